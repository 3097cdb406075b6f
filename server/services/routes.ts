import { api, businessContext } from '../platform/http/procedures.ts';
import { archiveService } from './archive.ts';
import { createService } from './create.ts';
import { listServices } from './read.ts';
import { updateService } from './update.ts';

export const servicesRoutes = {
  list: api.services.list.handler(({ context, input }) => listServices(businessContext(context), input)),
  create: api.services.create.handler(({ context, input }) => createService(businessContext(context), input)),
  update: api.services.update.handler(({ context, input }) => updateService(businessContext(context), input)),
  archive: api.services.archive.handler(({ context, input }) =>
    archiveService(businessContext(context), input),
  ),
};
