/** The limit of § 19 UStG where an invoice is written: it is said, with its law, before anybody presses to issue. */
import { cents } from '@belegbar/domain/money';
import type { Business } from '../../web/business/saving.ts';
import { exampleOf } from './support/examples.ts';
import { expect, opens, test, waitFor } from './support/stage.tsx';
import { cell, fills, keepsDraft, seesEditor } from './support/verbs-editor.ts';

const BUSINESS = exampleOf('business', 'get') as Business;
const SMALL: Business = {
  ...BUSINESS,
  regimes: BUSINESS.regimes.map((regime) => ({ ...regime, smallBusiness: true })),
};

test.each([
  ['de', '100.000,00', 'kommst du 2026 auf 99.999,00', '95.000,00'],
  ['en', '100,000.00', 'you reach €99,999.00', '€95,000.00'],
] as const)(
  'the invoice that would cross it says so, and one below it how near it comes (%s)',
  async (language, limit, near, received) => {
    const { invoices } = keepsDraft();
    const screen = await opens('/invoices/new', {
      language,
      answers: {
        business: { get: () => SMALL },
        invoices: {
          ...invoices,
          turnover: async ({ year }) => ({
            year: Number(year),
            received: cents(9_500_000),
            previousYear: cents(2_000_000),
            isFounding: false,
            euConsumers: { sold: cents(0), soldBefore: cents(0) },
          }),
        },
      },
    });
    await seesEditor(screen);
    const { user, say, server } = screen;
    await user.selectOptions(cell(screen, 1, 'vatCase'), say('common:vatCase.smallBusiness'));
    fills(cell(screen, 1, 'quantity'), '1');
    fills(cell(screen, 1, 'unitPrice'), '5001');
    const crossed = say('invoices:problem.turnover.limit-crossed').slice(0, 12);
    const said = () =>
      screen.queryByText((text) => text.startsWith(crossed) && text.includes(limit), { selector: 'li *' });
    await waitFor(() => expect(said()).toBeInTheDocument());
    // § 19 (2) s. 1 UStG: what is sold of the fixed assets crosses nothing.
    await user.click(screen.getByText(say('invoices:sold.title')));
    await user.click(screen.getByRole('checkbox', { name: say('invoices:field.sellsFixedAssets') }));
    await screen.findByText((text) => text.includes(received) && text.includes(limit), { selector: 'li *' });
    // What was typed before may have been stored already: then this is a second writing.
    const stored = () => [...server.asked('invoices/createDraft'), ...server.asked('invoices/saveDraft')];
    await waitFor(() => expect(stored().at(-1)).toMatchObject({ draft: { sellsFixedAssets: true } }));
    await user.click(screen.getByRole('checkbox', { name: say('invoices:field.sellsFixedAssets') }));
    fills(cell(screen, 1, 'unitPrice'), '4999');
    await screen.findByText((text) => text.includes(near) && text.includes(limit), { selector: 'li *' });
  },
);
