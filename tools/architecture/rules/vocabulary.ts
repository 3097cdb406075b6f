/** One word for one capability: the same in every layer, and none of them in what all capabilities stand on. */
import type { ProjectFiles } from '../../support/project-files.ts';
import { lineAt, type Source } from '../imports.ts';
import { type Finding, inEach, isTest, type Rule } from '../rule.ts';
import { nodesOf, staticText } from '../syntax.ts';
import { CAPABILITIES, GROUND, type Layer, SPOKEN_OF_ONE } from './capability-words.ts';

export const vocabularyRules: Rule[] = [
  {
    name: 'folders are words of capabilities',
    reason:
      'The same word names a capability in every layer, so that its folders are found by it. It is a word once server/<word>/capability.ts says what it is; one without a folder there stands in tools/architecture/rules/capability-words.ts.',
    find: ({ files }) => strangeNames(files),
  },
  {
    name: 'platform and ui say no word of a capability',
    reason:
      'A port that names one serves it alone, whatever it imports: the capability hands over what it is to be served with.',
    find: inEach((source) => (isGround(source) ? [...namedAfterOne(source), ...saysOne(source)] : [])),
  },
];

/** Where the words stand: as a folder, or at the beginning of the name of a file. */
const PLACES: readonly [layer: Layer, place: RegExp][] = [
  ['domain', /^domain\/([^/]+)\//],
  ['server', /^server\/([^/]+)\//],
  ['web', /^web\/([^/]+)\//],
  ['contract', /^contract\/([a-z-]+)\.ts$/],
  ['locales', /^web\/locales\/[a-z]{2}\/([a-z-]+)\.json$/],
];

/** Each strange name once, at the first file that has it. */
function strangeNames(files: ProjectFiles): Finding[] {
  return PLACES.flatMap(([layer, place]) => {
    const found = [...files.keys()].flatMap((file) => {
      const name = place.exec(file)?.[1];
      return name === undefined ? [] : [{ file, name }];
    });
    return [...new Map(found.toReversed().map((each) => [each.name, each])).values()]
      .filter(({ name }) => !GROUND[layer].includes(name) && !isWord(name, layer))
      .map(({ file, name }) => ({ file, line: 0, what: `is of ${name}, which is no word of a capability` }));
  });
}

/** A file is also named by what of the capability it is about: `tax-reports-parts`, `invoice-list`. */
function isWord(name: string, layer: Layer): boolean {
  if (layer !== 'contract' && layer !== 'locales') return CAPABILITIES.includes(name);
  return CAPABILITIES.some(
    (word) => name === word || name.startsWith(`${word}-`) || name.startsWith(`${singular(word)}-`),
  );
}

/** What has to be said below all the same, where, and why. */
const SAID_BELOW: readonly { said: string; in: string; why: string }[] = [
  {
    said: 'eInvoiceReader',
    in: 'server/platform/',
    why: 'The process that reads files of strangers is a port, as the renderer is one.',
  },
  {
    said: 'invoice',
    in: 'server/platform/files/data-classes.ts',
    why: 'The law has a term for invoices, and stored files are kept for as long.',
  },
];

function isGround({ path }: Source): boolean {
  const isBelow = /^(server\/platform|web\/(ui|connection|session))\//.test(path);
  return isBelow && !isTest(path) && !path.startsWith('web/ui/gallery/');
}

function namedAfterOne({ path }: Source): Finding[] {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z]+$/, '');
  const word = wordIn(name);
  return word === undefined ? [] : [{ file: path, line: 0, what: `is named after ${word}` }];
}

/** In a name, an address or an import; sentences, and what is imported of the same layer, are of other rules. */
function saysOne({ path, text, program }: Source): Finding[] {
  return nodesOf(program).flatMap((node) => {
    const said =
      node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : (staticText(node) ?? '');
    if (/^\.|\s/.test(said) || isExcused(said, path) || wordIn(said) === undefined) return [];
    return [{ file: path, line: lineAt(text, node.start), what: `says ${said}` }];
  });
}

function isExcused(said: string, path: string): boolean {
  return SAID_BELOW.some((excuse) => excuse.said === said && path.startsWith(excuse.in));
}

/** The capability that a name speaks of: `invoiceOf`, `InvoiceState`, `invoice_sums`, `/api/invoices`. */
function wordIn(said: string): string | undefined {
  const parts = said.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  const words = `-${parts.replaceAll(/[^a-z]+/g, '-')}-`;
  return SPOKEN_OF_ONE.find((word) => words.includes(`-${word}-`) || words.includes(`-${singular(word)}-`));
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}
