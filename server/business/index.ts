/** The business profile, its tax regimes and its logo. */
export { ensureBusiness } from './ensure.ts';
export { listBusinessIds } from './list.ts';
export {
  type BusinessMessage,
  getBusiness,
  holdRegimes,
  lastInvoiceDate,
  loadBusiness,
  ownerOf,
} from './read.ts';
export { removeLogo } from './remove-logo.ts';
export { businessRoutes } from './routes.ts';
export { setLogo } from './set-logo.ts';
export { setRegime } from './set-regime.ts';
export { updateBusiness } from './update.ts';
