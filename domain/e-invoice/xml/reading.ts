/** What is remarked while a document is read. */
import type { XmlElement } from './element.ts';

/** What is found out about the elements of a document while it is read. */
export interface Reading {
  /** What was understood. */
  seen: Set<XmlElement>;
  /** What stands before something that the schema wants earlier. */
  misplaced: Set<XmlElement>;
  /** What stands more than once where there is one. */
  repeated: Set<XmlElement>;
}
