import { type Capability, fileUses, leaves } from '../capability.ts';
import { fileJobs } from './sweep.ts';
import './tables.ts';
import { filesClasses } from './data-classes.ts';

export const files: Capability = {
  jobs: ({ capabilities, businessIds }) => fileJobs({ businessIds, uses: fileUses(capabilities) }),
  dataClasses: filesClasses,
  exportSheets: [
    leaves('files', {
      de: 'Alle gespeicherten Dateien mit ihrem SHA-256. Die Bytes liegen unter files/.',
      en: 'All stored files with their SHA-256. The bytes lie below files/.',
    }),
  ],
  keptAndGone: { ends: { files: 'vouchers' } },
};
