/** Whether an invoice would pass as an e-invoice is seen while it is written; the client's format decides what it must keep, and nobody who wants a PDF is stopped by an XRechnung. */
import type { z } from 'zod';
import type { Business as BusinessMessage } from '../../contract/business.ts';
import type { client as calls } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import type { Answers } from './support/fake-server.ts';
import { findings } from './support/inspection.ts';
import { problemsAt, refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import {
  cell,
  fills,
  keepsDraft,
  pressesIssue,
  seesDialog,
  seesEditor,
  seesSaidAt,
  WRITTEN,
} from './support/verbs-editor.ts';

type Business = z.output<typeof BusinessMessage>;
type Client = Awaited<ReturnType<typeof calls.clients.get>>;

const business = exampleOf('business', 'get') as Business;
const CLIENT = exampleOf('clients', 'get') as Client;
const PHONE = '030 5550 148';
const BODY = { invoiceFormat: 'xrechnung', leitwegId: '04011000-1234512345-06' } as const;
const PHONE_MISSING = 'Die Telefonnummer des Verkäufers fehlt.';

interface Parties {
  client?: Partial<Client>;
  seller?: Partial<Business>;
  draft?: Parameters<typeof keepsDraft>[0];
}

/** A draft to this client, whose server keeps what is changed of client and business. */
async function writes({ client = {}, seller = {}, draft = {} }: Parties): Promise<Screen> {
  let billed: Client = { ...CLIENT, ...client };
  let own: Business = { ...business, ...seller };
  const answers: Answers = {
    ...keepsDraft(draft),
    clients: {
      get: () => billed,
      update: ({ changes }) => {
        billed = { ...billed, ...(changes as Partial<Client>), version: billed.version + 1 };
        return billed;
      },
    },
    business: {
      get: () => own,
      update: ({ changes }) => {
        own = { ...own, ...(changes as Partial<Business>), version: own.version + 1 };
        return own;
      },
    },
  };
  const screen = await opens(`/invoice/${WRITTEN.id}`, { answers });
  await seesEditor(screen);
  return screen;
}

/** The part of the editor that assesses the invoice as an e-invoice. */
const part = ({ say, getByText }: Screen) =>
  getByText(say('invoices:eInvoice.title'), { selector: 'h2, h3' }).closest('section') as HTMLElement;
const says = (screen: Screen, text: string) => waitFor(() => expect(part(screen)).toHaveTextContent(text));
const seesVerdict = (screen: Screen, text: string) =>
  waitFor(() => expect(part(screen).querySelector('[role=status]')).toHaveTextContent(text));
/** What the rules find, each with its number. */
const points = (screen: Screen) =>
  [...part(screen).querySelectorAll('li')].filter(({ textContent }) => /BR-|PEPPOL-/.test(textContent ?? ''));
const clientDialog = (screen: Screen) =>
  seesDialog(screen, screen.say('clients:editTitle', { name: CLIENT.name })).then((dialog) => within(dialog));

test('a public body wants an XRechnung: the phone number that it lacks is told, mended, and it is ready', async () => {
  const screen = await writes({ client: BODY });
  const { user, say, findByLabelText } = screen;
  await seesVerdict(screen, say('invoices:eInvoice.missing', { count: 1 }));
  expect(points(screen).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Die Telefonnummer des Verkäufers fehlt\..*XRechnung BR-DE-6.*Gib eine Telefonnummer/,
    ),
  ]);
  for (const text of [
    say('invoices:eInvoice.wanted.xrechnung', { client: CLIENT.name }),
    say('invoices:eInvoice.otherReady'),
    say('invoices:eInvoice.point.leitwegId', { id: BODY.leitwegId }),
  ])
    expect(part(screen)).toHaveTextContent(text);
  expect(part(screen)).not.toHaveTextContent(say('invoices:eInvoice.point.contact'));
  expect(await findings(part(screen))).toEqual([]);
  const dialog = await pressesIssue(screen, 'incompleteTitle');
  expect(dialog).toHaveTextContent(PHONE_MISSING);
  expect(dialog).toHaveTextContent(say('invoices:issue.incompleteForm', { count: 1, client: CLIENT.name }));
  await user.keyboard('{Escape}');
  await user.click(within(part(screen)).getByText(say('invoices:findings.toBusiness')));
  const phone = await findByLabelText(say('business:field.phone'));
  await waitFor(() => expect(phone).toHaveFocus());
  fills(phone, PHONE);
  phone.blur();
  await waitFor(() => expect(screen.server.asked('business/update')).toHaveLength(1));
  history.back();
  await seesEditor(screen);
  await seesVerdict(screen, say('invoices:eInvoice.ready.both'));
  expect(part(screen)).toHaveTextContent(say('invoices:eInvoice.point.contact'));
  expect(points(screen)).toEqual([]);
});

test('who wants a PDF hears nothing of rules for e-invoices, neither beside the lines nor at issuing', async () => {
  const screen = await writes({});
  const { say } = screen;
  await seesVerdict(screen, say('invoices:eInvoice.ready.zugferd'));
  expect(part(screen)).not.toHaveTextContent(PHONE_MISSING);
  expect(part(screen)).not.toHaveTextContent(/BR-|BT-/);
  expect(await pressesIssue(screen, 'title')).not.toHaveTextContent(/BR-|BT-/);
});

test('what an XRechnung would need is folded for who wants ZUGFeRD, and stops nobody', async () => {
  const screen = await writes({ client: { invoiceFormat: 'zugferd' } });
  const { user, say, findByText } = screen;
  await seesVerdict(screen, say('invoices:eInvoice.ready.zugferd'));
  const fold = await findByText(say('invoices:eInvoice.hints.xrechnung', { count: 1 }));
  const hint = within(part(screen)).getByText(PHONE_MISSING);
  expect(hint).not.toBeVisible();
  await user.click(fold);
  expect(hint).toBeVisible();
  await pressesIssue(screen, 'title');
});

