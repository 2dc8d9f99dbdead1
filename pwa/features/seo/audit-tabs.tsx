import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeValidation, SeoAuditResult } from '#domain/contract/seo';
import {
  type Finding,
  type FindingCode,
  GOOD_SCORE,
  RULES,
  type ScoreBand,
  scoreBand,
  severityOf,
} from '#domain/seo/finding';
import { classNames } from '../../components/class-names.ts';
import { TabList } from '../../components/segmented.tsx';
import { BarChart } from '../charts/charts.tsx';
import { FigureTable } from '../charts/figure-table.tsx';
import styles from './seo.module.css';

const BANDS = {
  good: { word: 'Good', Icon: CircleCheck },
  fair: { word: 'Fair', Icon: TriangleAlert },
  poor: { word: 'Poor', Icon: OctagonAlert },
} as const satisfies Record<ScoreBand, unknown>;

/** A score in its colour, with icon and word. */
function ScoreBadge({ score }: { score: number }) {
  const band = scoreBand(score);
  const { word, Icon } = BANDS[band];
  return (
    <span className={classNames(styles['badge'], styles[band])}>
      <Icon size={18} aria-hidden /> {word}, {score}%
    </span>
  );
}

const LOWEST = 10;

const when = (at: string) =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** The site's score, its parts, and the lowest pages. */
function AuditOverview({ result }: { result: SeoAuditResult }) {
  const { overallScore, summary, auditedAt, bands, scores } = result;
  const lowest = scores.filter(({ score }) => score < 100).slice(0, LOWEST);
  return (
    <>
      <div className={styles['card']}>
        <h2>Overall score</h2>
        <p className={styles['figure']}>{overallScore}%</p>
        <ScoreBadge score={overallScore} />
        <p>{summary}</p>
        <p className={styles['small']}>
          Read {when(auditedAt)} UTC. The result is kept until a recipe or review changes.
        </p>
      </div>
      <div className={styles['card']}>
        <h2>Pages by score</h2>
        <BarChart
          title="Pages by score"
          columns={['Score', 'Pages']}
          rows={[
            { name: '90 or more', count: bands.good },
            { name: '70 to 89', count: bands.fair },
            { name: 'Below 70', count: bands.poor },
          ]}
        />
      </div>
      {lowest.length > 0 && (
        <div className={styles['card']}>
          <h2>Lowest pages</h2>
          <FigureTable
            title="Lowest pages"
            columns={['Page', 'Score']}
            rows={lowest.map(({ page, score }) => ({
              key: page,
              name: <Link to={page}>{page}</Link>,
              figures: [`${score}%`],
            }))}
          />
        </div>
      )}
    </>
  );
}

const SHOWN = 10;

/** The recipes below 90, lowest first and at most ten, and how many reach 90. */
function RecipeAnalysis({ recipes }: { recipes: readonly RecipeValidation[] }) {
  const below = recipes
    .filter(({ seoScore }) => seoScore < GOOD_SCORE)
    .sort((a, b) => a.seoScore - b.seoScore);
  const good = recipes.length - below.length;
  return (
    <>
      <p>
        {good} of {recipes.length} recipes score {GOOD_SCORE} or more.
        {below.length > SHOWN && ` Of the ${below.length} below, these are the ${SHOWN} lowest.`}
      </p>
      {below.length > 0 && (
        <ul className={styles['list']} aria-label="Recipes below 90">
          {below.slice(0, SHOWN).map(({ recipeId, title, seoScore, issues }) => (
            <li key={recipeId} className={styles['card']}>
              <ScoreBadge score={seoScore} />
              <h3>
                <Link to={`/recipe/${recipeId}`}>{title}</Link>
              </h3>
              <ul className={styles['finding']}>
                {issues.map((issue) => (
                  <li key={issue}>{issue}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Critical findings, each with its page and what to do. */
function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles['list']} aria-label="Critical issues">
      {findings.map(({ code, page, problem }) => (
        <li key={`${code} ${page} ${problem}`} className={styles['card']}>
          <div className={styles['finding']}>
            <Link to={page} className={styles['link']} reloadDocument={page.includes('.')}>
              {page}
            </Link>
            <p>{problem}</p>
            <p>
              <strong>{RULES[code].advice}</strong>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

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

const SHOWN_PAGES = 10;
const WORDS = { critical: 'Critical', warning: 'Warning', advice: 'Suggestion' } as const;
const COLOURS = { critical: 'poor', warning: 'fair', advice: 'plain' } as const;

function byCode(findings: readonly Finding[]): [FindingCode, Finding[]][] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return codes.map((code) => [code, findings.filter((finding) => finding.code === code)]);
}

/** What to do: one card per kind of fault, with the affected pages. */
function RecommendationList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles['list']} aria-label="Recommendations">
      {byCode(findings).map(([code, group]) => (
        <li key={code} className={styles['card']}>
          <span className={classNames(styles['badge'], styles[COLOURS[RULES[code].severity]])}>
            {WORDS[RULES[code].severity]}
          </span>
          <h3>{RULES[code].advice}</h3>
          <ul className={styles['finding']}>
            {group.slice(0, SHOWN_PAGES).map(({ page, problem }) => (
              <li key={`${page} ${problem}`}>
                <Link to={page} reloadDocument={page.includes('.')}>
                  {page}
                </Link>
                : {problem}
              </li>
            ))}
          </ul>
          {group.length > SHOWN_PAGES && (
            <p className={styles['small']}>And {group.length - SHOWN_PAGES} more.</p>
          )}
        </li>
      ))}
    </ul>
  );
}
