/** What a bill tells beside its amounts: nothing of it is booked, all of it proves or finds. */

/** How a bill is paid (BT-81). */
export const PAYMENT_MEANS = ['creditTransfer', 'directDebit', 'card', 'cash', 'payPal', 'other'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** What has to be written down of a meal with business friends, beside day and amount (§ 4 (5) No. 2 s. 2 EStG). */
export interface Entertainment {
  place: string;
  /** Everybody who was there, the host too (R 4.10 (8) EStR). */
  participants: readonly string[];
  /** What it was about: a project or an aim, since a meal for business as such says nothing. */
  occasion: string;
}

export type EntertainmentPart = keyof Entertainment;

/** What of it is still missing; in a restaurant its bill names place and day. */
export function missingOfEntertainment({
  place,
  participants,
  occasion,
}: Entertainment): EntertainmentPart[] {
  const missing: [EntertainmentPart, boolean][] = [
    ['place', place.trim() === ''],
    ['participants', participants.filter((name) => name.trim() !== '').length < 2],
    ['occasion', occasion.trim() === ''],
  ];
  return missing.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
}
