import { type Capability, leaves } from '../platform/capability.ts';
import { servicesExamples } from './api-examples.ts';
import { servicesClasses } from './data-classes.ts';
import { countServices } from './records-store.ts';
import { servicesRoutes } from './routes.ts';

export const services: Capability = {
  apiExamples: servicesExamples,
  routes: () => ({ services: servicesRoutes }),
  dataClasses: servicesClasses,
  exportSheets: [leaves('services', { de: 'Deine Leistungen.', en: 'Your services.' })],
  keptAndGone: { ends: { services: 'atOnce' }, count: countServices },
};
