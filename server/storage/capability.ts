import { type Capability, leaves } from '../platform/capability.ts';
import { storageExamples } from './api-examples.ts';
import { storageApiFiles } from './api-files.ts';
import { storageClasses } from './data-classes.ts';
import { storageDownloads } from './downloads.ts';
import { countObjects, objectFiles } from './records-store.ts';
import { type StoragePorts, storageRoutes } from './routes.ts';

export const storage: Capability<StoragePorts> = {
  apiExamples: storageExamples,
  apiFiles: storageApiFiles,
  routes: (ports) => ({ storage: storageRoutes(ports) }),
  downloads: storageDownloads,
  dataClasses: storageClasses,
  exportSheets: [
    leaves('storage_objects', {
      de: 'Was unter einem Namen hochgeladen ist: Logo, Unterschrift, QR-Code, Briefpapier.',
      en: 'What is uploaded under a name: logo, signature, QR code, letterhead.',
    }),
  ],
  keptAndGone: { ends: { storage_objects: 'atOnce' }, count: countObjects },
  files: objectFiles,
};
