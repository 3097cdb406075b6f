/** A sender's accounts beside those of the invoices before: a changed one is how invoices are forged. */
import { checkIban } from '@belegbar/domain/business';
import type { IbanVerdict } from './words.ts';

export interface ComparedAccount {
  /** In its short form. */
  iban: string;
  /** By its check digits. */
  isValid: boolean;
  /** On an invoice of the sender that vouches for it. */
  isKnown: boolean;
}

/**
 * `ibans`: the accounts of the invoice. `vouched`: those of the sender's invoices that vouch for them. `isNewSender`: there are none of
 * these, with or without an account. An invoice vouches when it was booked, or waits and has no changed account itself, so that
 * a forged one does not vouch for the next.
 */
export function compareAccounts(
  ibans: readonly string[],
  { vouched, isNewSender }: { vouched: readonly string[]; isNewSender: boolean },
): { verdict: IbanVerdict; accounts: ComparedAccount[] } {
  const accounts = ibans.map((iban) => ({
    iban,
    isValid: checkIban(iban).ok,
    isKnown: vouched.includes(iban),
  }));
  if (accounts.length === 0) return { verdict: 'none', accounts };
  // Who has sent invoices without an account has not changed it.
  if (isNewSender || vouched.length === 0) return { verdict: 'newSender', accounts };
  return { verdict: accounts.every(({ isKnown }) => isKnown) ? 'known' : 'changed', accounts };
}
