import { expect, test } from 'vitest';
import { type MetricSources, openMetrics } from './metrics.ts';

const SOURCES: MetricSources = {
  version: '1.2.3',
  connections: () => ({ used: 3, idle: 1, waiting: 7 }),
  processes: {
    documents: () => ({ processes: 2, running: 1, waiting: 4 }),
    images: () => ({ processes: 0, running: 0, waiting: 0 }),
  },
  work: async () => [{ name: 'mail.deliver', waiting: 2, active: 1, retrying: 5, failed: 1 }],
  mails: async () => 9,
  space: async () => ({ freeBytes: 1_000, totalBytes: 50_000 }),
};

const linesOf = async (sources: MetricSources) => (await openMetrics(sources).text()).split('\n');

test.each([
  'belegbar_info{version="1.2.3"} 1',
  'belegbar_database_connections{state="waiting"} 7',
  'belegbar_processes{kind="images"} 0',
  'belegbar_process_jobs{kind="documents",state="running"} 1',
  'belegbar_process_jobs{kind="documents",state="waiting"} 4',
  'belegbar_jobs{name="mail.deliver",state="retrying"} 5',
  'belegbar_mails{state="waiting"} 9',
  'belegbar_space_bytes{state="free"} 1000',
])('%s', async (line) => {
  expect(await linesOf(SOURCES)).toContain(line);
});

test('answers are counted by route and status, and by how long they took', async () => {
  const metrics = openMetrics(SOURCES);
  for (const seconds of [0.02, 0.3, 40])
    metrics.answered({ method: 'POST', route: 'invoices.issue', status: 200, seconds });
  const labels = 'method="POST",route="invoices.issue",status="200"';
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain(`belegbar_http_answer_seconds_bucket{le="0.025",${labels}} 1`);
  expect(lines).toContain(`belegbar_http_answer_seconds_bucket{le="0.5",${labels}} 2`);
  expect(lines).toContain(`belegbar_http_answer_seconds_count{${labels}} 3`);
});

test('while the database is away the other figures stand, and none of before', async () => {
  let isAway = false;
  const metrics = openMetrics({
    ...SOURCES,
    mails: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(9)),
  });
  await metrics.text();
  isAway = true;
  const text = await metrics.text();
  expect(text).not.toMatch(/^belegbar_mails\{/m);
  expect(text).toContain('belegbar_space_bytes{state="total"} 50000');
  expect(await metrics.text()).toMatch(/^belegbar_metrics_unknown_total\{figure="mails"\} [1-9]/m);
});
