import type { RevenueAnalytics } from '#domain/contract/revenue';
import { BarChart } from '../../features/charts/bar-chart.tsx';
import { inNumber, inPounds } from '../parts/money.ts';
import { Panel, Panels } from '../parts/panel.tsx';
import { Assumptions } from './assumptions.tsx';
import styles from './revenue.module.css';

type AnalyticsProps = { analytics: RevenueAnalytics };

const amount = (pounds: number | null) => (pounds === null ? 'Not known' : inPounds(pounds));

/** 'Performance': products, and the advertising that is connected. */
export function Performance({ analytics }: AnalyticsProps) {
  const { amazon_uk: amazon } = analytics.affiliate_performance;
  const { publisher_id, ad_units, monthly_revenue_potential } = analytics.adsense_performance;
  return (
    <div className={styles['column']}>
      <Panels>
        <Panel title="Top products">
          {amazon.top_products.length === 0 ? (
            <p>No sale is known: import the Fee-Earnings report of Amazon Associates under Reports.</p>
          ) : (
            <BarChart
              title="Top products"
              columns={['Product', 'Revenue']}
              rows={amazon.top_products.map(({ name, items, revenue }) => ({
                name,
                count: revenue,
                note: `${inNumber(items)} sold`,
              }))}
              shown={inPounds}
            />
          )}
        </Panel>
        <Panel title="Most clicked here">
          {amazon.top_clicked.length === 0 ? (
            <p>No shop’s link was clicked in the last 30 days.</p>
          ) : (
            <BarChart
              title="Most clicked here"
              columns={['Product', 'Clicks']}
              rows={amazon.top_clicked.map(({ name, clicks }) => ({ name, count: clicks }))}
            />
          )}
        </Panel>
      </Panels>
      <Panel title="Advertising network">
        <dl>
          <dt>Publisher id</dt>
          <dd>{publisher_id ?? 'Not connected: set AD_CLIENT and CONSENT_PLATFORM_URL.'}</dd>
          <dt>Ad units</dt>
          <dd>{ad_units.length === 0 ? 'None: set AD_UNITS.' : ad_units.join(', ')}</dd>
          <dt>Estimated monthly revenue</dt>
          <dd>{amount(monthly_revenue_potential)}</dd>
        </dl>
      </Panel>
      <Assumptions analytics={analytics} />
    </div>
  );
}

/** 'Growth Projections': what more visitors would earn, and why we think so. */
export function Projections({ analytics }: AnalyticsProps) {
  const { revenue_projections: projections } = analytics.affiliate_performance.amazon_uk;
  const rows = [
    { name: 'Current monthly', pounds: projections.current_monthly },
    { name: 'With 5,000 monthly visitors', pounds: projections.with_5k_visitors },
    { name: 'With 10,000 monthly visitors', pounds: projections.with_10k_visitors },
    { name: 'With 25,000 monthly visitors', pounds: projections.with_25k_visitors },
  ];
  const known = rows.flatMap(({ name, pounds }) => (pounds === null ? [] : [{ name, count: pounds }]));
  return (
    <div className={styles['column']}>
      <Panel title="Affiliate revenue of a month">
        {known.length > 0 && (
          <BarChart
            title="Affiliate revenue of a month"
            columns={['Visitors', 'Revenue']}
            rows={known}
            shown={inPounds}
          />
        )}
        {known.length < rows.length && (
          <p>
            {known.length === 0
              ? 'Nothing can be projected yet: import the Fee-Earnings report of Amazon Associates under Reports.'
              : 'More visitors cannot be projected: no visit was counted on the days that reports cover.'}
          </p>
        )}
      </Panel>
      <Assumptions analytics={analytics} />
    </div>
  );
}

/** 'Optimization': what is worth doing next. */
export function Optimization({ analytics: { optimization_recommendations: next } }: AnalyticsProps) {
  return (
    <Panel title="Recommendations">
      {next.length === 0 ? (
        <p>Nothing stands out: shops and advertising are connected, and reports are recent.</p>
      ) : (
        <ol className={styles['steps']}>
          {next.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
