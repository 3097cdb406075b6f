/** A real mail server on loopback that keeps what it takes in. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** `smtp://127.0.0.1:port` */
  url: string;
  /** Raw messages, in the order in which they were taken in. */
  taken: string[];
  /** How many of the next messages are put off with a temporary error. */
  putOff(count: number): void;
  close(): Promise<void>;
}

/** Starts the server on a free port, without sign-in and without encryption. */
export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        taken.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    putOff: (count) => {
      refusals = count;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
