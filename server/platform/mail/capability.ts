import { type Capability, stays } from '../capability.ts';
import './tables.ts';

export const mail: Capability = {
  exportSheets: [...stays('secret', 'outbox_mails')],
  keptAndGone: { ends: { outbox_mails: 'passes' } },
};
