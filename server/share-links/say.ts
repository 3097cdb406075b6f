import { ownerOf } from '../business/index.ts';
import { type ClientMessage, loadIssuedInvoice, noteClientMessage } from '../invoices/index.ts';
import { addNotification, type NewNotification } from '../notifications/index.ts';
import { type Context, within } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { enter } from './open.ts';

export interface SayInput {
  token: string;
  kind: ClientMessage['kind'];
  text: string;
}

/**
 * Keeps what whoever has the link says about the invoice, and tells its owner: that it is paid, once a day, that it is not after all, or a question.
 * Refuses NOT_FOUND, NOTHING_SAID for a question without words, a payment that is not owed and the owner, who has nothing to say to
 * themselves, and ENOUGH_SAID.
 * @system A stranger has the token; what they say is kept as text, and the history of the invoice tells it.
 */
export async function sayToOwner(context: Context, { token, kind, text }: SayInput): Promise<{ said: true }> {
  const { link, owner, isOwner } = await enter(context, token);
  const { invoiceId } = link;
  const words = kind === 'question' ? text.trim() : '';
  if (isOwner || (kind === 'question' && words === '')) throw new Refusal('NOTHING_SAID');
  await inTransaction(owner, async (transaction) => {
    if (!(await noteClientMessage(owner, transaction, { invoiceId, kind, text: words }))) return;
    const { document } = await loadIssuedInvoice(owner, transaction, invoiceId);
    const about = { name: document.recipient.name, number: document.number ?? '', words };
    await addNotification(within(owner, transaction), {
      userId: await ownerOf(owner, transaction),
      ...NEWS[kind](about),
      actionUrl: `/invoice/${invoiceId}`,
    });
  });
  return { said: true };
}

interface About {
  name: string;
  number: string;
  words: string;
}
type News = Pick<NewNotification, 'type' | 'title' | 'message' | 'mailed'>;

function paidNews({ name, number }: About): News {
  return {
    type: 'client_says_paid',
    title: { de: `${name} meldet ${number} als überwiesen`, en: `${name} says ${number} has been paid` },
    message: {
      de: 'Das wurde auf der Seite hinter dem Link gesagt. Bezahlt ist sie, sobald du die Zahlung buchst.',
      en: 'This was said on the page behind the link. It counts as paid once you record the payment.',
    },
  };
}

function notPaidNews({ name, number }: About): News {
  return {
    type: 'client_says_not_paid',
    title: {
      de: `${name} hat ${number} doch noch nicht überwiesen`,
      en: `${name} has not paid ${number} after all`,
    },
    message: {
      de: 'Die Meldung, dass überwiesen ist, wurde auf der Seite hinter dem Link zurückgenommen.',
      en: 'On the page behind the link they took back that it has been paid.',
    },
  };
}

/** The whole of a long question stands in the history of the invoice. */
const SHOWN_LENGTH = 300;

function questionNews({ name, number, words }: About): News {
  const shown = words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH).trimEnd()} …` : words;
  return {
    type: 'client_asks',
    title: { de: `${name} hat eine Frage zu ${number}`, en: `${name} has a question about ${number}` },
    message: { de: shown, en: shown },
    mailed: {
      de: 'Gestellt wurde sie auf der Seite hinter dem Link. Wie sie lautet, steht im Verlauf der Rechnung.',
      en: 'It was asked on the page behind the link. The history of the invoice says what it is.',
    },
  };
}

const NEWS: Record<SayInput['kind'], (about: About) => News> = {
  paid: paidNews,
  notPaid: notPaidNews,
  question: questionNews,
};
