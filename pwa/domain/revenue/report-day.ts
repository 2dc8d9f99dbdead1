/** Amounts and counts of one account on one day, as a network's report states them. Money in millionths. */
export type ReportDay = {
  /** Tracking id or site; '' if the report names none. */
  account: string;
  /** '2026-11-21' */
  day: string;
  earningsMicros: number;
  /** Items sold minus returns; 0 in advertising reports. */
  items: number;
  /** Ad clicks; 0 in sales reports. */
  clicks: number;
  /** Pages with ads; 0 in sales reports. */
  pageViews: number;
  /** Top-earning products. */
  products: readonly { name: string; items: number; earningsMicros: number }[];
};

/** Maximum products kept per account and day. */
const PRODUCTS_A_DAY = 10;

type Row = Omit<ReportDay, 'products'> & { product?: string };

/** Sums the lines of a report by account and day, sorted by day. */
export function addUpDays(rows: readonly Row[]): ReportDay[] {
  const days = new Map<
    string,
    ReportDay & { named: Map<string, { items: number; earningsMicros: number }> }
  >();
  for (const { product, ...row } of rows) {
    const key = `${row.account}|${row.day}`;
    const known = days.get(key);
    const day = known ?? { ...row, products: [], named: new Map() };
    if (known !== undefined) {
      known.earningsMicros += row.earningsMicros;
      known.items += row.items;
      known.clicks += row.clicks;
      known.pageViews += row.pageViews;
    }
    if (product !== undefined) {
      const sum = day.named.get(product) ?? { items: 0, earningsMicros: 0 };
      sum.items += row.items;
      sum.earningsMicros += row.earningsMicros;
      day.named.set(product, sum);
    }
    days.set(key, day);
  }
  return [...days.values()]
    .map(({ named, ...day }) => ({
      ...day,
      products: [...named]
        .map(([name, sum]) => ({ name, ...sum }))
        .sort((a, b) => b.earningsMicros - a.earningsMicros || (a.name < b.name ? -1 : 1))
        .slice(0, PRODUCTS_A_DAY),
    }))
    .sort((a, b) => (a.day === b.day ? (a.account < b.account ? -1 : 1) : a.day < b.day ? -1 : 1));
}
