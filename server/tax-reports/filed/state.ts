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

type Boxes = readonly { kennzahl: string; amount: Cents }[];

/** Of an advance return, or of Anlage EÜR. */
export function figuresOfBoxes(boxes: Boxes): FiledFigure[] {
  return boxes.map(({ kennzahl, amount }) => ({ key: kennzahl, amount }));
}

/** Of a year by the boxes of USt 2 A; where its form is not known, by those of the advance returns. */
export function figuresOfAnnualVat(year: {
  annualReturn: { boxes: Boxes } | null;
  boxes: Boxes;
}): FiledFigure[] {
  return figuresOfBoxes(year.annualReturn?.boxes ?? year.boxes);
}

/** Of a recapitulative statement, without what is not reported. */
export function figuresOfLines(
  lines: readonly { vatId: string; kind: RecapitulativeKind; amount: Cents }[],
): FiledFigure[] {
  return lines
    .filter(({ amount }) => amount !== 0)
    .map(({ vatId, kind, amount }) => ({ key: `${kind} ${vatId}`, amount }));
}
