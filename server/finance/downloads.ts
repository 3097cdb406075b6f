/** The views of the hub as files. */
import { FinanceReportQuery } from '@belegbar/contract/finance';
import type { Download } from '../platform/http/index.ts';
import { notFound } from '../platform/refusal.ts';
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
];
