export interface UsedCaptchasTable {
  challenge: string;
  expires_at: Date;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    used_captchas: UsedCaptchasTable;
  }
}
