/** Which VAT groups of its invoice a credit note takes the last quantities of: they leave not a cent. */
import { compareDecimals, type Decimal, decimal } from '@belegbar/domain/money';
import type { CreditChoice } from './credit-note.ts';
import { type GroupName, isSameGroup } from './credited.ts';
import type { InvoiceDraft, InvoiceLine } from './invoice.ts';
import { exemptionOf } from './totals.ts';

/** `left`: per line of the invoice what earlier credit notes left of its quantity. A choice of amounts takes no quantities. */
export function groupsTakenWhole(
  invoice: InvoiceDraft,
  left: readonly { id: string; quantity: Decimal }[],
  choice: CreditChoice,
): GroupName[] {
  if (choice.kind === 'amounts') return [];
  const { lines: chosen } = choice;
  const isTaken = ({ id }: InvoiceLine) =>
    compareDecimals(quantityIn(chosen, id), quantityIn(left, id)) === 0;
  return invoice.lines.map(groupOf).filter((group) => {
    return invoice.lines.filter((line) => isSameGroup(groupOf(line), group)).every(isTaken);
  });
}

function groupOf(line: InvoiceLine): GroupName {
  return { vatCase: line.vatCase, exemptionParagraph: exemptionOf(line) };
}

function quantityIn(lines: readonly { id: string; quantity: Decimal }[], id: string): Decimal {
  return lines.find((line) => line.id === id)?.quantity ?? NOTHING;
}

const NOTHING = decimal('0');
