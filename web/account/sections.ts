/** In which tab of the profile each of its sections stands, in their order there. */

export const TABS = {
  general: ['account', 'subscription', 'appearance', 'language', 'first-steps', 'delete-account'],
  mails: ['email-notifications', 'payment-preferences', 'signature'],
  security: ['password', 'second-factor', 'devices', 'activity'],
} as const satisfies Record<string, readonly string[]>;

export type ProfileTab = keyof typeof TABS;

export const PROFILE_TABS = Object.keys(TABS) as ProfileTab[];

/** The tab that an address asks for: that of the section it names, else the one it names itself, else the first. */
export function tabOfAddress({ hash, tab }: { hash: string; tab: string | undefined }): ProfileTab {
  const ofSection = PROFILE_TABS.find((one) => (TABS[one] as readonly string[]).includes(hash));
  return ofSection ?? PROFILE_TABS.find((one) => one === tab) ?? 'general';
}
