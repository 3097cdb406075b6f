import type { Generated } from 'kysely';

export interface BackOffsTable {
  key: string;
  level: number;
  counted_at: Date;
  turn: string;
  blocked_until: Generated<Date | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    back_offs: BackOffsTable;
  }
}
