/**
 * How a piece of the model stands in XML, said once and used both ways: a shape is the list of an element's parts in the order of the
 * schema. Writing goes through it from top to bottom; reading looks for each part wherever it stands.
 */
import { element, type XmlElement } from './element.ts';
import type { Reading } from './reading.ts';
import { setText, textAt } from './values.ts';
import { child, matchesAll, named } from './walk.ts';

/** What writing has to know beside the piece itself. */
export interface WriteContext {
  /** BT-5, which amounts name in UBL. */
  currency: string;
}

/** One part of an element that holds a `T`. */
export interface Part<T> {
  /** Adds the part to the element; true where it said something of `from`. */
  write(from: T, into: XmlElement, context: WriteContext): boolean;
  /** Takes what is not known yet from the element, and notes what was understood. */
  read(from: XmlElement, into: T, reading: Reading): void;
  /** The children that it stands for, in their order; none for parts that are only read. */
  names?: readonly string[];
  /** Whether it says the same of every piece: no element is written for its sake. */
  isConstant?: boolean;
  /** Whether the element can be one that this part belongs to. */
  matches?(candidate: XmlElement): boolean;
}

export type Shape<T> = readonly Part<T>[];

export type KeyOf<T, Value> = { [K in keyof T]-?: NonNullable<T[K]> extends Value ? K : never }[keyof T] &
  string;
export type TextKey<T> = KeyOf<T, string>;

/** How a text is written in this place and read from it, where that is not as the model has it. */
export interface Codec {
  write(text: string): string;
  read(text: string): string;
}

/** A text on one line, however the file is wrapped. */
export const ON_ONE_LINE: Codec = {
  write: (said) => said,
  read: (said) => said.replace(/\s+/g, ' ').trim(),
};

/** The text of the element itself. */
export function content<T>(key: TextKey<T>, codec: Codec = TRIMMED): Part<T> {
  return {
    write(from, into) {
      const text = textAt(from, key);
      if (text === undefined) return false;
      into.text = codec.write(text);
      return true;
    },
    read(from, into, { seen }) {
      const said = codec.read(from.text);
      setText(into, key, said);
      // Another text than the one that holds is lost.
      if (said === '' || textAt(into, key) === said) seen.add(from);
    },
  };
}

/** An attribute of the element itself. */
export function attribute<T>(name: string, key: TextKey<T>): Part<T> {
  return {
    write(from, into) {
      const text = textAt(from, key);
      if (text !== undefined) into.attributes[name] = text;
      return text !== undefined;
    },
    read(from, into) {
      setText(into, key, (from.attributes[name] ?? '').trim());
    },
  };
}

/** A child with a text: maybe with attributes that the model keeps beside it, maybe only `when` it is a text for this place. */
export function text<T>(
  name: string,
  key: TextKey<T>,
  options: {
    attributes?: Record<string, TextKey<T>>;
    codec?: Codec;
    when?: (text: string) => boolean;
  } = {},
): Part<T> {
  const { when = () => true } = options;
  const parts = Object.entries(options.attributes ?? {}).map(([of, at]) => attribute<T>(of, at));
  const part = child(name, [content<T>(key, options.codec), ...parts]);
  return {
    ...part,
    write: (from, into, context) => when(textAt(from, key) ?? '') && part.write(from, into, context),
  };
}

/** A child with an amount, which names its currency. */
export function amount<T>(name: string, key: TextKey<T>): Part<T> {
  const named: Part<T> = {
    write(from, into, { currency }) {
      if (textAt(from, key) !== undefined) into.attributes.currencyID = currency;
      return false;
    },
    read() {},
  };
  return child(name, [content<T>(key), named]);
}

/** An attribute of the element itself that always says the same. */
export function fixedAttribute<T>(name: string, value: string): Part<T> {
  return {
    write(_from, into) {
      into.attributes[name] = value;
      return false;
    },
    read() {},
    isConstant: true,
  };
}

/** An attribute that always says the same, and by which its element is told from others of its name. */
export function onlyAttribute<T>(
  name: string,
  value: string,
  isSame: (said: string) => boolean = (said) => said === value,
): Part<T> {
  return {
    ...fixedAttribute<T>(name, value),
    matches: (candidate) => isSame((candidate.attributes[name] ?? '').trim()),
  };
}

/** A child by whose parts its parent, too, is told from others of its name. */
export function discriminating<T>(name: string, shape: Shape<T>): Part<T> {
  return {
    ...child(name, shape),
    matches: (candidate) => matchesAll(named(candidate, name)[0] ?? element(name), shape),
  };
}

/** A part that is understood and never written. */
export function readOnly<T>({ write: _, names: __, ...part }: Part<T>): Part<T> {
  return { ...part, write: () => false };
}

/** A child that always says the same. */
export function fixed<T>(name: string, value: string): Part<T> {
  return {
    write(_from, into) {
      into.children.push({ ...element(name), text: value });
      return false;
    },
    read(from, _into, { seen }) {
      for (const found of named(from, name)) seen.add(found);
    },
    names: [name],
    isConstant: true,
  };
}

/** A child that always says the same, and by which its element is told from others of its name. */
export function only<T>(
  name: string,
  value: string,
  isSame: (said: string) => boolean = (said) => said === value,
): Part<T> {
  return {
    ...fixed<T>(name, value),
    matches: (candidate) => isSame(named(candidate, name)[0]?.text.trim() ?? ''),
  };
}

/** An element that says one of these under `name` is told from those of this shape. */
export function unless<T>(name: string, others: readonly string[]): Part<T> {
  return {
    write: () => false,
    read() {},
    matches: (candidate) => !named(candidate, name).some(({ text: said }) => others.includes(said.trim())),
  };
}

/** A child with parts of the same piece. */
export function within<T>(name: string, shape: Shape<T>): Part<T> {
  return child(name, shape);
}

const TRIMMED: Codec = { write: (said) => said, read: (said) => said.trim() };
