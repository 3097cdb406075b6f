/** Which bank keeps a German account: the sort codes of the Bundesbank, as a library has them for the running quarter (docs/decisions/030). */
import { bankDataByIBAN } from 'bankdata-germany';

/** BIC and name of the bank; null for an account abroad and for a sort code that nobody has. `iban` is without blanks. */
export function bankOf(iban: string): { bic: string; name: string } | null {
  if (!/^DE\d{20}$/.test(iban)) return null;
  const bank = bankDataByIBAN(iban);
  return bank?.bic === undefined ? null : { bic: bank.bic, name: bank.bankName };
}
