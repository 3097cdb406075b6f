/** A fixed asset, alone in the register or a line of a bill, with what happened to it. */
import type { EventOf } from './books.ts';

export interface AssetActs {
  disposal: EventOf<'disposal'> | null;
  /** § 7g (5) EStG, as it was claimed. */
  special: readonly EventOf<'specialDepreciation'>[];
  uses: readonly EventOf<'assetUse'>[];
}

export interface OwnAsset extends AssetActs {
  bought: EventOf<'asset'>;
  /** By how many cents the law leaves its cost open. */
  open: bigint;
}

export const NO_ACTS: AssetActs = { disposal: null, special: [], uses: [] };
