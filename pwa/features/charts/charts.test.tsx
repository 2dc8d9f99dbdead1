import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BarChart, DayChart } from './charts.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ROWS = [
  { day: '2026-11-19', values: [3, 10] },
  { day: '2026-11-20', values: [5, 12] },
  { day: '2026-11-21', values: [0, 0] },
];

it('moves from day to day by key and announces the figures', () => {
  render(<DayChart title="Visits by day" series={['Visits', 'Page views']} rows={ROWS} />);
  const slider = screen.getByRole('slider', { name: 'Visits by day, day by day' });
  expect(slider.getAttribute('aria-valuetext')).toBe('21 Nov: Visits 0, Page views 0');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuetext')).toBe('20 Nov: Visits 5, Page views 12');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuenow')).toBe('1');
  fireEvent.keyDown(slider, { key: 'PageUp' });
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
  fireEvent.keyDown(slider, { key: 'a' });
  expect(slider.getAttribute('aria-valuenow')).toBe('3');
});

it('has the same figures in the table and the CSV file', async () => {
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:figures';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  render(<DayChart title="Visits by day" series={['Visits', 'Page views']} rows={ROWS} />);
  expect(screen.getByText('Visits by day as a table').closest('summary')).not.toBeNull();
  const table = screen.getByRole('table', { name: 'Visits by day', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })[2]?.textContent).toBe('2026-11-20512');
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV', hidden: true }));
  expect(await file?.text()).toBe(
    'Day,Visits,Page views\r\n2026-11-19,3,10\r\n2026-11-20,5,12\r\n2026-11-21,0,0\r\n',
  );
  expect(names).toEqual(['visits-by-day.csv']);
});

it('distinguishes a day without a figure from a day with a figure of 0', async () => {
  let file: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:figures';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const rows = [
    { day: '2026-11-20', values: [0, null] },
    { day: '2026-11-21', values: [null, null] },
  ];
  render(<DayChart title="Revenue" series={['Sales', 'Ads']} rows={rows} unknown="no report" />);
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('21 Nov: Sales no report, Ads no report');
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuetext')).toBe('20 Nov: Sales 0, Ads no report');
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV', hidden: true }));
  expect(await file?.text()).toBe('Day,Sales,Ads\r\n2026-11-20,0,\r\n2026-11-21,,\r\n');
});

it('scales bars to the largest value', () => {
  const { container } = render(
    <BarChart
      title="Partners"
      columns={['Partner', 'Revenue']}
      rows={[
        { name: 'Amazon', count: 2.4 },
        { name: 'Tesco', count: 0.6 },
      ]}
      shown={(pounds) => `£${pounds.toFixed(2)}`}
    />,
  );
  const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width);
  expect(widths).toEqual(['100%', '25%']);
  expect(screen.getAllByText('£0.60', { exact: true })).toHaveLength(2);
});
