import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { clamScanner } from './index.ts';

let server: Server | null = null;
afterEach(() => void server?.close());

/** A clamd that knows one bad word, or says what it is told to say, or nothing. */
async function clamd(says?: string): Promise<{ port: number; host: string }> {
  const listening = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard = Buffer.concat([heard, chunk]);
      const file = fileIn(heard);
      if (file === null || says === '') return;
      socket.end(`${says ?? (file.includes('EICAR') ? 'stream: Eicar-Signature FOUND' : 'stream: OK')}\0`);
    });
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return { host: '127.0.0.1', port: (listening.address() as AddressInfo).port };
}

/** What came by INSTREAM; null while its end is to come. */
function fileIn(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (heard.toString('latin1', 0, command.length) !== command) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length; ) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

const bytes = (text: string, length = 0) => Buffer.concat([Buffer.alloc(length), Buffer.from(text)]);

test.each([
  ['a clean file', bytes('Rechnung'), 'clean'],
  ['a clean file of several pieces', bytes('Rechnung', 3_000_000), 'clean'],
  ['an infected file', bytes('EICAR'), 'infected'],
  ['an infected file whose sign stands in the last piece', bytes('EICAR', 3_000_000), 'infected'],
])('%s is called that', async (_case, file, verdict) => {
  expect(await clamScanner(await clamd()).scan(file)).toBe(verdict);
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: nonsense', 'OK'])(
  'an answer that is no verdict (%s) is none',
  async (says) => {
    expect(await clamScanner(await clamd(says)).scan(bytes('Rechnung'))).toBe('away');
  },
);

test('a scanner that says nothing, and one that is not there, is away', async () => {
  const silent = await clamd('');
  expect(await clamScanner(silent, 200).scan(bytes('Rechnung'))).toBe('away');
  server?.close();
  expect(await clamScanner({ path: '/nowhere/clamd.sock' }).scan(bytes('Rechnung'))).toBe('away');
});
