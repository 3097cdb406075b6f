/** The business profile, its tax regimes and its logo. */

export { endWeeklyDigest } from './end-weekly-digest.ts';
export { ensureBusiness } from './ensure.ts';
export { businessOfUser, listBusinessIds } from './list.ts';
export {
  type BusinessMessage,
  businessName,
  getBusiness,
  holdBusiness,
  holdRegimes,
  isGobdModeOn,
  type LoadedBusiness,
  loadBusiness,
  loadHeldBusiness,
  ownerOf,
  wantsMails,
} from './read.ts';
export { businessRoutes } from './routes.ts';
export { setGobdMode } from './set-gobd-mode.ts';
export { type RegimeInput, type RegimePorts, setRegime } from './set-regime.ts';
export { startNumbering } from './start-numbering.ts';
export { updateBusiness } from './update.ts';
