/** What the type of a document (BT-3, UNTDID 1001) means for the books of its buyer. */
import type { ReceivedHeader } from './header.ts';

type Typed = Pick<ReceivedHeader, 'typeCode'>;
type Signed = Pick<ReceivedHeader, 'typeCode' | 'gross'>;

/** Types that lower what was billed before. */
const CREDIT_TYPES = [
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
];
/** Written by the customer in the seller's name. */
const SELF_BILLED_TYPES = ['261', '389', '471', '473', '500', '501', '502', '527'];
/** Tax notification, data sheet, pro forma, report of discrepancies, notice of a claim: they bill nothing (§ 14 (1) UStG). */
const NO_INVOICES = ['102', '130', '325', '553', '817'];
/** Requests and valuations for payment, as on building sites: an invoice only where they bill a supply. */
const PAYMENT_REQUESTS = ['71', '202', '203', '204', '211', '218', '219'];
/** Bills before the supply: a prepayment invoice, also by self-billing. */
const PREPAYMENTS = ['386', '500'];
/** Corrections name the invoice that they correct, which is no deposit. */
const CORRECTIONS = ['384', '471', '472', '473'];

/** Whether it lowers what is owed to the sender: by its type, or because its total is below zero. */
export function isCredit({ typeCode, gross }: Signed): boolean {
  return CREDIT_TYPES.includes(typeCode) || isBelowZero(gross);
}

/** Credit notes say what is taken off above zero; a correction by a negative invoice has the sign already. */
export function isSignTurned({ typeCode, gross }: Signed): boolean {
  return CREDIT_TYPES.includes(typeCode) && !isBelowZero(gross);
}

/** A credit note below zero: some senders mean it as one, by the standard it would be the opposite. */
export function hasDoubleSign({ typeCode, gross }: Signed): boolean {
  return CREDIT_TYPES.includes(typeCode) && isBelowZero(gross);
}

export function isSelfBilled({ typeCode }: Typed): boolean {
  return SELF_BILLED_TYPES.includes(typeCode);
}

export function isNoInvoice({ typeCode }: Typed): boolean {
  return NO_INVOICES.includes(typeCode);
}

export function isPaymentRequest({ typeCode }: Typed): boolean {
  return PAYMENT_REQUESTS.includes(typeCode);
}

export function isPrepayment({ typeCode }: Typed): boolean {
  return PREPAYMENTS.includes(typeCode);
}

export function isCorrection({ typeCode }: Typed): boolean {
  return CORRECTIONS.includes(typeCode);
}

function isBelowZero(amount: string | null): boolean {
  return amount?.startsWith('-') ?? false;
}
