import { type Capability, leaves, stays } from '../platform/capability.ts';
import { clientsExamples } from './api-examples.ts';
import { clientsClasses } from './data-classes.ts';
import { countUnbilled } from './records-store.ts';
import { clientsRoutes } from './routes.ts';

export const clients: Capability = {
  apiExamples: clientsExamples,
  routes: () => ({ clients: clientsRoutes }),
  dataClasses: clientsClasses,
  exportSheets: [
    leaves('clients', { de: 'Deine Kunden.', en: 'Your clients.' }),
    ...stays('derived', 'client_sums', 'client_revenue'),
  ],
  keptAndGone: {
    ends: { clients: 'vouchers', client_sums: 'vouchers', client_revenue: 'vouchers' },
    count: countUnbilled,
  },
};
