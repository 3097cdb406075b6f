/** What cannot be right is said at its field while it is typed, and stays there to be mended. */
import { day } from '@belegbar/domain/calendar';
import type { z } from 'zod';
import type { Business as BusinessMessage } from '../../contract/business.ts';
import type { Language } from '../support/words.ts';
import { exampleOf } from './support/examples.ts';
import { goesTo } from './support/goes-to.ts';
import { invalid, refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { asksForSeldom } from './support/verbs-business.ts';
import {
  cell,
  choosesClient,
  choosesOfLine,
  editorField,
  fills,
  keepsDraft,
  pressesIssue,
  seesEditor,
  seesSaidAt,
  WRITTEN,
} from './support/verbs-editor.ts';

/** What is typed into which field of the profile, and the text that is said there. */
const PROFILE = [
  ['iban', 'DE02120300000000202052', 'iban.check-digit'],
  ['iban', 'DE021203000000002020', 'iban.length'],
  ['bic', 'BYLA', 'bic.form'],
  ['vatId', 'DE271828181', 'vat-id.check-digit'],
  ['vatId', 'DE12', 'vat-id.form'],
  ['taxNumber', 'keine', 'tax-number.form'],
  ['numberPattern', '{YYYY}', 'number-pattern.running.missing'],
] as const;

test('the profile says at its field what is wrong, and sends nothing of it', async () => {
  const screen = await opens('/my-business');
  await asksForSeldom(screen);
  for (const [name, typed, problem] of PROFILE) {
    const field = await leaves(screen, name, typed);
    await seesSaidAt(() => field, screen.say(`errors:problem.${problem}`));
  }
  expect(screen.server.asked('business/update')).toEqual([]);
});

test('what only the server finds wrong with the profile is said at its field, and stays there', async () => {
  const refuse = () => {
    throw invalid({ email: 'email.form' });
  };
  const screen = await opens('/my-business', { answers: { business: { update: refuse } } });
  const email = await leaves(screen, 'email', 'jonas@');
  await seesSaidAt(() => email, screen.say('errors:problem.email.form'));
  expect(email).toHaveValue('jonas@');
});

function profileField({ say, getByLabelText }: Screen, name: string): HTMLElement {
  return getByLabelText(say(`business:field.${name}`), { selector: 'input' });
}

async function leaves(screen: Screen, name: string, text: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText(screen.say(`business:field.${name}`), { selector: 'input' });
  fills(field, text);
  field.blur();
  return field;
}

for (const language of ['de', 'en'] satisfies Language[])
  test(`the lines say what they cannot read, and keep it (${language})`, async () => {
    const screen = await opens('/invoices/new', { language, answers: keepsDraft() });
    await seesEditor(screen);
    await choosesOfLine(screen, 1, 'invoices:lines.giveDiscount');
    const typed = [
      ['quantity', 'drei', 'form'],
      ['unitPrice', language === 'de' ? '12,3,4' : '12.3.4', 'form'],
      ['unitPrice', language === 'de' ? '1,23456' : '1.23456', 'decimals'],
      ['discount', '101', 'range'],
    ] as const;
    for (const [column, text, problem] of typed) {
      fills(cell(screen, 1, column), text);
      await seesSaidAt(() => cell(screen, 1, column), screen.say(`errors:problem.number.${problem}`));
      expect(cell(screen, 1, column)).toHaveValue(text);
    }
  });

test('texts that are too long, that turn the reading direction, or name no paragraph are said at their field', async () => {
  const screen = await opens('/invoices/new', { language: 'en', answers: keepsDraft() });
  const { user, say } = screen;
  await seesEditor(screen);
  fills(editorField(screen, 'title'), 'x'.repeat(10_000));
  await seesSaidAt(() => editorField(screen, 'title'), say('invoices:problem.text.long'));
  fills(editorField(screen, 'title'), 'Rechnung \u202e0001');
  await seesSaidAt(() => editorField(screen, 'title'), say('errors:problem.text.form'));
  fills(editorField(screen, 'title'), 'Rechnung 0001');
  fills(cell(screen, 1, 'description'), 'x'.repeat(10_000));
  await seesSaidAt(() => cell(screen, 1, 'description'), say('invoices:problem.text.long'));
  await user.selectOptions(cell(screen, 1, 'vatCase'), say('common:vatCase.exempt'));
  const exemption = () => screen.getByLabelText(say('invoices:lines.exemption'));
  fills(exemption(), '19');
  const unknown = say('invoices:problem.line.exemption-paragraph.unknown', { line: 1 });
  await seesSaidAt(exemption, unknown);
  expect(exemption()).toHaveAttribute('aria-invalid', 'true');
  fills(exemption(), 'x'.repeat(41));
  await seesSaidAt(exemption, say('invoices:problem.text.long'));
  fills(exemption(), '4 Nr. 21');
  await waitFor(() => expect(exemption()).toHaveAccessibleDescription(''));
});

test('a service period that ends before it begins is refused, however its years are written', async () => {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  await seesEditor(screen);
  const period = () => editorField(screen, 'servicePeriod');
  for (const text of ['5.5.26 - 1.1.26', '5.5.2026 - 1.1.2026']) {
    fills(period(), text);
    period().blur();
    await seesSaidAt(period, screen.say('invoices:problem.service-period.reversed'));
  }
  fills(period(), '28.12. - 4.1.26');
  period().blur();
  await waitFor(() => expect(period()).toHaveValue('28.12.2025 bis 04.01.2026'));
  await waitFor(() => expect(period()).toHaveAccessibleDescription(''));
});

const business = exampleOf('business', 'get') as z.output<typeof BusinessMessage>;

test("a number that wants the client's number is shown so, and missing until the client has one", async () => {
  const numbered = { ...business, numberPattern: '{CLIENT}/{YYYY}/{NNN}', nextNumber: '{CLIENT}/2026/012' };
  const answers = { ...keepsDraft({ clientId: null }), business: { get: () => numbered } };
  const screen = await opens('/my-business', { answers });
  const { say, findByLabelText, findByText, queryByText } = screen;
  await findByLabelText(say('business:field.numberPattern'));
  const next = say('business:hint.nextNumber', { number: '{CLIENT}/2026/012' });
  await seesSaidAt(() => profileField(screen, 'numberPattern'), next);
  goesTo(`/invoice/${WRITTEN.id}`);
  const missing = say('invoices:problem.invoice-number.client.missing');
  expect(await findByText(missing)).toBeVisible();
  await choosesClient(screen, 'Nordlicht GmbH');
  await waitFor(() => expect(queryByText(missing)).toBeNull());
});

test('a date before that of the last invoice is worth a thought, and no hindrance', async () => {
  const issuedAlready = { ...business, lastInvoiceDate: day('2026-03-02') };
  const screen = await opens('/invoices/new', {
    language: 'en',
    answers: { ...keepsDraft(), business: { get: () => issuedAlready } },
  });
  const { say } = screen;
  await seesEditor(screen);
  const warning = say('invoices:problem.invoice-date.before-previous', { previousDay: '2 Mar 2026' });
  fills(editorField(screen, 'title'), 'Workshop');
  expect(screen.queryByText(warning)).toBeNull();
  fills(editorField(screen, 'invoiceDate'), '01.03.2026');
  editorField(screen, 'invoiceDate').blur();
  expect(await screen.findByText(warning)).toBeVisible();
});

test('an amount beyond all measure is refused at its cell, in the list and when issuing, and has no total', async () => {
  const screen = await opens('/invoices/new', { answers: keepsDraft() });
  const { say } = screen;
  await seesEditor(screen);
  fills(cell(screen, 1, 'description'), 'Alles');
  fills(cell(screen, 1, 'quantity'), '999999999');
  fills(cell(screen, 1, 'unitPrice'), '999999999');
  const wrong = say('invoices:problem.line.amount.too-large', { line: 1 });
  await seesSaidAt(() => cell(screen, 1, 'unitPrice'), wrong);
  expect(screen.getByText(wrong, { selector: 'li *' })).toBeVisible();
  const total = screen.getByText(say('invoices:totals.gross'), { selector: 'dt' });
  expect(total.parentElement).toHaveTextContent('–');
  const dialog = await pressesIssue(screen, 'incompleteTitle');
  expect(dialog).toHaveTextContent(wrong);
});

test("another's invoice and one that never was are answered alike", async () => {
  const refuse = () => {
    throw refusal('NOT_FOUND');
  };
  const screen = await opens('/invoice/01890000-0000-7000-8000-000000000000', {
    answers: { invoices: { get: refuse } },
  });
  const { say, findByText, queryByText } = screen;
  expect(await findByText(say('invoices:detail.notFoundWhy'))).toBeVisible();
  goesTo('/invoices');
  await waitFor(() => expect(queryByText(say('invoices:detail.notFoundWhy'))).toBeNull());
  goesTo('/invoice/keine');
  expect(await findByText(say('invoices:detail.notFoundWhy'))).toBeVisible();
});
