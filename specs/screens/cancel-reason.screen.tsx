/** Cancelling an invoice asks why, in words of what becomes of its VAT, and nothing is cancelled before that is said. */
import type { Invoice } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import { expectWrong } from './support/field-error.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';

const PAID = exampleOf('invoices', 'recordPayment') as Invoice;
const UNPAID: Invoice = { ...PAID, payments: [], graceUntil: null };

/** The dialog of the way on that says so. */
async function asksToCancel(invoice: Invoice, way: 'anew' | 'cancel', language: 'de' | 'en' = 'de') {
  const screen = await opens(`/invoice/${invoice.id}`, {
    language,
    answers: { invoices: { get: () => invoice, cancel: () => invoice } },
  });
  const { user, say, findByRole, findByText } = screen;
  await user.click(await findByRole('button', { name: say('invoices:detail.more') }));
  await user.click(await findByText(say('invoice-corrections:menu.correct')));
  await user.click(await findByText(say(`invoice-corrections:ways.${way}.title`)));
  const title = way === 'anew' ? 'invoice-corrections:cancel.anewTitle' : 'invoices:cancel.title';
  const dialog = await findByRole('dialog', { name: say(title, { number: invoice.number ?? '' }) });
  await within(dialog).findByText(say('invoice-corrections:cancel.reason.question'));
  return { screen, dialog };
}

const choice = (dialog: HTMLElement, { say }: Screen, reason: 'correctedInvoiceFollows' | 'dealIsOff') =>
  within(dialog).getByLabelText(say(`invoice-corrections:cancel.reason.${reason}.label`));

test('of a paid invoice nothing is chosen, and nothing is cancelled before the person says why', async () => {
  const { screen, dialog } = await asksToCancel(PAID, 'cancel');
  const { user, say, server } = screen;
  for (const reason of ['correctedInvoiceFollows', 'dealIsOff'] as const)
    expect(choice(dialog, screen, reason)).not.toBeChecked();
  within(dialog).getByText(say('invoice-corrections:cancel.reason.dealIsOff.paid'));
  const confirm = within(dialog).getByRole('button', { name: say('invoices:cancel.confirm') });
  await user.click(confirm);
  const missing = say('invoices:problem.cancel.reason.missing');
  await within(dialog).findByText(missing);
  expectWrong(choice(dialog, screen, 'dealIsOff'), missing);
  expect(server.asked('invoices/cancel')).toEqual([]);
  await user.click(choice(dialog, screen, 'dealIsOff'));
  expect(within(dialog).queryByText(say('invoices:problem.cancel.reason.missing'))).toBeNull();
  await user.click(confirm);
  await waitFor(() =>
    expect(server.asked('invoices/cancel')).toMatchObject([{ id: PAID.id, reason: 'dealIsOff' }]),
  );
});

test('cancelled to be written anew and not paid, a corrected invoice follows unless the person says otherwise', async () => {
  const { screen, dialog } = await asksToCancel(UNPAID, 'anew', 'en');
  expect(choice(dialog, screen, 'correctedInvoiceFollows')).toBeChecked();
  within(dialog).getByText(screen.say('invoice-corrections:cancel.reason.dealIsOff.text'));
});

test('cancelled to be written anew, but paid: the person says which it is', async () => {
  const { screen, dialog } = await asksToCancel(PAID, 'anew', 'en');
  for (const reason of ['correctedInvoiceFollows', 'dealIsOff'] as const)
    expect(choice(dialog, screen, reason)).not.toBeChecked();
});
