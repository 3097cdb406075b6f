/** One talk with a mail server that breaks off or refuses: it is always known who may have the mail. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { type ClientMail, smtpPost } from '@belegbar/server/platform/mail';
import { afterEach, expect, test } from 'vitest';

const MAIL: ClientMail = {
  id: '0198f7a2-0000-7000-8000-000000000001',
  to: ['ines@brandwerk.example'],
  cc: [],
  senderName: 'Weber Code',
  replyTo: '',
  subject: 'Rechnung RE-2026-0001',
  text: 'Guten Tag,',
  html: '<p>Guten Tag,</p>',
  pictures: [],
  files: [{ name: 'RE-2026-0001.pdf', contentType: 'application/pdf', bytes: Buffer.alloc(200_000, 'x') }],
  isAutomatic: false,
};

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** Answers commands by the given function; null breaks the line, and so does the end of the mail where it says so. */
async function talks(answer: (command: string) => string | null): Promise<ReturnType<typeof smtpPost>> {
  server = createServer((socket) => converse(socket, answer));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return smtpPost({ url: `smtp://127.0.0.1:${port}`, from: 'post@books.example', host: 'books.example' });
}

/** Long enough for a mail of this size to be made up meanwhile. */
const THINKING_MS = 200;

function converse(socket: Socket, answer: (command: string) => string | null): void {
  let rest = '';
  let isMail = false;
  const says = (command: string) => {
    const line = answer(command);
    if (line === null) setTimeout(() => socket.destroy(), THINKING_MS);
    else socket.write(`${line}\r\n`);
    isMail = line?.startsWith('354') ?? false;
  };
  socket.on('error', () => {});
  socket.write('220 mail.example\r\n');
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    for (let end = endOf(rest, isMail); end >= 0; end = endOf(rest, isMail)) {
      const command = isMail ? '.' : rest.slice(0, end);
      rest = rest.slice(end + (isMail ? 5 : 2));
      says(command);
    }
  });
}

const endOf = (text: string, isMail: boolean) => text.indexOf(isMail ? '\r\n.\r\n' : '\r\n');

const FRIENDLY = (command: string) => (command === 'DATA' ? '354 go on' : '250 fine');

test.each(['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA'])(
  'a line that breaks at %s has carried nothing of the mail: it is tried again',
  async (breaking) => {
    const post = await talks((command) => (command.startsWith(breaking) ? null : FRIENDLY(command)));
    let isHandedOver = false;
    const delivery = await post(MAIL, async () => {
      isHandedOver = true;
    });
    expect(delivery).toMatchObject({ kind: 'postponed' });
    expect(isHandedOver).toBe(false);
  },
);

test('a line that breaks after the end of the mail leaves it open whether it has arrived', async () => {
  const post = await talks((command) => (command === '.' ? null : FRIENDLY(command)));
  let times = 0;
  const delivery = await post(MAIL, async () => {
    times += 1;
  });
  expect(delivery).toMatchObject({ kind: 'unsure' });
  expect(times).toBe(1);
});

test('whoever keeps the mail back at its very end keeps it: nobody has it', async () => {
  let isTaken = false;
  const post = await talks((command) => {
    isTaken ||= command === '.';
    return FRIENDLY(command);
  });
  await expect(post(MAIL, () => Promise.reject(new Error('cancelled meanwhile')))).rejects.toThrow(
    'cancelled meanwhile',
  );
  expect(isTaken).toBe(false);
});

test.each([
  'max..muster@web.example',
  'max.@web.example',
  "o'brien@web.example",
  'MAX@WEB.example',
  'max@bücher.example',
  ' max@web.example ',
])('the address %j is told as refused in the form in which it was given', async (refused) => {
  const post = await talks((command) =>
    command.startsWith('RCPT TO') && !command.includes('<ines@') ? '550 no such user' : FRIENDLY(command),
  );
  const delivery = await post({ ...MAIL, to: ['ines@brandwerk.example', refused] }, async () => {});
  expect(delivery).toMatchObject({ kind: 'sent', refused: [refused], putOff: [] });
});
