/** Going through an element along a shape. */
import { element, type XmlElement } from './element.ts';
import type { Reading } from './reading.ts';
import type { Part, Shape, WriteContext } from './shape.ts';

/**
 * Of these, wherever they stand or below that parent, EN 16931 reads one, and the schemas of EXTENDED and UBL have several where no
 * official rule (UBL-SR) forbids it: the others are unread, and no fault.
 */
const MAY_REPEAT: ReadonlySet<string> = new Set([
  'ram:IncludedNote',
  'ram:DefinedTradeContact',
  'ram:AdditionalReferencedDocument',
  'ram:AppliedTradeAllowanceCharge',
  'ram:AppliedTradeTax',
  'ram:ApplicableTradeTax',
  'ram:ReceivableSpecifiedTradeAccountingAccount',
  'ram:SpecifiedTradePaymentTerms',
  'ram:SpecifiedTaxRegistration',
  'ram:PayeeTradeParty/ram:ID',
  'ram:PayeeTradeParty/ram:GlobalID',
  'ram:ShipToTradeParty/ram:ID',
  'ram:ShipToTradeParty/ram:GlobalID',
  'cac:PartyTaxScheme',
  'cac:PartyIdentification',
  'cac:Party/cac:PartyLegalEntity',
  'cac:AdditionalDocumentReference',
  'cac:OriginatorDocumentReference',
  'cac:AllowanceCharge/cac:TaxCategory',
]);

/** These say one thing together: the day to pay may stand in the second terms, the text in the first. */
const READ_TOGETHER: readonly string[] = ['ram:SpecifiedTradePaymentTerms'];

/** The part that a child of this name and shape is. */
export function child<T>(name: string, shape: Shape<T>): Part<T> {
  return {
    write: (from, into, context) => writeChild(name, from, into, shape, context),
    isConstant: isConstant(shape),
    names: [name],
    read(from, into, reading) {
      const matching = named(from, name).filter((found) => matchesAll(found, shape));
      const read = READ_TOGETHER.includes(name) ? matching : matching.slice(0, 1);
      for (const found of read) readElement(found, into, shape, reading);
      if (!mayRepeat(from, name)) for (const found of matching.slice(1)) reading.repeated.add(found);
    },
  };
}

function mayRepeat(parent: XmlElement, name: string): boolean {
  return MAY_REPEAT.has(name) || MAY_REPEAT.has(`${parent.name}/${name}`);
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

/** Reads an element that has this shape to itself, and notes what stands in it in another order. */
export function readElement<T>(from: XmlElement, into: T, shape: Shape<T>, reading: Reading): void {
  noteMisplaced(from, namesOf(shape), reading);
  readParts(from, into, shape, reading);
}

export function readParts<T>(from: XmlElement, into: T, shape: Shape<T>, reading: Reading): void {
  for (const part of shape) part.read(from, into, reading);
}

export function namesOf<T>(shape: Shape<T>): string[] {
  return shape.flatMap(({ names = [] }) => names);
}

/** Children that nobody names are between all others. */
function noteMisplaced(from: XmlElement, names: readonly string[], { misplaced }: Reading): void {
  let place = 0;
  for (const found of from.children) {
    if (!names.includes(found.name)) continue;
    const next = names.indexOf(found.name, place);
    if (next < 0) misplaced.add(found);
    else place = next;
  }
}

export function matchesAll<T>(candidate: XmlElement, shape: Shape<T>): boolean {
  return shape.every((part) => part.matches?.(candidate) ?? true);
}

export function named(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((found) => found.name === name);
}

/** The paths of elements below and with `from` of which `isMeant` holds. */
export function pathsWhere(
  from: XmlElement,
  isMeant: (found: XmlElement) => boolean,
  path = from.name,
): string[] {
  const below = from.children.flatMap((found) => pathsWhere(found, isMeant, `${path}/${found.name}`));
  return isMeant(from) ? [path, ...below] : below;
}

function isConstant<T>(shape: Shape<T>): boolean {
  return shape.every((part) => part.isConstant === true);
}
