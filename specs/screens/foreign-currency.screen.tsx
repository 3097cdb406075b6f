/** Invoices in another currency: the rate is asked for, told in both, forgotten with its currency, and paid by what came in euros. */
import type { z } from 'zod';
import type { Business as BusinessMessage } from '../../contract/business.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { cell, editorField, fills, keepsDraft, seesEditor, seesSaved } from './support/verbs-editor.ts';

const rate = ({ say, queryByLabelText }: Screen, currency: string) =>
  queryByLabelText(say('invoices:exchange.rateOf', { currency })) as HTMLElement;
const lines = ({ say, getByText }: Screen) =>
  getByText(say('invoices:lines.title'), { selector: 'h2, h3' }).closest('section') as HTMLElement;

async function opensNew(): Promise<Screen> {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  await seesEditor(screen);
  return screen;
}

// 1,000.00 USD and 19 % are 1,190.00 USD; at 1.25 USD for one euro 800.00, 152.00 and 952.00 €.
test('euros have no rate; of dollars it is missing, and the point leads to its field, with which the sums stand in euros, too', async () => {
  const screen = await opensNew();
  const { user, say, findByText } = screen;
  fills(cell(screen, 1, 'description'), 'Workshop');
  fills(cell(screen, 1, 'unitPrice'), '1000');
  expect(rate(screen, 'USD')).toBeNull();
  await user.selectOptions(editorField(screen, 'currency'), 'USD');
  await waitFor(() => expect(lines(screen)).toHaveTextContent(/Gesamt\s*1\.190,00\sUSD/));
  const words = say('invoices:problem.currency.rate.missing', { currency: 'USD' });
  const missing = (await findByText(words, { selector: 'li *' })).closest('li') as HTMLElement;
  expect(missing).toHaveTextContent('§ 16 Abs. 6 UStG');
  await user.click(within(missing).getByText(say('invoices:findings.toField')));
  await waitFor(() => expect(rate(screen, 'USD')).toHaveFocus());
  expect(rate(screen, 'USD')).toHaveAccessibleDescription(/Umsatzsteuer-Umrechnungskurs des BMF.*März 2026/);
  fills(rate(screen, 'USD'), '0');
  rate(screen, 'USD').blur();
  await waitFor(() => expect(rate(screen, 'USD')).toHaveAttribute('aria-invalid', 'true'));
  fills(rate(screen, 'USD'), '1,25');
  rate(screen, 'USD').blur();
  for (const sum of [
    /Netto in Euro\s*800,00\s€/,
    /Umsatzsteuer in Euro\s*152,00\s€/,
    /Gesamt in Euro\s*952,00\s€/,
  ])
    await waitFor(() => expect(lines(screen)).toHaveTextContent(sum));
  await waitFor(() => expect(rate(screen, 'USD')).toHaveValue('1,2500'));
  await seesSaved(screen);
});

test('euros forget the rate, and francs ask for their own', async () => {
  const screen = await opensNew();
  const { user, say, findByText } = screen;
  const choosesCurrency = (code: string) => user.selectOptions(editorField(screen, 'currency'), code);
  await choosesCurrency('USD');
  fills(rate(screen, 'USD'), '1,25');
  await choosesCurrency('CHF');
  expect(rate(screen, 'CHF')).toHaveValue('');
  fills(rate(screen, 'CHF'), '1,2,3');
  await waitFor(() => expect(rate(screen, 'CHF')).toHaveAttribute('aria-invalid', 'true'));
  await choosesCurrency('EUR');
  await choosesCurrency('CHF');
  expect(rate(screen, 'CHF')).toHaveValue('');
  fills(cell(screen, 1, 'description'), 'Beratung');
  await user.click(screen.getByText(say('invoices:service.insert')));
  await user.click(await findByText('Entwicklung', { selector: '[role=menuitem] *' }));
  expect(cell(screen, 2, 'unitPrice'), 'a price in euros is none in francs').toHaveValue('');
});

test('a new invoice begins in the currency of the business', async () => {
  const business = {
    ...(exampleOf('business', 'get') as z.output<typeof BusinessMessage>),
    currency: 'CHF' as const,
  };
  const screen = await opens('/invoices/new', {
    answers: { ...keepsDraft({ lines: [] }), business: { get: () => business } },
  });
  await seesEditor(screen);
  expect(editorField(screen, 'currency')).toHaveValue('CHF');
});
