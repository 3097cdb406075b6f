/** Which store holds the files: a folder beside the data, or a bucket. */
import { join } from 'node:path';
import type { Config } from '../config/index.ts';
import { diskFiles } from './disk.ts';
import type { FileStore } from './index.ts';

/** The library for S3 is only loaded where it is used. */
export async function openFiles(config: Pick<Config, 'dataFolder' | 's3'>): Promise<FileStore> {
  if (config.s3 === null) return diskFiles(join(config.dataFolder, 'files'));
  const { s3Files } = await import('./s3.ts');
  return s3Files(config.s3);
}
