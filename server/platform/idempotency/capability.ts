import { type Capability, stays } from '../capability.ts';
import './tables.ts';

export const idempotency: Capability = {
  exportSheets: [...stays('passing', 'idempotency_keys')],
  keptAndGone: { ends: { idempotency_keys: 'atOnce' } },
};
