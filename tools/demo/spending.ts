/** What goes out in a year, until today: the slips of the cast's rich year, moved by whole months, most of them with their receipt. */
import { addDays, type Day, day, daysBetween } from '@belegbar/domain/calendar';
import { restaurantMealCase } from '@belegbar/domain/law';
import { keepReceipt } from '@belegbar/server/receipts';
import type { Context } from '../../server/platform/context.ts';
import type { Slip } from '../../specs/cast/slip.ts';
import { actsOfSlip, ownSlips } from '../../specs/cast/year-acts.ts';
import type { DemoAct } from './acts.ts';
import { movedBy } from './past.ts';
import { recordOf } from './slip-order.ts';
import { slipPdf } from './slip-pdf.ts';

/** The rich year is the one before the last of the cast. */
const MONTHS = 12;
/** Every so many slips, one was mislaid. */
const MISLAID = 29;

/** All that has happened of it by today. */
export function yearOfSpending(slips: readonly Slip[], today: Day): DemoAct[] {
  const moved = (on: string) => movedBy(on, today, MONTHS);
  const acts = [
    ...slips.map((slip) => movedSlip(slip, moved)).flatMap((slip, nth) => actsWithReceipt(slip, nth)),
    ...ownSlips(moved),
  ];
  return acts.filter(({ on }) => on <= today).map((act) => ({ ...act, act: 'does' as const }));
}

function actsWithReceipt(slip: Slip, nth: number) {
  return actsOfSlip(slip, async (said, context) => {
    if (nth % MISLAID === MISLAID - 1) return recordOf(said);
    return { ...recordOf(said), receipts: [await keptReceipt(context, said)] };
  });
}

/** Nobody is given its address. */
const NO_ADDRESS = { sign: () => '', isOurs: () => false };

async function keptReceipt(context: Context, slip: Slip): Promise<string> {
  const name = `${slip.on} ${slip.vendor}.pdf`;
  const { id } = await keepReceipt(context, NO_ADDRESS, { file: new File([slipPdf(slip)], name) });
  return id;
}

/** What follows the slip keeps its distance from it. */
function movedSlip(slip: Slip, moved: (on: string) => Day): Slip {
  const on = moved(slip.on);
  const after = (then: string) => addDays(on, daysBetween(day(slip.on), day(then)));
  const { later, credited } = slip;
  return {
    ...slip,
    on,
    lines: slip.lines.map((line) => mealAt(on, slip, line)),
    ...(later && { later: { ...later, due: after(later.due), paidOn: after(later.paidOn) } }),
    ...(credited && { credited: { ...credited, on: after(credited.on) } }),
  };
}

/** What one eats has the rate of its day (§ 12 (2) No. 15 UStG). */
function mealAt(on: Day, { category }: Slip, line: Slip['lines'][number]): Slip['lines'][number] {
  const isFood = category === 'business_meals' && line.taxCode === 'inputStandard19';
  return isFood && restaurantMealCase(on) === 'reduced7'
    ? { ...line, taxCode: 'inputReduced7', description: 'Speisen' }
    : line;
}
