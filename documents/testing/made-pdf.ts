/** Small PDFs for tests, written object by object: good ones, and such as nobody's program would write. */

type Objects = Readonly<Record<number, string | Buffer>>;

/** A PDF of objects by their numbers, with the table that says where they lie; number 1 is the catalog. */
export function madePdf(objects: Objects, trailer = ''): Uint8Array {
  const { body, rows } = laidOut(objects, latin('%PDF-1.7\n'));
  return withTable(body, rows, `/Root 1 0 R ${trailer}`);
}

/** The same without a table, as uploads that broke off and careless programs leave it. */
export function madePdfWithoutTable(objects: Objects, trailer = ''): Uint8Array {
  const { body } = laidOut(objects, latin('%PDF-1.7\n'));
  return new Uint8Array(
    Buffer.concat([body, latin(`trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF`)]),
  );
}

/** The file as another program writes on in it: objects anew, and a table of these that names the one before. */
export function updatedPdf(pdf: Uint8Array, objects: Objects): Uint8Array {
  const previous = /startxref\n(\d+)\n%%EOF$/.exec(Buffer.from(pdf).toString('latin1'))?.[1];
  const { body, rows } = laidOut(objects, Buffer.concat([pdf, latin('\n')]));
  return withTable(body, rows, `/Root 1 0 R /Prev ${previous}`);
}

type Rows = readonly (readonly [number: number, offset: number])[];

function laidOut(objects: Objects, before: Buffer): { body: Buffer; rows: Rows } {
  const parts = [before];
  let length = before.byteLength;
  const rows = Object.entries(objects).map(([number, object]) => {
    const part = Buffer.concat([latin(`${number} 0 obj\n`), latin(object), latin('\nendobj\n')]);
    const offset = length;
    length += part.byteLength;
    parts.push(part);
    return [Number(number), offset] as const;
  });
  return { body: Buffer.concat(parts), rows };
}

/** A section for each object. */
function withTable(body: Buffer, rows: Rows, trailer: string): Uint8Array {
  const sections = rows.map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const size = Math.max(...rows.map(([number]) => number)) + 1;
  const end = `trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${body.byteLength}\n%%EOF`;
  return new Uint8Array(
    Buffer.concat([body, latin(`xref\n0 1\n0000000000 65535 f \n${sections.join('')}${end}`)]),
  );
}

/** A stream with its length, and `entries` besides. */
export function stream(data: string | Buffer, entries = ''): Buffer {
  const bytes = latin(data);
  return Buffer.concat([
    latin(`<< ${entries} /Length ${bytes.byteLength} >>\nstream\n`),
    bytes,
    latin('\nendstream'),
  ]);
}

/** A catalog whose tree of names for files is `tree`. */
export function catalog(tree: string, entries = ''): string {
  return `<< /Type /Catalog /Names << /EmbeddedFiles ${tree} >> ${entries} >>`;
}

/** Names the file in the stream of the given number. */
export function specification(name: string, streamNumber: number, entries = ''): string {
  return `<< /Type /Filespec /F (${name}) /EF << /F ${streamNumber} 0 R >> ${entries} >>`;
}

type Files = readonly (readonly [name: string, data: string | Buffer, entries?: string])[];

/** A PDF with these files, in one flat tree of names. */
export function pdfWith(files: Files): Uint8Array {
  return madePdf(objectsWith(files));
}

/** The objects of such a PDF, numbered from 1. */
export function objectsWith(files: Files, catalogEntries = ''): Record<number, string | Buffer> {
  const objects: Record<number, string | Buffer> = {};
  files.forEach(([name, data, entries], index) => {
    objects[2 * index + 2] = specification(name, 2 * index + 3);
    objects[2 * index + 3] = stream(data, entries);
  });
  const names = files.map(([name], index) => `(${name}) ${2 * index + 2} 0 R`);
  return { 1: catalog(`<< /Names [${names.join(' ')}] >>`, catalogEntries), ...objects };
}

function latin(data: string | Buffer): Buffer {
  return typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
}
