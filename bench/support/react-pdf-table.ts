/** The table of lines of the peer's invoice. */
import type { DocumentLine, InvoiceDocument } from '@belegbar/domain/invoices';
import { formatCents, formatDecimal, formatPercent } from '@belegbar/domain/money';
import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

export function table(document: InvoiceDocument): ReactElement {
  const titles = ['Pos.', 'Beschreibung', 'Menge', 'Einzelpreis', 'USt.', 'Gesamt'];
  const headRow = h(
    View,
    { key: 'head', fixed: true, style: { ...ROW, backgroundColor: '#e5ebf4' } },
    ...titles.map((title, index) => cell(index, title, { fontWeight: 600, fontSize: 8 })),
  );
  const rows = document.lines.map(tableRow);
  return h(View, { key: 'table' }, headRow, ...rows);
}

function tableRow(line: DocumentLine): ReactElement {
  return h(
    View,
    { key: line.position, wrap: false, style: ROW },
    cell(0, String(line.position)),
    h(
      View,
      { key: 1, style: { width: WIDTHS[1] ?? 0 } },
      h(Text, { style: { fontWeight: 500 } }, line.description),
      line.details === '' ? null : h(Text, { style: { fontSize: 7.8, color: '#505050' } }, line.details),
    ),
    cell(2, `${formatDecimal(line.quantity, 'de')} ${line.unit}`),
    cell(3, formatDecimal(line.unitPrice, 'de', 2)),
    cell(4, line.vatPercent === null ? '' : formatPercent(line.vatPercent, 'de')),
    cell(5, formatCents(line.amount, 'de')),
  );
}

const WIDTHS = [28, 204, 62, 65, 37, 71];
const RIGHT = { textAlign: 'right' } as const;
const ROW = {
  flexDirection: 'row',
  paddingVertical: 3,
  borderBottomWidth: 0.3,
  borderBottomColor: '#bebebe',
} as const;

function cell(
  column: number,
  text: string,
  style: { fontWeight?: number; fontSize?: number } = {},
): ReactElement {
  return h(
    Text,
    { key: column, style: { width: WIDTHS[column] ?? 0, ...(column > 1 ? RIGHT : {}), ...style } },
    text,
  );
}
