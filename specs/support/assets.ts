/** A fixed asset with all that can become of it. */
import type { Day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { bookDepreciation, disposeAsset, registerAsset } from '@belegbar/server/assets';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../server/platform/context.ts';

/** A camera that was brought along, depreciated through the month before and lost today; its id, and that of the loss. */
export async function losesCamera(context: Context, today: Day): Promise<{ id: string; actId: string }> {
  const { id } = await registerAsset(context, {
    idempotencyKey: uuid(),
    description: 'Kamera',
    kind: 'movable',
    treatment: 'straightLine',
    usefulLifeMonths: 84,
    acquiredOn: '2024-07-01' as Day,
    cost: cents(196_000),
    opening: { on: '2026-01-01' as Day, bookValue: cents(154_000) },
  });
  await bookDepreciation(context, { through: '2026-01' });
  const disposal = { on: today, reason: 'loss' } as const;
  const { id: actId } = await disposeAsset(context, { id, idempotencyKey: uuid(), disposal });
  return { id, actId };
}
