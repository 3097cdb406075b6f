/** Names as they are compared: without case, accents, punctuation and signs that nobody sees. */
import { withoutUnseen } from './one-line.ts';

/** Also letters of full width, bold or in circles become plain ones. */
export function foldedText(text: string): string {
  return withoutUnseen(text.normalize('NFKD'))
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
