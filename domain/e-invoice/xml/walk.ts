/** Going through an element along a shape. */
import { element, type XmlElement } from './element.ts';
import type { Part, Shape, WriteContext } from './shape.ts';

/** The part that a child of this name and shape is. */
export function child<T>(name: string, shape: Shape<T>): Part<T> {
  return {
    write: (from, into, context) => writeChild(name, from, into, shape, context),
    isConstant: isConstant(shape),
    read(from, into, seen) {
      for (const found of named(from, name)) {
        if (matchesAll(found, shape)) readParts(found, into, shape, seen);
      }
    },
  };
}

export function writeChild<T>(
  name: string,
  from: T,
  into: XmlElement,
  shape: Shape<T>,
  context: WriteContext,
): boolean {
  const written = element(name);
  const says = writeParts(from, written, shape, context);
  if (says || isConstant(shape)) into.children.push(written);
  return says;
}

export function writeParts<T>(from: T, into: XmlElement, shape: Shape<T>, context: WriteContext): boolean {
  return shape.map((part) => part.write(from, into, context)).includes(true);
}

export function readParts<T>(from: XmlElement, into: T, shape: Shape<T>, seen: Set<XmlElement>): void {
  for (const part of shape) part.read(from, into, seen);
}

export function matchesAll<T>(candidate: XmlElement, shape: Shape<T>): boolean {
  return shape.every((part) => part.matches?.(candidate) ?? true);
}

export function named(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((found) => found.name === name);
}

export function notSeen(from: XmlElement, path: string, seen: Set<XmlElement>): string[] {
  const below = from.children.flatMap((found) => notSeen(found, `${path}/${found.name}`, seen));
  const isLost = !seen.has(from) && from.children.length === 0 && from.text.trim() !== '';
  return isLost ? [path, ...below] : below;
}

function isConstant<T>(shape: Shape<T>): boolean {
  return shape.every((part) => part.isConstant === true);
}
