import type { FiledState } from '@belegbar/contract/tax-reports-filed';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { differencesToFiled, type FiledFigure, type RecapitulativeKind } from '@belegbar/domain/tax-reports';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/index.ts';
import { type FiledPeriod, selectLatestFiled } from './store.ts';

export type FiledStateView = z.output<typeof FiledState>;

/** How a return stands beside what was filed of it; null while it was not filed. `figures`: what it comes to now. */
export async function filedState(
  transaction: Transaction,
  { figures, ...of }: FiledPeriod & { figures: readonly FiledFigure[] },
): Promise<FiledStateView> {
  const filed = await selectLatestFiled(transaction, of);
  if (filed === null) return null;
  return {
    id: filed.id,
    filedOn: filed.filed_on as Day,
    lastEntry: filed.last_entry,
    isCorrected: filed.is_corrected,
    differences: differencesToFiled(filed.figures, figures),
  };
}

/** Of an advance return. */
export function figuresOfBoxes(boxes: readonly { kennzahl: string; amount: Cents }[]): FiledFigure[] {
  return boxes.map(({ kennzahl, amount }) => ({ key: kennzahl, amount }));
}

/** Of a recapitulative statement, without what is not reported. */
export function figuresOfLines(
  lines: readonly { vatId: string; kind: RecapitulativeKind; amount: Cents }[],
): FiledFigure[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ vatId, kind, amount }) => ({ key: `${kind} ${vatId}`, amount }));
}
