/** HTTP: the endpoints of the server, and where procedures are implemented. */
export { errorBody } from './answers.ts';
export { type ContractProcedure, PROCEDURES } from './contract-procedures.ts';
export { type AskedDownload, type Download, UUID } from './downloads.ts';
export type { Endpoint, EndpointCall, EndpointRefusal } from './endpoints.ts';
export type { GivenFile } from './given-files.ts';
export type { ReadinessChecks } from './health.ts';
export { NO_RATE_LIMITS, RATE_LIMITS, type RateLimits } from './limits.ts';
export { networkOf } from './network.ts';
export { OWN_REQUEST_HEADER, OWN_REQUEST_VALUE, originsOf, SHOWN_BUSINESS_HEADER } from './origin.ts';
export { paced } from './pace.ts';
export type { FilledPage, StrangersPage } from './pages.ts';
export type { Routes } from './procedure-endpoints.ts';
export {
  adminUser,
  api,
  businessContext,
  publicContext,
  type RequestContext,
  type SignedIn,
  signedInUser,
} from './procedures.ts';
export { PAGE_POLICY } from './security-headers.ts';
export { createServer, type ServerOptions } from './server.ts';
