/** Parts of a shape that are pieces of the model of their own, and the way from a piece to its element and back. */
import { element, type XmlElement } from './element.ts';
import type { Reading } from './reading.ts';
import type { KeyOf, Part, Shape, WriteContext } from './shape.ts';
import { isFilled, setValue, valueAt } from './values.ts';
import {
  child,
  matchesAll,
  named,
  namesOf,
  pathsWhere,
  readElement,
  readParts,
  writeChild,
  writeParts,
} from './walk.ts';

type ObjectKey<T, Of> = KeyOf<T, Of>;
type ListKey<T, Of> = KeyOf<T, Of[]>;

/** A child that holds a piece of its own: where the element is, there is the piece. */
export function one<T, Of>(
  name: string,
  key: ObjectKey<T, Of>,
  shape: Shape<Of>,
  make: () => Of = () => ({}) as Of,
): Part<T> {
  return child(name, [piece<T, Of>(key, shape, make, () => true)]);
}

/** A child that holds a piece if it is one of those that are written there. */
export function oneWhich<T, Of>(
  name: string,
  key: ObjectKey<T, Of>,
  shape: Shape<Of>,
  isWritten: (piece: Of) => boolean,
): Part<T> {
  const part = one<T, Of>(name, key, shape);
  return {
    ...part,
    write(from, into, context) {
      const value = valueAt<Of>(from, key);
      return value !== undefined && isWritten(value) && part.write(from, into, context);
    },
  };
}

/** Parts of a piece of its own that stand in the element itself: there is the piece where they say something. */
export function inside<T, Of>(
  key: ObjectKey<T, Of>,
  shape: Shape<Of>,
  make: () => Of = () => ({}) as Of,
): Part<T> {
  return piece<T, Of>(key, shape, make, isFilled);
}

function piece<T, Of>(
  key: string,
  shape: Shape<Of>,
  make: () => Of,
  isThere: (read: Of) => boolean,
): Part<T> {
  return {
    write(from, into, context) {
      const value = valueAt<Of>(from, key);
      return value !== undefined && writeParts(value, into, shape, context);
    },
    names: namesOf(shape),
    read(from, into, reading) {
      const value = valueAt<Of>(into, key) ?? make();
      readParts(from, value, shape, reading);
      if (isThere(value)) setValue(into, key, value);
    },
    matches: (candidate) => matchesAll(candidate, shape),
  };
}

/** Children of one name, each with a piece of its own. */
export function many<T, Of>(
  name: string,
  key: ListKey<T, Of>,
  shape: Shape<Of>,
  make: () => Of = () => ({}) as Of,
  isWritten: (piece: Of) => boolean = () => true,
): Part<T> {
  return {
    write(from, into, context) {
      const pieces = (valueAt<Of[]>(from, key) ?? []).filter(isWritten);
      return pieces.map((piece) => writeChild(name, piece, into, shape, context)).includes(true);
    },
    names: [name],
    read(from, into, reading) {
      const pieces = valueAt<Of[]>(into, key) ?? [];
      for (const found of named(from, name).filter((candidate) => matchesAll(candidate, shape))) {
        const piece = make();
        reading.seen.add(found);
        readElement(found, piece, shape, reading);
        pieces.push(piece);
      }
      setValue(into, key, pieces);
    },
  };
}

/** The element of a piece. */
export function writeShape<T>(name: string, piece: T, shape: Shape<T>, context: WriteContext): XmlElement {
  const root = element(name);
  writeParts(piece, root, shape, context);
  return root;
}

/** Paths of elements, such as `Invoice/cac:Signature/cbc:ID`. */
export interface Remarks {
  /** What nobody understood. */
  unread: string[];
  misplaced: string[];
  repeated: string[];
}

/** Reads an element into `piece`, and says what is to be remarked. */
export function readShape<T>(from: XmlElement, piece: T, shape: Shape<T>): Remarks {
  const reading: Reading = { seen: new Set(), misplaced: new Set(), repeated: new Set() };
  readElement(from, piece, shape, reading);
  const isLost = (found: XmlElement) =>
    !reading.seen.has(found) && found.children.length === 0 && found.text.trim() !== '';
  return {
    unread: pathsWhere(from, isLost),
    misplaced: pathsWhere(from, (found) => reading.misplaced.has(found)),
    repeated: pathsWhere(from, (found) => reading.repeated.has(found)),
  };
}
