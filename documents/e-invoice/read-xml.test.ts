/** XML of strangers: read whatever its encoding and prefixes, refused where it is hostile or broken. */
import { describe, expect, test } from 'vitest';
import { readXml, XML_LIMITS } from './read-xml.ts';
import { writeXml } from './write-xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';

function bytes(text: string, encoding: BufferEncoding = 'utf8'): Uint8Array {
  return Buffer.from(text, encoding);
}

function rootOf(content: Uint8Array) {
  const read = readXml(content);
  if (!read.ok) throw new Error(read.code);
  return read.root;
}

describe('what is read', () => {
  test.for<[string, string]>([
    ['the usual prefixes', `<Invoice xmlns="${UBL}" xmlns:cbc="${CBC}"><cbc:ID>1</cbc:ID></Invoice>`],
    ['other prefixes', `<a:Invoice xmlns:a="${UBL}" xmlns:b="${CBC}"><b:ID>1</b:ID></a:Invoice>`],
    ['namespaces at each element', `<Invoice xmlns="${UBL}"><ID xmlns="${CBC}">1</ID></Invoice>`],
    [
      'a comment and CDATA',
      `<Invoice xmlns="${UBL}"><!-- x --><ID xmlns="${CBC}"><![CDATA[1]]></ID></Invoice>`,
    ],
  ])('%s', ([, text]) => {
    expect(rootOf(bytes(text))).toMatchObject({ name: 'Invoice', children: [{ name: 'cbc:ID', text: '1' }] });
  });

  test('an element of an unknown namespace keeps it', () => {
    expect(rootOf(bytes('<x xmlns="urn:other"/>')).name).toBe('{urn:other}x');
  });

  test.each([
    'CrossIndustryInvoice:999',
    'ReusableAggregateBusinessInformationEntity:999',
    'UnqualifiedDataType:1000',
    'QualifiedDataType:2',
  ])('the vocabulary %s is none that there is', (vocabulary) => {
    const namespace = `urn:un:unece:uncefact:data:standard:${vocabulary}`;
    expect(rootOf(bytes(`<x xmlns="${namespace}"/>`)).name).toBe(`{${namespace}}x`);
  });

  test.each([
    [
      'of ZUGFeRD 1 in one of today',
      'CrossIndustryInvoice:100',
      'ReusableAggregateBusinessInformationEntity:12',
    ],
    ['of its types in one of today', 'CrossIndustryInvoice:100', 'UnqualifiedDataType:15'],
  ])('the vocabulary %s is none of that document', (_, root, vocabulary) => {
    const [outer, inner] = [root, vocabulary].map((name) => `urn:un:unece:uncefact:data:standard:${name}`);
    const { children } = rootOf(bytes(`<x xmlns="${outer}"><y xmlns="${inner}"/></x>`));
    expect(children[0]?.name).toBe(`{${inner}}y`);
  });

  test.each([
    ['ReusableAggregateBusinessInformationEntity:12', 'ram:y'],
    ['UnqualifiedDataType:15', 'udt:y'],
    ['ReusableAggregateBusinessInformationEntity:100', null],
  ])('in ZUGFeRD 1 the vocabulary %s is read as %s', (vocabulary, name) => {
    const inner = `urn:un:unece:uncefact:data:standard:${vocabulary}`;
    const root = 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort';
    const { children } = rootOf(bytes(`<x xmlns="${root}"><y xmlns="${inner}"/></x>`));
    expect(children[0]?.name).toBe(name ?? `{${inner}}y`);
  });

  test('where a schema lies is no part of it, and that a value is none is', () => {
    const instance = 'http://www.w3.org/2001/XMLSchema-instance';
    const root = rootOf(bytes(`<a xmlns:i="${instance}" i:schemaLocation="x y" i:nil="true"/>`));
    expect({ ...root.attributes }).toEqual({ [`{${instance}}nil`]: 'true' });
  });

  const ROOT_OF_ZUGFERD_1 = 'urn:ferd:CrossIndustryDocument:invoice:1p0';
  test.each([
    ['Invoice', UBL, 'Invoice'],
    ['Invoice', UBL.replace('Invoice-2', 'CreditNote-2'), null],
    ['CreditNote', UBL, null],
    ['Invoice', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', null],
    ['CrossIndustryInvoice', UBL, null],
    ['CrossIndustryInvoice', ROOT_OF_ZUGFERD_1, null],
    ['CrossIndustryDocument', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100', null],
    ['CrossIndustryDocument', ROOT_OF_ZUGFERD_1, 'rsm:CrossIndustryDocument'],
  ])('the root %s in the vocabulary %s is %s', (root, vocabulary, name) => {
    expect(rootOf(bytes(`<${root} xmlns="${vocabulary}"/>`)).name).toBe(name ?? `{${vocabulary}}${root}`);
  });

  test.for<[string, Uint8Array]>([
    ['UTF-8 with a mark', bytes('\uFEFF<a>ä€</a>')],
    ['UTF-16, little end first', Buffer.concat([Buffer.from([0xff, 0xfe]), bytes('<a>ä€</a>', 'utf16le')])],
    [
      'UTF-16, big end first',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('<a>ä€</a>', 'utf16le').swap16()]),
    ],
    [
      'Windows-1252',
      Buffer.concat([
        bytes('<?xml version="1.0" encoding="windows-1252"?><a>'),
        Buffer.from([0xe4, 0x80]),
        bytes('</a>'),
      ]),
    ],
    [
      'Windows-1252, said behind a lot of space',
      Buffer.concat([
        bytes(`<?xml version="1.0"${' '.repeat(5000)}encoding="windows-1252"?><a>`),
        Buffer.from([0xe4, 0x80]),
        bytes('</a>'),
      ]),
    ],
  ])('%s', ([, content]) => {
    expect(rootOf(content).text).toBe('ä€');
  });

  // What looks like an entity is what somebody wrote, in attributes as well.
  const SIGNS = 'A & B <c> "d"\nzwei ]]> Müller&Co; &nbsp; &amp; &#65; &#0; &lt;b&gt;';

  test('text with signs of markup comes back as it was', () => {
    const root = {
      name: 'Invoice',
      attributes: {},
      text: '',
      children: [{ name: 'cbc:Note', attributes: { filename: 'R&D;.pdf' }, children: [], text: SIGNS }],
    };
    expect(rootOf(writeXml(root)).children[0]).toMatchObject({
      text: SIGNS,
      attributes: { filename: 'R&D;.pdf' },
    });
  });
});

