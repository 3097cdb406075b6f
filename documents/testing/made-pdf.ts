/** Small PDFs for tests, written object by object: good ones, and such as nobody's program would write. */

/** A PDF of objects by their numbers; number 1 is the catalog. Its table is left out, which readers put up with. */
export function madePdf(objects: Readonly<Record<number, string | Buffer>>, trailer = ''): Uint8Array {
  const parts = Object.entries(objects).flatMap(([number, object]) => [
    `${number} 0 obj\n`,
    object,
    '\nendobj\n',
  ]);
  const file = ['%PDF-1.7\n', ...parts, `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF`];
  return new Uint8Array(Buffer.concat(file.map(latin)));
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

/** A PDF with these files, in one flat tree of names. */
export function pdfWith(
  files: readonly (readonly [name: string, data: string | Buffer, entries?: string])[],
) {
  const objects: Record<number, string | Buffer> = {};
  files.forEach(([name, data, entries], index) => {
    objects[2 * index + 2] = specification(name, 2 * index + 3);
    objects[2 * index + 3] = stream(data, entries);
  });
  const names = files.map(([name], index) => `(${name}) ${2 * index + 2} 0 R`);
  return madePdf({ 1: catalog(`<< /Names [${names.join(' ')}] >>`), ...objects });
}

function latin(data: string | Buffer): Buffer {
  return typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
}
