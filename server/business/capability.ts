import { type Capability, leaves } from '../platform/capability.ts';
import { businessExamples } from './api-examples.ts';
import { businessClasses } from './data-classes.ts';
import { businessRoutes } from './routes.ts';
import type { RegimePorts } from './set-regime.ts';

export const business: Capability<RegimePorts> = {
  apiExamples: businessExamples,
  routes: (ports) => ({ business: businessRoutes(ports) }),
  dataClasses: businessClasses,
  exportSheets: [
    leaves(
      'businesses',
      {
        de: 'Dein Unternehmen mit allen Angaben und Einstellungen.',
        en: 'Your business with all details and settings.',
      },
      { owner: 'id' },
    ),
    leaves('tax_regimes', {
      de: 'Wie dein Unternehmen ab welchem Tag besteuert wird.',
      en: 'How your business is taxed, from which day on.',
    }),
  ],
  keptAndGone: { ends: { businesses: 'books', tax_regimes: 'books' } },
};
