import type { DigestOfWeek } from '@belegbar/contract/weekly-digest';
import { digestWeek } from '@belegbar/domain/weekly-digest';
import type { z } from 'zod';
import { hourOf } from '../platform/clock/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { figuresOf } from './figures.ts';

/** The week that the first screen tells of now; null on the days on which it tells of none. */
export async function readDigest(context: Context): Promise<{ week: z.output<typeof DigestOfWeek> | null }> {
  const { clock } = context.platform;
  const week = digestWeek(clock.today(), hourOf(clock.now()));
  if (week === null) return { week };
  return inSnapshot(context, async (transaction) => ({
    week: {
      monday: week.monday,
      sunday: week.sunday,
      figures: await figuresOf(context, transaction, week),
    },
  }));
}
