import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import {
  catalog,
  madePdf,
  madePdfWithoutTable,
  objectsWith,
  pdfWith,
  specification,
  stream,
  updatedPdf,
} from '../../testing/made-pdf.ts';
import { readAttachments } from '../pdf-attachments.ts';
import { parseValue } from './parse.ts';
import { textOf } from './parse-text.ts';
import { isText } from './values.ts';

/** The files of a PDF as text, by their names; and whether it is told to be damaged. */
function filesOf(pdf: Uint8Array) {
  const read = readAttachments(pdf);
  if (!read.ok) return read.code;
  const files = read.attachments.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('utf8')]);
  return { isDamaged: read.isDamaged, ...Object.fromEntries(files) };
}

const FILES = [['a.xml', 'A']] as const;
const WHOLE = { isDamaged: false, 'a.xml': 'A' };

describe('the table of a file', () => {
  const pdf = Buffer.from(pdfWith(FILES));
  const text = pdf.toString('latin1');
  const start = text.indexOf('xref\n');

  /** A table that is a stream: rows of a kind, three bytes of place and one more, told as differences to the row before. */
  function tableAsStream(rows: readonly (readonly number[])[], entries: string): Buffer {
    let before = [0, 0, 0, 0, 0];
    const differences = rows.flatMap(([kind = 0, place = 0, index = 0]) => {
      const row = [kind, place >> 16, (place >> 8) & 255, place & 255, index];
      const told = row.map((byte, at) => (byte - (before[at] ?? 0) + 256) & 255);
      before = row;
      return [2, ...told];
    });
    const about = `/Type /XRef /W [1 3 1] ${entries} /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>`;
    return stream(deflateSync(Uint8Array.from(differences)), about);
  }

  function endingWith(body: Buffer, table: Buffer, tableNumber: number): Uint8Array {
    const object = Buffer.concat([Buffer.from(`${tableNumber} 0 obj\n`), table, Buffer.from('\nendobj\n')]);
    return Buffer.concat([body, object, Buffer.from(`startxref\n${body.byteLength}\n%%EOF`)]);
  }

  const offsetOf = (number: number) => text.indexOf(`\n${number} 0 obj`) + 1;

  test('may be a stream of differences', () => {
    const rows = [[0], [1, offsetOf(1)], [1, offsetOf(2)], [1, offsetOf(3)]];
    const table = tableAsStream(rows, '/Size 4 /Root 1 0 R');
    expect(filesOf(endingWith(pdf.subarray(0, start), table, 4))).toEqual(WHOLE);
  });

  test('may say that objects are packed in a stream', () => {
    const packed = `1 0 2 ${catalog('<< /Names [(a) 2 0 R] >>').length + 1} `;
    const objects = `${packed}${catalog('<< /Names [(a) 2 0 R] >>')} ${specification('a.xml', 3)}`;
    const container = stream(
      deflateSync(objects),
      `/Type /ObjStm /N 2 /First ${packed.length} /Filter /FlateDecode`,
    );
    const body = Buffer.from(madePdf({ 3: stream('A'), 5: container }));
    const laid = body.toString('latin1');
    const at = (number: number) => laid.indexOf(`\n${number} 0 obj`) + 1;
    const rows = [[0], [2, 5, 0], [2, 5, 1], [1, at(3)], [0], [1, at(5)]];
    const table = tableAsStream(rows, '/Size 6 /Root 1 0 R');
    expect(filesOf(endingWith(body.subarray(0, laid.indexOf('xref\n')), table, 6))).toEqual(WHOLE);
  });

  test('may have a stream beside it for what it calls free', () => {
    const rows = [
      [1, offsetOf(2)],
      [1, offsetOf(3)],
    ];
    const table = tableAsStream(rows, '/Size 4 /Index [2 2]');
    const body = Buffer.concat([
      pdf.subarray(0, start),
      Buffer.from('9 0 obj\n'),
      table,
      Buffer.from('\nendobj\n'),
    ]);
    const row = (offset: number, sign: string) => `${String(offset).padStart(10, '0')} 00000 ${sign} \n`;
    const old = `xref\n0 4\n${row(0, 'f')}${row(offsetOf(1), 'n')}${row(0, 'f')}${row(0, 'f')}`;
    const end = `trailer\n<< /Root 1 0 R /XRefStm ${start} >>\nstartxref\n${body.byteLength}\n%%EOF`;
    expect(filesOf(Buffer.concat([body, Buffer.from(old + end)]))).toEqual(WHOLE);
  });

  test.each([
    ['with rubbish before its head', Buffer.concat([Buffer.from('rubbish\r\n'), pdf])],
    [
      'that counts from the first byte, with rubbish there',
      Buffer.from(text.replace('%PDF-1.7', '  %PDF-1')),
    ],
    ['with rubbish behind its end', Buffer.concat([pdf, Buffer.alloc(2000, 'x')])],
    [
      'with rows that end in one byte',
      Buffer.from(text.replaceAll(' n \n', ' n\n').replaceAll(' f \n', ' f\n')),
    ],
    ['whose tables lead round in a circle', Buffer.from(text.replace('/Size 4', `/Size 4 /Prev ${start}`))],
  ])('is read of a file %s', (_, bytes) => {
    expect(filesOf(bytes)).toEqual(WHOLE);
  });

  test('holds in its latest version, also where that takes something away', () => {
    const second = updatedPdf(pdf, { 3: stream('B') });
    expect(filesOf(second)).toEqual({ isDamaged: false, 'a.xml': 'B' });
    expect(filesOf(updatedPdf(second, { 1: catalog('<< /Names [] >>') }))).toEqual({ isDamaged: false });
  });

  test.each([
    ['lies elsewhere', text.replace(/startxref\n\d+/, 'startxref\n7')],
    ['is not there', text.replace(/xref\n0 1[\s\S]*trailer/, 'trailer')],
    ['says another place of an object', text.replace(/2 1\n0{7}\d{3}/, '2 1\n0000000011')],
    ['has rows that are none', text.replace('00000 n', '0000x n')],
  ])('that %s is done without, and the file is told to be damaged', (_, broken) => {
    expect(filesOf(Buffer.from(broken, 'latin1'))).toEqual({ isDamaged: true, 'a.xml': 'A' });
  });

  test('that is lost is done without also where objects are packed', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(Buffer.from('A'), 'a.xml');
    const packed = Buffer.from(await document.save({ useObjectStreams: true })).toString('latin1');
    const lost = packed.replace(/startxref\n\d+/, 'startxref\n1');
    expect(filesOf(Buffer.from(lost, 'latin1'))).toEqual({ isDamaged: true, 'a.xml': 'A' });
  });

  test('that is lost leaves the last version of each object', () => {
    const changed = Buffer.concat([
      madePdfWithoutTable(objectsWith(FILES)),
      Buffer.from('\n3 0 obj\n'),
      stream('B'),
      Buffer.from('\nendobj\n'),
    ]);
    expect(filesOf(Buffer.concat([changed, Buffer.from('startxref\n0\n%%EOF')]))).toEqual({
      isDamaged: true,
      'a.xml': 'B',
    });
  });
});

