/** The process that reads images from outside: a file that crashes or hangs it takes nothing else with it. */
import { leaveRoot } from '../render/confinement.ts';
import { serve } from '../render/serve.ts';
import { inspectPdf } from './inspect-pdf.ts';
import type { CleanImage, ImageJob, InspectedPdf } from './jobs.ts';
import { cleanLetterhead } from './letterhead.ts';
import { cleanPicture } from './picture.ts';

leaveRoot();
serve<ImageJob, CleanImage | InspectedPdf>((job) => {
  if (job.kind === 'picture') return cleanPicture(job.bytes, job.types);
  return job.kind === 'pdf' ? inspectPdf(job.bytes) : cleanLetterhead(job.bytes);
});
