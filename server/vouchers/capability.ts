import { type Capability, leaves } from '../platform/capability.ts';
import { vouchersExamples } from './api-examples.ts';
import { vouchersApiFiles } from './api-files.ts';
import { vouchersClasses } from './data-classes.ts';
import { vouchersDownloads } from './downloads.ts';
import { vouchersJobs } from './jobs.ts';
import { countVouchers, voucherFiles } from './records-store.ts';
import { vouchersRoutes } from './routes.ts';

export const vouchers: Capability = {
  apiExamples: vouchersExamples,
  routes: () => ({ vouchers: vouchersRoutes }),
  downloads: () => vouchersDownloads,
  jobs: () => vouchersJobs,
  apiFiles: vouchersApiFiles,
  dataClasses: vouchersClasses,
  exportSheets: [
    leaves('vouchers', {
      de: 'Eigenbelege: sonstige Einnahmen, Steuern, Privates und Pauschalen. Die PDFs derer, die eines haben, liegen unter files/vouchers/.',
      en: 'Vouchers of one’s own: other income, taxes, private money and use, flat rates. The PDFs of those that have one are below files/vouchers/.',
    }),
    leaves('voucher_undos', {
      de: 'Welche Eigenbelege zurückgenommen wurden.',
      en: 'Which vouchers were taken back.',
    }),
  ],
  keptAndGone: {
    ends: { vouchers: 'vouchers', voucher_undos: 'vouchers' },
    count: countVouchers,
  },
  files: voucherFiles,
};
