import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RecipeValidation, SeoAuditResult } from '#domain/contract/seo';
import { severityOf } from '#domain/seo/finding';
import { classNames } from '../../components/class-names.ts';
import { TabList } from '../../components/tab-list.tsx';
import { AuditOverview } from './audit-overview.tsx';
import { FindingList } from './finding-list.tsx';
import { RecipeAnalysis } from './recipe-analysis.tsx';
import { RecommendationList } from './recommendation-list.tsx';
import styles from './seo.module.css';

type AuditTab = 'overview' | 'critical' | 'recipes' | 'recommendations';

const TABS: readonly { value: AuditTab; label: string }[] = [
  { value: 'overview', label: 'Overview' },
  { value: 'critical', label: 'Critical Issues' },
  { value: 'recipes', label: 'Recipe Analysis' },
  { value: 'recommendations', label: 'Recommendations' },
];

function Success({ children }: { children: ReactNode }) {
  return (
    <p>
      <span className={classNames(styles['badge'], styles['good'])}>
        <CircleCheck size={18} aria-hidden /> {children}
      </span>
    </p>
  );
}

type AuditTabsProps = { result: SeoAuditResult; recipes: readonly RecipeValidation[] };

/** The finished audit in four tabs. */
export function AuditTabs({ result, recipes }: AuditTabsProps) {
  const [tab, setTab] = useState<AuditTab>('overview');
  const critical = result.findings.filter((finding) => severityOf(finding) === 'critical');
  const others = result.findings.filter((finding) => severityOf(finding) !== 'critical');
  const panels: Record<AuditTab, ReactNode> = {
    overview: <AuditOverview result={result} />,
    critical:
      critical.length === 0 ? (
        <Success>No critical issues found</Success>
      ) : (
        <FindingList findings={critical} />
      ),
    recipes: <RecipeAnalysis recipes={recipes} />,
    recommendations:
      others.length === 0 ? (
        <Success>Nothing to recommend</Success>
      ) : (
        <>
          <RecommendationList findings={others} />
          {result.further > 0 && (
            <p className={styles['small']}>{result.further} further findings are not listed.</p>
          )}
        </>
      ),
  };
  return (
    <div className={styles['part']}>
      <div className={styles['tabs']}>
        <TabList label="Result of the audit" id="audit" tabs={TABS} value={tab} onChange={setTab} />
      </div>
      <div
        role="tabpanel"
        id={`audit-panel-${tab}`}
        aria-labelledby={`audit-tab-${tab}`}
        className={styles['part']}
      >
        {panels[tab]}
      </div>
    </div>
  );
}
