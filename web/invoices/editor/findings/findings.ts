/** What is missing and what is settled, as the list beside the lines shows it. */
import type { Problem } from '@belegbar/domain/problem';

/** The points that the law asks for, in the order of the list. */
export const POINTS = ['recipient', 'sender', 'taxIdentity', 'dates', 'lines', 'vat', 'bank'] as const;
export type Point = (typeof POINTS)[number];

export interface Findings {
  blocking: Problem[];
  warnings: Problem[];
  /** Nobody has said when it was supplied. */
  isPeriodAssumed: boolean;
  /** Points that were entered, without any problem. */
  settled: Point[];
}

/** Each problem once, though editor, domain and server may all name it. */
export function findingsOf(problems: readonly Problem[], isPeriodAssumed: boolean): Findings {
  const unsettled = new Set([
    ...problems.map(pointOf),
    ...(isPeriodAssumed ? ['dates'] : []),
    // Nobody is there yet whom a rate could fit.
    ...(problems.some(({ field }) => field === 'clientId') ? ['vat'] : []),
  ]);
  const once = [
    ...new Map(problems.map((problem) => [`${problem.field} ${problem.code}`, problem])).values(),
  ];
  return {
    blocking: once.filter(({ severity }) => severity === 'blocking'),
    warnings: once.filter(({ severity }) => severity === 'warning'),
    isPeriodAssumed,
    settled: POINTS.filter((point) => !unsettled.has(point)),
  };
}

function pointOf({ field }: Problem): Point | null {
  if (field === 'clientId' || field.startsWith('client.')) return 'recipient';
  if (/^business\.(taxNumber|vatId)$/.test(field)) return 'taxIdentity';
  if (/^business\.(iban|bic|accountHolder|bankName)$/.test(field)) return 'bank';
  if (field.startsWith('business.')) return 'sender';
  if (/^(invoiceDate|servicePeriod|lines\.\d+\.servicePeriod)$/.test(field)) return 'dates';
  if (/^lines\.\d+\.(vatCase|exemptionParagraph)$/.test(field)) return 'vat';
  return field.startsWith('lines') || field === 'discountPercent' ? 'lines' : null;
}
