/** What Factur-X EXTENDED has several of is no fault in a file, though EN 16931 has one: by its schema, which comes in a package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readEInvoice, writeCii, type XmlElement } from '@belegbar/domain/e-invoice';
import { XmlDocument, type XmlElement as XmlNode } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { fullInvoice } from '../../domain/e-invoice/testing/full-invoice.ts';

test('a second one is told exactly where the schema has one', () => {
  const told: string[] = [];
  const untold: string[] = [];
  for (const { path, isMany, repeated } of doubledInCii()) {
    if (isMany && repeated.length > 0) told.push(path);
    if (!isMany && repeated.length === 0) untold.push(path);
  }
  expect(told).toEqual([]);
  expect([...new Set(untold)].sort()).toEqual(ALWAYS_THE_SAME);
});

/** Values that tell what their element is, or that CII asks for; the model does not have them. */
const ALWAYS_THE_SAME: readonly string[] = [
  'ram:AdditionalReferencedDocument/ram:TypeCode',
  'ram:ApplicableTradeTax/ram:TypeCode',
  'ram:CategoryTradeTax/ram:TypeCode',
  'ram:SpecifiedProcuringProject/ram:Name',
];

test.for([
  'ram:DefinedTradeContact',
  'ram:ReceivableSpecifiedTradeAccountingAccount',
  'ram:AdditionalReferencedDocument',
  'ram:ApplicableTradeTax',
])('among them is %s', (name) => {
  expect(doubledInCii().some(({ path, isMany }) => isMany && path.endsWith(`/${name}`))).toBe(true);
});

interface Doubled {
  path: string;
  isMany: boolean;
  repeated: readonly string[];
}

/** Each element of a whole invoice, told what reading remarks when it stands twice. */
function doubledInCii(): Doubled[] {
  const types = typesOfExtended();
  const root = writeCii(fullInvoice());
  const visit = (parent: XmlElement, type: string): Doubled[] =>
    [...parent.children.entries()].flatMap(([index, child]) => {
      const declared = types.get(type)?.get(child.name.replace(/^.*:/, ''));
      if (declared === undefined) return [];
      parent.children.splice(index, 0, child);
      const repeated = readEInvoice(root)?.repeated ?? [];
      parent.children.splice(index, 1);
      const path = `${parent.name}/${child.name}`;
      return [{ path, isMany: declared.isMany, repeated }, ...visit(child, declared.type)];
    });
  return visit(root, 'CrossIndustryInvoiceType');
}

type Contents = Map<string, { type: string; isMany: boolean }>;

/** By the name of each type, what stands in it. */
function typesOfExtended(): Map<string, Contents> {
  const library = dirname(createRequire(import.meta.url).resolve('@stackforge-eu/factur-x'));
  const files = ['', '_ReusableAggregateBusinessInformationEntity_100'];
  return new Map(
    files.flatMap((file) => {
      using schema = XmlDocument.fromBuffer(
        readFileSync(join(library, `../schema/extended/FACTUR-X_EXTENDED${file}.xsd`)),
      );
      return found(schema.root, './/xs:complexType').map((type): [string, Contents] => [
        said(type, 'name'),
        new Map(
          found(type, './/xs:element').map((part) => [
            said(part, 'name'),
            {
              type: said(part, 'type').replace(/^.*:/, ''),
              isMany: !['', '1'].includes(said(part, 'maxOccurs')),
            },
          ]),
        ),
      ]);
    }),
  );
}

function found(from: XmlNode, path: string): XmlNode[] {
  return from.find(path, { xs: 'http://www.w3.org/2001/XMLSchema' }) as XmlNode[];
}

function said(from: XmlNode, name: string): string {
  return from.attr(name)?.value ?? '';
}
