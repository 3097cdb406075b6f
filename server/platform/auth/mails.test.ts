import { expect, test } from 'vitest';
import { confirmationMail, existingAccountMail } from './mails.ts';

test.each([
  ['confirmation', confirmationMail],
  ['existing account', existingAccountMail],
])(
  'the mail about %s has the link on a line of its own and its own words in both languages',
  (_kind, compose) => {
    const link = 'https://books.example.com/x?token=abc';
    const german = compose('lena@example.com', 'de', link);
    const english = compose('lena@example.com', 'en', link);
    for (const mail of [german, english]) {
      expect(mail.to).toBe('lena@example.com');
      expect(mail.text.split('\n')).toContain(link);
    }
    expect(german.subject).not.toBe(english.subject);
    expect(german.text).toContain('Hallo');
    expect(english.text).toContain('Hello');
  },
);
