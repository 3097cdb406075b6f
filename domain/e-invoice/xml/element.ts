/** XML as data. Bytes are read and written by `documents/e-invoice`. */

export interface XmlElement {
  /** With the customary prefix of its namespace: `cbc:ID`, `ram:Name`; without one for the namespace of an UBL root. */
  name: string;
  /** By their local names; those of a namespace with it in braces before. */
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text as written, without that of its children. */
  text: string;
}

export function element(name: string): XmlElement {
  return { name, attributes: {}, children: [], text: '' };
}
