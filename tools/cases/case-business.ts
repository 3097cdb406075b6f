/** The empty business that a tax case is booked into, and clients as the case describes them. */

import { randomUUID } from 'node:crypto';
import { type Day, day, LAENDER } from '@belegbar/domain/calendar';
import { emptyClient } from '@belegbar/domain/clients';
import { ensureBusiness, getBusiness, setRegime, updateBusiness } from '@belegbar/server/business';
import { createClient } from '@belegbar/server/clients';
import { withoutBusiness } from '@belegbar/server/platform/database';
import { addConfirmedUser } from '@belegbar/server/sign-in';
import type { Context, Platform } from '../../server/platform/context.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import type { CaseEvent, TaxCase } from './case-file.ts';

const SINCE_EVER: Day = day('2000-01-01');

/** Signs somebody up whose profile is the case's, with everything that an invoice needs. */
export async function openCaseBusiness(platform: Platform, profile: TaxCase['profile']): Promise<Context> {
  const email = `${randomUUID()}@case.example`;
  const userId = await withoutBusiness(platform.database, (transaction) =>
    addConfirmedUser(transaction, { email, name: 'Fall', language: 'de' }),
  );
  const businessId = await ensureBusiness(platform, { userId, requestId: '' });
  const context: Context = {
    platform,
    businessId,
    actor: { kind: 'user', userId },
    requestId: '',
    transaction: null,
  };
  const { version } = await getBusiness(context);
  await updateBusiness(context, { version, changes: profileOf(profile) });
  await setRegime(
    context,
    {
      validFrom: SINCE_EVER,
      vatBasis: profile.vatBasis,
      smallBusiness: profile.smallBusiness,
      filingPeriod: profile.period,
    },
    REGIME_PORTS,
  );
  return context;
}

/** Adds the client of an invoice; what the case leaves open is made up. */
export async function addClient(
  context: Context,
  client: Extract<CaseEvent, { type: 'issueInvoice' }>['client'],
): Promise<string> {
  const made = await createClient(context, {
    idempotencyKey: randomUUID(),
    client: {
      ...emptyClient('de'),
      name: 'Kundin',
      street: 'Marktplatz 1',
      postCode: '10115',
      city: 'Musterstadt',
      country: client.country,
      isBusiness: client.business,
      vatId: client.vatId ?? '',
    },
  });
  return made.id;
}

function profileOf(profile: TaxCase['profile']) {
  return {
    fullName: 'Fall Muster',
    street: 'Musterweg 2',
    postCode: '10115',
    city: 'Musterstadt',
    companyType: profile.freeProfession ? ('freiberufler' as const) : ('einzelunternehmer' as const),
    land: LAENDER.find((land) => land === profile.land) ?? null,
    vatId: 'DE136695976',
  };
}
