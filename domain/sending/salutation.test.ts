/** How clients are greeted, by the conventions of German and English letters. */
import { expect, test } from 'vitest';
import { greeted, greetingName, salutation } from './salutation.ts';

test.each([
  ['Frau Ines Kettler', 'Sehr geehrte Frau Kettler,', 'Dear Ms Kettler,'],
  ['Frau Kettler', 'Sehr geehrte Frau Kettler,', 'Dear Ms Kettler,'],
  ['Herr Emre Yıldız', 'Sehr geehrter Herr Yıldız,', 'Dear Mr Yıldız,'],
  ['Herrn Emre Yıldız', 'Sehr geehrter Herr Yıldız,', 'Dear Mr Yıldız,'],
  ['Frau Dr. Änne Straßmann', 'Sehr geehrte Frau Dr. Straßmann,', 'Dear Dr. Straßmann,'],
  ['Herr Prof. Dr. med. Karl Anders', 'Sehr geehrter Herr Prof. Dr. Anders,', 'Dear Prof. Dr. Anders,'],
  ['Herr Dr.-Ing. Otto Lang', 'Sehr geehrter Herr Dr. Lang,', 'Dear Dr. Lang,'],
  ['Herr Mag. Paul Steindl', 'Sehr geehrter Herr Steindl,', 'Dear Mr Steindl,'],
  ['Herr Dipl.-Ing. (FH) Paul Steindl', 'Sehr geehrter Herr Steindl,', 'Dear Mr Steindl,'],
  ['Herr Drach', 'Sehr geehrter Herr Drach,', 'Dear Mr Drach,'],
  ['Frau Anna von der Heide', 'Sehr geehrte Frau von der Heide,', 'Dear Ms von der Heide,'],
  [
    'Frau Müller-Lüdenscheidt, Buchhaltung',
    'Sehr geehrte Frau Müller-Lüdenscheidt,',
    'Dear Ms Müller-Lüdenscheidt,',
  ],
  ['Ms Dana Whitfield', 'Sehr geehrte Frau Whitfield,', 'Dear Ms Whitfield,'],
  ['Mr. Adam Reed', 'Sehr geehrter Herr Reed,', 'Dear Mr Reed,'],
  ['Mme Claire Fontaine', 'Sehr geehrte Frau Fontaine,', 'Dear Ms Fontaine,'],
  ['Jonas Petersen', 'Guten Tag Jonas Petersen,', 'Dear Jonas Petersen,'],
  ['Dr. Selin Aydın', 'Guten Tag Dr. Selin Aydın,', 'Dear Dr. Selin Aydın,'],
  ['Rechnungsstelle', 'Sehr geehrte Damen und Herren,', 'Hello,'],
  ['Frau', 'Sehr geehrte Damen und Herren,', 'Hello,'],
  ['', 'Sehr geehrte Damen und Herren,', 'Hello,'],
])('%s is greeted formally', (person, german, english) => {
  expect([salutation(person, 'de', false), salutation(person, 'en', false)]).toEqual([german, english]);
});

const AT_HOME = { name: 'Max Berger', contactPerson: '', isPrivate: true } as const;

test.each([
  [
    'a firm without a person',
    { name: 'Brandwerk Digital GmbH', contactPerson: '' },
    'Sehr geehrte Damen und Herren,',
  ],
  ['a private person by their name', AT_HOME, 'Guten Tag Max Berger,'],
  [
    'a private person as the record has them',
    { ...AT_HOME, contactPerson: 'Herr Max Berger' },
    'Sehr geehrter Herr Berger,',
  ],
])('%s is greeted', (_, recipient, greeting) => {
  expect(salutation(greeted(recipient), 'de', false)).toBe(greeting);
});

test.each([
  ['Frau Ines Kettler', 'Hallo Ines,', 'Hello Ines,'],
  ['Frau Dr. Änne Straßmann', 'Hallo Änne,', 'Hello Änne,'],
  ['Ines', 'Hallo Ines,', 'Hello Ines,'],
  ['Ines Kettler', 'Hallo Ines,', 'Hello Ines,'],
  ['Frau Kettler', 'Hallo Frau Kettler,', 'Hello Ms Kettler,'],
  ['', 'Hallo,', 'Hello,'],
])('%s is greeted by du', (person, german, english) => {
  expect([salutation(person, 'de', true), salutation(person, 'en', true)]).toEqual([german, english]);
});

test.each([
  ['Jonas Weber', 'Jonas'],
  ['Dr. Änne Hagedorn-Straßmann', 'Änne'],
  ['Prof. Dr. Ines Kettler', 'Ines'],
  ['Frau Lena Berger', 'Lena'],
  ['Mara', 'Mara'],
  ['Dr. Kettler', 'Kettler'],
  ['  ', ''],
])('the product greets %s as %s', (fullName, name) => {
  expect(greetingName(fullName)).toBe(name);
});
