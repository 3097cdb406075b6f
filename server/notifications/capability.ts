import { type Capability, leaves } from '../platform/capability.ts';
import { notificationsExamples } from './api-examples.ts';
import './tables.ts';
import { notificationsClasses } from './data-classes.ts';
import { notificationJobs } from './jobs.ts';
import { type NotificationsPorts, notificationsRoutes } from './routes.ts';

export const notifications: Capability<NotificationsPorts> = {
  apiExamples: notificationsExamples,
  routes: (ports) => ({ notifications: notificationsRoutes(ports) }),
  jobs: () => notificationJobs,
  dataClasses: notificationsClasses,
  exportSheets: [
    leaves(
      'notifications',
      { de: 'Was die App dir mitgeteilt hat.', en: 'What the app told you.' },
      { of: 'person', owner: 'user_id' },
    ),
  ],
  keptAndGone: { ends: { notifications: 'atOnce' } },
};