describe('what is refused', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>`;

  test.for<[string, Uint8Array, string]>([
    ['nothing', bytes(''), 'xml.empty'],
    ['blanks', bytes(' \n '), 'xml.empty'],
    ['a text', bytes('Rechnung'), 'xml.form'],
    ['an element that is not closed', bytes('<a><b></a>'), 'xml.form'],
    ['a second root', bytes('<a/><b/>'), 'xml.form'],
    ['a prefix without a namespace', bytes('<x:a/>'), 'xml.form'],
    ['a bomb of entities', bytes(bomb), 'xml.doctype'],
    [
      'a file of the server',
      bytes('<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'),
      'xml.doctype',
    ],
    ['an entity that nobody has said', bytes('<a>&f;</a>'), 'xml.form'],
    [
      'bytes that are not UTF-8',
      Buffer.from([0x3c, 0x61, 0x3e, 0xe4, 0x3c, 0x2f, 0x61, 0x3e]),
      'xml.encoding',
    ],
    ['an encoding that nobody knows', bytes('<?xml version="1.0" encoding="klingon"?><a/>'), 'xml.encoding'],
    [
      'bytes of UTF-8 that say they are UTF-16',
      bytes('<?xml version="1.0" encoding="utf-16"?><a/>'),
      'xml.encoding',
    ],
    ['an element with a name of a page', bytes(`<${'n'.repeat(4000)}/>`), 'xml.large'],
    ['a thousand elements deep', bytes('<a>'.repeat(1000) + '</a>'.repeat(1000)), 'xml.large'],
    ['a million elements', bytes(`<a>${'<b/>'.repeat(1_000_000)}</a>`), 'xml.large'],
    ['more bytes than an invoice has', new Uint8Array(XML_LIMITS.bytes + 1), 'xml.large'],
  ])('%s', ([, content, code]) => {
    expect(readXml(content)).toMatchObject({ ok: false, code });
  });

  test('says in which line a file is broken', () => {
    expect(readXml(bytes('<a>\n<b>\n</a>'))).toMatchObject({ code: 'xml.form', line: 3 });
  });
});
