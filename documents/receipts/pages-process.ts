/** The process that takes files of strangers apart and reads their words: one that crashes or hangs it takes nothing else with it. */
import { readReceipt } from '@belegbar/domain/receipts';
import { leaveRoot } from '../render/confinement.ts';
import { serve } from '../render/serve.ts';
import type { PagesJob, PagesResult } from './jobs.ts';
import { pagesOf, picturesOf } from './pages.ts';

leaveRoot();
serve<PagesJob, PagesResult>((job) => {
  if (job.kind === 'open') return pagesOf(job.bytes);
  if (job.kind === 'draw') return picturesOf(job.bytes, job.quarters);
  const { known, today } = job.asked;
  return { ok: true, kind: 'fields', reading: readReceipt(job.pages, known, today) };
});
