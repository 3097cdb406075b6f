import { api, businessContext } from '../platform/http/procedures.ts';
import { annualVatEntries } from './annual-return/entries.ts';
import { annualVat } from './annual-vat.ts';
import { cashEntries } from './eur/entries.ts';
import { incomeSurplusOfYear } from './eur/read.ts';
import { markFiled } from './filed/mark.ts';
import { pendingReturns } from './filed/pending.ts';
import { filedReturns } from './filed/read.ts';
import { undoFiled } from './filed/undo.ts';
import { owedReturns } from './owed-returns.ts';
import { filingRule } from './prepayment/read.ts';
import { setPrepayment } from './prepayment/set.ts';
import { recapitulativeEntries } from './recapitulative/entries.ts';
import { recapitulativeStatement } from './recapitulative/read.ts';
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
  annualVat: taxReports.annualVat.handler(({ context, input }) => annualVat(businessContext(context), input)),
  pendingReturns: taxReports.pendingReturns.handler(({ context }) =>
    pendingReturns(businessContext(context)),
  ),
  filedReturns: taxReports.filedReturns.handler(({ context, input }) =>
    filedReturns(businessContext(context), input),
  ),
  markFiled: taxReports.markFiled.handler(({ context, input }) => markFiled(businessContext(context), input)),
  undoFiled: taxReports.undoFiled.handler(({ context, input }) => undoFiled(businessContext(context), input)),
  annualVatEntries: taxReports.annualVatEntries.handler(({ context, input }) =>
    annualVatEntries(businessContext(context), input),
  ),
  filingRule: taxReports.filingRule.handler(({ context, input }) =>
    filingRule(businessContext(context), input),
  ),
  setPrepayment: taxReports.setPrepayment.handler(({ context, input }) =>
    setPrepayment(businessContext(context), input),
  ),
  eur: taxReports.eur.handler(({ context, input }) => incomeSurplusOfYear(businessContext(context), input)),
  eurEntries: taxReports.eurEntries.handler(({ context, input }) =>
    cashEntries(businessContext(context), input),
  ),
  recapitulative: taxReports.recapitulative.handler(({ context, input }) =>
    recapitulativeStatement(businessContext(context), input),
  ),
  recapitulativeEntries: taxReports.recapitulativeEntries.handler(({ context, input }) =>
    recapitulativeEntries(businessContext(context), input),
  ),
};
