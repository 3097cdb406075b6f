/** The same invoice by @react-pdf/renderer, as a React developer would write it: same fonts, lines, totals, code and footer. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { qrPath } from '@belegbar/documents';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { formatCents } from '@belegbar/domain/money';
import { Document, Font, Page, Path, renderToBuffer, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { table } from './react-pdf-table.ts';

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
const RIGHT = { textAlign: 'right' } as const;

function head(document: InvoiceDocument): ReactElement[] {
  const { sender } = document;
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
    parties(document),
    h(
      Text,
      { key: 'title', style: { fontSize: 16, fontWeight: 600, color: '#2456a6' } },
      `Rechnung ${document.number}`,
    ),
    h(Text, { key: 'intro', style: { marginVertical: 10 } }, document.introduction),
  ];
}

function parties(document: InvoiceDocument): ReactElement {
  const { recipient } = document;
  const address = [
    recipient.name,
    recipient.contactPerson,
    recipient.address.addition,
    recipient.address.street,
    `${recipient.address.postCode} ${recipient.address.city}`,
  ];
  const facts = [
    ['Rechnungsnummer', document.number ?? ''],
    ['Rechnungsdatum', document.invoiceDate],
    ['Leistungszeitraum', `${document.servicePeriod.from}–${document.servicePeriod.to}`],
    ['Kundennummer', recipient.clientNumber],
    ['Ihre Referenz', document.reference],
    ['Fällig am', document.dueDate],
  ];
  const style = { flexDirection: 'row', justifyContent: 'space-between', height: 100 } as const;
  return h(
    View,
    { key: 'parties', style },
    h(View, null, ...address.map((line, index) => h(Text, { key: index }, line))),
    h(View, { style: { width: 184 } }, ...facts.map(([label, value]) => pair(label ?? '', value ?? ''))),
  );
}

function closing(document: InvoiceDocument, payload: string): ReactElement {
  const style = { flexDirection: 'row', justifyContent: 'space-between', marginTop: 9 } as const;
  return h(View, { key: 'closing', wrap: false, style }, payment(document, payload), sums(document));
}

function payment({ bank, dueDate, number, sender }: InvoiceDocument, payload: string): ReactElement {
  const { path, size } = qrPath(payload);
  return h(
    View,
    null,
    h(Text, { style: { fontWeight: 600 } }, `Bitte überweisen Sie den Betrag bis zum ${dueDate}.`),
    h(Svg, { viewBox: `0 0 ${size} ${size}`, width: 72, height: 72 }, h(Path, { d: path, fill: '#000000' })),
    h(Text, null, bank.accountHolder),
    h(Text, { style: { fontWeight: 600 } }, bank.iban),
    h(Text, null, bank.bankName),
    h(Text, null, `Verwendungszweck ${number}`),
    h(Text, { style: { fontSize: 7 } }, 'GiroCode: mit der Banking-App scannen'),
    h(Text, null, 'Mit freundlichen Grüßen'),
    h(Text, null, sender.fullName),
  );
}

function sums({ totals }: InvoiceDocument): ReactElement {
  const rows = [
    ['Zwischensumme', totals.lineNet],
    ['Rabatt', totals.discount],
    ['Nettobetrag', totals.net],
    ...totals.groups.map((group) => [`USt. ${group.vatPercent} %`, group.vat] as const),
    ['Rechnungsbetrag', totals.gross],
  ] as const;
  const pairs = rows.map(([label, amount]) => pair(label, formatCents(amount, 'de', 'euro')));
  return h(View, { style: { width: 235 } }, ...pairs);
}

function foot({ sender, bank }: InvoiceDocument): ReactElement[] {
  const columns = [
    [
      'Anschrift',
      sender.businessName,
      sender.address.street,
      `${sender.address.postCode} ${sender.address.city}`,
      sender.fullName,
    ],
    ['Kontakt', sender.phone, sender.email, sender.website],
    ['Bankverbindung', bank.bankName, bank.iban, bank.bic],
    ['Steuern', sender.taxNumber, sender.vatId],
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

function pair(label: string, value: string): ReactElement {
  return h(
    View,
    { key: label, style: { flexDirection: 'row', justifyContent: 'space-between' } },
    h(Text, null, label),
    h(Text, null, value),
  );
}
