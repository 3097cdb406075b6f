import { api, businessContext } from '../platform/http/procedures.ts';
import { financeYear } from './read-year.ts';
import { setAsideOfPayment } from './set-aside.ts';
import { setAssumptions } from './set-assumptions.ts';

const { finance } = api;

export const financeRoutes = {
  year: finance.year.handler(({ context, input }) => financeYear(businessContext(context), input)),
  setAssumptions: finance.setAssumptions.handler(({ context, input }) =>
    setAssumptions(businessContext(context), input),
  ),
  setAside: finance.setAside.handler(({ context, input }) =>
    setAsideOfPayment(businessContext(context), input),
  ),
};
