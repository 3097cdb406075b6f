/** A fixed asset: what is used for longer than a year and becomes cost over the years of its use (§ 4 (3) s. 3 EStG). */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents, Decimal } from '@belegbar/domain/money';

/** Which line of the statement its depreciation is in. Land is none of them: it is not depreciated. */
export const ASSET_KINDS = ['movable', 'intangible', 'immovable'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];

/**
 * How its cost is spread. `immediate`: at once, without register (§ 6 (2) s. 4, (2a) s. 4 EStG). `lowValue`: in its year (§ 6 (2)). `pool`: a
 * fifth in its year and in four more (§ 6 (2a)). `oneYear`: computers and software in their year (BMF 22 February 2022). `straightLine`:
 * evenly by months (§ 7 (1) s. 1, 4, (4)). `declining`: of the book value (§ 7 (2)). `electricVehicle`: driven by electric motors alone (§ 7 (2a)).
 */
export const TREATMENTS = [
  'immediate',
  'lowValue',
  'pool',
  'oneYear',
  'straightLine',
  'declining',
  'electricVehicle',
] as const;
export type Treatment = (typeof TREATMENTS)[number];
export type RegisterTreatment = Exclude<Treatment, 'immediate'>;

/** What a person says of it. */
export interface AssetDescription {
  description: string;
  kind: AssetKind;
  treatment: Treatment;
  /** Whole months from the acquisition on; null where the treatment knows. */
  usefulLifeMonths: number | null;
  /** Whether it serves without others, as a small one must, and a screen does not (§ 6 (2) s. 2, 3 EStG); absent: it does. */
  isUsableAlone?: boolean | undefined;
  /** Cents taken off its cost for an investment deduction of the years before (§ 7g (2) s. 3 EStG); absent: none. */
  reduction?: Cents | undefined;
}

/** What a purchase, or the register of former books, says of it; amounts in cents. */
export interface BoughtAsset extends AssetDescription {
  treatment: RegisterTreatment;
  isUsableAlone: boolean;
  reduction: Cents;
  /** Day of delivery or completion (§ 9a EStDV), whenever it was paid. */
  acquiredOn: Day;
  /** What becomes cost: the share of the business, with VAT of the bill that is not deducted (§ 9b (1) EStG). */
  cost: Cents;
  /** The whole price without VAT, by which the limits go. */
  netPrice: Cents;
  /** VAT on the share of the business, billed or owed, and what of it is deducted. */
  inputVat: Cents;
  deducted: Cents;
  privateSharePercent: Decimal | null;
}

/** What stands in the register. */
export interface Asset extends AssetDescription {
  id: string;
  /** The register's own number. */
  number: string;
  treatment: RegisterTreatment;
  /** Day of delivery or completion (§ 9a EStDV), whenever it was paid. */
  acquiredOn: Day;
  /** What becomes cost, in cents: without what is private, with VAT that is not deducted (§ 9b (1) EStG). */
  cost: Cents;
  /** Of who moves in: what was left of the cost at the beginning of a month, in cents; null for what was bought here. */
  opening: { on: Day; bookValue: Cents } | null;
  /** § 7g (5) EStG, chosen year by year, in cents. */
  special: readonly SpecialClaim[];
  disposal: Disposal | null;
}

export interface SpecialClaim {
  year: number;
  amount: Cents;
}

export const DISPOSAL_REASONS = ['sale', 'loss', 'withdrawal'] as const;
export type DisposalReason = (typeof DISPOSAL_REASONS)[number];

/** How it left the business. */
export interface Disposal {
  on: Day;
  reason: DisposalReason;
  proceeds: Proceeds | null;
}

/**
 * What came in for it, in cents without VAT; of a withdrawal its going value (§ 6 (1) No. 4 EStG), which for VAT is the price of buying it
 * that day (§ 10 (4) No. 1 UStG).
 */
export interface Proceeds {
  net: Cents;
  vatCase: DisposalVatCase;
  vat: Cents;
  isSmallBusiness: boolean;
  /** The day on which its VAT arises; null: in no return. */
  taxPoint: Day | null;
  /** Day on which the money came; null of a withdrawal, where none does. */
  receivedOn: Day | null;
  /** Of a withdrawal, at which rate it is taxed where the asset gave input VAT. */
  vatCaseIfTaxed?: Exclude<DisposalVatCase, 'exempt'> | undefined;
}

export const DISPOSAL_VAT_CASES = ['standard19', 'reduced7', 'exempt'] as const;
export type DisposalVatCase = (typeof DISPOSAL_VAT_CASES)[number];
