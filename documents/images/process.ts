/** The process that reads images from outside: a file that crashes or hangs it takes nothing else with it. */
import { serve } from '../render/serve.ts';
import type { CleanImage, ImageJob } from './jobs.ts';
import { cleanLetterhead } from './letterhead.ts';
import { cleanPicture } from './picture.ts';

serve<ImageJob, CleanImage>((job) =>
  job.kind === 'picture' ? cleanPicture(job.bytes, job.types) : cleanLetterhead(job.bytes),
);
