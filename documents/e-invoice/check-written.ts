/** Reads an XML that was just written as its recipient will. */
import { readEInvoice, validateEInvoice, type XmlElement } from '@belegbar/domain/e-invoice';
import { readXml } from './read-xml.ts';

/** Of a file that says something else than it should: see the rule of this number. */
const WRITTEN = 'BB-WRITTEN';

/**
 * Numbers of the fatal rules that the file breaks which was written from `meant`: `BB-WRITTEN` where it cannot be read, or says anything
 * else, to the letter, and those over files, such as empty elements. Nothing for a good one.
 */
export function checkWritten(xml: Uint8Array, meant: XmlElement): string[] {
  const read = readXml(xml);
  if (!read.ok || !isSame(read.root, meant)) return [WRITTEN];
  const found = readEInvoice(read.root);
  if (found === null || found.unread.length > 0) return [WRITTEN];
  const fatal = validateEInvoice(found).findings.filter(({ rule }) => rule.severity === 'fatal');
  return [...new Set(fatal.map(({ rule }) => rule.id))];
}

/** Blanks between elements are for the eye. */
function isSame(read: XmlElement, meant: XmlElement): boolean {
  const isText = meant.children.length === 0;
  return (
    read.name === meant.name &&
    (!isText || read.text === meant.text) &&
    hasSameAttributes(read.attributes, meant.attributes) &&
    read.children.length === meant.children.length &&
    read.children.every((child, index) => isSame(child, meant.children[index] as XmlElement))
  );
}

function hasSameAttributes(read: Record<string, string>, meant: Record<string, string>): boolean {
  const names = Object.keys(meant);
  return Object.keys(read).length === names.length && names.every((name) => read[name] === meant[name]);
}
