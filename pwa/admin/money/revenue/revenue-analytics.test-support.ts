import type { RevenueAnalytics } from '#domain/contract/revenue';

/** Analytics of a site with clicked links and no reports. */
export const NO_REPORTS: RevenueAnalytics = {
  affiliate_performance: {
    amazon_uk: {
      estimated_monthly_revenue: null,
      conversion_rate: null,
      estimated_monthly_clicks: 17,
      top_products: [],
      top_clicked: [{ name: 'kitchen scale', clicks: 17 }],
      revenue_projections: {
        current_monthly: null,
        with_5k_visitors: null,
        with_10k_visitors: null,
        with_25k_visitors: null,
      },
    },
  },
  adsense_performance: {
    estimated_rpm: null,
    publisher_id: null,
    ad_units: [],
    monthly_revenue_potential: null,
  },
  optimization_recommendations: ['Set AFFILIATE_TAGS.'],
  assumptions: {
    affiliateDays: 0,
    advertisingDays: 0,
    compared: { days: 0, sales: 0, clicks: 0, visits: 0 },
    affiliateEarnings: 0,
    advertisingEarnings: 0,
    rates: [],
    affiliateUntil: null,
    advertisingUntil: null,
  },
  goal: { pounds: 50_000, monthly: null, percent: null },
};
