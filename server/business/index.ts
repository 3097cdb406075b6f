/** The business profile, its tax regimes and its logo. */
export { ensureBusiness } from './ensure.ts';
export { businessOfUser, listBusinessIds } from './list.ts';
export {
  type BusinessMessage,
  getBusiness,
  holdRegimes,
  type LoadedBusiness,
  lastInvoiceDate,
  loadBusiness,
  ownerOf,
} from './read.ts';
export { businessRoutes } from './routes.ts';
export { setRegime } from './set-regime.ts';
export { startNumbering } from './start-numbering.ts';
export { updateBusiness } from './update.ts';
