/** The same invoice by @react-pdf/renderer, as a React developer would write it: same fonts, lines, totals, code and footer. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { qrPath } from '@belegbar/documents';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { formatCents, formatDecimal, formatPercent } from '@belegbar/domain/money';
import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

const inter = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/inter/package.json'));
const WEIGHTS = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold', 700: '700Bold' };

Font.register({
  family: 'Inter',
  fonts: Object.entries(WEIGHTS).map(([weight, name]) => ({
    src: join(inter, name, `Inter_${name}.ttf`),
    fontWeight: Number(weight),
  })),
});

/** Bytes of a plain PDF; this library writes no PDF/A. */
export function peerPdf(document: InvoiceDocument, payload: string): Promise<Buffer> {
  const page = h(
    Page,
    { size: 'A4', style: PAGE },
    ...head(document),
    table(document),
    closing(document, payload),
    ...foot(document),
  );
  return renderToBuffer(
    h(Document, { title: `Rechnung ${document.number}`, author: document.sender.fullName }, page),
  );
}

const PAGE = {
  fontFamily: 'Inter',
  fontSize: 9,
  paddingTop: 85,
  paddingLeft: 71,
  paddingRight: 57,
  paddingBottom: 102,
} as const;
const WIDTHS = [28, 204, 62, 65, 37, 71];
const RIGHT = { textAlign: 'right' } as const;
const ROW = {
  flexDirection: 'row',
  paddingVertical: 3,
  borderBottomWidth: 0.3,
  borderBottomColor: '#bebebe',
} as const;

function head(document: InvoiceDocument): ReactElement[] {
  const { sender, recipient } = document;
  const address = [
    recipient.name,
    recipient.contactPerson,
    recipient.address.street,
    `${recipient.address.postCode} ${recipient.address.city}`,
  ];
  const facts = [
    ['Rechnungsnummer', document.number ?? ''],
    ['Rechnungsdatum', document.invoiceDate],
    ['Kundennummer', recipient.clientNumber],
    ['Fällig am', document.dueDate],
  ];
  return [
    h(
      Text,
      { key: 'name', style: { fontSize: 15, fontWeight: 700, color: '#2456a6', ...RIGHT } },
      sender.businessName,
    ),
    h(
      Text,
      { key: 'line', style: { fontSize: 7, marginTop: 60 } },
      `${sender.businessName} · ${sender.address.street} · ${sender.address.city}`,
    ),
    h(
      View,
      { key: 'parties', style: { flexDirection: 'row', justifyContent: 'space-between', height: 100 } },
      h(View, null, ...address.map((line, index) => h(Text, { key: index }, line))),
      h(View, { style: { width: 184 } }, ...facts.map(([label, value]) => pair(label ?? '', value ?? ''))),
    ),
    h(
      Text,
      { key: 'title', style: { fontSize: 16, fontWeight: 600, color: '#2456a6' } },
      `Rechnung ${document.number}`,
    ),
    h(Text, { key: 'intro', style: { marginVertical: 10 } }, document.introduction),
  ];
}

function table(document: InvoiceDocument): ReactElement {
  const titles = ['Pos.', 'Beschreibung', 'Menge', 'Einzelpreis', 'USt.', 'Gesamt'];
  const headRow = h(
    View,
    { key: 'head', fixed: true, style: { ...ROW, backgroundColor: '#e5ebf4' } },
    ...titles.map((title, index) => cell(index, title, { fontWeight: 600, fontSize: 8 })),
  );
  const rows = document.lines.map((line) =>
    h(
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
    ),
  );
  return h(View, { key: 'table' }, headRow, ...rows);
}

function closing(document: InvoiceDocument, payload: string): ReactElement {
  const { totals, bank } = document;
  const { path, size } = qrPath(payload);
  const sums = [
    ['Zwischensumme', totals.lineNet],
    ['Rabatt', totals.discount],
    ['Nettobetrag', totals.net],
    ...totals.groups.map((group) => [`USt. ${group.vatPercent} %`, group.vat] as const),
    ['Rechnungsbetrag', totals.gross],
  ] as const;
  return h(
    View,
    {
      key: 'closing',
      wrap: false,
      style: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 9 },
    },
    h(
      View,
      null,
      h(Text, { style: { fontWeight: 600 } }, `Bitte überweisen Sie den Betrag bis zum ${document.dueDate}.`),
      h(
        Svg,
        { viewBox: `0 0 ${size} ${size}`, width: 72, height: 72 },
        h(Path, { d: path, fill: '#000000' }),
      ),
      h(Text, null, bank.accountHolder),
      h(Text, { style: { fontWeight: 600 } }, bank.iban),
      h(Text, null, bank.bankName),
      h(Text, null, 'Mit freundlichen Grüßen'),
    ),
    h(
      View,
      { style: { width: 235 } },
      ...sums.map(([label, amount]) => pair(label, formatCents(amount, 'de', 'euro'))),
    ),
  );
}

function foot({ sender, bank }: InvoiceDocument): ReactElement[] {
  const columns = [
    [sender.businessName, sender.address.street, `${sender.address.postCode} ${sender.address.city}`],
    [sender.phone, sender.email, sender.website],
    [bank.bankName, bank.iban, bank.bic],
    [sender.taxNumber, sender.vatId],
  ];
  const place = { position: 'absolute', left: 71, right: 57 } as const;
  return [
    h(Text, {
      key: 'page',
      fixed: true,
      style: { ...place, bottom: 76, fontSize: 7, ...RIGHT },
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        `Seite ${pageNumber} von ${totalPages}`,
    }),
    h(
      View,
      {
        key: 'foot',
        fixed: true,
        style: { ...place, bottom: 24, fontSize: 7, flexDirection: 'row', justifyContent: 'space-between' },
      },
      ...columns.map((lines, column) =>
        h(View, { key: column }, ...lines.map((line, index) => h(Text, { key: index }, line))),
      ),
    ),
  ];
}

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

function pair(label: string, value: string): ReactElement {
  return h(
    View,
    { key: label, style: { flexDirection: 'row', justifyContent: 'space-between' } },
    h(Text, null, label),
    h(Text, null, value),
  );
}