describe('what programs read in two ways is told:', () => {
  const named = (content: string) => `<< /Type /Filespec /F (a.xml) ${content} >>`;
  const packing = (objects: readonly (readonly [number: number, text: string])[]) => {
    const texts = objects.map(([, text]) => `${text} `);
    const places = texts.map((_, at) => texts.slice(0, at).join('').length);
    const head = objects.map(([number], at) => `${number} ${places[at]} `).join('');
    return stream(`${head}${texts.join('')}`, `/Type /ObjStm /N ${objects.length} /First ${head.length}`);
  };
  /** Object 2 lies in the container with the number 5, as the first in it. */
  const packed = (container: Buffer) => {
    const text = Buffer.from(
      madePdf({ 1: catalog('<< /Names [(a) 2 0 R] >>'), 3: stream('A'), 4: stream('B'), 5: container }),
    ).toString('latin1');
    const at = text.indexOf('xref\n0 1');
    const rows = [0, 1, 2, 3, 4, 5, 6].map((number) => {
      const place = number === 6 ? at : text.indexOf(`\n${number} 0 obj`) + 1;
      const [kind, second] = number === 2 ? [2, 5] : [number === 0 ? 0 : 1, place];
      return [kind, (second >> 8) & 255, second & 255, 0];
    });
    const table = stream(Buffer.from(rows.flat()), '/Type /XRef /W [1 2 1] /Size 7 /Root 1 0 R');
    return Buffer.concat([
      Buffer.from(`${text.slice(0, at)}6 0 obj\n`, 'latin1'),
      table,
      Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF`),
    ]);
  };
  const whole = named('/EF << /F 3 0 R >>');

  test.each<[string, Uint8Array, object]>([
    ['nothing of one that packs each object once', packed(packing([[2, whole]])), WHOLE],
    [
      'objects of one number in one stream',
      packed(
        packing([
          [2, whole],
          [2, named('/EF << /F 4 0 R >>')],
        ]),
      ),
      { isDamaged: true },
    ],
    [
      'an object at the place of another in a stream',
      packed(
        packing([
          [8, named('/EF << /F 4 0 R >>')],
          [2, whole],
        ]),
      ),
      { isDamaged: true, 'a.xml': 'A' },
    ],
    [
      'a file under a key that stands twice',
      madePdf({
        1: catalog('<< /Names [(a) 2 0 R] >>'),
        2: named('/EF << /F 3 0 R /F 4 0 R >>'),
        3: stream('B'),
        4: stream('A'),
      }),
      { isDamaged: true, 'a.xml': 'B' },
    ],
    [
      'names under a key that stands twice',
      madePdf({
        1: catalog('<< /Names [(b) 4 0 R] /Names [(a) 2 0 R] >>'),
        2: whole,
        3: stream('A'),
        4: specification('b.xml', 5),
        5: stream('B'),
      }),
      { isDamaged: true, 'a.xml': 'A', 'b.xml': 'B' },
    ],
    [
      'a catalog under a key that stands twice',
      madePdf(
        {
          1: catalog('<< /Names [(a) 2 0 R] >>'),
          2: whole,
          3: stream('A'),
          4: catalog('<< /Names [(b) 5 0 R] >>'),
          5: specification('b.xml', 6),
          6: stream('B'),
        },
        '/Root 4 0 R',
      ),
      { isDamaged: true, 'b.xml': 'B', 'a.xml': 'A' },
    ],
    [
      'nothing of a key that says the same twice',
      madePdf({
        1: catalog('<< /Names [(a) 2 0 R] >>'),
        2: named('/EF << /F 3 0 R /F 3 0 R >>'),
        3: stream('A'),
      }),
      WHOLE,
    ],
    [
      'a last table behind which the end is missing',
      updatedPdf(pdfWith([['a.xml', 'B']]), { 3: stream('A') }).subarray(0, -'%%EOF'.length),
      { isDamaged: true, 'a.xml': 'A' },
    ],
    [
      'an earlier table told by a reference',
      Buffer.from(
        Buffer.from(pdfWith(FILES)).toString('latin1').replace('/Size 4', '/Size 4 /Prev 9 0 R'),
        'latin1',
      ),
      { isDamaged: true, 'a.xml': 'A' },
    ],
    [
      'an object behind too many references',
      madePdf({
        1: catalog('<< /Names [(a) 10 0 R] >>'),
        ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at + 10, `${at + 11} 0 R`])),
        40: specification('a.xml', 3),
        3: stream('A'),
      }),
      'file.damaged' as never,
    ],
  ])('%s', (_, bytes, expected) => {
    expect(filesOf(bytes)).toEqual(expected);
  });

  test('a file is read that holds lists in lists as other programs read them', () => {
    const deep = `/X ${'['.repeat(400)}${']'.repeat(400)}`;
    const pdf = madePdf({
      1: catalog('<< /Names [(a) 2 0 R] >>'),
      2: specification('a.xml', 3, deep),
      3: stream('A'),
    });
    expect(filesOf(pdf)).toEqual(WHOLE);
  });
});

// What takes time by the square of its bytes does not end within a test.
describe('work grows no faster than the file:', () => {
  const megabytes = (count: number, text: string) =>
    text.repeat(Math.ceil((count * 1_000_000) / text.length));

  test.each([
    ['words that end streams', megabytes(20, 'endstream ')],
    ['objects that begin', megabytes(4, '1 0 obj << ')],
    ['streams without an end', megabytes(4, '1 0 obj<</Length 9>>stream\n')],
    ['strings without an end', megabytes(4, '1 0 obj (')],
    ['digits without an end', megabytes(4, '1 0 obj <')],
    ['trailers', megabytes(4, 'trailer << ')],
  ])('%s', (_, rubbish) => {
    const body = `%PDF-1.7\n1 0 obj\n<< /Length 2 0 R >>\nstream\n${rubbish}\nstartxref\n0\n%%EOF`;
    expect(filesOf(Buffer.from(body))).toBe('file.damaged');
  });
});

describe('values are read', () => {
  const read = (text: string) => parseValue({ bytes: Buffer.from(text, 'latin1'), at: 0 });
  const shown = (text: string) => {
    const value = read(text);
    return isText(value) ? textOf(value) : value;
  };

  test.each([
    ['(a (b) \\051 \\\n\\n\\q)', 'a (b) ) \nq'],
    ['(\\2015)', '†5'],
    ['<52E92>', 'Ré '],
    ['<FEFF00DC>', 'Ü'],
    ['<FFFEDC00>', 'Ü'],
    ['<EFBBBFC39C>', 'Ü'],
    ['(\\240)', '€'],
  ])('the text %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  test.each<[string, unknown]>([
    ['-.5', -0.5],
    ['+7', 7],
    ['--5', 0],
    ['% a remark\r\n true', true],
    ['[1 2 0 R/A#20b null]', [1, { kind: 'reference', number: 2 }, { kind: 'name', text: 'A b' }, null]],
    [
      '<</A<</B 1>>/C[<>]>>',
      new Map<string, unknown>([
        ['A', new Map([['B', 1]])],
        ['C', [{ kind: 'text', bytes: Buffer.from('') }]],
      ]),
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each(['', 'nul', '<< /A', '[1', '(a', '<5', '<< 1 2 >>', '['.repeat(200)])('%s is none', (text) => {
    expect(() => read(text)).toThrow();
  });
});
