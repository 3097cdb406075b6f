/** Who is known by the name of a person, and who by a firm. */
import { expect, test } from 'vitest';
import { isNamedByPerson } from './index.ts';

// § 19 (1) No. 1 HGB: the firm of a merchant says so, written out or by an abbreviation that is generally understood.
test.each([
  'Müller e.K.',
  'Müller e. K.',
  'Müller e.K',
  'Müller eK',
  'Müller eK.',
  'Müller e.Kfm.',
  'Müller e. Kfr.',
  'Müller e.K. Inh. Toni',
  'Blumen Müller e.K. (Köln)',
  'Müller e.K., Köln',
  'ELEKTRO MÜLLER E.K.',
  'Müller E.K.',
  'Blumen Müller E. K.',
  'MÜLLER E.K. INH. TONI',
  'MÜLLER E.K., KÖLN',
  'MÜLLER E.K. (KÖLN)',
  'Müller, eingetr. Kaufmann',
  'Müller eingetragene Kauffrau',
  'Eingetragener Kaufmann Müller',
])('%s is a firm', (businessName) => {
  expect(isNamedByPerson({ companyType: 'einzelunternehmer', businessName })).toBe(false);
});

test.each([
  'Studio EK',
  'Apothöek',
  'Apothöe.K.',
  'Muster Geek',
  'Studio e Kunst',
  'eKiosk Müller',
  'e.Kunst',
  'E. K. Müller',
  'Studio E. K. Müller',
  'MÜLLER E.K. INHALT',
  'Kaufmann Müller',
  'Studio Muster',
  '',
])('%s is the name of no firm', (businessName) => {
  expect(isNamedByPerson({ companyType: 'einzelunternehmer', businessName })).toBe(true);
});
