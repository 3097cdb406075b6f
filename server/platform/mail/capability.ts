import { type Capability, stays } from '../capability.ts';
import './tables.ts';
import { mailClasses } from './data-classes.ts';

export const mail: Capability = {
  dataClasses: mailClasses,
  exportSheets: [...stays('secret', 'outbox_mails')],
  keptAndGone: { ends: { outbox_mails: 'passes' } },
};
