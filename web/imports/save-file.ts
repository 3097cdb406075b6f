/** Text that the browser saves as a file. */
import { guardCell } from '@belegbar/domain/imports';

export function saveCsv(fileName: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A row of cells, none of which a spreadsheet would compute. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(quoted).join(';')}\r\n`;
}

function quoted(cell: string): string {
  const safe = guardCell(cell);
  return /[";\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
