import type { Verification } from '@belegbar/contract/compliance';
import type { z } from 'zod';
import { verifyPart } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';

/** Verifies the next part of the own chain, after a number; the last part also holds it against the audit log and the kept sums. */
export async function verifyChainPart(
  context: Context,
  input: { after?: number | undefined },
): Promise<z.output<typeof Verification>> {
  const { entries, wrongSums, ...part } = await verifyPart(context, input.after ?? 0);
  return { ...part, verified: entries, wrongSumCount: wrongSums.length };
}
