/** Where a PDF keeps the files that it carries (ISO 32000-2, 7.11.4 and 14.13): named, associated, or pinned to a page. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

export interface EmbeddedFile {
  name: string;
  mediaType: string | null;
  relationship: string | null;
  /** Still packed. */
  stream: PDFRawStream;
}

/** More than these nobody attaches to an invoice. */
const FILES_MAXIMUM = 1000;
const NODES_MAXIMUM = 10_000;
const NAME_BYTES_MAXIMUM = 4000;
const NAME_CHARACTERS_MAXIMUM = 200;

/**
 * Each file once, in the order of the tree of names, then those that only the document or a page speaks of.
 * Null with more than 1,000, or without a catalog. A tree that leads back into itself is walked once.
 */
export function embeddedFilesOf(context: PDFContext): EmbeddedFile[] | null {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) return null;
  const files = new Map<PDFRawStream, EmbeddedFile>();
  const seen = new Set<unknown>();
  for (const { specification, key } of specificationsOf(context, catalog)) {
    if (seen.has(specification)) continue;
    seen.add(specification);
    const file = fileOf(specification, key);
    if (file !== null && !files.has(file.stream)) files.set(file.stream, file);
    if (files.size > FILES_MAXIMUM) return null;
  }
  return [...files.values()];
}

interface Named {
  specification: unknown;
  /** What the tree of names calls it; null elsewhere. */
  key: unknown;
}

function* specificationsOf(context: PDFContext, catalog: PDFDict): Generator<Named> {
  const names = valueIn(catalog, 'Names');
  if (names instanceof PDFDict) yield* namedIn(valueIn(names, 'EmbeddedFiles'), context);
  for (const specification of itemsIn(valueIn(catalog, 'AF'), context)) yield { specification, key: null };
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    for (const annotation of [object, ...itemsIn(valueIn(object, 'Annots'), context)]) {
      const isPinned =
        annotation instanceof PDFDict && valueIn(annotation, 'Subtype') === PDFName.of('FileAttachment');
      if (isPinned) yield { specification: valueIn(annotation, 'FS'), key: null };
    }
  }
}

/** The leaves of a tree of names, from left to right. */
function* namedIn(root: unknown, context: PDFContext): Generator<Named> {
  const waiting = [root];
  const seen = new Set<unknown>();
  while (waiting.length > 0 && seen.size < NODES_MAXIMUM) {
    const node = waiting.pop();
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const pairs = itemsIn(valueIn(node, 'Names'), context);
    for (let at = 0; at + 1 < pairs.length; at += 2) yield { key: pairs[at], specification: pairs[at + 1] };
    waiting.push(...itemsIn(valueIn(node, 'Kids'), context).slice(0, NODES_MAXIMUM).reverse());
  }
}

/** Null for what only names a file that lies elsewhere. */
function fileOf(specification: unknown, key: unknown): EmbeddedFile | null {
  const embedded = specification instanceof PDFDict ? valueIn(specification, 'EF') : undefined;
  if (!(specification instanceof PDFDict) || !(embedded instanceof PDFDict)) return null;
  const stream = ['F', 'UF', 'Unix', 'DOS', 'Mac']
    .map((system) => valueIn(embedded, system))
    .find((value) => value instanceof PDFRawStream);
  if (stream === undefined) return null;
  const names = [valueIn(specification, 'UF'), valueIn(specification, 'F'), key].map(shownName);
  return {
    name: names.find((name) => name !== '') ?? '',
    mediaType: wordOf(valueIn(stream.dict, 'Subtype')),
    relationship: wordOf(valueIn(specification, 'AFRelationship')),
    stream,
  };
}

/** Without folders, which are those of another machine, and without what can hide the end of a name. */
function shownName(value: unknown): string {
  if (!(value instanceof PDFString || value instanceof PDFHexString)) return '';
  if (value.asString().length > NAME_BYTES_MAXIMUM) return '';
  const base = textOf(value).replace(/^.*[/\\]/s, '');
  return base.replace(/\p{C}/gu, '').trim().slice(0, NAME_CHARACTERS_MAXIMUM);
}

/** Writers that should have written UTF-16 or the encoding of PDF often write UTF-8. */
function textOf(value: PDFString | PDFHexString): string {
  const bytes = value.asBytes();
  const isMarked = bytes[0] === 0xfe || bytes[0] === 0xff;
  try {
    return isMarked ? value.decodeText() : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return value.decodeText();
  }
}

function wordOf(value: unknown): string | null {
  if (!(value instanceof PDFName) || value.asString().length > NAME_BYTES_MAXIMUM) return null;
  return value.decodeText();
}

function valueIn(dictionary: PDFDict, key: string): PDFObject | undefined {
  return dictionary.lookup(PDFName.of(key));
}

function itemsIn(list: unknown, context: PDFContext): unknown[] {
  return list instanceof PDFArray ? list.asArray().map((item) => context.lookup(item)) : [];
}
