/** What each member of the cast does at present, for whom. Amounts are euros. */

import { aylin } from '../../specs/cast/aylin.ts';
import type { CastMember, CastService } from '../../specs/cast/cast.ts';
import { jonas } from '../../specs/cast/jonas.ts';
import { YEAR_OF_SLIPS } from '../../specs/cast/jonas-year.ts';
import { lena } from '../../specs/cast/lena.ts';
import type { Slip } from '../../specs/cast/slip.ts';

export interface Work {
  member: CastMember;
  service: CastService;
  /** What was billed and paid in each of the last months: units of the service, and what they cost with VAT. */
  settled: { quantity: string; gross: string };
  /** A payment that is less than any of the invoices it is made on. */
  part: string;
  client: string;
  otherClient: string;
  /** Who is billed in dollars, if anybody. */
  foreign: string | null;
  /** All that was bought in a year, where it is known slip by slip. */
  slips: readonly Slip[] | null;
}

export const WORK: Record<CastMember['key'], Work> = {
  jonas: {
    member: jonas,
    service: serviceOf(jonas, 'Entwicklung'),
    // 62 at 100.00 and 19 %: 6200.00 and 1178.00.
    settled: { quantity: '62', gross: '7378.00' },
    part: '400.00',
    client: 'brandwerk',
    otherClient: 'kiez',
    foreign: 'harbor',
    slips: YEAR_OF_SLIPS,
  },
  aylin: {
    member: aylin,
    service: serviceOf(aylin, 'Strategieberatung'),
    // 20 at 165.00 and 19 %: 3300.00 and 627.00.
    settled: { quantity: '20', gross: '3927.00' },
    part: '500.00',
    client: 'stadtwerke',
    otherClient: 'praxis',
    foreign: null,
    slips: null,
  },
  lena: {
    member: lena,
    service: serviceOf(lena, 'Gestaltung'),
    // 14 at 70.00 without VAT.
    settled: { quantity: '14', gross: '980.00' },
    part: '200.00',
    client: 'tischlerei',
    otherClient: 'verlag',
    foreign: null,
    slips: null,
  },
};

function serviceOf({ services }: CastMember, wanted: string): CastService {
  const service = services.find(({ name }) => name === wanted);
  if (service === undefined) throw new Error(`The cast has no service '${wanted}'.`);
  return service;
}
