import { expect, test } from 'vitest';
import type { RequestContext } from '../platform/http/index.ts';
import { doorPage } from './door.ts';
import type { SignInPorts } from './ports.ts';

const BUILT =
  '<html lang="en"><!--demo--><b>Demo</b><!--/demo-->' +
  '<!--imprint--><a href="%imprint%">Impressum</a><!--/imprint-->' +
  '<!--privacy--><a href="%privacy%">Datenschutz</a><!--/privacy-->' +
  '<!--demo--><b>Demo</b><!--/demo-->';

function shown(install: Partial<SignInPorts>, isLoopback: boolean, language = 'de-DE,de') {
  const ports = { imprintUrl: null, privacyUrl: null, demo: { available: () => true }, ...install };
  const request = { isLoopback, headers: new Headers({ 'accept-language': language }) };
  return doorPage(ports as SignInPorts).fill(BUILT, request as RequestContext);
}

test('the door offers the demo only to who may enter it, in both languages', () => {
  expect(shown({}, true).match(/Demo/g)).toHaveLength(2);
  expect(shown({}, false)).not.toContain('Demo');
});

test('who runs the install is named as it is configured, and not otherwise', () => {
  const page = shown({ imprintUrl: 'https://example.com/?a=1&b="' }, false);
  expect(page).toContain('href="https://example.com/?a=1&#38;b=&#34;"');
  expect(page).not.toContain('Datenschutz');
});

test.each([
  ['de-AT,de;q=0.9', 'de'],
  ['fr,de;q=0.5', 'en'],
  ['', 'en'],
])('without a script, a browser that speaks "%s" is shown %s', (spoken, language) => {
  expect(shown({}, false, spoken)).toContain(`<html lang="${language}">`);
});

test.each([
  ['/', '', true],
  ['/auth', '', true],
  ['/auth/', 'from=%2Ffinance', true],
  ['/auth', 'utm_source=mail', true],
  ['/auth', 'mode=signup', false],
  ['/auth', 'ref=ABCD2345', false],
  ['/auth', 'error=INVALID_TOKEN', false],
  ['/invite', '', false],
  ['/authentication', '', false],
])('%s?%s is the door: %s', (path, query, expected) => {
  expect(doorPage({} as SignInPorts).isAt(path, new URLSearchParams(query))).toBe(expected);
});
