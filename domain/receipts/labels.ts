/** What the words before an amount say of it. */
import type { FoundAmount } from './amounts.ts';
import { folded } from './fold.ts';
import { mean, middleOf } from './geometry.ts';
import type { Row } from './rows.ts';

export type Label =
  /** What is asked for in the end, */
  | 'toPay'
  /** what all comes to, */
  | 'grand'
  /** a sum of which the slip does not say more, */
  | 'sum'
  /** what was paid by card or in cash, */
  | 'payment'
  /** an amount without a word that tells its part. */
  | 'amount'
  | 'given'
  | 'change'
  | 'tip'
  | 'subtotal'
  | 'discount'
  | 'net'
  | 'vat'
  /** What a receipt says and does not ask for: limits, balances, prices of a unit, other taxes. */
  | 'aside'
  | 'none';

/** The first that is found holds. All of folded text. */
const WORDS: readonly (readonly [Label, RegExp])[] = [
  ['change', /ruckgeld|wechselgeld|zuruck(?!gabe)|ruckgabe|changedue|^change|change$/],
  ['given', /gegeben|erhalten|tendered|given|cashreceived|received/],
  [
    'aside',
    /versicherungs?steuer|kontostand|saldo|limit|versicherungssumme|deckung|streitwert|guthaben|punkte(?!r)|points|ubertrag|kaution|proeinheit|einzelpreis|unitprice|grundpreis|kilometerstand|kundennr|vortrag/,
  ],
  [
    'discount',
    /rabatt|discount|skonto|gespart|sparen|saved|savings|nachlass|ersparnis|coupon|gutschein|abzug|vorteil/,
  ],
  ['subtotal', /zwischensumme|zwsumme|subtotal|zws|warenwert|positionssumme/],
];

const TOTAL_WORDS = /gesamt|summe|total|zuzahlen|zahlbetrag|rechnungsbetrag|endbetrag|brutto|gross|amountdue/;
const INCLUSIVE = /inkl|incl|einschl|mit(?:mwst|ust)/;
const VAT_WORDS = /mwst|ust(?!id)|umsatzst|mehrwertst|vat(?!id)|tax|steuer|gst/;
const NET_WORDS = /netto|exkl|excl|ohne(?:mwst|ust|steuer)|beforetax|withouttax|nettto|^net|net$/;

const TOTALS: readonly (readonly [Label, RegExp])[] = [
  [
    'toPay',
    /offener|zuzahl|zahlbetrag|zahlungsbetrag|falligerbetrag|amountdue|balancedue|totaldue|topay|endbetrag|uberweisungsbetrag|abbuchung|abgebucht|lastschriftbetrag|charged|amountpaid|totalpaid|forderung|uberweisen/,
  ],
  [
    'grand',
    /gesamtbetrag|rechnungsbetrag|gesamtsumme|gesamtpreis|grandtotal|invoicetotal|totalamount|summeeur|bruttosumme|brutto|rechnungssumme|totaleur|totalusd|ordertotal|amounttotal|endsumme|gutschriftsbetrag/,
  ],
  ['sum', /summe|gesamt|total|summa/],
  [
    'payment',
    /girocard|eckarte|eccash|visa|mastercard|maestro|amex|karte|card|paypal|kreditk|^bar(?![a-z])|bar$|cash|applepay|googlepay|kontaktlos|contactless|vpay|lastschrift|bezahlt|paid|payment|zahlung|uberweisung/,
  ],
  ['amount', /betrag|amount|preis|price|eur|fahrpreis|entgelt|gebuhr|fee|miete/],
];

/** What a text of words without amounts says of the amount behind it. */
export function labelIn(words: string): Label {
  const text = folded(words);
  const found = WORDS.find(([, pattern]) => pattern.test(text));
  if (found !== undefined) return found[0];
  if (/\btip\b|trinkgeld|gratuity/i.test(words)) return 'tip';
  const isInclusive = INCLUSIVE.test(text);
  const ofTotals = TOTAL_WORDS.test(
    text.replace(/(?:steuer|mwst|ust|vat|tax)(?:betrag|amount|summe|total)/g, ''),
  );
  if (VAT_WORDS.test(text) && !(isInclusive && ofTotals))
    return NET_WORDS.test(text) && !/zzgl|plus/.test(text) ? 'net' : 'vat';
  if (NET_WORDS.test(text)) return 'net';
  return TOTALS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'none';
}

/** Of the words in its row; where these say nothing, of a row that has words alone, above it or, as by hand, a little below. */
export function labelOf(found: FoundAmount, rows: readonly Row[]): Label {
  const own = labelIn(found.before);
  if (own !== 'none' || /\p{L}{3}/u.test(found.row.text)) return own;
  const beside = [rows[found.row.index - 1], rows[found.row.index + 1]]
    .filter((row) => row !== undefined && row.page === found.row.page && !/\d[.,]\d{2}/.test(row.text))
    .sort((one, other) => distance(found.row, one) - distance(found.row, other));
  return beside.map((row) => labelIn(row?.text ?? '')).find((label) => label !== 'none') ?? 'none';
}

function distance(one: Row, other: Row | undefined): number {
  return other === undefined ? Number.POSITIVE_INFINITY : Math.abs(levelOf(one) - levelOf(other));
}

function levelOf({ words }: Row): number {
  return mean(words.map((word) => middleOf(word).y));
}
