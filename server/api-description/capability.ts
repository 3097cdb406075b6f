import type { Capability } from '../platform/capability.ts';
import type { DescribedInstall } from './document.ts';
import { apiDescriptionEndpoints } from './endpoints.ts';

export const apiDescription: Capability<DescribedInstall> = {
  endpoints: apiDescriptionEndpoints,
};
