/** An issued invoice on a phone: what comes next is in reach of the thumb, and the document near the top. */
import { day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import type { client } from '../../web/connection/api.ts';
import type { Invoice } from '../../web/invoices/messages.ts';
import { exampleOf } from './support/examples.ts';
import { findings } from './support/inspection.ts';
import { expect, opens, type Screen, test, waitFor, within } from './support/stage.tsx';
import { ISSUED } from './support/verbs-editor.ts';

type Links = Awaited<ReturnType<typeof client.shareLinks.list>>;
type Sending = Awaited<ReturnType<typeof client.sending.read>>;

const NEVER = { mails: [], remindersPaused: false, canRemind: false, nextReminder: null };
const OVERDUE = { ...NEVER, canRemind: true, nextReminder: day('2026-03-24') };
const SENT: Invoice['state'] = { ...ISSUED.state, word: 'sent', reached: ['draft', 'issued', 'sent'] };
const PAID: Partial<Invoice> = { status: 'paid', open: 0 as Cents, state: { ...SENT, word: 'paid' } };

async function opensOnPhone(sending: typeof NEVER | typeof OVERDUE, changes: Partial<Invoice> = {}) {
  const answers = {
    invoices: { get: () => ({ ...ISSUED, ...changes, delivery: 'ready' as const }) },
    sending: { read: () => sending },
  };
  const screen = await opens(`/invoice/${ISSUED.id}`, { device: 'phone', answers });
  await screen.findByText('RE-2026-0011', { selector: 'h1' });
  // What was sent is known by now.
  await screen.findByText(screen.say('sending:section.nothing'));
  return screen;
}

/** The buttons of the bar at the foot, from left to right; the one that comes next is marked. */
function bar(): string[] {
  const buttons = document.querySelectorAll<HTMLElement>('[data-bottom-bar] :is(button, a)');
  return [...buttons].map((one) => {
    const name = one.textContent || one.getAttribute('aria-label') || '';
    return one.dataset.variant === 'filled' ? `${name}!` : name;
  });
}

async function hasBar({ say }: Screen, ...words: string[]): Promise<void> {
  await waitFor(() => expect(bar()).toEqual([...words, say('invoices:detail.more')]));
}

test('what is overdue is reminded of or paid by the thumb; sending it once more is in the menu', async () => {
  const screen = await opensOnPhone(OVERDUE, { state: SENT });
  const { user, getByLabelText, findAllByRole, say } = screen;
  await hasBar(screen, 'Erinnern', 'Zahlung buchen!');
  await user.click(getByLabelText(say('invoices:detail.more')));
  expect((await findAllByRole('menuitem'))[0]).toHaveTextContent('Senden');
  expect(await findings(document.body)).toEqual([]);
});

test('what nobody has is sent next', async () => {
  const issued = await opensOnPhone(NEVER);
  await hasBar(issued, 'Zahlung buchen', 'Senden!');
});

test('of what is paid nothing is urged', async () => {
  const paid = await opensOnPhone(NEVER, PAID);
  await hasBar(paid, 'Senden');
});

test('what is written off may still be paid, but nothing urges it', async () => {
  const open = 0 as Cents;
  const writtenOff = 10_000 as Cents;
  const state = { ...SENT, word: 'writtenOff' as const };
  await hasBar(
    await opensOnPhone(NEVER, { status: 'paid', open, writtenOff, state }),
    'Senden',
    'Zahlung buchen',
  );
});

test('why there is no XRechnung is said in sight, and more of it in the fold of the product', async () => {
  const lacks = (...ids: string[]) => ({
    eInvoice: { xrechnung: false, facturX: true, breaches: [{ profile: 'xrechnung', ids }] },
  });
  const phone = await opensOnPhone(NEVER, lacks('BR-DE-6', 'BR-DE-15') as Partial<Invoice>);
  const line = await phone.findByText('Für eine XRechnung fehlt: Telefonnummer, Käuferreferenz', {
    selector: 'summary *',
  });
  expect(line.closest('summary')?.querySelector('svg')).not.toBeNull();
  expect(await phone.findByText('Die Telefonnummer des Verkäufers fehlt. BR-DE-6')).toBeInTheDocument();
});

test('a reason that is more than one missing detail is said as it is', async () => {
  const eInvoice = {
    xrechnung: false,
    facturX: true,
    breaches: [{ profile: 'xrechnung', ids: ['BR-DE-27', 'BR-DE-6'] }],
  };
  const phone = await opensOnPhone(NEVER, { eInvoice } as Partial<Invoice>);
  await phone.findByText('Keine XRechnung: Die Telefonnummer des Verkäufers hat weniger als drei Ziffern.', {
    selector: 'summary *',
  });
});

test('the document stands near the top in small, fills the window when pressed, and gives the keyboard back', async () => {
  const screen = await opensOnPhone(NEVER);
  const { user, say, getByRole, findByRole } = screen;
  const view = await findByRole('button', { name: new RegExp(say('invoices:detail.view')) });
  const payments = getByRole('heading', { name: say('invoices:payment.title') });
  expect(view.compareDocumentPosition(payments)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await waitFor(() => expect(view).toBeEnabled());
  await user.click(view);
  const full = await findByRole('dialog', { name: 'RE-2026-0011' });
  await within(full).findByRole('img', { name: /RE-2026-0011/ });
  expect(await findings(document.body)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(view).toHaveFocus());
});

test('of an invoice that its owner has handed over nobody says that it was not mailed yet', async () => {
  const [first] = ISSUED.timeline;
  const timeline = first === undefined ? [] : [{ ...first, kind: 'sentByHand' as const }];
  const answers = {
    invoices: { get: () => ({ ...ISSUED, ...PAID, timeline, delivery: 'ready' as const }) },
    sending: { read: () => NEVER },
  };
  const { say, findByText, queryByText } = await opens(`/invoice/${ISSUED.id}`, { answers });
  await findByText(say('sending:section.byHand'));
  expect(queryByText(say('sending:section.nothing'))).toBe(null);
});

test('the link that a mail has made stands beside it without a reload', async () => {
  const { links } = exampleOf('shareLinks', 'list') as Links;
  const mailed = exampleOf('sending', 'read') as Sending;
  const mails = mailed.mails.slice(0, 1).map((mail) => ({ ...mail, notBefore: new Date().toISOString() }));
  const waiting = mails.map((mail) => ({ ...mail, state: 'waiting' as const }));
  const screen = await opens(`/invoice/${ISSUED.id}`, {
    answers: {
      invoices: { get: () => ISSUED },
      sending: { read: () => ({ ...NEVER, mails: waiting }) },
      shareLinks: { list: () => ({ links: [] }) },
    },
  });
  const { say, findByText, findByRole } = screen;
  await findByRole('button', { name: say('invoices:link.create') });
  screen.server.answer({
    sending: {
      read: () => ({ ...NEVER, mails: mails.map((mail) => ({ ...mail, state: 'sent' as const })) }),
    },
    shareLinks: { list: () => ({ links }) },
  });
  await findByRole('button', { name: say('sending:section.linkManage') });
  await findByText(new RegExp(say('sending:section.linkOpen')));
});
