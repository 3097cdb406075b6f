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

/**
 * `none`: the file names no account. `newSender`: there is nothing to compare with. `changed`: an account that no other invoice of the sender has.
 * `namesake`: an account that no other invoice of this name has; VAT id and tax number are others or missing, so it is another firm, or forged.
 */
export const IBAN_VERDICTS = ['none', 'newSender', 'known', 'changed', 'namesake'] as const;
export type IbanVerdict = (typeof IBAN_VERDICTS)[number];

/**
 * Why a line has its tax code. `germanVat`, `reverseChargeEu` (§ 13b (1) UStG), `reverseChargeGermany`, `reverseChargeThirdCountry` (§ 13b (2)),
 * `acquisition` (§ 1a), `foreignVat` (of another country, not deductible here), `vatAsCost` (the VAT shown beside such a net amount),
 * `unknownRate` (no German rate of that day), `vatUnclear` (shown under a category without VAT), `noVat`, `noVatAbroad` (the user knows who owes it).
 */
export const PROPOSAL_REASONS = [
  'germanVat',
  'reverseChargeEu',
  'reverseChargeGermany',
  'reverseChargeThirdCountry',
  'acquisition',
  'foreignVat',
  'vatAsCost',
  'unknownRate',
  'vatUnclear',
  'noVat',
  'noVatAbroad',
] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

/**
 * Why nothing is to be transferred, the first that holds: `own` (the business is the sender, see `ownSupply`), `credit`, `paid`, `noAmount`,
 * `directDebit`, `card`, `otherMeans` (cash, cheque, clearing), `currency` (not in euros), `noAccount` (none with a
 * valid IBAN), `amountsDiffer` (its gross is not the sum of its parts, or more is asked for, so that it is to be asked first what is owed), `currenciesDiffer` (its amounts are in several).
 */
export const NO_TRANSFERS = [
  'own',
  'credit',
  'paid',
  'noAmount',
  'directDebit',
  'card',
  'otherMeans',
  'currency',
  'noAccount',
  'amountsDiffer',
  'currenciesDiffer',
] as const;
export type NoTransfer = (typeof NO_TRANSFERS)[number];

/** `blocking` keeps it from being booked, `asks` wants an answer of the user, `tells` explains. */
export const NOTE_KINDS = ['blocking', 'asks', 'tells'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/**
 * Blocking: `ownSupply` (the business is the seller, so it is income or its own invoice), `notAnInvoice` (pro forma and the like),
 * `tooManyParts` {parts}. Asked: all down to `creditSign`, `dateUnreadable` and `dueDateUnreadable` with {said}. Told: `credit`, `corrects` {number}, `prepaid` {paid}, `directDebit`,
 * `smallBusiness`, `vatAboveLaw` {shown, lawful}, `totalsDiffer` {gross, sum}, `payableDiffers` {asked, booked}, `receivedLater` {month}.
 */
export const NOTE_CODES = [
  'ownSupply',
  'notAnInvoice',
  'tooManyParts',
  'foreignCurrency',
  'noBreakdown',
  'noAmounts',
  'rateUnknown',
  'categoryUnclear',
  'vatNotInParts',
  'whoOwesVat',
  'owedVatShown',
  'acquisitionUnclear',
  'prepayment',
  'depositsBefore',
  'paymentRequest',
  'noDate',
  'dateUnreadable',
  'dueDateUnreadable',
  'periodReversed',
  'noCountry',
  'creditSign',
  'credit',
  'corrects',
  'prepaid',
  'directDebit',
  'smallBusiness',
  'vatAboveLaw',
  'totalsDiffer',
  'payableDiffers',
  'receivedLater',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];
