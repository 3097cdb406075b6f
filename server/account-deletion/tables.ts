export interface AccountDeletionsTable {
  user_id: string;
  state: 'requested' | 'confirmed' | 'running';
  token_hash: string | null;
  requested_at: Date;
  link_until: Date;
  confirmed_at: Date | null;
  due_at: Date | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    account_deletions: AccountDeletionsTable;
  }
}
