import type { Generated } from 'kysely';

export interface UsedCaptchasTable {
  challenge: string;
  expires_at: Date;
}

export interface BackOffsTable {
  key: string;
  level: number;
  counted_at: Date;
  turn: string;
  blocked_until: Generated<Date | null>;
}

declare module '../database/tables.ts' {
  interface Tables {
    used_captchas: UsedCaptchasTable;
    back_offs: BackOffsTable;
  }
}
