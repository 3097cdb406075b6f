/** Reading what waits: first what says itself in text, which takes no time; then what must be looked at. Once a day whatever has been left. */
import { listBusinessIds } from '../business/index.ts';
import { type Platform, systemContext } from '../platform/context.ts';
import type { JobDefinition, JobPayload } from '../platform/jobs/index.ts';
import { READ_RECEIPT } from '../receipts/index.ts';
import { promiseSight, SEE_RECEIPT } from './enqueue.ts';
import { readAnew } from './read-anew.ts';
import { giveReadingUp, readReceipt } from './read-receipt.ts';

const READ_LEFT = 'receipt-readings.read-left';

export const receiptReadingsJobs: readonly JobDefinition[] = [
  { name: READ_RECEIPT, handle: readText, giveUp },
  { name: SEE_RECEIPT, handle: see, giveUp },
  { name: READ_LEFT, everyDay: true, handle: readLeft },
];

async function readText(platform: Platform, payload: JobPayload): Promise<void> {
  const { businessId, receiptId = '' } = payload;
  const context = systemContext(platform, businessId, READ_RECEIPT);
  if ((await readReceipt(context, receiptId, { isTextOnly: true })) === 'picture')
    await promiseSight(context, receiptId);
}

async function see(platform: Platform, { businessId, receiptId = '' }: JobPayload): Promise<void> {
  await readReceipt(systemContext(platform, businessId, SEE_RECEIPT), receiptId, { isTextOnly: false });
}

function giveUp(platform: Platform, { businessId, receiptId = '' }: JobPayload): Promise<void> {
  return giveReadingUp(systemContext(platform, businessId, SEE_RECEIPT), receiptId);
}

async function readLeft(platform: Platform): Promise<void> {
  for (const businessId of await listBusinessIds(platform))
    await readAnew(systemContext(platform, businessId, READ_LEFT));
}
