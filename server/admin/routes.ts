import { adminUser, api } from '../platform/http/index.ts';
import { readDataClassification } from './data-classification.ts';
import { readInstall } from './install.ts';
import { readPeople } from './people.ts';
import type { AdminPorts } from './ports.ts';
import { readSecurityLog } from './security-log.ts';
import { listDesigns, readMailTemplates, specimenDrawer } from './templates.ts';

/** All procedures stand behind one guard, so that a new one cannot be without it. */
const admin = api.admin.use(({ context, next }) => {
  adminUser(context);
  return next();
});

export function adminRoutes(ports: AdminPorts) {
  const drawSpecimen = specimenDrawer();
  return {
    people: admin.people.handler(({ context }) => readPeople(context.platform, ports)),
    install: admin.install.handler(({ context }) => readInstall(context.platform, ports)),
    securityEvents: admin.securityEvents.handler(({ input, context }) =>
      readSecurityLog(context.platform, input),
    ),
    mailTemplates: admin.mailTemplates.handler(({ context }) =>
      readMailTemplates(ports, context.platform.clock.today()),
    ),
    designs: admin.designs.handler(listDesigns),
    specimen: admin.specimen.handler(({ input, context }) => drawSpecimen(context.platform, input)),
    dataClassification: admin.dataClassification.handler(({ context }) =>
      readDataClassification(context.platform, ports.capabilities),
    ),
  };
}
