import { expect, test } from 'vitest';
import { townLines } from './town-lines.ts';

/* As the posts of these countries write their own examples. */
test.each([
  ['DE', '10115', 'Berlin', ['10115 Berlin']],
  ['FR', '75008', 'Paris', ['75008 Paris']],
  ['US', '02110', 'Boston, MA', ['Boston, MA 02110']],
  ['CA', 'K1A 0B1', 'Ottawa ON', ['Ottawa ON K1A 0B1']],
  ['AU', '2000', 'Sydney NSW', ['Sydney NSW 2000']],
  ['GB', 'EC1A 1BB', 'London', ['London', 'EC1A 1BB']],
  ['IE', 'D02 AF30', 'Dublin 2', ['Dublin 2', 'D02 AF30']],
  ['GB', '', 'London', ['London']],
  ['US', '02110', '', ['02110']],
  ['DE', '', '', []],
])('an address in %s with %j and %j ends with %j', (country, postCode, city, lines) => {
  expect(townLines({ country, postCode, city })).toEqual(lines);
});
