/** Text that documents can print: fonts, their characters, and the rule for what they lack. */
export { coveredBy } from './coverage.ts';
export { readFamilies, readFonts } from './font-files.ts';
export { MISSING, printable, unprintableIn } from './printable.ts';
