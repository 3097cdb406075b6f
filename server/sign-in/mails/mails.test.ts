import { expect, test } from 'vitest';
import { accountMails, magicLinkMail, newDeviceMail, passwordResetMail } from './mails.ts';

const LINK = 'https://books.example.com/x?token=abc';
const escapedLink = LINK.replace('?', '\\?');

test.each(accountMails.map((mail) => [mail.key, mail] as const))(
  'the mail %s has the link on a line of its own, and its own words in both languages',
  (_key, { compose }) => {
    const german = compose('lena@example.com', 'de', LINK);
    const english = compose('lena@example.com', 'en', LINK);
    for (const mail of [german, english]) {
      expect(mail.to).toBe('lena@example.com');
      expect(mail.text.split('\n')).toContain(LINK);
      expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}!]/);
      expect(mail.html?.match(/<h1/g)).toHaveLength(1);
      expect(mail.html?.match(/<a /g)).toHaveLength(1);
      // Below the button for whom it does not open, and at the end why the mail came.
      expect(mail.html).toMatch(new RegExp(`(Adresse|address)[^<]*:<br>${escapedLink}`));
      expect(mail.text.trimEnd().split('\n\n').at(-1)).toMatch(/^(Du bekommst|You are getting)/);
    }
    expect(german.subject).not.toBe(english.subject);
    expect(german.text).toContain('Hallo');
    expect(german.text).not.toMatch(/\bSie\b/);
    expect(english.text).toContain('Hello');
  },
);

test('a link says how long it works, and what to do if somebody else has asked for it', () => {
  expect(passwordResetMail('lena@example.com', 'de', LINK).text).toMatch(
    /eine Stunde.*\n.*\n?.*nicht warst/s,
  );
  expect(magicLinkMail('lena@example.com', 'en', LINK).text).toMatch(/15 minutes.*did not ask/s);
});

test('a sign-in on a new device names the device where it is known', () => {
  const told = (device: string) => newDeviceMail('lena@example.com', 'de', LINK, device).text;
  expect(told('Firefox, Linux')).toContain('benutzt wurde (Firefox, Linux).');
  expect(told('')).toContain('benutzt wurde.');
});
