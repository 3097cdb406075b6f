/** The views of the hub, and what moved, as files. */
import { FinanceReportQuery, MovementsQuery } from '@belegbar/contract/finance';
import type { AskedDownload, Download } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
import { type AskedMovements, movementsPdf, streamMovements } from './report/movements.ts';
import { financePdf } from './report/pdf.ts';

export const financeDownloads: readonly Download[] = [
  {
    path: '/files/finance/:year(^2[0-9]{3}$)/:view(^[a-z]+).pdf',
    from: 'owner',
    isMadeWhileSent: true,
    give: (context, { param, query }) => {
      const asked = FinanceReportQuery.safeParse({
        year: Number(param('year')),
        view: param('view'),
        language: query('language'),
      });
      if (!asked.success) throw notFound();
      return financePdf(context, asked.data);
    },
  },
  ...(['csv', 'pdf'] as const).map(
    (kind): Download => ({
      path: `/files/movements/:year(^2[0-9]{3}).${kind}`,
      from: 'owner',
      isMadeWhileSent: true,
      give: async (context, asked) => MOVED[kind](context, readMoved(asked)),
    }),
  ),
];

const MOVED = { csv: streamMovements, pdf: movementsPdf };

/** Of an address that asks for what there is not, there is nothing. */
function readMoved({ param, query }: AskedDownload): AskedMovements {
  const said = (['month', 'side', 'of'] as const).filter((name) => query(name) !== '');
  const read = MovementsQuery.safeParse({
    year: Number(param('year')),
    name: query('name'),
    language: query('language'),
    ...Object.fromEntries(said.map((name) => [name, query(name)])),
  });
  if (!read.success) throw notFound();
  return read.data;
}
