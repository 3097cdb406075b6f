/** Queries of people's tables that name no person, and why; none of a business's may. */
interface UnownedQueries {
  reason: string;
  queries: readonly (readonly [file: string, name: string])[];
}

export const UNOWNED_QUERIES: readonly UnownedQueries[] = [
  {
    reason: 'Who somebody is follows from a secret that only they have, or from the session that it led to.',
    queries: [
      ['server/account-deletion/store.ts', 'takeLink'],
      ['server/sign-in/sessions/store.ts', 'findByReplacedToken'],
      ['server/sign-in/sessions/store.ts', 'findLive'],
      ['server/sign-in/sessions/store.ts', 'isSessionOpen'],
      ['server/sign-in/sessions/store.ts', 'writeUse'],
      ['server/sign-in/sessions/store.ts', 'replaceToken'],
      ['server/sign-in/sessions/store.ts', 'deleteSessionOf'],
      ['server/sign-in/users/store.ts', 'renewPasswordHash'],
    ],
  },
  {
    reason: 'Whoever is about to sign in is known by the address alone, which is one person’s.',
    queries: [
      ['server/sign-in/sessions/devices-store.ts', 'knownDeviceOf'],
      ['server/sign-in/users/store.ts', 'passwordOf'],
    ],
  },
  {
    reason: 'A job does what is due, whose ever it is.',
    queries: [
      ['server/account-deletion/store.ts', 'takeDue'],
      ['server/account-deletion/store.ts', 'forgetOldRequests'],
      ['server/sign-in/purge-store.ts', 'purgeSignIn'],
    ],
  },
  {
    reason: 'Administrators see all people; who asks has been checked.',
    queries: [
      ['server/sign-in/security-log/store.ts', 'readSecurityEvents'],
      ['server/sign-in/users/people-store.ts', 'readPeopleFigures'],
      ['server/sign-in/users/store.ts', 'listAdministrators'],
    ],
  },
  {
    reason: 'The operator seals everything with the new secret of the install, whose ever it is.',
    queries: [
      ['server/sign-in/users/sealed-store.ts', 'sealedFactors'],
      ['server/sign-in/users/sealed-store.ts', 'replaceSealed'],
    ],
  },
];
