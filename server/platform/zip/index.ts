/** An archive that is written while it is read: no more of it lies in memory than its reader is behind. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What was written of one file: its bytes before compression. */
export interface ArchivedFile {
  path: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

export type Chunks = Iterable<Uint8Array | string> | AsyncIterable<Uint8Array | string>;

export interface Archive {
  /** The ZIP. When it is destroyed, nothing more is asked of what is being added. */
  stream: Readable;
  /** Adds a file behind those before; one at a time. Rejects when the stream has been destroyed, and with what `chunks` throws. */
  add(path: string, chunks: Chunks, how: { compress: boolean }): Promise<ArchivedFile>;
  /** Writes the end, and resolves when its reader has all of it. */
  end(): Promise<void>;
}

/** Files of other people are none of the reader's: what is unpacked is its owner's alone. */
const MODE = 0o100600;

/** `at` is the time that the files of the archive bear. */
export function openArchive(at: Date): Archive {
  const zip = new ZipFile();
  const stream = zip.outputStream as Readable;
  let current: Readable | null = null;
  const destroyCurrent = () => current?.destroy(new Error('the archive is no longer read'));
  stream.once('close', destroyCurrent);
  zip.on('error', (cause: Error) => stream.destroy(cause));
  return {
    stream,
    async add(path, chunks, { compress }) {
      if (stream.destroyed) throw new Error('the archive is no longer read');
      const measured = { hash: createHash('sha256'), bytes: 0 };
      current = Readable.from(measure(chunks, measured), { objectMode: false });
      const ended = finished(current);
      zip.addReadStream(current, path, { mtime: at, mode: MODE, compress });
      await ended;
      current = null;
      return { path, bytes: measured.bytes, sha256: measured.hash.digest('hex') };
    },
    end() {
      const ended = finished(stream);
      zip.end();
      return ended;
    },
  };
}

async function* measure(
  chunks: Chunks,
  into: { hash: ReturnType<typeof createHash>; bytes: number },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk);
    into.hash.update(bytes);
    into.bytes += bytes.byteLength;
    if (bytes.byteLength > 0) yield bytes;
  }
}
