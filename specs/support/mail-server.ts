/** A real mail server on loopback that keeps what it takes in. */
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** `smtp://127.0.0.1:port` */
  url: string;
  /** Raw messages, in the order in which they were taken in. */
  taken: string[];
  /** How many of the next messages are put off with a temporary error. */
  putOff(count: number): void;
  /** From now on the address, as the server reads it, is refused: for good, or with a temporary code such as 450; null refuses nobody. */
  refuse(address: string | null, code?: number): void;
  /** Breaks the line after the last byte of the next message, which it has taken, without an answer. */
  hangUpOnce(): void;
  /** Says no word more once the next conversation has come so far; resolves then. */
  fallsSilent(at: Silence): Promise<void>;
  close(): Promise<void>;
}

/** Before anything of the message has come, or after all of it has. */
export type Silence = 'recipient' | 'end';

/** Starts the server on a free port, or the given one, without sign-in and without encryption. */
export async function startMailServer(onPort = 0): Promise<MailServer> {
  const mood: Mood = { putsOff: 0, refused: null, code: 550, hangsUp: false, silent: null };
  const taken: string[] = [];
  const sockets = new Map<number | undefined, Socket>();
  const server = serverOf(mood, taken, sockets);
  // A client that was killed resets its line.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    putOff: (count) => {
      mood.putsOff = count;
    },
    refuse: (address, code = 550) => {
      mood.refused = address;
      mood.code = code;
    },
    hangUpOnce: () => {
      mood.hangsUp = true;
    },
    fallsSilent: (at) =>
      new Promise((reached) => {
        mood.silent = { at, reached };
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

interface Mood {
  putsOff: number;
  refused: string | null;
  code: number;
  hangsUp: boolean;
  silent: { at: Silence; reached: () => void } | null;
}

/** Whether the conversation ends in silence here. */
function staysSilent(mood: Mood, at: Silence): boolean {
  if (mood.silent?.at !== at) return false;
  mood.silent.reached();
  mood.silent = null;
  return true;
}

function serverOf(mood: Mood, taken: string[], sockets: ReadonlyMap<number | undefined, Socket>): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (staysSilent(mood, 'recipient')) return;
      if (address === mood.refused)
        done(Object.assign(new Error('no such mailbox here'), { responseCode: mood.code }));
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mood.putsOff > 0) {
          mood.putsOff -= 1;
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        taken.push(Buffer.concat(chunks).toString('utf8'));
        if (staysSilent(mood, 'end')) return;
        if (mood.hangsUp) {
          mood.hangsUp = false;
          sockets.get(session.remotePort)?.destroy();
        } else done();
      });
    },
  });
}
