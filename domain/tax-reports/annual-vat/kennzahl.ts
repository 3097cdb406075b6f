/**
 * The boxes of USt 2 A in which an entry counts: as in the advance return the tax code decides, and finer than there whether a supply was
 * paid for, for what it was exempt, and what became of it.
 */
import {
  type BookedAdjustmentCode,
  type EntryKind,
  NOT_TAXABLE,
  type PurchaseTaxCode,
  type Scheme,
  type TaxCode,
} from '@belegbar/domain/journal';
import type { AnnualVatKennzahl, VatCase } from '@belegbar/domain/law';
import { type Exemption, exemptBy } from '../exemption.ts';

/** What of an entry, or of a sum of them, decides where it counts. */
export interface YearEntry {
  taxCode: TaxCode;
  scheme: Scheme;
  kind: EntryKind;
  /** Number of § 4 UStG, such as `4 Nr. 21`; empty for what is not exempt. */
  exemptionParagraph: string;
}

/** A box, which amount of the entry it takes, and with which sign: purchases are negative in the journal. */
export interface AnnualVatPart {
  kennzahl: AnnualVatKennzahl;
  amount: 'net' | 'vat' | 'deductible';
  sign: 1 | -1;
}

/** The boxes of an entry that has a tax point; none for what a small business supplies or deducts (§ 19 (1) s. 2, § 15 (2) UStG). */
export function annualVatParts(entry: YearEntry): AnnualVatPart[] {
  const { taxCode } = entry;
  if (taxCode === NOT_TAXABLE) return [];
  if (isSale(taxCode)) return partsOfSale(entry, taxCode);
  return isPurchase(taxCode) ? partsOfPurchase(entry, taxCode) : partsOfAdjustment(entry, taxCode);
}

function partsOfSale(entry: YearEntry, taxCode: VatCase): AnnualVatPart[] {
  if (entry.scheme === 'smallBusiness') return [];
  const kennzahl = kennzahlOfSale(entry, taxCode);
  const lost = entry.kind === 'writeOff' && TAXED[taxCode] !== undefined;
  return [
    ...(kennzahl === null ? [] : [{ kennzahl, amount: 'net', sign: 1 } as const]),
    // § 17 (2) No. 1 s. 1 UStG: what was lost is written positive.
    ...(lost ? [{ kennzahl: '650', amount: 'net', sign: -1 } as const] : []),
  ];
}

function kennzahlOfSale(entry: YearEntry, taxCode: VatCase): AnnualVatKennzahl | null {
  const taxed = TAXED[taxCode];
  if (taxed !== undefined) return taxed[WITHOUT_PAYMENT[entry.kind] ?? 'paidFor'];
  return taxCode === 'exempt' ? EXEMPT[exemptBy(entry.exemptionParagraph)] : UNTAXED[taxCode];
}

function partsOfPurchase({ scheme }: YearEntry, taxCode: PurchaseTaxCode): AnnualVatPart[] {
  const { base, vat, deducted } = PURCHASES[taxCode];
  return [
    ...(base === null ? [] : [{ kennzahl: base, amount: 'net', sign: -1 } as const]),
    ...(vat === null ? [] : [{ kennzahl: vat, amount: 'vat', sign: -1 } as const]),
    ...(deducted === null || scheme === 'smallBusiness'
      ? []
      : [{ kennzahl: deducted, amount: 'deductible', sign: -1 } as const]),
  ];
}

/** What was entered for a box of the advance return is owed by small businesses too (§ 14c UStG). */
function partsOfAdjustment({ scheme }: YearEntry, taxCode: BookedAdjustmentCode): AnnualVatPart[] {
  const { base, tax, deducted, sign } = ADJUSTMENTS[taxCode];
  return [
    ...(base === undefined ? [] : [{ kennzahl: base, amount: 'net', sign } as const]),
    ...(tax === undefined ? [] : [{ kennzahl: tax, amount: 'vat', sign } as const]),
    ...(deducted === undefined || scheme === 'smallBusiness'
      ? []
      : [{ kennzahl: deducted, amount: 'deductible', sign: -1 } as const]),
  ];
}

function isPurchase(taxCode: TaxCode): taxCode is PurchaseTaxCode {
  return taxCode in PURCHASES;
}

