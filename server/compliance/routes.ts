import { api, businessContext } from '../platform/http/procedures.ts';
import { journalEntries } from './entries.ts';
import { complianceOverview } from './overview.ts';
import { verifyChainPart } from './verify.ts';

const { compliance } = api;

export const complianceRoutes = {
  overview: compliance.overview.handler(({ context }) => complianceOverview(businessContext(context))),
  verify: compliance.verify.handler(({ context, input }) => verifyChainPart(businessContext(context), input)),
  entries: compliance.entries.handler(({ context, input }) =>
    journalEntries(businessContext(context), input),
  ),
};
