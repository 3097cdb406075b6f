/** A virus scanner of the operator's, asked about every file that somebody hands in and that is kept. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Scan = 'clean' | 'infected' | 'away';

export interface Scanner {
  /** `away` where the scanner does not answer, or not as one does: nobody then knows. */
  scan(bytes: Uint8Array): Promise<Scan>;
}

/** Where clamd listens: a socket of this machine, or an address. */
export type ScannerAddress = { path: string } | { host: string; port: number };

/** Where none is configured. */
export const NO_SCANNER: Scanner = { scan: async () => 'clean' };

const PATIENCE_MILLISECONDS = 30_000;
/** No verdict is as long. */
const ANSWER_BYTES_MAXIMUM = 4_096;
const CHUNK_BYTES = 256 * 1024;

/** ClamAV's clamd, by its INSTREAM command: pieces with their length before them, and one of length 0 at the end (clamd(8)). */
export function clamScanner(address: ScannerAddress, patience = PATIENCE_MILLISECONDS): Scanner {
  return {
    async scan(bytes) {
      const socket = connect(address);
      const timer = setTimeout(() => socket.destroy(new Error('the scanner takes too long')), patience);
      try {
        await once(socket, 'connect');
        const [answer] = await Promise.all([answerOf(socket), send(socket, bytes)]);
        return verdictOf(answer);
      } catch {
        return 'away';
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  socket.write('zINSTREAM\0');
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    socket.write(lengthOf(chunk.byteLength));
    if (!socket.write(chunk)) await once(socket, 'drain');
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (answer.includes('\0') || answer.length > ANSWER_BYTES_MAXIMUM) break;
  }
  return answer.split('\0', 1)[0] ?? '';
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`; anything else, such as a file longer than it takes, is no verdict. */
function verdictOf(answer: string): Scan {
  if (/^stream: OK$/.test(answer)) return 'clean';
  return /^stream: .+ FOUND$/.test(answer) ? 'infected' : 'away';
}