function isSale(taxCode: TaxCode): taxCode is VatCase {
  return taxCode in UNTAXED;
}

const EXEMPT: Record<Exemption, AnnualVatKennzahl> = {
  withDeduction: '237',
  rent: '286',
  beyondTurnover: '287',
  inTurnover: '240',
};

type Payment = 'paidFor' | 'goods' | 'service';

/** Supplies that are taken as paid for: § 3 (1b) and (9a) UStG. */
const WITHOUT_PAYMENT: Readonly<Record<string, Payment>> = {
  privateGoods: 'goods',
  assetWithdrawal: 'goods',
  privateUse: 'service',
};

const TAXED: Partial<Record<VatCase, Record<Payment, AnnualVatKennzahl>>> = {
  standard19: { paidFor: '177', goods: '178', service: '179' },
  reduced7: { paidFor: '275', goods: '195', service: '196' },
  zero: { paidFor: '157', goods: '158', service: '159' },
};

/** Null for what stands in another table, or, of a small business, in none. */
const UNTAXED: Record<VatCase, AnnualVatKennzahl | null> = {
  standard19: null,
  reduced7: null,
  zero: null,
  exempt: null,
  smallBusiness: null,
  domesticReverseCharge: '209',
  euService: '721',
  intraCommunitySupply: '741',
  export: '752',
  thirdCountryService: '205',
};

interface PurchaseRule {
  base: AnnualVatKennzahl | null;
  /** VAT that is owed; null where the form computes it, or none is owed. */
  vat: AnnualVatKennzahl | null;
  deducted: AnnualVatKennzahl | null;
}

const BILLED: PurchaseRule = { base: null, vat: null, deducted: '320' };
const NOTHING: PurchaseRule = { base: null, vat: null, deducted: null };
const EU_SERVICE: PurchaseRule = { base: '846', vat: '847', deducted: '467' };
const REVERSE_CHARGE: PurchaseRule = { base: '877', vat: '878', deducted: '467' };

const PURCHASES: Record<PurchaseTaxCode, PurchaseRule> = {
  inputStandard19: BILLED,
  inputReduced7: BILLED,
  inputNone: NOTHING,
  inputNotDeductible: NOTHING,
  euServiceReverseCharge: EU_SERVICE,
  euServiceReverseCharge7: EU_SERVICE,
  otherReverseCharge: REVERSE_CHARGE,
  otherReverseCharge7: REVERSE_CHARGE,
  intraCommunityAcquisition19: { base: '781', vat: null, deducted: '761' },
  intraCommunityAcquisition7: { base: '793', vat: null, deducted: '761' },
  importVat: { ...NOTHING, deducted: '762' },
};

interface AdjustmentRule {
  base?: AnnualVatKennzahl;
  tax?: AnnualVatKennzahl;
  deducted?: AnnualVatKennzahl;
  sign: 1 | -1;
}

const ADJUSTMENTS: Record<BookedAdjustmentCode, AdjustmentRule> = {
  otherRates: { base: '155', tax: '156', sign: 1 },
  farmSupplyToEu: { base: '777', sign: 1 },
  farmSupply: { base: '346', tax: '347', sign: 1 },
  newVehicleToEu: { base: '744', sign: 1 },
  newVehicleByOthers: { base: '749', sign: 1 },
  triangularSupply: { base: '742', sign: 1 },
  changeOfTaxation: { tax: '317', sign: 1 },
  wrongVat: { tax: '318', sign: 1 },
  inputVatReduction: { tax: '637', sign: 1 },
  exemptAcquisition: { base: '791', sign: -1 },
  zeroRatedAcquisition: { base: '780', sign: -1 },
  acquisitionOtherRates: { base: '798', tax: '799', deducted: '761', sign: -1 },
  newVehicleAcquired: { base: '794', tax: '796', deducted: '761', sign: -1 },
  landReverseCharge: { base: '873', tax: '874', deducted: '467', sign: -1 },
  averageRateInputVat: { tax: '334', sign: -1 },
  newVehicleInputVat: { tax: '759', sign: -1 },
  inputVatCorrection: { tax: '357', sign: -1 },
  inputVatRepayment: { tax: '359', sign: 1 },
};
