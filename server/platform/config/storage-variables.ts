/** The variables of a bucket for files. */
import { z } from 'zod';
import type { ScannerAddress } from '../scanner/index.ts';

/** Endpoint of a storage service: an origin, perhaps with a path, never with a login in it. */
const serviceAddress = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash)
    return url.href;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const key = z.string().regex(/^\S+$/);

/** `unix:` with a path, or host and port. */
const scannerAddress = z.string().transform((text, context): ScannerAddress => {
  const path = /^unix:(\/\S+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, host = '', port = ''] = /^([\w.-]+|\[[0-9a-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== '' && Number(port) >= 1 && Number(port) <= 65_535)
    return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const gigabytes = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)
  .pipe(z.number().min(1));

export const STORAGE_VARIABLES = {
  CLAMAV: {
    schema: scannerAddress,
    expected: 'the address of clamd, such as 127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    secret: false,
    fallback: 'no file is scanned',
    meaning:
      'The virus scanner (clamd of ClamAV) that every file is shown before it is kept. What it finds is refused; while it does not answer, no file is taken. Its `StreamMaxLength` has to be 26 MB at least.',
  },
  STORAGE_QUOTA_GB: {
    schema: gigabytes,
    expected: 'a whole number of gigabytes from 1',
    secret: false,
    fallback: '`10`',
    meaning:
      'How much one business may have stored before a further file is refused; its own documents are written beyond it as well.',
  },
  S3_BUCKET: {
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    expected: 'the name of a bucket',
    secret: false,
    fallback: 'files lie in the data folder',
    meaning: 'Bucket for files in a service that speaks S3. It must be there and closed to the public.',
  },
  S3_ENDPOINT: {
    schema: serviceAddress,
    expected: 'an address such as https://s3.example.com',
    secret: false,
    fallback: "Amazon's own",
    meaning: 'Address of the service. The name of the bucket is put into the path.',
  },
  S3_REGION: {
    schema: z.string().regex(/^[a-z0-9-]{1,40}$/),
    expected: 'a region such as eu-central-1',
    secret: false,
    fallback: '`eu-central-1`',
    meaning: 'Region of the bucket, as the service calls it.',
  },
  S3_ACCESS_KEY_ID: {
    schema: key,
    expected: 'the id of an access key',
    secret: true,
    fallback: 'needed with `S3_BUCKET`',
    meaning: 'Access key that may read, write and delete objects of the bucket, and nothing else.',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: key,
    expected: 'the secret of an access key',
    secret: true,
    fallback: 'needed with `S3_BUCKET`',
    meaning: 'Secret of that access key.',
  },
} as const;
