/** HTTP: the doors of the server, and where procedures are implemented. */
export type { AskedFile, Downloads, PdfFile, StoredFile } from './downloads.ts';
export type { ReadinessChecks } from './health.ts';
export { NO_RATE_LIMITS, RATE_LIMITS, type RateLimits } from './limits.ts';
export { originsOf } from './origin.ts';
export type { Routes } from './procedure-doors.ts';
export {
  adminUser,
  api,
  businessContext,
  publicContext,
  type RequestContext,
  type SignedIn,
  signedInUser,
} from './procedures.ts';
export { createServer, type ServerOptions } from './server.ts';
