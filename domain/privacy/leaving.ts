/** What of the stored data leaves with its owner, in an export of everything; and what stays, with the reason. */
import type { ColumnClass, TableClass } from './classes.ts';

/** Why a table is not part of an export. */
export const REASONS_TO_STAY = ['secret', 'derived', 'passing', 'nobodys'] as const;
export type ReasonToStay = (typeof REASONS_TO_STAY)[number];

/** A table whose rows leave: those in which `owner` is the business, or the person. */
export interface LeavingTable {
  table: string;
  of: 'business' | 'person';
  owner: string;
  columns: readonly ColumnClass[];
}

/** `secret`: opens a door or proves who someone is. `derived`: follows from what leaves. `passing`: is of use while something runs. */
const STAYS: Readonly<Record<string, ReasonToStay>> = {
  accounts: 'secret',
  two_factors: 'secret',
  verifications: 'secret',
  replaced_session_tokens: 'secret',
  user_devices: 'secret',
  account_deletions: 'secret',
  outbox_mails: 'secret',
  client_sums: 'derived',
  client_revenue: 'derived',
  invoice_sums: 'derived',
  invoice_search: 'derived',
  document_sums: 'derived',
  journal_sums: 'derived',
  cash_sums: 'derived',
  journal_months: 'derived',
  received_invoice_senders: 'derived',
  idempotency_keys: 'passing',
  data_exports: 'passing',
  bulk_actions: 'passing',
  bulk_action_items: 'passing',
  imports: 'passing',
  import_files: 'passing',
  import_rows: 'passing',
  closed_businesses: 'nobodys',
};

const OWNERS_OF_BUSINESS: Readonly<Record<string, string>> = { businesses: 'id' };
const OWNERS_OF_PERSON: Readonly<Record<string, string>> = {
  users: 'id',
  sessions: 'user_id',
  user_roles: 'user_id',
  user_referrals: 'referrer_user_id',
  notifications: 'user_id',
  security_events: 'user_id',
  user_activities: 'user_id',
};

/** Left out of every table: what nobody reads, and hashes that mean something to this install alone. */
const UNREAD_PURPOSES = ['search', 'leftEmpty'];
const UNREAD_COLUMNS = ['account_hash', 'address_hash', 'token_since', 'token_seen_at'];

/** Whose rows of a table leave, and which of their columns; or why none does. */
export function leavingTable({ name, columns }: TableClass): LeavingTable | ReasonToStay {
  const owner = ownerOf(name, columns);
  const stays = STAYS[name];
  if (stays !== undefined) return stays;
  if (owner === null) return 'nobodys';
  return {
    table: name,
    ...owner,
    columns: columns.filter((column) => column.name !== 'business_id' && mayLeave(column)),
  };
}

/** Whatever proves who someone is, or opens a door, never leaves. */
export function isSecret({ category, level }: Pick<ColumnClass, 'category' | 'level'>): boolean {
  return category === 'security' && level === 'strictlyConfidential';
}

function mayLeave(column: ColumnClass): boolean {
  const isUnread = UNREAD_PURPOSES.includes(column.purpose) || UNREAD_COLUMNS.includes(column.name);
  return !isUnread && !isSecret(column);
}

function ownerOf(name: string, columns: readonly ColumnClass[]): Pick<LeavingTable, 'of' | 'owner'> | null {
  const person = OWNERS_OF_PERSON[name];
  if (person !== undefined) return { of: 'person', owner: person };
  const business = OWNERS_OF_BUSINESS[name];
  if (business !== undefined) return { of: 'business', owner: business };
  return columns.some((column) => column.name === 'business_id')
    ? { of: 'business', owner: 'business_id' }
    : null;
}
