/** A PDF with another PDF attached: its objects are its own, whatever they are called. */
import { describe, expect, test } from 'vitest';
import {
  catalog,
  madePdf,
  madePdfWithoutTable,
  objectsWith,
  pdfWith,
  specification,
  stream,
} from '../testing/made-pdf.ts';
import { smallCii } from '../testing/small-cii.ts';
import { readAttachments } from './pdf-attachments.ts';
import { readEInvoiceFile } from './read-file.ts';

const number = '2026-0117';
const XML = smallCii({ number, gross: '119.00' });
const EVIL = smallCii({ number: 'EVIL-666', gross: '999.00' });

/** Of a stream whose length stands behind it, as iText writes its files. */
function lengthBehind(data: Buffer, lengthNumber: number, entries = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${lengthNumber} 0 R >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** An invoice with an annex that is a PDF. */
function withAnnex(annex: Uint8Array, length: string) {
  return {
    1: catalog('<< /Names [(annex.pdf) 2 0 R (factur-x.xml) 5 0 R] >>'),
    2: specification('annex.pdf', 3),
    3: lengthBehind(Buffer.from(annex), 4),
    4: length,
    5: specification('factur-x.xml', 6),
    6: stream(XML),
  };
}

const PLAIN = pdfWith([['notes.txt', 'x']]);
const HYBRID = pdfWith([
  ['factur-x.xml', EVIL],
  ['a.txt', 'a'],
  ['b.txt', 'b'],
]);
/** Its objects have the numbers of those of the outer file, and its last word is that it is the whole. */
const SHADOW = madePdf({
  ...objectsWith([
    ['annex.pdf', 'x'],
    ['factur-x.xml', EVIL],
  ]),
  5: specification('factur-x.xml', 6),
  6: stream(EVIL),
});

const ANNEXES: [string, Uint8Array][] = [
  ['a plain one', PLAIN],
  ['a hybrid of another invoice', HYBRID],
  ['one whose objects have the same numbers', SHADOW],
];

describe.each(ANNEXES)('an invoice with an annex, %s, whose length stands behind it', (_, annex) => {
  const whole = withAnnex(annex, String(annex.byteLength));

  test('is the outer one', async () => {
    const pdf = madePdf(whole);
    expect(await readEInvoiceFile(pdf)).toMatchObject({
      ok: true,
      embedded: 'factur-x.xml',
      invoice: { number },
      attachments: ['annex.pdf', 'factur-x.xml'],
      isDamaged: false,
    });
    const read = await readAttachments(pdf);
    expect(read.ok && Buffer.compare(read.attachments[0]?.bytes ?? Buffer.from(''), annex)).toBe(0);
  });

  test('is the outer one also where the table is lost, which is told', async () => {
    const lost = madePdfWithoutTable(whole);
    expect(await readEInvoiceFile(lost)).toMatchObject({ ok: true, invoice: { number }, isDamaged: true });
  });

  test.each(['7', '99999999', '-1', '(none)'])(
    'is the outer one also where that is %s, which is told',
    async (length) => {
      const wrong = madePdf(withAnnex(annex, length));
      expect(await readEInvoiceFile(wrong)).toMatchObject({ ok: true, invoice: { number }, isDamaged: true });
      const read = await readAttachments(wrong);
      expect(read.ok && read.attachments[0]?.bytes.byteLength).toBe(annex.byteLength);
    },
  );
});
