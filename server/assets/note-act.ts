/** How an act of an asset is noted: its row, what it changes in the journal, and its audit record. */
import { bookAssetChange, bookAssetUndo } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import { v7 as uuid } from 'uuid';
import { appendEntries } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import type { ActDetail, HeldAsset } from './acts.ts';
import { standingOf } from './held.ts';
import { findAsset, insertAct } from './store.ts';
import type { AssetActRecord } from './tables.ts';

export interface NotedAct {
  kind: AssetActRecord['kind'];
  on: Day;
  detail: ActDetail;
  /** The act that it takes back. */
  undoes: string | null;
  /** Of the verb, for the audit log. */
  action: string;
}

/** Books the difference between what stands and what would stand, had it been noted on its day; returns the act's id. */
export async function noteAct(
  context: Context,
  transaction: Transaction,
  asset: HeldAsset,
  { kind, on, detail, undoes, action }: NotedAct,
): Promise<string> {
  const { businessId, platform } = context;
  const id = uuid();
  await insertAct(transaction, {
    business_id: businessId,
    id,
    asset_id: asset.id,
    kind,
    happened_on: on,
    detail: JSON.stringify(detail),
    undoes,
    created_at: platform.clock.now(),
  });
  const after = await findAsset(transaction, { businessId, id: asset.id });
  const standing = await standingOf(context, transaction, asset);
  const entries = undoes === null ? bookAssetChange(after, standing) : bookAssetUndo(after, standing);
  const auditRecord = {
    action,
    subjectKind: 'asset',
    subjectId: asset.id,
    detail: { number: asset.number, actId: id, on, ...detail, ...(undoes === null ? {} : { undoes }) },
  };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return id;
}
