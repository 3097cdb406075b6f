import { api, businessContext } from '../platform/http/procedures.ts';
import { getBusiness } from './read.ts';
import { removeLogo } from './remove-logo.ts';
import { setLogo } from './set-logo.ts';
import { setRegime } from './set-regime.ts';
import { updateBusiness } from './update.ts';

export const businessRoutes = {
  get: api.business.get.handler(({ context }) => getBusiness(businessContext(context))),
  update: api.business.update.handler(({ context, input }) =>
    updateBusiness(businessContext(context), input),
  ),
  setRegime: api.business.setRegime.handler(({ context, input }) =>
    setRegime(businessContext(context), input),
  ),
  setLogo: api.business.setLogo.handler(({ context, input }) =>
    setLogo(businessContext(context), input.file),
  ),
  removeLogo: api.business.removeLogo.handler(({ context }) => removeLogo(businessContext(context))),
};
