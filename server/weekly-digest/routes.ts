import { api, businessContext, publicContext } from '../platform/http/procedures.ts';
import { readDigest } from './read.ts';
import { switchOff } from './switch-off.ts';

export const weeklyDigestRoutes = {
  get: api.weeklyDigest.get.handler(({ context }) => readDigest(businessContext(context))),
  switchOff: api.weeklyDigest.switchOff.handler(async ({ context, input }) => ({
    off: await switchOff(publicContext(context), input.link),
  })),
};
