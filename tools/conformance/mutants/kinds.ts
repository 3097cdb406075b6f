/** The ways in which a document is spoilt: each changes one thing at one place, or says that it finds none. */
import { element, type XmlElement } from '@belegbar/domain/e-invoice';
import type { Chance } from './random.ts';
import { copyOf, isLeaf, type Placed, placedIn } from './tree.ts';

/** Changes the document; what was changed in words, or null where there is nothing of the kind. */
export type Spoil = (root: XmlElement, chance: Chance) => string | null;

const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = /^(\d{4}-\d{2}-\d{2}|\d{8})$/;
const CODE = /^[A-Z0-9]{1,6}$/;

const isNumber = ({ found }: Placed) => isLeaf(found) && NUMBER.test(found.text.trim());
const isDay = ({ found }: Placed) => isLeaf(found) && DAY.test(found.text.trim()) && /Date/.test(found.name);
const isAmount = ({ found }: Placed) => isLeaf(found) && /Amount$/.test(found.name);
const isRate = ({ found }: Placed) => /Percent$/.test(found.name);
const isCode = ({ found }: Placed) =>
  isLeaf(found) && /(Code|CountryID|:ID)$/.test(found.name) && CODE.test(found.text.trim());
const hasAttributes = ({ found }: Placed) => Object.keys(found.attributes).length > 0;

/** Picks one of the places that are meant and changes it. */
function at(isMeant: (placed: Placed) => boolean, change: (placed: Placed, chance: Chance) => void): Spoil {
  return (root, chance) => {
    const placed = chance.of(placedIn(root).filter(isMeant));
    if (placed === undefined) return null;
    const before = said(placed.found);
    change(placed, chance);
    return `${placed.parent.name}/${placed.found.name} ${before} -> ${said(placed.found)}`;
  };
}

function said({ text, attributes, children }: XmlElement): string {
  return children.length > 0
    ? '(group)'
    : `${JSON.stringify(text.slice(0, 30))}${JSON.stringify(attributes)}`;
}

function setText(next: (text: string, chance: Chance) => string) {
  return ({ found }: Placed, chance: Chance) => {
    found.text = next(found.text.trim(), chance);
  };
}

function pick(...choices: string[]) {
  return (_: string, chance: Chance) => chance.of(choices) ?? '';
}

const isGroup = ({ found }: Placed) => !isLeaf(found);
const anywhere = () => true;
const leaf = ({ found }: Placed) => isLeaf(found);

function twice({ found, parent }: Placed): void {
  parent.children.splice(parent.children.indexOf(found), 0, copyOf(found));
}

function remove({ found, parent }: Placed): void {
  parent.children.splice(parent.children.indexOf(found), 1);
}

function dropAttribute({ found }: Placed, chance: Chance): void {
  delete found.attributes[chance.of(Object.keys(found.attributes)) ?? ''];
}

function changeAttribute({ found }: Placed, chance: Chance): void {
  const name = chance.of(Object.keys(found.attributes)) ?? '';
  found.attributes[name] = chance.of(['', 'XX', 'USD', '999', 'em', ' EUR ', '0088', '102', 'VAT']) ?? '';
}

function addAttribute({ found }: Placed, chance: Chance): void {
  const name = chance.of(['schemeID', 'listID', 'currencyID', 'unitCode', 'languageID', 'format', 'foo']);
  found.attributes[name ?? 'foo'] = chance.of(['EUR', '0088', 'XX', 'de']) ?? '';
}

function other(): XmlElement {
  return { ...element('{urn:example:other}Extra'), text: 'x' };
}

/** By name; of each as many are made. */
export const KINDS: Readonly<Record<string, Spoil>> = {
  drop: at(anywhere, remove),
  'drop group': at(isGroup, remove),
  twice: at(leaf, twice),
  'twice group': at(isGroup, twice),
  'twice, other text': at(leaf, (placed) => {
    twice(placed);
    placed.found.text = NUMBER.test(placed.found.text) ? '1.90' : 'other';
  }),
  swap: at(
    ({ found, parent }) => parent.children.at(-1) !== found,
    ({ found, parent }) => {
      const index = parent.children.indexOf(found);
      parent.children.splice(index, 2, ...parent.children.slice(index, index + 2).reverse());
    },
  ),
  last: at(anywhere, ({ found, parent }) => {
    remove({ found, parent });
    parent.children.push(found);
  }),
  empty: at(
    leaf,
    setText(() => ''),
  ),
  blank: at(leaf, setText(pick(' ', '\t', '\n  '))),
  'space around': at(
    leaf,
    setText((text, chance) => pick(` ${text}`, `${text} `, `\n${text}\n`)(text, chance)),
  ),
  'attribute dropped': at(hasAttributes, dropAttribute),
  'attribute changed': at(hasAttributes, changeAttribute),
  'attribute added': at(anywhere, addAttribute),
  'unknown element': at(anywhere, ({ found, parent }, chance) => {
    const [prefix = 'cbc'] = found.name.split(':');
    const extra = chance.of([other(), { ...element(`${prefix}:Bogus`), text: 'x' }]) ?? other();
    parent.children.splice(parent.children.indexOf(found), 0, extra);
  }),
  namespace: at(anywhere, ({ found }, chance) => {
    const local = found.name.replace(/^.*:/, '');
    found.name = chance.of([`{}${local}`, `{urn:example:other}${local}`]) ?? found.name;
  }),
  misnamed: at(anywhere, ({ found }) => {
    found.name = `${found.name}X`;
  }),
  number: at(
    isNumber,
    setText((text, chance) => `${Number(text) + (chance.of([1, -1, 0.01, 10, 1000]) ?? 1)}`),
  ),
  cents: at(
    isAmount,
    setText((text, chance) => (Number(text) + (chance.of([0.01, -0.01, 0.5, 0.99]) ?? 0)).toFixed(2)),
  ),
  sign: at(
    isNumber,
    setText((text) => (text.startsWith('-') ? text.slice(1) : `-${text}`)),
  ),
  'number form': at(
    isNumber,
    setText((text, chance) =>
      pick(`${text.replace('.', ',')},0`, `${text}e0`, `+${text}`, '-0.00', 'NaN', '1 000')(text, chance),
    ),
  ),
  decimals: at(
    isNumber,
    setText((text) => `${Number(text).toFixed(2)}1`),
  ),
  rate: at(isRate, setText(pick('0', '7', '16', '-19', '19.5', '100'))),
  code: at(
    isCode,
    setText(pick('ZZ', 'XYZ', '380', '381', 'S', 'E', 'O', 'DE', 'EUR', 'VAT', 'FC', '999', 'H87')),
  ),
  'code, small letters': at(
    isCode,
    setText((text) => text.toLowerCase()),
  ),
  currency: at(({ found }) => /CurrencyCode$/.test(found.name), setText(pick('USD', 'EURO', 'CHF', 'eur'))),
  day: at(
    isDay,
    setText((text, chance) => {
      const days = text.includes('-')
        ? [
            '2026-02-30',
            '2026-04-31',
            '31.12.2026',
            '20260101',
            '2026-13-01',
            '1999-01-01',
            '2026-01-01T00:00:00',
          ]
        : ['20260230', '20260431', '2026-01-01', '31122026', '20261301', '19990101', '202601'];
      return chance.of(days) ?? '';
    }),
  ),
  content: at(isGroup, ({ found }) => {
    found.children = [];
  }),
};
