/** The same list by @react-pdf/renderer: heads on each page, a row for each, page numbers. */
import type { Report } from '@belegbar/documents';
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import './react-pdf.ts';

const MILLIMETRE = 72 / 25.4;
const ROW = {
  flexDirection: 'row',
  paddingVertical: 3,
  borderBottomWidth: 0.4,
  borderBottomColor: '#d9d5cc',
} as const;
const PAGE = { fontFamily: 'Inter', fontSize: 8.5, padding: 57 } as const;

/** Bytes of a plain PDF with the tables of the report. */
export function peerList(report: Report): Promise<Buffer> {
  const tables = report.sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'table' ? [part] : [])),
  );
  const page = h(
    Page,
    { size: 'A4', style: PAGE },
    h(Text, { key: 'title', style: { fontSize: 20, fontWeight: 600 } }, report.title),
    ...tables.flatMap(({ columns, rows }) => {
      const row = (key: string, cells: readonly unknown[], isHead: boolean): ReactElement =>
        h(
          View,
          { key, wrap: false, fixed: isHead, style: ROW },
          ...cells.map((cell, place) => cellOf(cell, columns[place])),
        );
      return [
        row(
          'head',
          columns.map(({ head }) => head),
          true,
        ),
        ...rows.map(({ cells }, index) => row(String(index), cells, false)),
      ];
    }),
    h(Text, {
      key: 'page',
      fixed: true,
      style: { position: 'absolute', bottom: 30, right: 57, fontSize: 7.5 },
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `Seite ${pageNumber} von ${totalPages}`,
    }),
  );
  return renderToBuffer(h(Document, { title: report.title, author: report.owner }, page));
}

interface Column {
  kind: string;
  widthMm?: number;
}

function cellOf(cell: unknown, column: Column | undefined): ReactElement {
  const { text, note } =
    typeof cell === 'string' ? { text: cell, note: '' } : (cell as { text: string; note: string });
  const style = {
    width: (column?.widthMm ?? 30) * MILLIMETRE,
    ...(column?.kind === 'amount' && { textAlign: 'right' as const }),
  };
  return h(
    View,
    { key: text, style },
    h(Text, null, text),
    note === '' ? null : h(Text, { style: { fontSize: 7.5 } }, note),
  );
}
