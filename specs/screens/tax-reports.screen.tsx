/** A return whose official form is not published yet says so, in one sentence and in both languages. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';

type Advance = Awaited<ReturnType<typeof client.taxReports.vatAdvance>>;
type Statement = Awaited<ReturnType<typeof client.taxReports.eur>>;

const report = exampleOf('taxReports', 'vatAdvance') as Advance;
const answers: Answers = {
  taxReports: {
    vatAdvance: ({ period }) => ({ ...report, period, formYear: 2027, isProvisional: true }),
  },
};

for (const language of ['de', 'en'] as const) {
  test(`an advance return by a form that is not known yet (${language})`, async () => {
    const screen = await opens('/tax-reports/vat-advance?period=2027-Q1', { language, answers });
    await screen.findByText(screen.say('tax-reports-form:check.provisional', { year: 2027 }));
    const earlier = await screen.findByRole('table', { name: screen.say('tax-reports-form:earlier') });
    await waitFor(() => expect(within(earlier).getAllByRole('row')).toHaveLength(2));
  });

  test(`an income-surplus statement by a form that is not known yet (${language})`, async () => {
    const screen = await opens('/tax-reports/eur?year=2026', { language, answers });
    await screen.findByText(screen.say('tax-reports-form:check.provisional', { year: 2026 }));
  });
}

test('a return by a form that was seen says nothing of it', async () => {
  const statement = exampleOf('taxReports', 'eur') as Statement;
  const form = { year: 2025, isProvisional: false, source: 'form Anlage EÜR 2025' };
  const answers = { taxReports: { eur: () => ({ ...statement, year: 2025, form }) } };
  const screen = await opens('/tax-reports/eur?year=2025', { answers });
  await screen.findByText(screen.say('tax-reports:eur.byMoney'));
  expect(screen.queryByText(screen.say('tax-reports-form:check.provisional', { year: 2025 }))).toBe(null);
});
