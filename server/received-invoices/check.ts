import type { Context } from '../platform/context.ts';
import { keptName, typeOfBytes } from '../platform/files/index.ts';
import { type CheckedMessage, checkedMessage, type Language } from './checked.ts';
import { enclosedName, keptOf, leftOutOf } from './keep-files.ts';
import { readAssessed } from './read-assessed.ts';
import { shortened } from './shortened.ts';

const MEGABYTES_MAXIMUM = 10;

/** The verdict on an e-invoice of anybody, for anybody at `address`. Nothing of it is kept or logged. INVALID at `file` for what is no e-invoice. */
export async function checkEInvoice(
  { platform }: Pick<Context, 'platform'>,
  { file, language, address }: { file: Blob & { name?: string }; language: Language; address: string },
): Promise<CheckedMessage> {
  const { assessed } = await readAssessed(platform.strangersReader, file, {
    megabytesMaximum: MEGABYTES_MAXIMUM,
    owner: address,
  });
  const { container, embedded, syntax, invoice, unread, verdict } = assessed;
  const { profile, findings, findingsTotal, fatal, warnings } = verdict;
  const message = checkedMessage(
    {
      container,
      embedded,
      syntax,
      invoice,
      unread,
      profile,
      findings,
      findingsTotal,
      fatal,
      warnings,
      fileName: keptName(file.name ?? '', container === 'pdf' ? 'Rechnung.pdf' : 'Rechnung.xml'),
      enclosed: keptOf(assessed, file.size).map(({ name, bytes }, index) => ({
        position: index + 1,
        name: enclosedName(name, index),
        contentType: typeOfBytes(bytes),
        size: bytes.byteLength,
      })),
      leftOut: leftOutOf(assessed, file.size),
    },
    language,
  );
  return shortened(message);
}
