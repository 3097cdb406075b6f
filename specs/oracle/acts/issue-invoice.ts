/** An invoice is issued. */
import type { Books, EventOf } from '../state/books.ts';
import { rateOf } from '../state/exchange.ts';
import { regimeOn } from '../state/regimes.ts';
import { totalsOf } from './invoice-totals.ts';

/** Of the EU, as far as they are drawn. */
const OTHER_STATES = ['AT', 'FR', 'IT', 'NL'];

export function noteInvoice(event: EventOf<'issueInvoice'>, books: Books): void {
  const performedOn = event.service?.to ?? event.date;
  const totals = totalsOf(event.lines, event.discountPercent);
  books.sales.set(event.id, {
    id: event.id,
    issuedOn: event.date,
    performedOn,
    vatId: event.client.vatId ?? '',
    isToEuConsumer: !event.client.business && OTHER_STATES.includes(event.client.country),
    isOfAssets: event.incomeCategory === 'asset_disposal',
    regime: regimeOn(books.regimes, performedOn),
    rate: rateOf(event.inCurrency),
    supplies: totals.map(({ vatCase, paragraph, total }) => ({ vatCase, paragraph, issued: total })),
    acts: [],
  });
}
