/** Where the invoice stands, in a word with its colour, and the one figure that matters. */
import { daysBetween } from '@belegbar/domain/calendar';
import { negateCents, subtractCents } from '@belegbar/domain/money';
import { type Html, html } from '../../platform/html.ts';
import { CLOCK, HALF, LATE, TICK } from './icons.ts';
import { dayText, moneyText, type Shown, weekdayText } from './shown.ts';

export function showState(shown: Shown): Html {
  const { invoice, words } = shown;
  const gross = moneyText(shown, invoice.gross);
  if (invoice.kind !== 'invoice')
    return html`${figure(words.amountOf[invoice.kind], gross)}<p class="state strong">${words.nothingDue}</p>`;
  if (invoice.cancelled)
    return html`${badge('late', LATE, words.stamp)}${figure(words.total, html`<del>${gross}</del>`)}<p class="state strong">${words.cancelled}</p>`;
  if (invoice.status === 'paid') return showPaid(shown, gross);
  if (invoice.status === 'credited')
    return html`${figure(words.total, gross)}<p class="state">${words.nothingLeft}</p>`;
  return invoice.status === 'closed' ? figure(words.total, gross) : showOpen(shown);
}

/** A stamp where the code was. */
function showPaid(shown: Shown, gross: string): Html {
  const { invoice, words } = shown;
  const when = invoice.paidOn && html` <span>${words.on(dayText(shown, invoice.paidOn))}</span>`;
  return html`${badge('done', TICK, words.paid)}${figure(words.total, gross)}
<p class="state">${invoice.recipientName}, <span class="whole">${invoice.number}</span></p>
<p class="paid"><b>${words.paid}</b>${when || null}</p>
<p class="thanks">${words.thanks}</p>`;
}

function showOpen(shown: Shown): Html {
  const { invoice, words, today } = shown;
  const isPartly = invoice.open !== invoice.gross;
  const label = isPartly ? words.stillOpen : words.openAmount;
  const isLate = invoice.state.word === 'overdue';
  const due = weekdayText(shown, invoice.dueDate);
  const sentence = isLate ? words.wasDue(due) : words.payBy(due);
  const said = badge('calm said', CLOCK, words.saidPaid);
  return html`${said}${dueBadge(shown, daysBetween(today, invoice.dueDate))}${figure(label, moneyText(shown, invoice.open))}
<p class="state">${sentence}</p>
${isLate ? showReminder(shown) : null}
${isPartly ? showRest(shown) : null}`;
}

/** What the last reminder asked for, as long as there is time for it. */
function showReminder(shown: Shown): Html | null {
  const { invoice, words, today } = shown;
  if (invoice.reminder === null) return null;
  const { on, payBy } = invoice.reminder;
  const until = payBy !== null && payBy >= today ? ` ${words.payBy(weekdayText(shown, payBy))}` : '';
  return html`<p class="state strong">${words.reminded(dayText(shown, on))}${until}</p>`;
}

/** What is overdue says so, whatever was paid; a part payment is told below the amount in any case. */
function dueBadge({ invoice: { state }, words }: Shown, days: number): Html {
  if (state.word === 'overdue') return badge('late', LATE, words.overdue(state.overdueDays));
  if (state.isRest) return badge('half', HALF, words.partlyPaid);
  return badge(days === 0 ? 'half' : 'calm', CLOCK, words.dueIn(days));
}

/** How the open amount comes about, once it is not the whole. */
function showRest(shown: Shown): Html {
  const { invoice, words } = shown;
  const credited = subtractCents(subtractCents(invoice.gross, invoice.received), invoice.open);
  const rows = [
    { label: words.total, amount: invoice.gross },
    { label: words.received, amount: negateCents(invoice.received) },
    { label: words.credited, amount: negateCents(credited) },
  ].filter(({ amount }) => amount !== 0);
  return html`<dl class="sum">${rows.map(
    ({ label, amount }) => html`<div><dt>${label}</dt><dd>${moneyText(shown, amount)}</dd></div>
`,
  )}</dl>`;
}

function badge(tone: 'calm' | 'calm said' | 'half' | 'late' | 'done', sign: Html, word: string): Html {
  return html`<p class="badge ${tone}">${sign} ${word}</p>
`;
}

function figure(label: string, amount: Html | string): Html {
  return html`<p class="label">${label}</p>
<p class="amount">${amount}</p>
`;
}
