/** Mails as their readers see them. */
export { LetterSheet } from './LetterSheet.tsx';
