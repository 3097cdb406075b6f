/** A program for tests of readers of files: hangs on a file that begins with an `h`, crashes on one that begins with a `c`. */
import process from 'node:process';
import type { CleanImage, ImageJob } from '../images/jobs.ts';
import { serve } from '../render/serve.ts';

serve<ImageJob, CleanImage>(({ bytes }) => {
  const sign = String.fromCharCode(bytes[0] ?? 0);
  if (sign === 'c') process.kill(process.pid, 'SIGKILL');
  if (sign === 'h') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600_000);
  return { ok: true, bytes, contentType: 'image/png' };
});
