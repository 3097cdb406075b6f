/** A rendering process: takes one job at a time from its parent and answers it. It holds no state that a crash could lose. */

import { createCompiler } from './compiler.ts';
import type { RenderJob, RenderResult } from './jobs.ts';
import { RenderRefusal } from './refusal.ts';
import { serve } from './serve.ts';
import { warmUpJob } from './warm-up.ts';

const render = createCompiler();
render(warmUpJob());

serve<RenderJob, RenderResult>((job) => {
  try {
    return render(job);
  } catch (error) {
    if (!(error instanceof RenderRefusal)) throw error;
    return { kind: 'refused', code: error.code, field: error.field ?? null, message: error.message };
  }
});
