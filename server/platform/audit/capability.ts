import { type Capability, leaves } from '../capability.ts';
import './tables.ts';
import { auditClasses } from './data-classes.ts';

export const auditLog: Capability = {
  dataClasses: auditClasses,
  exportSheets: [
    leaves('audit_log', {
      de: 'Das Änderungsprotokoll: wer wann was getan hat.',
      en: 'The audit log: who did what, and when.',
    }),
  ],
  keptAndGone: { ends: { audit_log: 'books' } },
};
