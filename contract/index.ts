/** The whole contract: what web, command line and other programs can ask of the server. */
import { businessContract } from './business.ts';
import { clientsContract } from './clients.ts';
import { invoicesContract } from './invoices.ts';
import { outboxContract } from './outbox.ts';
import { servicesContract } from './services.ts';
import { sessionContract } from './session.ts';
import { shareLinksContract } from './share-links.ts';
import { taxReportsContract } from './tax-reports.ts';

export const contract = {
  session: sessionContract,
  business: businessContract,
  clients: clientsContract,
  services: servicesContract,
  invoices: invoicesContract,
  shareLinks: shareLinksContract,
  taxReports: taxReportsContract,
  outbox: outboxContract,
};
