/** A service that speaks S3, on this machine alone, with one empty bucket. It checks signatures. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../s3.ts';

/** The one key that the server knows, id and secret. */
const KEY = 'S3RVER';

export async function startS3(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'belegbar-s3-'));
  const bucket = 'books';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { bucket, region: 'eu-central-1', endpoint, accessKeyId: KEY, secretAccessKey: KEY },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