test('the format is changed at the client, and the invoice is assessed anew', async () => {
  const screen = await writes({});
  const { user, say } = screen;
  await seesVerdict(screen, say('invoices:eInvoice.ready.zugferd'));
  await user.click(within(part(screen)).getByText(say('invoices:eInvoice.change')));
  const dialog = await clientDialog(screen);
  const format = dialog.getByLabelText(say('clients:field.invoiceFormat'));
  await waitFor(() => expect(format).toHaveFocus());
  expect(dialog.getByText(say('clients:invoiceFormatHint.pdf'))).toBeVisible();
  await user.selectOptions(format, 'xrechnung');
  expect(dialog.getByText(say('clients:invoiceFormatHint.xrechnung'))).toBeVisible();
  await user.click(dialog.getByText(say('common:save.action')));
  await seesVerdict(screen, say('invoices:eInvoice.missing', { count: 1 }));
  expect(screen.server.asked('clients/update')).toMatchObject([{ changes: { invoiceFormat: 'xrechnung' } }]);
});

test('what only the server knows is said in the words of the rule', async () => {
  const screen = await writes({});
  const { user, say, server } = screen;
  const [problem] = problemsAt({ 'business.phone': 'e-invoice.rule' });
  const refused = refusal('INCOMPLETE', { problems: [{ ...problem, values: { rule: 'BR-DE-6' } }] });
  await seesVerdict(screen, say('invoices:eInvoice.ready.zugferd'));
  server.answer({
    invoices: {
      issue: () => {
        throw refused;
      },
    },
  });
  const dialog = within(await pressesIssue(screen, 'title'));
  await user.click(dialog.getByText(say('invoices:issue.confirm')));
  const alert = await dialog.findByRole('alert', { hidden: true });
  expect(alert).toHaveTextContent(`${PHONE_MISSING} Gib eine Telefonnummer für Rückfragen an.`);
});

test('without a Leitweg-ID it is told what the XRechnung names instead, and a company may have its own reference', async () => {
  const client = { invoiceFormat: 'xrechnung', number: 'K-4711', leitwegId: '', contactPerson: '' } as const;
  const screen = await writes({ client, seller: { phone: PHONE } });
  const { user, say } = screen;
  const words = say('invoices:problem.e-invoice.buyer-reference', { value: 'K-4711' });
  await says(screen, words);
  const warning = () =>
    [...part(screen).querySelectorAll('li')].find(({ textContent }) => textContent?.includes(words));
  expect(warning()).toHaveTextContent('§ 5 Abs. 1 Nr. 1 ERechV');
  expect(part(screen)).toHaveTextContent(say('invoices:eInvoice.ready.both'));
  await user.click(warning()?.querySelector('button') as HTMLElement);
  const dialog = await clientDialog(screen);
  const field = dialog.getByLabelText(say('clients:field.leitwegId'));
  await waitFor(() => expect(field).toHaveFocus());
  fills(field, '04011000-1234512345-07');
  await seesSaidAt(() => field, say('errors:problem.leitweg-id.check-digit'));
  fills(field, 'KST-4711');
  expect(await dialog.findByText(say('clients:buyerReferenceHint'))).toBeVisible();
  await user.click(dialog.getByText(say('common:save.action')));
  await says(screen, say('invoices:eInvoice.point.buyerReference', { id: 'KST-4711' }));
  expect(warning()).toBeUndefined();
});

test('a small business is ready for every form, without a VAT ID', async () => {
  const seller = { phone: PHONE, regimes: business.regimes.map((one) => ({ ...one, smallBusiness: true })) };
  const lines = WRITTEN.draft.lines.map((line) => ({ ...line, vatCase: 'smallBusiness' as const }));
  const screen = await writes({ client: { ...BODY }, seller, draft: { lines } });
  await seesVerdict(screen, screen.say('invoices:eInvoice.ready.both'));
  expect(points(screen)).toEqual([]);
});

test('a client abroad is billed with and without German VAT, which ZUGFeRD takes for two invoices', async () => {
  const abroad = { name: 'Harbor Analytics Inc.', country: 'US', invoiceFormat: 'zugferd' } as const;
  const lines = WRITTEN.draft.lines.map((line) => ({ ...line, vatCase: 'thirdCountryService' as const }));
  const screen = await writes({ client: abroad, seller: { phone: PHONE }, draft: { lines } });
  const { user, say } = screen;
  await seesVerdict(screen, say('invoices:eInvoice.ready.both'));
  await user.click(screen.getByText(say('invoices:lines.add')));
  fills(cell(screen, 2, 'description'), 'Vortrag in Köln');
  fills(cell(screen, 2, 'unitPrice'), '900');
  await user.selectOptions(cell(screen, 2, 'vatCase'), 'standard19');
  await says(screen, 'BR-O-11');
  const [point] = points(screen).filter(({ textContent }) => textContent?.includes('BR-O-11'));
  expect(point).toHaveTextContent('Neben nicht steuerbaren Leistungen');
  expect(point).toHaveTextContent('Schreib zwei Rechnungen');
  await user.click(within(point as HTMLElement).getByText(say('invoices:findings.toField')));
  await waitFor(() => expect(cell(screen, 2, 'vatCase')).toHaveFocus());
  await user.selectOptions(cell(screen, 2, 'vatCase'), 'thirdCountryService');
  await seesVerdict(screen, say('invoices:eInvoice.ready.both'));
});
