/** Where a PDF keeps the files that it carries (ISO 32000-2, 7.11.4 and 14.13): named, associated with the document or a page, or pinned to one. */
import {
  everySaid,
  isName,
  isStream,
  isText,
  type PdfDictionary,
  type PdfObjects,
  type PdfStream,
  PdfTooMuch,
  type PdfValue,
  pdfReference,
  textOf,
} from './pdf/index.ts';

export interface EmbeddedFile {
  name: string;
  mediaType: string | null;
  relationship: string | null;
  /** The document itself is associated with it, and not only a page or a name. */
  isAssociated: boolean;
  /** Still packed. */
  stream: PdfStream;
}

/** More than these nobody attaches to an invoice. */
const FILES_MAXIMUM = 1000;
const NODES_MAXIMUM = 10_000;
const NAME_BYTES_MAXIMUM = 4000;
const NAME_CHARACTERS_MAXIMUM = 200;

type ValueOf = PdfObjects['resolve'];

/**
 * Each file once, in the order of the tree of names, then those that only the document or a page speaks of.
 * Null with more than 1,000, or without a catalog. A tree that leads back into itself is walked once.
 */
export function embeddedFilesOf({ trailer, resolve }: PdfObjects): EmbeddedFile[] | null {
  const catalogs = saidIn(trailer, 'Root', resolve).filter((value) => value instanceof Map);
  if (catalogs.length === 0) return null;
  const associated = new Set(catalogs.flatMap((catalog) => itemsIn(catalog, 'AF', resolve)));
  const files = new Map<PdfStream, EmbeddedFile>();
  const seen = new Set<unknown>();
  const named = catalogs.flatMap((catalog) => [...specificationsOf(catalog, resolve)]);
  for (const { specification, key } of named) {
    if (!(specification instanceof Map) || seen.has(specification)) continue;
    seen.add(specification);
    const isAssociated = associated.has(specification);
    for (const file of filesOf(specification, { key, resolve })) {
      const known = files.get(file.stream);
      if (known === undefined) files.set(file.stream, { ...file, isAssociated });
      else known.isAssociated ||= isAssociated;
    }
    if (files.size > FILES_MAXIMUM) return null;
  }
  return [...files.values()];
}

/** All streams that may hold one, whether something leads there or not; they have no names. */
export function* looseStreamsOf({ resolve, numbers }: PdfObjects): Generator<EmbeddedFile> {
  for (const number of numbers()) {
    const stream = resolvedOrNull(number, resolve);
    if (!isStream(stream) || NO_FILES.includes(wordOf(resolve(stream.dictionary.get('Type'))) ?? ''))
      continue;
    yield { name: NAMELESS, mediaType: null, relationship: null, isAssociated: false, stream };
  }
}

const NAMELESS = '?';
/** Types of streams that are something else. */
const NO_FILES = ['XObject', 'ObjStm', 'XRef', 'Metadata'];

function resolvedOrNull(number: number, resolve: ValueOf): PdfValue {
  try {
    return resolve(pdfReference(number));
  } catch (cause) {
    if (cause instanceof PdfTooMuch) throw cause;
    return null;
  }
}

interface Named {
  specification: PdfValue;
  /** What the tree of names calls it; null elsewhere. */
  key: PdfValue;
}

function* specificationsOf(catalog: PdfDictionary, resolve: ValueOf): Generator<Named> {
  for (const names of saidIn(catalog, 'Names', resolve))
    if (names instanceof Map) yield* namedIn(everySaid(names, 'EmbeddedFiles'), resolve);
  for (const specification of itemsIn(catalog, 'AF', resolve)) yield { specification, key: null };
  for (const page of nodesOf(everySaid(catalog, 'Pages'), resolve)) {
    for (const specification of itemsIn(page, 'AF', resolve)) yield { specification, key: null };
    for (const annotation of itemsIn(page, 'Annots', resolve)) {
      const isPinned =
        annotation instanceof Map && wordOf(resolve(annotation.get('Subtype'))) === 'FileAttachment';
      if (isPinned) yield { specification: resolve(annotation.get('FS')), key: null };
    }
  }
}

/** The leaves of a tree of names, from left to right. */
function* namedIn(roots: readonly PdfValue[], resolve: ValueOf): Generator<Named> {
  for (const node of nodesOf(roots, resolve))
    for (const list of saidIn(node, 'Names', resolve)) {
      const pairs = Array.isArray(list) ? list.map(resolve) : [];
      for (let at = 0; at + 1 < pairs.length; at += 2)
        yield { key: pairs[at] ?? null, specification: pairs[at + 1] ?? null };
    }
}

/** All nodes of a tree, each once. */
function* nodesOf(roots: readonly PdfValue[], resolve: ValueOf): Generator<PdfDictionary> {
  const waiting = roots.toReversed();
  const seen = new Set<unknown>();
  while (waiting.length > 0 && seen.size < NODES_MAXIMUM) {
    const node = resolve(waiting.pop());
    if (!(node instanceof Map) || seen.has(node)) continue;
    seen.add(node);
    yield node;
    for (const kids of saidIn(node, 'Kids', resolve))
      if (Array.isArray(kids)) waiting.push(...kids.slice(0, NODES_MAXIMUM).reverse());
  }
}

const SYSTEMS = ['F', 'UF', 'Unix', 'DOS', 'Mac'];

/** Usually one; where systems, or one twice, are given different contents, each of them. None for what only names a file that lies elsewhere. */
function filesOf(
  specification: PdfDictionary,
  { key, resolve }: { key: PdfValue; resolve: ValueOf },
): EmbeddedFile[] {
  const embedded = saidIn(specification, 'EF', resolve).filter((value) => value instanceof Map);
  const streams = embedded
    .flatMap((one) => SYSTEMS.flatMap((system) => saidIn(one, system, resolve)))
    .filter((value) => isStream(value));
  const names = [resolve(specification.get('UF')), resolve(specification.get('F')), key].map(shownName);
  return [...new Set(streams)].map((stream) => ({
    name: names.find((name) => name !== '') ?? '',
    mediaType: wordOf(resolve(stream.dictionary.get('Subtype'))),
    relationship: wordOf(resolve(specification.get('AFRelationship'))),
    isAssociated: false,
    stream,
  }));
}

/** Without folders, which are those of another machine, and without what can hide the end of a name. */
function shownName(value: PdfValue): string {
  if (!isText(value) || value.bytes.byteLength > NAME_BYTES_MAXIMUM) return '';
  const base = textOf(value).replace(/^.*[/\\]/s, '');
  return base.replace(/\p{C}/gu, '').trim().slice(0, NAME_CHARACTERS_MAXIMUM);
}

function wordOf(value: PdfValue): string | null {
  return isName(value) ? value.text : null;
}

/** What is said twice, in two ways, programs take one or the other of. */
function saidIn(dictionary: PdfDictionary, key: string, resolve: ValueOf): PdfValue[] {
  return everySaid(dictionary, key).map(resolve);
}

function itemsIn(dictionary: PdfDictionary, key: string, resolve: ValueOf): PdfValue[] {
  return saidIn(dictionary, key, resolve).flatMap((list) => (Array.isArray(list) ? list.map(resolve) : []));
}
