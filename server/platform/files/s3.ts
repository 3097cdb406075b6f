/** The file store in a bucket of any service that speaks S3. An object appears whole, and is durable once the service has answered. */
import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { FileStore } from './index.ts';
import { keptOn } from './kept.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of a service other than Amazon's; null for Amazon's own. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

const CONNECTION_MS_MAX = 5_000;
const ANSWER_MS_MAX = 30_000;

export function s3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services of others have the bucket in the path, and not all of them know the newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS_MAX, requestTimeout: ANSWER_MS_MAX },
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return keptOn(disk, {
    write: (key, bytes) => disk.put(key, bytes, { contentType: 'application/octet-stream' }),
    read: (key) => readIfPresent(disk, key),
  });
}

async function readIfPresent(disk: Disk, key: string): Promise<Uint8Array | null> {
  try {
    return await disk.getBytes(key);
  } catch (error) {
    const { name } = ((error as Error).cause ?? {}) as { name?: string };
    if (name === 'NoSuchKey') return null;
    throw error;
  }
}
