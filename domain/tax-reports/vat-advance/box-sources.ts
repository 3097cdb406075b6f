/** Which entries a box of the advance return takes: the tax code alone decides, bad debts and small businesses aside. */

import {
  type AdjustmentTaxCode,
  type BookedAdjustmentCode,
  type EntryKind,
  INPUT_VAT_REPAYMENT,
  type Scheme,
  type TaxCode,
} from '@belegbar/domain/journal';
import { type Cents, negateCents } from '@belegbar/domain/money';

/** One box: the entries it adds up, which of their amounts, and with which sign (purchases are negative in the journal). */
export interface BoxSource {
  kennzahl: string;
  taxCodes: readonly TaxCode[];
  /** Null: every kind of entry. */
  kinds: readonly EntryKind[] | null;
  /** Null: every scheme. */
  schemes: readonly Scheme[] | null;
  amount: 'net' | 'vat' | 'deductible';
  sign: 1 | -1;
}

export type BoxAmounts = Readonly<Record<BoxSource['amount'], Cents>>;

/** The source of a box; null for a box that the journal does not fill. */
export function boxSource(kennzahl: string): BoxSource | null {
  return SOURCES.find((source) => source.kennzahl === kennzahl) ?? null;
}

/** What an entry, or a sum of entries, adds to the box, in the box's own sign: input VAT is positive there, a credit of it negative. */
export function countedIn(source: BoxSource, amounts: BoxAmounts): Cents {
  return source.sign === 1 ? amounts[source.amount] : negateCents(amounts[source.amount]);
}

/** The boxes in which an entry counts; none for what is in no return. */
export function boxesOf(entry: CountingEntry): string[] {
  return SOURCES.filter((source) => isTakenBy(source, entry)).map((source) => source.kennzahl);
}

/** What of an entry, or of a sum of entries, decides where it counts. */
export interface CountingEntry {
  taxCode: TaxCode;
  scheme: Scheme;
  kind: EntryKind;
}

export function isTakenBy(source: BoxSource, entry: CountingEntry): boolean {
  return (
    source.taxCodes.includes(entry.taxCode) &&
    (source.kinds === null || source.kinds.includes(entry.kind)) &&
    (source.schemes === null || source.schemes.includes(entry.scheme))
  );
}

const EU_SERVICES: readonly TaxCode[] = ['euServiceReverseCharge', 'euServiceReverseCharge7'];
const OTHER_REVERSE_CHARGE: readonly TaxCode[] = ['otherReverseCharge', 'otherReverseCharge7'];

const SOURCES: readonly BoxSource[] = [
  sale('81', 'standard19'),
  sale('86', 'reduced7'),
  sale('87', 'zero'),
  sale('41', 'intraCommunitySupply'),
  sale('43', 'export'),
  sale('48', 'exempt'),
  sale('60', 'domesticReverseCharge'),
  sale('21', 'euService'),
  sale('45', 'thirdCountryService'),
  owedByBuyer('89', ['intraCommunityAcquisition19'], 'net'),
  owedByBuyer('93', ['intraCommunityAcquisition7'], 'net'),
  owedByBuyer('46', EU_SERVICES, 'net'),
  owedByBuyer('47', EU_SERVICES, 'vat'),
  owedByBuyer('84', OTHER_REVERSE_CHARGE, 'net'),
  owedByBuyer('85', OTHER_REVERSE_CHARGE, 'vat'),
  deduction('66', ['inputStandard19', 'inputReduced7']),
  deduction('61', [
    'intraCommunityAcquisition19',
    'intraCommunityAcquisition7',
    'acquisitionOtherRates',
    'newVehicleAcquired',
  ]),
  deduction('62', ['importVat']),
  deduction('67', [...EU_SERVICES, ...OTHER_REVERSE_CHARGE, 'landReverseCharge']),
  badDebt(),
  ...entered('otherRates', { base: '35', tax: '36' }, 1),
  ...entered('farmSupplyToEu', { base: '77' }, 1),
  ...entered('farmSupply', { base: '76', tax: '80' }, 1),
  ...entered('newVehicleToEu', { base: '44' }, 1),
  ...entered('newVehicleByOthers', { base: '49' }, 1),
  ...entered('triangularSupply', { base: '42' }, 1),
  ...entered('changeOfTaxation', { tax: '65' }, 1),
  ...entered('wrongVat', { tax: '69' }, 1),
  ...entered('inputVatReduction', { tax: '37' }, 1),
  ...entered('exemptAcquisition', { base: '91' }, -1),
  ...entered('zeroRatedAcquisition', { base: '90' }, -1),
  ...entered('acquisitionOtherRates', { base: '95', tax: '98' }, -1),
  ...entered('newVehicleAcquired', { base: '94', tax: '96' }, -1),
  ...entered('landReverseCharge', { base: '73', tax: '74' }, -1),
  ...entered('averageRateInputVat', { tax: '63' }, -1),
  ...entered('newVehicleInputVat', { tax: '59' }, -1),
  ...entered('inputVatCorrection', { tax: '64' }, -1, [INPUT_VAT_REPAYMENT]),
];

/** What is entered for the very box; it is owed by small businesses too (§ 14c UStG). */
function entered(
  taxCode: AdjustmentTaxCode,
  boxes: { base?: string; tax?: string },
  sign: 1 | -1,
  others: readonly BookedAdjustmentCode[] = [],
): BoxSource[] {
  const source = { taxCodes: [taxCode, ...others], kinds: null, schemes: null, sign };
  return [
    ...(boxes.base === undefined ? [] : [{ ...source, kennzahl: boxes.base, amount: 'net' as const }]),
    ...(boxes.tax === undefined ? [] : [{ ...source, kennzahl: boxes.tax, amount: 'vat' as const }]),
  ];
}

function sale(kennzahl: string, taxCode: TaxCode): BoxSource {
  return { kennzahl, taxCodes: [taxCode], kinds: null, schemes: ['regular'], amount: 'net', sign: 1 };
}

/** § 13b (8), § 18 (4a) UStG: owed by small businesses too. */
function owedByBuyer(kennzahl: string, taxCodes: readonly TaxCode[], amount: 'net' | 'vat'): BoxSource {
  return { kennzahl, taxCodes, kinds: null, schemes: null, amount, sign: -1 };
}

/** § 15 UStG: what of the VAT is deducted; by small businesses nothing (§ 15 (2) UStG). */
function deduction(kennzahl: string, taxCodes: readonly TaxCode[]): BoxSource {
  return { kennzahl, taxCodes, kinds: null, schemes: ['regular'], amount: 'deductible', sign: -1 };
}

/** § 17 (2) No. 1 s. 1 UStG: reductions by bad debts alone, written positive; what comes in later stays out. */
function badDebt(): BoxSource {
  const taxCodes: TaxCode[] = ['standard19', 'reduced7', 'zero'];
  return { kennzahl: '50', taxCodes, kinds: ['writeOff'], schemes: ['regular'], amount: 'net', sign: -1 };
}
