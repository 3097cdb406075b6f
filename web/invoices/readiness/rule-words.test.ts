import { RULES } from '@belegbar/domain/e-invoice';
import { expect, test } from 'vitest';
import { keepRules } from './known-rules.ts';
import { ruleWords } from './rule-words.ts';
import * as rules from './rules.ts';

const PHONE = { code: 'e-invoice.rule', values: { rule: 'BR-DE-6' } };

test('before the rules have come there are no words', () => {
  expect(ruleWords(PHONE, 'de')).toBeNull();
});

test('a missing phone number is said without terms of the standard', () => {
  keepRules(rules);
  expect(ruleWords(PHONE, 'de')).toEqual({
    message: 'Die Telefonnummer des Verkäufers fehlt.',
    mend: 'Gib eine Telefonnummer für Rückfragen an.',
  });
  expect(ruleWords(PHONE, 'en')?.message).toBe('The phone number of the seller is missing.');
});

test('who is billed is called a client, as in everything around', () => {
  keepRules(rules);
  const address = { code: 'e-invoice.rule', values: { rule: 'PEPPOL-EN16931-R010' } };
  expect(ruleWords(address, 'de')?.message).toBe('Die elektronische Adresse des Kunden fehlt.');
  expect(ruleWords(address, 'en')?.message).toBe('The electronic address of the client is missing.');
  const all = RULES.flatMap(({ id }) =>
    (['de', 'en'] as const).map((language) =>
      ruleWords({ code: 'e-invoice.rule', values: { rule: id } }, language),
    ),
  );
  const words = all.map((said) => `${said?.message} ${said?.mend}`).join('\n');
  expect(words).not.toMatch(/Käufers?\b|\bbuyers?\b(?! reference)/);
  expect(words).toContain('Die Käuferreferenz fehlt.');
  expect(words).toContain('The buyer reference is missing.');
});

test('a line is named by its number', () => {
  keepRules(rules);
  const price = { code: 'e-invoice.rule', values: { rule: 'BR-27', line: '3' } };
  expect(ruleWords(price, 'de')?.message).toBe('Der Preis von Position 3 ist negativ.');
});

test.each([
  ['a problem of the law', { code: 'client.missing' }],
  ['a rule that there is not', { code: 'e-invoice.rule', values: { rule: 'BR-0' } }],
])('%s has none', (_, problem) => {
  keepRules(rules);
  expect(ruleWords(problem, 'de')).toBeNull();
});

test('no rule leaves a hole where its terms were', () => {
  keepRules(rules);
  const words = RULES.flatMap(({ id }) =>
    (['de', 'en'] as const).map((language) =>
      ruleWords({ code: 'e-invoice.rule', values: { rule: id } }, language),
    ),
  );
  for (const said of words) expect(said?.message).toMatch(/^(?!.*( {2}| [,.:;]|\(BT|\(BG)).+\.$/);
});
