import { api, businessContext, signedInUser } from '../platform/http/index.ts';
import { beginExport } from './begin.ts';
import { cancelExport } from './cancel.ts';
import type { DataExportPorts } from './ports.ts';
import { latestExport } from './read.ts';

export function dataExportRoutes(ports: DataExportPorts) {
  return {
    begin: api.dataExport.begin.handler(({ context, input }) => beginExport(ports, context, input)),
    latest: api.dataExport.latest.handler(({ context }) =>
      latestExport(businessContext(context), signedInUser(context).sessionId),
    ),
    cancel: api.dataExport.cancel.handler(({ context, input }) =>
      cancelExport(businessContext(context), { ...input, sessionId: signedInUser(context).sessionId }),
    ),
  };
}
