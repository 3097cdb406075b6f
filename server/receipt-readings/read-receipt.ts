import type { NotRead, ReadReceipt } from '@belegbar/documents';
import type { Day } from '@belegbar/domain/calendar';
import { loadBusiness } from '../business/index.ts';
import { vendorNames } from '../expenses/index.ts';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { dayOf } from '../platform/clock/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot, inTransaction } from '../platform/database/index.ts';
import { keepFile } from '../platform/files/index.ts';
import { keptReceipts } from '../receipts/index.ts';
import { publishReadings } from './events.ts';
import { insertReading, type StoredReading, selectReadings } from './store.ts';
import type { ReadingRefusal } from './tables.ts';

/**
 * Reads a receipt that waits and keeps what it says, once: of several at once one stays, and one that was read, entered or thrown away
 * meanwhile is left. No transaction is held while it is read.
 * @param options.isTextOnly answers `picture` for one that would have to be looked at, and reads nothing
 * @throws when too many others are read just now
 */
export async function readReceipt(
  context: Context,
  receiptId: string,
  { isTextOnly }: { isTextOnly: boolean },
): Promise<'done' | 'picture'> {
  authorise(context);
  const asked = await findUnread(context, receiptId);
  if (asked === null) return 'done';
  const { businessId, platform } = context;
  const bytes = await platform.files.get(businessId, asked.hash);
  if (bytes === null) throw new Error('the bytes of a receipt that waits are gone');
  const how = { owner: businessId, isTextOnly };
  const read = await platform.paperReader.read([bytes], asked, how);
  if (!read.ok && read.code === 'file.picture') return 'picture';
  if (!read.ok && read.code === 'file.busy') throw new Error('too many receipts are read just now');
  await keepReading(context, receiptId, toldOf(read), await picturesOf(context, bytes, read));
  return 'done';
}

/** Keeps that nothing could be read, unless something was. */
export async function giveReadingUp(context: Context, receiptId: string): Promise<void> {
  authorise(context);
  await keepReading(context, receiptId, toldOf({ ok: false, code: 'file.busy' }), []);
}

interface Unread {
  hash: string;
  known: { vendors: string[]; recipients: string[] };
  today: Day;
}

/** With what helps to read it: whose vendors, to whom it is addressed, and when it came. */
function findUnread(context: Context, receiptId: string): Promise<Unread | null> {
  return inSnapshot(context, async (transaction) => {
    const [receipt] = await keptReceipts(context, transaction, [receiptId]);
    const readings = await selectReadings(transaction, context.businessId, [receiptId]);
    if (receipt === undefined || readings.length > 0) return null;
    const { businessName, fullName } = await loadBusiness(context, transaction);
    const recipients = [businessName, fullName].filter((name) => name !== '');
    const known = { vendors: await vendorNames(context, transaction), recipients };
    return { hash: receipt.hash, known, today: dayOf(receipt.kept_at) };
  });
}

type Told = Pick<StoredReading, 'source' | 'fields' | 'pages' | 'refusal'>;

function toldOf(read: ReadReceipt | NotRead): Told {
  if (read.ok) return { source: read.source, fields: read.reading, pages: [...read.pages], refusal: null };
  return { source: null, fields: null, pages: [], refusal: read.code as ReadingRefusal };
}

/** Hashes of the pictures of its pages; bytes come before the row that names them. One that cannot be drawn has none. */
async function picturesOf(
  context: Context,
  bytes: Uint8Array,
  read: ReadReceipt | NotRead,
): Promise<string[]> {
  if (!read.ok) return [];
  const quarters = read.pages.map((page) => page.quarters);
  const drawn = await context.platform.paperReader.pictures(bytes, quarters, context.businessId);
  if (!drawn.ok) return [];
  const hashes: string[] = [];
  for (const picture of drawn.pictures)
    hashes.push(await keepFile(context, { bytes: picture, contentType: 'image/webp' }));
  return hashes;
}

async function keepReading(
  context: Context,
  receiptId: string,
  told: Told,
  pictures: readonly string[],
): Promise<void> {
  const { businessId, platform } = context;
  await inTransaction(context, async (transaction) => {
    const [receipt] = await keptReceipts(context, transaction, [receiptId]);
    if (receipt === undefined) return;
    const row = { business_id: businessId, receipt_id: receiptId, ...told, read_at: platform.clock.now() };
    if (!(await insertReading(transaction, row, pictures))) return;
    await audit(context, transaction, {
      action: 'receiptReadings.read',
      subjectKind: 'receipt',
      subjectId: receiptId,
      detail: { source: told.source, refusal: told.refusal, sure: told.fields?.sure ?? [] },
    });
    await publishReadings(context, transaction);
  });
}
