/** What sort of document lies there, how it was paid, and in which currency. */
import type { Row } from './rows.ts';

export const RECEIPT_KINDS = [
  'receipt',
  'invoice',
  'ticket',
  'fuel',
  'parking',
  'reminder',
  'creditNote',
] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];
export const PAYMENT_WAYS = ['card', 'cash', 'sepa'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Words of the whole slip, as printed; all of a kind's must be there. */
const KINDS: readonly (readonly [ReceiptKind, readonly RegExp[]])[] = [
  [
    'fuel',
    [
      /\b(?:diesel|super(?:\s?plus|\s?e\s?5|\s?e\s?10)?|e10|autogas|benzin)\b/i,
      /\d[.,]\d{2,3}\s?(?:l|ltr|liter|litres?)\b|\/\s?l(?:tr|iter)?\b/i,
    ],
  ],
  [
    'parking',
    [
      /parkschein|parkticket|parkhaus|tiefgarage|parkdauer|parkgebühr|parkzeit|parkplatz|parkzone|parkautomat|\bparken\b|car park|parking/i,
    ],
  ],
  [
    'ticket',
    [
      /fahrkarte|online-?ticket|e-?ticket|boarding pass|bordkarte|fahrschein|einzelticket|flugticket|flugschein|eintrittskarte|tageskarte|zugbindung|itinerary|\bpnr\b/i,
    ],
  ],
];
/** They head the letter. */
const HEADED: readonly (readonly [ReceiptKind, RegExp])[] = [
  ['reminder', /\bmahnung|zahlungserinnerung|payment reminder|reminder|zahlungsaufforderung|overdue/i],
  ['creditNote', /gutschrift(?!en)|credit note|stornorechnung|rechnungskorrektur|korrekturrechnung/i],
];
const HEAD_ROWS = 14;
/** Tills say "Rechnung" too: what only they print. */
const OF_TILLS =
  /\b(?:tse|kasse|bon|bediener|bedient|kassenbon|kassenzettel|tisch|gegeben|rückgeld|zurück|terminal-?id|kundenbeleg|customer copy|change|signatur)\b/i;

/** `receipt` where nothing else is told. */
export function kindOf(rows: readonly Row[]): ReceiptKind {
  const head = rows
    .slice(0, HEAD_ROWS)
    .map(({ text }) => text)
    .join('\n');
  const all = rows.map(({ text }) => text).join('\n');
  const found =
    HEADED.find(([, pattern]) => pattern.test(head)) ??
    KINDS.find(([, patterns]) => patterns.every((pattern) => pattern.test(all)));
  if (found !== undefined) return found[0];
  return /rechnung|invoice|abrechnung/i.test(all) && !OF_TILLS.test(all) ? 'invoice' : 'receipt';
}

/** Null where the slip does not say it. */
export function paymentWayOf(rows: readonly Row[]): PaymentWay | null {
  const text = rows.map((row) => row.text).join('\n');
  if (
    /girocard|kartenzahlung|ec[- ]?cash|ec-karte|visa|master\s?card|maestr|v pay|kreditkarte|credit card|contactless|kontaktlos|apple pay|google pay|terminal-?id|\bamex\b|paid by card|mit karte|\bcard\s*[*#x.]{2}/i.test(
      text,
    )
  )
    return 'card';
  if (
    /(?:^|\s)bar(?:\s|$|\d)|bargeld|barzahl|gegeben|dankend erhalten|rückgeld|wechselgeld|\bcash\b|change due/im.test(
      text,
    )
  )
    return 'cash';
  return /lastschrift|sepa|abgebucht|abbuch|eingezogen|direct debit|überweis|bank transfer|\biban\b|belastet/i.test(
    text,
  )
    ? 'sepa'
    : null;
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['EUR', /€|\bEUR\b|EUR(?=\d)|\bEuro\b/gi],
  ['USD', /US\$|\$|\bUSD\b/g],
  ['GBP', /£|\bGBP\b/g],
  ['CHF', /\bCHF\b/g],
];

/** The one that stands oftest; euros where none does. */
export function currencyOf(rows: readonly Row[]): string {
  const text = rows.map((row) => row.text).join('\n');
  const counted = SIGNS.map(([code, pattern]) => [code, [...text.matchAll(pattern)].length] as const);
  const [code, times] = counted.reduce((best, each) => (each[1] > best[1] ? each : best));
  return times === 0 ? 'EUR' : code;
}
