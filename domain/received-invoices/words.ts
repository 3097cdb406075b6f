/** The words in which received invoices are spoken of. */

export const RECEIVED_STATES = ['toReview', 'booked', 'setAside'] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

export const SET_ASIDE_REASONS = [
  'notMine',
  'duplicate',
  'notAnInvoice',
  'bookedElsewhere',
  'other',
] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/** `none`: the file names no account. `newSender`: there is nothing to compare with. `changed`: an account that was on no earlier invoice. */
export const IBAN_VERDICTS = ['none', 'newSender', 'known', 'changed'] as const;
export type IbanVerdict = (typeof IBAN_VERDICTS)[number];

/**
 * Why a line has its tax code. `germanVat`, `reverseChargeEu` (§ 13b (1) UStG), `reverseChargeGermany`, `reverseChargeThirdCountry` (§ 13b (2)),
 * `acquisition` (§ 1a), `foreignVat` (of another country, not deductible here), `unknownRate` (no German rate of that day), `noVat`.
 */
export const PROPOSAL_REASONS = [
  'germanVat',
  'reverseChargeEu',
  'reverseChargeGermany',
  'reverseChargeThirdCountry',
  'acquisition',
  'foreignVat',
  'unknownRate',
  'noVat',
] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

/** `blocking` keeps it from being booked, `asks` wants an answer of the user, `tells` explains. */
export const NOTE_KINDS = ['blocking', 'asks', 'tells'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/**
 * `ownSupply`: the business is the seller, so it is income or its own invoice (blocking). `noBreakdown`, `noAmounts`, `noDate`, `noCountry`, `foreignCurrency`,
 * `rateUnknown`, `creditSign`: the user has to look or type. `credit`, `corrects` {number}, `prepaid` {paid}, `directDebit`, `smallBusiness`, `vatAboveLaw` {shown, lawful},
 * `totalsDiffer` {gross, sum}: told.
 */
export const NOTE_CODES = [
  'ownSupply',
  'noBreakdown',
  'noAmounts',
  'noDate',
  'noCountry',
  'foreignCurrency',
  'rateUnknown',
  'creditSign',
  'credit',
  'corrects',
  'prepaid',
  'directDebit',
  'smallBusiness',
  'vatAboveLaw',
  'totalsDiffer',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];
