/** Structured logs. Ids and codes only: never a name, an address, an amount or a mail. */
export interface Log {
  info(event: string, fields?: Record<string, string | number | boolean>): void;
  warn(event: string, fields?: Record<string, string | number | boolean>): void;
  error(event: string, fields?: Record<string, string | number | boolean>, cause?: unknown): void;
}

export { describeCause, type LogLevel, pinoLog } from './pino.ts';
