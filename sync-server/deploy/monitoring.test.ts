import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../features/operations/metrics.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

type Rule = { alert: string; expr: string; annotations: { summary?: string; action?: string } };
const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

type Panel = { title: string; description: string; targets: { expr: string }[] };
const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };

/** Names of metrics in an expression; a histogram's series count as the histogram. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b((?:bowlful|process|nodejs)_\w+)/g)].map(([, name = '']) =>
    name.replace(/_bucket$/, ''),
  );

it('alerts and dashboard read only metrics that the server has', async () => {
  const metrics = createMetrics();
  metrics.readFrom({
    waiting: () => ({}),
    mailsWaiting: async () => 0,
    households: async () => ({ households: 0, records: 0 }),
    watchers: () => 0,
  });
  const { text } = await metrics.text();
  const known = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
  const used = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namesIn(expr));
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

it('the counters that an alert watches for a first failure start at zero', async () => {
  const { text } = await createMetrics().text();
  for (const series of [
    'backups_total{outcome="failed"}',
    'backups_total{outcome="made"}',
    'mails_total{outcome="failed"}',
  ])
    expect(text).toContain(`bowlful_${series} 0`);
});

it('each alert says what happened and what to do, each panel what it shows', () => {
  for (const { alert, annotations } of rules)
    expect([alert, annotations]).toEqual([
      alert,
      { summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/\.$/) },
    ]);
  for (const { title, description } of panels)
    expect([title, description.length > 10]).toEqual([title, true]);
});
