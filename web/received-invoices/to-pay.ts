/** What one has to pay for a received invoice, with its sign, and whether one has to pay at all. */
import type { Row } from './message.ts';

/** As the file says it; with a minus where it is owed to the user. Null where the file says none. */
export function toPay({
  payable,
  gross,
  isCredit,
}: Pick<Row, 'payable' | 'gross' | 'isCredit'>): string | null {
  const amount = payable ?? gross;
  if (amount === null || !isCredit || amount.startsWith('-') || isZero(amount)) return amount;
  return `-${amount}`;
}

/** Whether a day by which to pay means anything: not of a credit, and not once all is paid. */
export function isOwed({ payable, isCredit }: Pick<Row, 'payable' | 'isCredit'>): boolean {
  return !isCredit && (payable === null || !(payable.startsWith('-') || isZero(payable)));
}

function isZero(amount: string): boolean {
  return /^-?0*\.?0*$/.test(amount);
}
