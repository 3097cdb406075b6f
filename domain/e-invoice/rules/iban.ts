/** The check digits of an IBAN, as BR-DE-19 and BR-DE-20 have them: the length of the country does not count. */
import { remainder97 } from '@belegbar/domain/business';

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/;

/** Whether the text, without blanks, has the form of an IBAN and its check digits (ISO 7064 MOD 97-10). */
export function isIbanByDigits(text: string | undefined): boolean {
  const iban = (text ?? '').replace(/\s/g, '');
  return FORM.test(iban) && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
}
