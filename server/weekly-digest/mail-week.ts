import { randomBytes } from 'node:crypto';
import { type DigestWeek, isWorthAMail, mailedWeek } from '@belegbar/domain/weekly-digest';
import { listBusinessIds, loadBusiness, ownerOf } from '../business/index.ts';
import { hourOf } from '../platform/clock/index.ts';
import { type Context, type Platform, systemContext } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { findUser } from '../sign-in/index.ts';
import { figuresOf } from './figures.ts';
import { digestLetter } from './letter.ts';
import { noteTold } from './store.ts';

/**
 * Mails the week to the owner of every business that wants it, once. What fails keeps nobody else waiting, and is thrown at the end. Safe to repeat.
 * @system A job that follows the setting of the owner.
 */
export async function mailWeek(platform: Platform): Promise<void> {
  const { clock, log } = platform;
  const week = mailedWeek(clock.today(), hourOf(clock.now()));
  if (week === null) return;
  const businessIds = await listBusinessIds(platform);
  let failed = 0;
  for (const businessId of businessIds) {
    try {
      await mailWeekOf(systemContext(platform, businessId, 'weekly-digest'), week);
    } catch (cause) {
      failed += 1;
      log.error('weekly-digest.failed', { businessId }, cause);
    }
  }
  if (failed > 0) throw new Error(`${failed} of ${businessIds.length} failed`);
}

/**
 * Mails the week to the owner of one business: not where they want none, where it was told before, or where nothing happened. Safe to repeat.
 * @system A job that follows the setting of the owner.
 */
export async function mailWeekOf(context: Context, week: DigestWeek): Promise<void> {
  const { platform, businessId } = context;
  await inTransaction(context, async (transaction) => {
    const { weeklyDigestEnabled } = await loadBusiness(context, transaction);
    if (!weeklyDigestEnabled) return;
    const told = { businessId, monday: week.monday, token: newToken(), at: platform.clock.now() };
    const token = await noteTold(transaction, told);
    if (token === null) return;
    const figures = await figuresOf(context, transaction, week);
    const owner = await findUser(transaction, await ownerOf(context, transaction));
    if (!isWorthAMail(figures) || owner === null) return;
    const { baseUrl, mailer } = platform;
    const letter = digestLetter(figures, week, {
      language: owner.language,
      home: `${baseUrl}/home`,
      off: `${baseUrl}/weekly-digest-off?link=${businessId}.${token}`,
    });
    await mailer.sendWithin(transaction, { to: owner.email, ...letter });
  });
}

/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}
