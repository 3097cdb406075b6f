import { describe, expect, test } from 'vitest';
import { pinoLog } from './pino.ts';

function capture(level: 'info' | 'error') {
  const lines: Record<string, unknown>[] = [];
  const log = pinoLog(level, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

describe('the log', () => {
  test('writes the event and its fields', () => {
    const { log, lines } = capture('info');
    log.info('invoice.issued', { requestId: 'r1', count: 3 });
    expect(lines[0]).toMatchObject({ event: 'invoice.issued', requestId: 'r1', count: 3 });
  });

  test('keeps silent below its level', () => {
    const { log, lines } = capture('error');
    log.info('a');
    log.warn('b');
    expect(lines).toEqual([]);
  });

  test('tells kind, code and place of an error, but not its message, which may quote a row', () => {
    const { log, lines } = capture('info');
    const cause = Object.assign(new Error('Key (email)=(lena@example.com) already exists'), {
      code: '23505',
    });
    log.error('procedure.failed', { requestId: 'r1' }, new TypeError('of lena@example.com', { cause }));
    expect(JSON.stringify(lines)).not.toContain('lena');
    expect(lines[0]).toMatchObject({ error: 'TypeError', causedBy: 'Error 23505', requestId: 'r1' });
    expect(lines[0]?.stack).toContain('pino.test.ts');
  });
});
