import { type Capability, leaves } from '../platform/capability.ts';
import { assetsExamples } from './api-examples.ts';
import { assetApiFiles } from './api-files.ts';
import { assetsClasses } from './data-classes.ts';
import { assetDownloads } from './downloads.ts';
import { assetsRoutes } from './routes.ts';

export const assets: Capability = {
  apiExamples: assetsExamples,
  routes: () => ({ assets: assetsRoutes }),
  downloads: () => assetDownloads,
  apiFiles: assetApiFiles,
  dataClasses: assetsClasses,
  exportSheets: [
    leaves('assets', { de: 'Das Anlagenverzeichnis.', en: 'The register of fixed assets.' }),
    leaves('asset_acts', {
      de: 'Abgänge, Sonderabschreibungen und geänderte Nutzung von Anlagen.',
      en: 'Disposals, special depreciation and changed use of assets.',
    }),
    leaves('depreciation_closings', {
      de: 'Bis wann Abschreibungen gebucht sind.',
      en: 'Through when depreciation is booked.',
    }),
  ],
  keptAndGone: { ends: { assets: 'books', asset_acts: 'books', depreciation_closings: 'books' } },
};
