/** A rendering process: takes one job at a time from its parent and answers it. It holds no state that a crash could lose. */
import { assert } from '@belegbar/domain/money';
import { createCompiler } from './compiler.ts';
import type { AnyJob, RenderJob, RenderResult } from './jobs.ts';
import { RenderRefusal } from './refusal.ts';
import { serve } from './serve.ts';
import { warmUpJob } from './warm-up.ts';

const render = createCompiler();
render(warmUpJob());

serve<AnyJob, RenderResult>(async (job) => {
  try {
    return 'document' in job ? await checked(render(job), job) : render(job);
  } catch (error) {
    if (!(error instanceof RenderRefusal)) throw error;
    return { kind: 'refused', code: error.code, field: error.field ?? null, message: error.message };
  }
});

/** Every hybrid is read again before it leaves: what a recipient would not find, nobody gets. */
async function checked(result: RenderResult, { output }: RenderJob): Promise<RenderResult> {
  if (result.kind !== 'pdf' || output.kind !== 'pdf' || output.eInvoice === undefined) return result;
  // Loaded with the first hybrid: it takes as long as all else together, and previews do without it.
  const { checkHybrid } = await import('../e-invoice/check-hybrid.ts');
  const faults = checkHybrid(result.bytes, output.eInvoice);
  assert(faults.length === 0, `the hybrid is faulty: ${faults.join('; ')}`);
  return result;
}
