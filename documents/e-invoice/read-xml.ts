/** XML of strangers as data: no document type, so neither entities nor files of others; bounded in size, depth and number. */
import { element, nameOf, type XmlElement } from '@belegbar/domain/e-invoice';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeXml } from './decode.ts';

export const XML_LIMITS = {
  /** An invoice with its attachments in it. */
  bytes: 30 * 1024 * 1024,
  depth: 64,
  elements: 500_000,
  /** Of an element or attribute; the longest of the standards has 60 letters. */
  nameLength: 200,
} as const;

export type XmlRefusal = 'xml.empty' | 'xml.large' | 'xml.encoding' | 'xml.form' | 'xml.doctype';

export type ReadXml = { ok: true; root: XmlElement } | { ok: false; code: XmlRefusal; line?: number };

/** The document's root. A refusal is a value; `line` says where a file is not well formed. */
export function readXml(bytes: Uint8Array): ReadXml {
  if (bytes.byteLength > XML_LIMITS.bytes) return { ok: false, code: 'xml.large' };
  const decoded = decodeXml(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.text.replace(/^\uFEFF/, '');
  if (text.trim() === '') return { ok: false, code: 'xml.empty' };
  const parser = new SaxesParser({ xmlns: true });
  try {
    return { ok: true, root: parsed(parser, text) };
  } catch (error) {
    const code = error instanceof Refused ? error.code : 'xml.form';
    return { ok: false, code, line: parser.line };
  }
}

class Refused extends Error {
  readonly code: XmlRefusal;

  constructor(code: XmlRefusal) {
    super(code);
    this.code = code;
  }
}

function parsed(parser: SaxesParser<{ xmlns: true }>, text: string): XmlElement {
  const document = element('');
  const open = [document];
  let count = 0;
  let root: string | undefined;
  parser.on('doctype', () => {
    throw new Refused('xml.doctype');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    count += 1;
    if (open.length > XML_LIMITS.depth || count > XML_LIMITS.elements) throw new Refused('xml.large');
    if (tag.name.length > XML_LIMITS.nameLength) throw new Refused('xml.large');
    root ??= tag.uri;
    const found = elementOf(tag, root);
    open.at(-1)?.children.push(found);
    open.push(found);
  });
  const addText = (said: string) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += said;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  const [top] = document.children;
  if (top === undefined) throw new Refused('xml.empty');
  return top;
}

/** Of attributes that say where a schema lies, which is no part of the document; that a value is none (`nil`) is. */
const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** @param root the namespace of the document's root */
function elementOf(tag: SaxesTagNS, root: string): XmlElement {
  const attributes: Record<string, string> = Object.create(null);
  for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
    const isAside = uri === SCHEMA_INSTANCE && local !== 'nil';
    if (prefix === 'xmlns' || local === 'xmlns' || isAside) continue;
    attributes[uri === '' ? local : `{${uri}}${local}`] = value;
  }
  return { ...element(nameOf(tag.uri, tag.local, root)), attributes };
}
