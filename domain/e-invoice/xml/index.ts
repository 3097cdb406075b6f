/** XML as data, and the namespaces of its prefixes. */
export { element, type XmlElement } from './element.ts';
export { NAMESPACES, nameOf, prefixOf } from './namespaces.ts';
