import { api, businessContext } from '../platform/http/procedures.ts';
import { owedReturns } from './owed-returns.ts';
import { vatAdvance } from './vat-advance.ts';
import { vatAdvanceEntries } from './vat-advance-entries.ts';

const { taxReports } = api;

export const taxReportsRoutes = {
  owedReturns: taxReports.owedReturns.handler(({ context }) => owedReturns(businessContext(context))),
  vatAdvance: taxReports.vatAdvance.handler(({ context, input }) =>
    vatAdvance(businessContext(context), input.period),
  ),
  vatAdvanceEntries: taxReports.vatAdvanceEntries.handler(({ context, input }) =>
    vatAdvanceEntries(businessContext(context), input),
  ),
};
