import { normaliseIban } from '@belegbar/domain/business';
import { bankOf } from '../platform/bank-data.ts';

/** The bank of an IBAN, to propose its BIC; null where the list does not have it. Reads nothing of the business. */
export function findBank({ iban }: { iban: string }): { bank: { bic: string; name: string } | null } {
  return { bank: bankOf(normaliseIban(iban)) };
}
