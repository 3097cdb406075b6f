/** What a box of the advance return takes that no invoice and no bill brings: an amount with its reason and its proof. */
import { normaliseVatId } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import {
  type AdjustmentTaxCode,
  type BookedAdjustmentCode,
  INPUT_VAT_REPAYMENT,
  type NewEntry,
} from '@belegbar/domain/journal';
import { billedVatPercent, type Known } from '@belegbar/domain/law';
import {
  type Cents,
  negateCents,
  percentOf,
  roundingsOfVat,
  subtractCents,
  ZERO,
} from '@belegbar/domain/money';
import { entryOf, type Voucher } from './voucher.ts';

/** Amounts in cents as the box shows them; null where the code takes none. */
export interface Adjustment {
  taxCode: AdjustmentTaxCode;
  /** The day on which the VAT arises, by which the return is found. */
  taxPoint: Day;
  base: Cents | null;
  tax: Cents | null;
  /** What of the VAT that is owed as a buyer is deducted. */
  deductible: Cents | null;
  /** Of VAT that an invoice shows for a supply that is not taxed here: where its base stands instead; else null. */
  moved: MovedBase | null;
  reason: string;
  /** What shows it: a document, a letter, a calculation. */
  proof: string;
}

/** The invoice stands in the return of `taxPoint` as if the supply were taxed; `vatId` is reported for what goes to the EU. */
export interface MovedBase {
  from: 'standard19' | 'reduced7';
  to: (typeof MOVED_TO)[number];
  taxPoint: Day;
  base: Cents;
  vatId: string;
  /** § 4 UStG number for `exempt`. */
  exemptionParagraph?: string | undefined;
}

/** What an invoice may have shown German VAT for, though none is owed for it by the seller. */
export const MOVED_TO = [
  'euService',
  'thirdCountryService',
  'intraCommunitySupply',
  'export',
  'domesticReverseCharge',
  'exempt',
] as const;

/** Which amounts a code takes, and whether it is owed as a buyer or deducted, which is below zero in the journal. */
interface Shape {
  takes: readonly ('base' | 'tax' | 'deductible' | 'moved')[];
  isPurchase: boolean;
}

export const ADJUSTMENT_SHAPES: Readonly<Record<AdjustmentTaxCode, Shape>> = {
  otherRates: sale('base', 'tax'),
  farmSupplyToEu: sale('base'),
  farmSupply: sale('base', 'tax'),
  newVehicleToEu: sale('base'),
  newVehicleByOthers: sale('base'),
  triangularSupply: sale('base'),
  changeOfTaxation: sale('tax'),
  wrongVat: sale('tax', 'moved'),
  inputVatReduction: sale('tax'),
  exemptAcquisition: purchase('base'),
  zeroRatedAcquisition: purchase('base'),
  acquisitionOtherRates: purchase('base', 'tax', 'deductible'),
  newVehicleAcquired: purchase('base', 'tax', 'deductible'),
  landReverseCharge: purchase('base', 'tax', 'deductible'),
  averageRateInputVat: purchase('tax'),
  newVehicleInputVat: purchase('tax'),
  inputVatCorrection: purchase('tax'),
};

function sale(...takes: Shape['takes']): Shape {
  return { takes, isPurchase: false };
}

function purchase(...takes: Shape['takes']): Shape {
  return { takes, isPurchase: true };
}

/** No money moves, so it is in no line of the income-surplus statement. */
export function bookAdjustment(adjustment: Adjustment, voucher: Voucher): NewEntry[] {
  const { taxCode, taxPoint, base, tax, deductible, moved } = adjustment;
  const { takes, isPurchase } = ADJUSTMENT_SHAPES[taxCode];
  const signed = (amount: Cents | null) => (isPurchase ? negateCents(amount ?? ZERO) : (amount ?? ZERO));
  const owed = entryOf(voucher, {
    ...ENTRY,
    bookedOn: taxPoint,
    taxPoint,
    taxCode: bookedAs(taxCode, tax),
    net: signed(base),
    vat: signed(tax),
    ...(takes.includes('deductible') ? { deductible: signed(deductible) } : {}),
  });
  return moved === null ? [owed] : [owed, ...movedEntries(moved, tax ?? ZERO, voucher)];
}

/** In the advance return both stand in Kz 64, in the annual return in Kz 357 and 359. */
function bookedAs(taxCode: AdjustmentTaxCode, tax: Cents | null): BookedAdjustmentCode {
  return taxCode === 'inputVatCorrection' && (tax ?? ZERO) < 0 ? INPUT_VAT_REPAYMENT : taxCode;
}

const ENTRY = { basis: 'accrual', kind: 'adjustment', category: '' } as const;

/** Out of the box of its rate, with the VAT that is owed as wrongly shown, into that of supplies that are taxed elsewhere. */
function movedEntries(
  { from, to, taxPoint, base, vatId, exemptionParagraph }: MovedBase,
  tax: Cents,
  voucher: Voucher,
): NewEntry[] {
  const parts = { ...ENTRY, bookedOn: taxPoint, taxPoint } as const;
  return [
    entryOf(voucher, { ...parts, taxCode: from, net: negateCents(base), vat: negateCents(tax) }),
    entryOf(voucher, {
      ...parts,
      taxCode: to,
      net: base,
      counterpartyVatId: normaliseVatId(vatId),
      exemptionParagraph: to === 'exempt' ? (exemptionParagraph ?? null) : null,
    }),
  ];
}

/**
 * Whether the VAT is what the form computes on the base that leaves its box, so that what is owed stays the same but for where it stands.
 * Refuses a day whose rate is not known.
 */
export function isVatOfMoved(tax: Cents, { from, taxPoint, base }: MovedBase): Known<boolean> {
  const percent = billedVatPercent(from, taxPoint);
  if (!percent.known) return percent;
  const lawful = percentOf(base, percent.value);
  const difference = Math.abs(subtractCents(tax, lawful));
  // One voucher may set several invoices right, each with VAT that was rounded by itself.
  return { known: true, value: difference <= (base === ZERO ? ZERO : roundingsOfVat(lawful)) };
}

/** The fields that are missing, and those that the code does not take. */
export function adjustmentFields(adjustment: Adjustment): { missing: string[]; tooMany: string[] } {
  const { takes } = ADJUSTMENT_SHAPES[adjustment.taxCode];
  const all = ['base', 'tax', 'deductible', 'moved'] as const;
  return {
    missing: all.filter((field) => field !== 'moved' && takes.includes(field) && adjustment[field] === null),
    tooMany: all.filter((field) => !takes.includes(field) && adjustment[field] !== null),
  };
}
