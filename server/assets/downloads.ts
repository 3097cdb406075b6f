/** The register of assets of a year as files. */
import { AssetRegisterQuery } from '@belegbar/contract/assets';
import type { AskedDownload, Download } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import { registerCsv } from './report/csv.ts';
import { registerPdf } from './report/pdf.ts';

export const assetDownloads: readonly Download[] = [
  {
    path: '/files/assets/:year(^2[0-9]{3}$)/register.csv',
    from: 'owner',
    isMadeWhileSent: true,
    give: async (context, asked) => registerCsv(context, readQuery(asked)),
  },
  {
    path: '/files/assets/:year(^2[0-9]{3}$)/register.pdf',
    from: 'owner',
    isMadeWhileSent: true,
    give: async (context, asked) => registerPdf(context, readQuery(asked)),
  },
];

/** Of an address that asks for what there is not, there is nothing. */
function readQuery({ param, query }: AskedDownload) {
  const asked = AssetRegisterQuery.safeParse({ year: Number(param('year')), language: query('language') });
  if (!asked.success) throw notFound();
  return asked.data;
}
