/** A slip as its vendor might have printed it: a small PDF of text, so that books of the demo have something beside them. */

import { day } from '@belegbar/domain/calendar';
import { expenseLineFromGross } from '@belegbar/domain/expenses';
import { centsFromEuros, decimal, euroText, sumCents } from '@belegbar/domain/money';
import type { Slip } from '../../specs/cast/slip.ts';

/** In points: the width of a till roll. */
const WIDTH = 250;
const MARGIN = 24;
const LINE = 16;

/** Left and right of a line; in bold what is a head or a total. */
interface Printed {
  left: string;
  right?: string;
  isBold?: boolean;
}

/** The bytes of a PDF with one page. */
export function slipPdf(slip: Slip): Uint8Array<ArrayBuffer> {
  const lines = printed(slip);
  const height = 2 * MARGIN + lines.length * LINE;
  const content = lines.map((line, nth) => textOf(line, height - MARGIN - (nth + 1) * LINE)).join('\n');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf('Courier'),
    fontOf('Courier-Bold'),
  ]);
}

function printed({ on, vendor, lines, inCurrency }: Slip): Printed[] {
  const [year, month, dayOfMonth] = on.split('-');
  const sign = inCurrency?.currency ?? 'EUR';
  const amounts = lines.map(({ amount }) => centsFromEuros(decimal(amount)));
  return [
    { left: vendor, isBold: true },
    { left: `${dayOfMonth}.${month}.${year}` },
    { left: '' },
    ...lines.map(({ description = 'Betrag' }, nth) => ({
      left: description,
      right: written(amounts[nth] as (typeof amounts)[number]),
    })),
    { left: '' },
    { left: `Summe ${sign}`, right: written(sumCents(amounts)), isBold: true },
    ...vatOf(lines, on),
  ];
}

/** The VAT that is in it, by rates. */
function vatOf(lines: Slip['lines'], on: string): Printed[] {
  return (['inputStandard19', 'inputReduced7'] as const).flatMap((code) => {
    const gross = sumCents(
      lines.filter(({ taxCode }) => taxCode === code).map(({ amount }) => centsFromEuros(decimal(amount))),
    );
    const line = expenseLineFromGross(code, gross, day(on));
    if (gross === 0 || !line.known) return [];
    const rate = code === 'inputStandard19' ? 19 : 7;
    return [{ left: `darin ${rate} % USt`, right: written(line.value.vat) }];
  });
}

function written(cents: ReturnType<typeof sumCents>): string {
  return euroText(cents).replace('.', ',');
}

/** Courier is 0.6 of its size wide. */
const SIZE = 9;
const ROOM = Math.floor((WIDTH - 2 * MARGIN) / (0.6 * SIZE));

function textOf({ left, right = '', isBold = false }: Printed, y: number): string {
  const text =
    right === '' ? left : left.slice(0, ROOM - right.length - 1).padEnd(ROOM - right.length) + right;
  const escaped = text.slice(0, ROOM).replaceAll(/[\\()]/g, '\\$&');
  return `BT /${isBold ? 'F2' : 'F1'} ${SIZE} Tf ${MARGIN} ${y} Td (${escaped}) Tj ET`;
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

/** Objects 1 and on, with the table that says where each begins; every character is one byte. */
function pdfOf(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, nth) => {
    const place = text.length;
    text += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer << /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
