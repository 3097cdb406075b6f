/** Words that somebody types to find a record, as the texts hold them that are searched. */
import { CURRENCIES } from '@belegbar/domain/money';

const CODE_OF_AMOUNT = new RegExp(`€|(?<=\\d\\s*)(?:${CURRENCIES.join('|').toLowerCase()})(?!\\p{L})`, 'gu');

/** What a person typed to find something, as the words that the stored text may hold. The sign of the currency says nothing. */
export function searchedWords(typed: string): string[] {
  return spelt(typed)
    .replace(CODE_OF_AMOUNT, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Spelt alike: in lower case, letters with their marks as one, ß as ss, since capitals have no other. */
export function spelt(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss');
}

/** The pattern of a text that contains the word. */
export function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
