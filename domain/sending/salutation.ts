/** How a mail greets its reader, told from the contact person as the client's record has it, such as `Frau Dr. Ines Kettler`. */
import type { Language, Recipient } from '@belegbar/domain/invoices';

/** Whom a letter to this recipient greets: the contact person, or a private person themselves; empty where only the firm is known. */
export function greeted({
  contactPerson,
  name,
  isPrivate,
}: Pick<Recipient, 'contactPerson' | 'name' | 'isPrivate'>): string {
  return contactPerson === '' && isPrivate ? name : contactPerson;
}

/** The first line of a letter. Without a person nobody is named; without Frau or Herr nobody's is guessed. */
export function salutation(contactPerson: string, language: Language, isFamiliar: boolean): string {
  const person = personOf(contactPerson);
  return `${(isFamiliar ? familiar : formal)(person, language)},`;
}

/** How the product itself greets somebody by their full name: `Änne` for `Dr. Änne Hagedorn`; what there is where no first name can be told. */
export function greetingName(fullName: string): string {
  const { firstName, names } = personOf(fullName);
  return firstName === '' ? names : firstName;
}

interface Person {
  /** Null where the record does not say it. */
  form: 'woman' | 'man' | null;
  /** What is said of the academic degrees: `Prof.` and `Dr.` alone. */
  degrees: string[];
  firstName: string;
  /** With what belongs to it: `von der Heide`. */
  surname: string;
  /** All names as they stand there, without Frau and degrees. */
  names: string;
}

const FORMS: Readonly<Record<string, 'woman' | 'man'>> = {
  frau: 'woman',
  ms: 'woman',
  mrs: 'woman',
  miss: 'woman',
  mme: 'woman',
  madame: 'woman',
  herr: 'man',
  herrn: 'man',
  mr: 'man',
  monsieur: 'man',
};

const DEGREE =
  /^(?:(?:univ\.-)?prof\.?|professorin|professor|(?:dr\.?)(?:-ing\.?)?|pd|h\.? ?c\.?|mult\.?|mag\.?(?:a)?|dipl\.(?:-\p{L}+\.?)*|ing\.?|med\.?|dent\.?|vet\.?|jur\.?|iur\.?|phil\.?|rer\.?|nat\.?|pol\.?|oec\.?|theol\.?|habil\.?)$/iu;

/** Small words that belong to the name behind them. */
const PARTICLES = new Set(
  'von vom van der den dem de del della di da do dos du la le zu zum zur ten ter af'.split(' '),
);

function personOf(contactPerson: string): Person {
  const [first = '', ...rest] = (contactPerson.split(',')[0] ?? '').trim().split(/\s+/);
  const form = FORMS[first.toLowerCase().replace(/\.$/, '')] ?? null;
  const words = form === null ? [first, ...rest] : rest;
  const until = words.findIndex((word) => !DEGREE.test(word));
  const [titles, names] = until < 0 ? [words, []] : [words.slice(0, until), words.slice(until)];
  const from = beginOfSurname(names);
  return {
    form,
    degrees: degreesSaid(titles),
    firstName: from === 0 ? '' : (names[0] ?? ''),
    surname: names.slice(from).join(' '),
    names: names.join(' '),
  };
}

function beginOfSurname(names: readonly string[]): number {
  let from = Math.max(0, names.length - 1);
  while (from > 0 && PARTICLES.has(names[from - 1] ?? '')) from--;
  return from;
}

function degreesSaid(titles: readonly string[]): string[] {
  const said = titles.map((title) => (/prof/i.test(title) ? 'Prof.' : /^dr\b/i.test(title) ? 'Dr.' : ''));
  return [...new Set(said)].filter((degree) => degree !== '');
}

function formal({ form, degrees, surname, names }: Person, language: Language): string {
  const isOneWord = !names.includes(' ');
  if (form === null || surname === '') {
    // A single word may be a department.
    const unnamed = names === '' || (isOneWord && degrees.length === 0);
    if (unnamed) return language === 'de' ? 'Sehr geehrte Damen und Herren' : 'Hello';
    return [language === 'de' ? 'Guten Tag' : 'Dear', ...degrees, names].join(' ');
  }
  if (language === 'en') {
    const title = degrees.length > 0 ? degrees : [form === 'woman' ? 'Ms' : 'Mr'];
    return ['Dear', ...title, surname].join(' ');
  }
  const opening = form === 'woman' ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr';
  return [opening, ...degrees, surname].join(' ');
}

function familiar({ form, firstName, surname, names }: Person, language: Language): string {
  const hello = language === 'de' ? 'Hallo' : 'Hello';
  if (firstName !== '') return `${hello} ${firstName}`;
  if (form === null || surname === '') return names === '' ? hello : `${hello} ${names}`;
  const title = { de: { woman: 'Frau', man: 'Herr' }, en: { woman: 'Ms', man: 'Mr' } }[language][form];
  return `${hello} ${title} ${surname}`;
}
