/** Names as browsers and programs give them. */
import { expect, test } from 'vitest';
import { isMachine } from './visitor.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  ['Chrome', CHROME],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  ],
  ['Edge', `${CHROME} Edg/142.0.0.0`],
  [
    'a browser inside a messenger',
    'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
  ],
  [
    'the browser inside Telegram',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Telegram-Android/12.2.3 (Google Pixel 9; Android 15; SDK 35; HIGH)',
  ],
  [
    'the browser inside Outlook',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1 Outlook-iOS/4.2547.0',
  ],
  [
    'the browser inside Pinterest',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [Pinterest/iOS]',
  ],
  [
    'the browser inside WhatsApp',
    'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 WhatsApp/2.25.30.1',
  ],
])('a client with %s has seen the invoice', (_, name) => {
  expect(isMachine(new Headers({ 'user-agent': name }))).toBe(false);
});

test.each([
  ['Slack', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)'],
  ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
  ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['Telegram', 'TelegramBot (like TwitterBot)'],
  [
    'Teams',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
  ],
  ['Pinterest', 'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)'],
  ['Outlook', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)'],
  ['LinkedIn', 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)'],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Bing', `${CHROME} BingPreview/1.0b`],
  ['Discord', 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)'],
  ['a command line', 'curl/8.14.1'],
  ['a script', 'python-requests/2.32.5'],
  ['nobody', ''],
])('a link preview by %s is not a view', (_, name) => {
  expect(isMachine(new Headers({ 'user-agent': name }))).toBe(true);
});

test.each([
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('a browser that fetches ahead (%s) has not shown it to anybody', (header, value) => {
  expect(isMachine(new Headers({ 'user-agent': CHROME, [header]: value }))).toBe(true);
});
