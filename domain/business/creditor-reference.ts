/** The creditor reference (ISO 11649): a text that names what is paid, with check digits by which a bank and a program know it again. */
import { remainder97 } from './modulo-97.ts';

const LETTERS_MAXIMUM = 21;

/** `RF`, two check digits and the letters and digits of `text`; null where `text` has none, others than A to Z and 0 to 9, or more than 21. */
export function creditorReference(text: string): string | null {
  const reference = text.toUpperCase().replace(/[\s\p{P}]+/gu, '');
  if (!/^[A-Z0-9]+$/.test(reference) || reference.length > LETTERS_MAXIMUM) return null;
  const checkDigits = String(98 - remainder97(`${reference}RF00`)).padStart(2, '0');
  return `RF${checkDigits}${reference}`;
}
