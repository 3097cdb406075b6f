/** Services and products that a business bills often. */
export { archiveService } from './archive.ts';
export { createService } from './create.ts';
export type { ServiceMessage } from './fields.ts';
export {
  addServices,
  changeServices,
  findAlikeServices,
  holdServices,
  removeServices,
  servicesAfter,
} from './many.ts';
export { getService, listServices, usualServices } from './read.ts';
export { servicesRoutes } from './routes.ts';
export { updateService } from './update.ts';
