/** Text that documents can print: fonts, their characters, and the rule for what they lack. */
export { FAMILIES, readFonts } from './font-files.ts';
export { printable, unprintableIn } from './printable.ts';
