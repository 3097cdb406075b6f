/** What each member of the cast does at present, for whom. Amounts are euros. */

import { aylin } from '../../specs/cast/aylin.ts';
import type { CastMember, CastService } from '../../specs/cast/cast.ts';
import { jonas } from '../../specs/cast/jonas.ts';
import { lena } from '../../specs/cast/lena.ts';

export interface Work {
  member: CastMember;
  service: CastService;
  /** What one unit of the service costs with VAT. */
  grossOfOne: string;
  /** A payment that is less than any of the invoices it is made on. */
  part: string;
  client: string;
  otherClient: string;
  /** Who is billed in dollars, if anybody. */
  foreign: string | null;
}

export const WORK: Record<CastMember['key'], Work> = {
  jonas: {
    member: jonas,
    service: serviceOf(jonas, 'Entwicklung'),
    // 100.00 and 19 %.
    grossOfOne: '119.00',
    part: '400.00',
    client: 'brandwerk',
    otherClient: 'kiez',
    foreign: 'harbor',
  },
  aylin: {
    member: aylin,
    service: serviceOf(aylin, 'Strategieberatung'),
    // 165.00 and 19 %: 31.35.
    grossOfOne: '196.35',
    part: '500.00',
    client: 'stadtwerke',
    otherClient: 'praxis',
    foreign: null,
  },
  lena: {
    member: lena,
    service: serviceOf(lena, 'Gestaltung'),
    grossOfOne: '70.00',
    part: '200.00',
    client: 'tischlerei',
    otherClient: 'verlag',
    foreign: null,
  },
};

function serviceOf({ services }: CastMember, wanted: string): CastService {
  const service = services.find(({ name }) => name === wanted);
  if (service === undefined) throw new Error(`The cast has no service '${wanted}'.`);
  return service;
}
