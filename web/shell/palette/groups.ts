/** The order in which the palette shows what answers. */
import { type Entry, type Group, type GroupName, modeOf, nameOf } from './entry.ts';
import { matchOf } from './match.ts';

export interface Sources {
  pages: readonly Entry[];
  acts: readonly Entry[];
  /** What can be done with the thing in view, and the list that the words ask for. */
  here: readonly Entry[];
  asked: readonly Entry[];
  clients: readonly Entry[];
  invoices: readonly Entry[];
  expenses: readonly Entry[];
  /** Invoices of others, and the place of one's own account, by the end of an IBAN. */
  received: readonly Entry[];
  ownAccount: readonly Entry[];
  /** Acts that belong to the clients found. */
  clientActs: readonly Entry[];
  /** What was chosen last, the latest first. */
  recent: readonly Entry[];
}

/**
 * The groups for what is typed. Screens whose name begins so come first, since they are there before any answer of the server and must
 * not move away under the finger; then clients, invoices, expenses, invoices of others, acts and other screens, or these before acts none of
 * which says what was typed by its name.
 */
export function groupsFor(typed: string, sources: Sources): Group[] {
  const { mode, text } = modeOf(typed);
  const { clients, invoices, expenses, received, ownAccount, clientActs, recent } = sources;
  if (mode === 'numbers') return filled([['invoices', invoices]]);
  const acts = ranked(text, sources.acts, recent);
  const here = text === '' ? sources.here : ranked(text, sources.here, recent);
  if (mode === 'acts')
    return filled([
      ['here', here],
      ['acts', acts],
    ]);
  if (text === '')
    return filled([
      ['here', here],
      ['recent', recent],
      ['acts', sources.acts.slice(0, 3)],
      ['pages', sources.pages],
    ]);
  const pages = ranked(text, sources.pages, recent);
  const first = pages.filter(({ title }) => matchOf(text, [title]) === 3);
  const others = pages.filter((page) => !first.includes(page));
  const otherPages = first.length > 0 ? [] : [...ownAccount, ...others];
  const isActNamed = clientActs.length > 0 || acts.some(({ title }) => matchOf(text, [title]) > 0);
  return filled([
    ['here', [...sources.asked, ...here]],
    ['pages', first.length > 0 ? [...first, ...ownAccount, ...others] : []],
    ['clients', clients],
    ['invoices', invoices],
    ['expenses', expenses],
    ['received', received],
    ['acts', isActNamed ? [...clientActs, ...acts] : []],
    ['pages', otherPages],
    ['acts', isActNamed ? [] : acts],
  ]);
}

/** Those that answer, the best first; among equals the ones chosen lately. */
function ranked(text: string, entries: readonly Entry[], recent: readonly Entry[]): Entry[] {
  const lately = recent.map(nameOf);
  const age = (entry: Entry) => {
    const place = lately.indexOf(nameOf(entry));
    return place < 0 ? lately.length : place;
  };
  return entries
    .map((entry) => ({ entry, match: matchOfEntry(text, entry) }))
    .filter(({ match }) => match > 0)
    .sort((a, b) => b.match - a.match || age(a.entry) - age(b.entry))
    .map(({ entry }) => entry);
}

/** What an entry is about finds it only where a word begins; otherwise half of all German words would. */
function matchOfEntry(text: string, { title, detail = '', words = '' }: Entry): number {
  const seen = matchOf(text, [title, detail]);
  return seen > 0 || matchOf(text, [title, detail, words]) < 2 ? seen : 1;
}

function filled(groups: [GroupName, readonly Entry[]][]): Group[] {
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([name, entries]) => ({ name, entries: [...entries] }));
}
