import { type Capability, leaves } from '../platform/capability.ts';
import { shareLinksExamples } from './api-examples.ts';
import { shareLinkApiFiles } from './api-files.ts';
import './tables.ts';
import { shareLinksClasses } from './data-classes.ts';
import { shareLinkDownloads } from './downloads.ts';
import { readSharedPage } from './page/page.ts';
import { shareLinksRoutes } from './routes.ts';

export const shareLinks: Capability = {
  apiExamples: shareLinksExamples,
  apiFiles: shareLinkApiFiles,
  routes: () => ({ shareLinks: shareLinksRoutes }),
  downloads: () => shareLinkDownloads,
  pages: [{ path: '/public-invoice/:token', file: 'public-invoice.html', fill: readSharedPage }],
  dataClasses: shareLinksClasses,
  exportSheets: [
    leaves(
      'share_links',
      {
        de: 'Links, unter denen Kunden eine Rechnung öffnen; das Kennzeichen darin fehlt, weil es die Rechnung öffnet.',
        en: 'Links by which clients open an invoice; the token in them is left out, because it opens the invoice.',
      },
      { without: ['client_id'] },
    ),
  ],
  keptAndGone: { ends: { share_links: 'atOnce' } },
};
