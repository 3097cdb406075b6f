import { api, businessContext } from '../platform/http/procedures.ts';
import { findBank } from './bank.ts';
import { getBusiness } from './read.ts';
import { setGobdMode } from './set-gobd-mode.ts';
import { type RegimePorts, setRegime } from './set-regime.ts';
import { startNumbering } from './start-numbering.ts';
import { updateBusiness } from './update.ts';

export function businessRoutes(ports: RegimePorts) {
  return {
    get: api.business.get.handler(({ context }) => getBusiness(businessContext(context))),
    update: api.business.update.handler(({ context, input }) =>
      updateBusiness(businessContext(context), input),
    ),
    setRegime: api.business.setRegime.handler(({ context, input }) =>
      setRegime(businessContext(context), input, ports),
    ),
    startNumbering: api.business.startNumbering.handler(({ context, input }) =>
      startNumbering(businessContext(context), input),
    ),
    setGobdMode: api.business.setGobdMode.handler(({ context, input }) =>
      setGobdMode(businessContext(context), input),
    ),
    bank: api.business.bank.handler(({ context, input }) => {
      businessContext(context);
      return findBank(input);
    }),
  };
}
