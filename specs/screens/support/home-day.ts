/** Home with the invoices that a test gives, and nothing else to do but two drafts and four bills to check. */
import { day } from '@belegbar/domain/calendar';
import type { client } from '../../../web/connection/api.ts';
import type { Invoice } from '../../../web/invoices/messages.ts';
import { exampleOf } from './examples.ts';
import type { Answers } from './fake-server.ts';
import { type Screen, within } from './stage.tsx';
import { ISSUED } from './verbs-editor.ts';

type List = Awaited<ReturnType<typeof client.invoices.list>>;
type Row = List['invoices'][number];
export type Reminder = Awaited<ReturnType<typeof client.sending.approvals>>['reminders'][number];
type ReceivedList = Awaited<ReturnType<typeof client.receivedInvoices.list>>;
type Notifications = Awaited<ReturnType<typeof client.notifications.list>>;

export const LIST = exampleOf('invoices', 'list') as List;
const RECEIVED = exampleOf('receivedInvoices', 'list') as ReceivedList;
const BELL = exampleOf('notifications', 'list') as Notifications;
export const { today } = exampleOf('signIn', 'session') as { today: string };
const PAID = exampleOf('invoices', 'recordPayment') as Invoice;
const [ROW] = LIST.invoices as [Row];

export function row(number: string, dueDate: string, reached: Row['state']['reached'], overdueDays = 0): Row {
  const id = ROW.id.replace(/.{3}$/, number.slice(-3));
  const state = { ...ROW.state, word: 'sent' as const, reached, overdueDays };
  return { ...ROW, id, number, dueDate: day(dueDate), clientName: `Kunde ${number.slice(-1)}`, state };
}

/** Whatever is asked of the list is answered with these as open. */
export function answers(rows: () => Row[]): Answers {
  return {
    invoices: {
      list: ({ states }) => {
        const invoices = states?.[0] === 'open' ? rows() : [];
        return { ...LIST, invoices, next: null, counts: { ...LIST.counts, draft: 2 } };
      },
      get: () => ISSUED,
      recordPayment: () => PAID,
      saidPaid: () => ({ invoices: [] }),
    },
    receivedInvoices: { count: () => ({ toReview: 4 }), list: () => ({ ...RECEIVED, invoices: [] }) },
    notifications: {
      list: () => ({ ...BELL, unread: 0, pendingApprovals: 0 }),
      stream: async function* () {
        yield { kind: 'resync' as const };
        await new Promise(() => {});
      },
    },
    sending: { countApprovals: () => ({ waiting: 0 }), reminded: () => ({ reminded: [] }) },
    taxReports: { pendingReturns: () => ({ returns: [] }) },
    expenses: { due: () => ({ expenses: [] }) },
  };
}

export async function stepsOf({ findByRole, say }: Screen): Promise<HTMLElement[]> {
  const section = await findByRole('region', { name: say('home:next.title') });
  await within(section).findByText(say('home:next.drafts', { count: 2 }));
  return within(section).getAllByRole('listitem');
}

export const shifted = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
