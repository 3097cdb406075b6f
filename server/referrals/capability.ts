import { type Capability, leaves } from '../platform/capability.ts';
import { referralsExamples } from './api-examples.ts';
import './tables.ts';
import { referralsClasses } from './data-classes.ts';
import { type ReferralsPorts, referralsRoutes } from './routes.ts';

export const referrals: Capability<ReferralsPorts> = {
  apiExamples: referralsExamples,
  routes: (ports) => ({ referrals: referralsRoutes(ports) }),
  dataClasses: referralsClasses,
  exportSheets: [
    leaves(
      'user_referrals',
      { de: 'Dein Einladungscode.', en: 'Your invitation code.' },
      { of: 'person', owner: 'referrer_user_id' },
    ),
    leaves(
      'referrals',
      {
        de: 'Wann sich jemand über deinen Link registriert hat.',
        en: 'When somebody signed up through your link.',
      },
      { of: 'person', owner: 'referrer_user_id', without: ['invited_user_id'] },
    ),
  ],
  keptAndGone: { ends: { user_referrals: 'atOnce', referrals: 'atOnce' } },
};
