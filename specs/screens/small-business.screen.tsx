/** Lena is a small business (§ 19 UStG): her invoices show no VAT, and say why. */
import { cents, decimal } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { merged } from './support/fake-server.ts';
import { expect, opens, test, waitFor, within } from './support/stage.tsx';
import { keepsDraft, seesEditor, WRITTEN } from './support/verbs-editor.ts';

type Business = Awaited<ReturnType<typeof client.business.get>>;

test('Lena shows no VAT and is told why', async () => {
  const business = exampleOf('business', 'get') as Business;
  const regimes = business.regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  const [line] = WRITTEN.draft.lines;
  if (line === undefined) throw new Error('The draft has no line.');
  const lines = [
    { ...line, quantity: decimal('2'), unitPrice: decimal('250'), vatCase: 'smallBusiness' as const },
  ];
  const answers = merged(keepsDraft({ lines }), { business: { get: () => ({ ...business, regimes }) } });
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers });
  const { say, getByLabelText, findByText } = screen;
  await seesEditor(screen);
  const region = getByLabelText(say('invoices:lines.title'), { selector: 'section, [role=region]' });
  const sums = () => [...region.querySelectorAll('dd')].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(sums()).toEqual([expect.stringContaining('500,00'), expect.stringContaining('500,00')]),
  );
  await findByText(say('invoices:vat.because.small-business'));
  expect(document.body).toHaveTextContent(/§ 19/);
});

test('the home of a small business shows its turnover beside the limits, and asks for no advance return', async () => {
  const business = exampleOf('business', 'get') as Business;
  const regimes = business.regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  const turnover = {
    year: 2026,
    received: cents(1_038_000),
    previousYear: cents(1_040_000),
    isFounding: false,
    euConsumers: { sold: cents(0), soldBefore: cents(0) },
  };
  const answers = {
    business: { get: () => ({ ...business, regimes }) },
    invoices: { turnover: () => turnover },
    taxReports: { pendingReturns: () => ({ returns: [] }) },
  };
  const screen = await opens('/home', { answers });
  const { say, findByRole, getByRole } = screen;
  const limits = await findByRole('region', { name: say('home:small.title') });
  // 25,000.00 less 10,380.00.
  await within(limits).findByText(/14\.620,00.*25\.000,00/);
  expect(limits).toHaveTextContent(/2025.*10\.400,00.*2026 bisher.*10\.380,00.*25\.000.*100\.000/);
  const figures = getByRole('region', { name: say('home:figures') });
  expect(figures).toHaveTextContent(/Umsatz 2026.*10\.380,00/);
  expect(limits).not.toHaveTextContent(/Vorsteuer/);
});
