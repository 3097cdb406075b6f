import type { Context } from '../platform/context.ts';
import { keptName, typeOfBytes } from '../platform/files/index.ts';
import { type CheckedMessage, checkedMessage, type Language } from './checked.ts';
import { enclosedName, keptOf, leftOutOf } from './keep-files.ts';
import { readAssessed } from './read-assessed.ts';

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

/** No rule of EN 16931 needs more of one text to be understood; whoever hands in a text of megabytes is not sent it back. */
const TEXT_MAXIMUM = 2_000;

/** The same with no text longer than that. */
function shortened<Value>(value: Value): Value {
  if (typeof value === 'string')
    return (value.length > TEXT_MAXIMUM ? `${value.slice(0, TEXT_MAXIMUM)}…` : value) as Value;
  if (Array.isArray(value)) return value.map(shortened) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)])) as Value;
}
