import { expect, test } from 'vitest';
import { PROFILE_TABS, TABS, tabOfAddress } from './sections.ts';

test.each([
  ['', undefined, 'general'],
  ['', 'security', 'security'],
  ['', 'no-such-tab', 'general'],
  ['devices', undefined, 'security'],
  ['email-notifications', 'security', 'mails'],
  ['no-such-place', 'mails', 'mails'],
] as const)('#%s and the tab %s lead to the tab %s', (hash, tab, shown) => {
  expect(tabOfAddress({ hash, tab })).toBe(shown);
});

test('each section stands in one tab only', () => {
  const all = PROFILE_TABS.flatMap((tab) => [...TABS[tab]]);
  expect(new Set(all).size).toBe(all.length);
});
