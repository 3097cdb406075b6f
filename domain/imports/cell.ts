/** Cells of a file: what a spreadsheet would take for a formula, and signs that no record can hold. */

/** How a formula begins, also in the wide letters of East Asia. */
const DANGEROUS = /^'*[=+\-@\t\r\n＝＋－＠]/;
const GUARDED = /^'+[=+\-@\t\r\n＝＋－＠]/;
/** As the contract refuses them: control characters, broken Unicode, direction overrides; and U+FFFD, which stands for what was no sign. */
const UNFIT = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffd-\uffff]/u;

/** A value that no spreadsheet computes: an apostrophe stands before whatever could begin a formula. */
export function guardCell(value: string): string {
  return DANGEROUS.test(value) ? `'${value}` : value;
}

/** The value behind a guarded cell. */
export function unguardCell(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Text of one line: its line ends become commas, blanks at its ends go. Null when it has signs that no record can hold. */
export function lineOf(cell: string): string | null {
  const line = unguardCell(cell)
    .normalize('NFC')
    .replace(/\s*[\r\n]+\s*/g, ', ')
    .replace(/[\t\u00a0\u202f]/g, ' ')
    .replace(/\ufeff/g, '')
    .trim()
    .replace(/^(, )+|(,)$/g, '');
  return UNFIT.test(line) ? null : line;
}

/** Text of several lines, otherwise as `lineOf`. */
export function textOf(cell: string): string | null {
  const text = unguardCell(cell)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\ufeff/g, '');
  const unfit = text.replace(/[\n\t]/g, '');
  return UNFIT.test(unfit) ? null : text;
}
