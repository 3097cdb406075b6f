/** What the palette lists. */
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Recent } from './recent.ts';

export interface Entry {
  kind: Recent['kind'];
  /** Unique among its kind. */
  id: string;
  icon: TablerIcon;
  title: string;
  /** Quiet words after the title. */
  detail?: string;
  /** Found by these words, too. */
  words?: string;
  /** Amount and state at the end of the row. */
  end?: ReactNode;
  /** The keys that do the same elsewhere, or that choose `withCommand`. */
  keys?: string;
  run: () => void;
  /** What Enter with the command key does instead. */
  withCommand?: () => void;
  /** Comes back among the recent ones. */
  isKept?: true;
}

export type GroupName =
  | 'here'
  | 'recent'
  | 'clients'
  | 'invoices'
  | 'expenses'
  | 'received'
  | 'acts'
  | 'pages';

export interface Group {
  name: GroupName;
  entries: Entry[];
}

/** `>` asks for acts alone, `#` for numbers of invoices. */
export function modeOf(typed: string): { mode: 'all' | 'acts' | 'numbers'; text: string } {
  const text = typed.trim();
  if (text.startsWith('>')) return { mode: 'acts', text: text.slice(1).trim() };
  if (text.startsWith('#')) return { mode: 'numbers', text: text.slice(1).trim() };
  return { mode: 'all', text };
}

/** One name for an entry, also as part of an id of the page. */
export function nameOf({ kind, id }: Pick<Entry, 'kind' | 'id'>): string {
  return `${kind}-${id.replaceAll(/[^\w-]/g, '_')}`;
}
