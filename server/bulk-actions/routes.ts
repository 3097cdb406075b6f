import { api, businessContext } from '../platform/http/procedures.ts';
import { getBulkAction, listBulkActions, listBulkItems } from './read.ts';
import { startBulkAction } from './start.ts';

const { bulkActions } = api;

export const bulkActionsRoutes = {
  list: bulkActions.list.handler(({ context }) => listBulkActions(businessContext(context))),
  get: bulkActions.get.handler(({ context, input }) => getBulkAction(businessContext(context), input.id)),
  start: bulkActions.start.handler(({ context, input }) => startBulkAction(businessContext(context), input)),
  items: bulkActions.items.handler(({ context, input }) => listBulkItems(businessContext(context), input)),
};
