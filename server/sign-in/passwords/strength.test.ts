import { afterAll, describe, expect, test } from 'vitest';
import { createPasswordStrength, type PasswordIssue } from './strength.ts';

const strength = createPasswordStrength();
afterAll(() => strength.close());

const lena = { email: 'lena.vogt@studio-vogt.example', name: 'Lena Vogt' };

test.each<[string, string, PasswordIssue[]]>([
  ['seven characters', 'x8$kQ2!', ['TOO_SHORT']],
  ['four emoji of two units each', '🎨🎨🎨🎨', ['TOO_SHORT']],
  ['one of the most common', 'password', ['LEAKED']],
  ['the same with look-alikes', 'P@ssw0rd', ['LEAKED']],
  ['the same backwards', 'drowssap', ['LEAKED']],
  ['a German word and a year', 'Sommer2024!', ['TOO_GUESSABLE']],
  ['a row of keys', 'qwertzuiop', ['TOO_GUESSABLE']],
  ['one letter, often', 'aaaaaaaaaaaaaaaaaaaaaaaa', ['TOO_GUESSABLE']],
  ['the work of the app', 'rechnung2025', ['TOO_GUESSABLE']],
  ['the own address', 'lena.vogt@studio-vogt.example', ['CONTAINS_EMAIL', 'CONTAINS_NAME']],
  ['the own name and the year of birth', 'LenaVogt1990', ['CONTAINS_EMAIL', 'CONTAINS_NAME']],
])('Lena is told why %s is weak', async (_what, password, issues) => {
  expect(await strength.issuesOf(password, lena)).toEqual(issues);
});

test.each([
  ['a few words', 'blaue fahrräder im regen'],
  ['sixteen characters of a password manager', 'kT9vQ2mzR7wLx4Bn'],
  ['two hundred of them', 'kT9vQ2mzR7wLx4Bn'.repeat(12).concat('12345678')],
  ['a good one that names her', 'lena mag siebzehn rote regenschirme'],
])('Lena may take %s', async (_what, password) => {
  expect(await strength.issuesOf(password, lena)).toEqual([]);
});

describe('a hostile password of 200 characters', () => {
  test.each([
    ['look-alikes', '@4$50!1|'.repeat(25)],
    ['more look-alikes', '4@8({[</69&#!1|0$5+7%2'.repeat(9)],
    ['words', 'password1'.repeat(22)],
    ['days', '19901231'.repeat(25)],
    ['everything', 'aA1!pP2"zZ3§qQ4$'.repeat(12)],
  ])('of %s is rated by another thread', async (_what, password) => {
    let isJudged = false;
    const rated = strength.issuesOf(password, lena).then(() => {
      isJudged = true;
    });
    // What another thread says needs a turn of the event loop, and promises alone give it none.
    for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
    expect(isJudged).toBe(false);
    await rated;
  });

  test('is searched for its first 48 only', async () => {
    const tail = 'kT9vQ2mzR7wLx4Bn';
    expect(await strength.issuesOf('a'.repeat(48) + tail, lena)).toEqual(['TOO_GUESSABLE']);
    expect(await strength.issuesOf('a'.repeat(24) + tail, lena)).toEqual([]);
  });
});

test('once closed it can be asked again', async () => {
  await strength.close();
  expect(await strength.issuesOf('password', lena)).toEqual(['LEAKED']);
});
