import { type Capability, stays } from '../capability.ts';
import './tables.ts';
import { idempotencyClasses } from './data-classes.ts';

export const idempotency: Capability = {
  dataClasses: idempotencyClasses,
  exportSheets: [...stays('passing', 'idempotency_keys')],
  keptAndGone: { ends: { idempotency_keys: 'atOnce' } },
};
