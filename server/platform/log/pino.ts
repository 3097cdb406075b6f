/** The log on standard output, one JSON object a line. */
import { pino } from 'pino';
import type { Log } from './index.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';

const FRAMES_MAX = 8;

/** A log that writes what is at least as urgent as `level` to `output`, standard output if null. */
export function pinoLog(level: LogLevel, output: { write(line: string): void } | null = null): Log {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  };
  const logger = output === null ? pino(options) : pino(options, output);
  return {
    info: (event, fields) => logger.info(fields ?? {}, event),
    warn: (event, fields) => logger.warn(fields ?? {}, event),
    error: (event, fields, cause) => logger.error({ ...fields, ...describeCause(cause) }, event),
  };
}

/**
 * Where and what kind of error it was, never its message: messages of the database quote the values of rows.
 * The stack is cut below its first line for the same reason.
 */
export function describeCause(cause: unknown): Record<string, string> {
  if (cause === undefined) return {};
  if (!(cause instanceof Error)) return { error: typeof cause };
  const code = (cause as { code?: unknown }).code;
  const frames = (cause.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  const inner = describeCause(cause.cause);
  return {
    error: cause.name,
    ...(typeof code === 'string' ? { code } : {}),
    ...(frames.length > 0
      ? {
          stack: frames
            .slice(0, FRAMES_MAX)
            .map((line) => line.trim())
            .join(' | '),
        }
      : {}),
    ...(inner.error === undefined ? {} : { causedBy: [inner.error, inner.code].filter(Boolean).join(' ') }),
  };
}
