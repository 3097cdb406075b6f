/** A voucher: what a business writes itself of what has neither invoice nor bill (Eigenbeleg). */
import { regimeOn, type TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type DocumentReference, type NewEntry, NOT_TAXABLE } from '@belegbar/domain/journal';
import { type Cents, negateCents, ZERO } from '@belegbar/domain/money';

/** Each kind has its verb, its booking and its series of numbers. */
export const VOUCHER_KINDS = [
  'otherIncome',
  'vatPayment',
  'otherTax',
  'privateMoney',
  'privateUse',
  'kilometres',
  'mealAllowance',
  'homeOffice',
  'homeOfficeRoom',
  'cashExpense',
  'adjustment',
] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** Those that stand for a document of others, of which a PDF is kept (Eigenbeleg). */
export const OWN_RECEIPTS: readonly VoucherKind[] = [
  'kilometres',
  'mealAllowance',
  'homeOffice',
  'homeOfficeRoom',
  'cashExpense',
];

export function isOwnReceipt(kind: VoucherKind): boolean {
  return OWN_RECEIPTS.includes(kind);
}

/** What all of them have beside what they say: their number, and how the business was taxed on each day. */
export interface Voucher {
  id: string;
  number: string;
  regimes: readonly TaxRegime[];
}

/** What a voucher says of one entry; the rest follows. */
export type EntryParts = Pick<NewEntry, 'basis' | 'kind' | 'bookedOn' | 'taxCode' | 'net' | 'category'> &
  Partial<NewEntry>;

/** An entry of the voucher: without VAT, counterparty and tax point unless it says so, supplied on the day of booking. */
export function entryOf(voucher: Voucher, parts: EntryParts): NewEntry {
  const serviceTo = parts.serviceTo ?? parts.bookedOn;
  return {
    serviceFrom: serviceTo,
    serviceTo,
    taxPoint: null,
    scheme: isSmallBusinessOn(voucher, serviceTo) ? 'smallBusiness' : 'regular',
    vat: ZERO,
    counterpartyVatId: '',
    counterparty: '',
    document: documentOf(voucher),
    reverses: null,
    exemptionParagraph: null,
    ...parts,
  };
}

/** Money that moves for no supply: what comes in is positive. */
export function moneyEntry(voucher: Voucher, parts: Omit<EntryParts, 'basis' | 'taxCode'>): NewEntry {
  return entryOf(voucher, { ...parts, basis: 'cash', taxCode: parts.net < ZERO ? 'inputNone' : NOT_TAXABLE });
}

/** A cost that no money pays; `cost` in cents above zero. */
export function costEntry(
  voucher: Voucher,
  parts: Pick<NewEntry, 'kind' | 'bookedOn' | 'category'>,
  cost: Cents,
): NewEntry {
  return entryOf(voucher, { ...parts, basis: 'nonCash', taxCode: 'inputNone', net: negateCents(cost) });
}

export function isSmallBusinessOn({ regimes }: Pick<Voucher, 'regimes'>, on: Day): boolean {
  return regimeOn(regimes, on).smallBusiness;
}

/** Where the day that counts differs from the day of booking. */
export function countingOn(bookedOn: Day, countsOn: Day): Pick<NewEntry, 'countsOn'> {
  return countsOn === bookedOn ? {} : { countsOn };
}

function documentOf({ id, number }: Voucher): DocumentReference {
  return { kind: 'voucher', id, number };
}
