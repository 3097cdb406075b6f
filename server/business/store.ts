import type { TaxRegime } from '@belegbar/domain/business';
import { sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { BusinessesTable, BusinessRecord } from './tables.ts';

export function selectBusiness(
  transaction: Transaction,
  businessId: string,
): Promise<BusinessRecord | undefined> {
  return transaction.selectFrom('businesses').selectAll().where('id', '=', businessId).executeTakeFirst();
}

/** As `selectBusiness`, under the lock of `shareBusiness`. */
export function selectHeldBusiness(
  transaction: Transaction,
  businessId: string,
): Promise<BusinessRecord | undefined> {
  return transaction
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', businessId)
    .forKeyShare()
    .executeTakeFirst();
}

/** As `selectBusiness`, and nobody else may change the row until the transaction ends. */
export function lockBusiness(
  transaction: Transaction,
  businessId: string,
): Promise<BusinessRecord | undefined> {
  return transaction
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', businessId)
    .forUpdate()
    .executeTakeFirst();
}

/** How the business is taxed stays as it is until the transaction ends; readers of it do not wait for each other. */
export async function shareBusiness(transaction: Transaction, businessId: string): Promise<void> {
  await transaction
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', businessId)
    .forKeyShare()
    .execute();
}

export async function selectBusinessIdOfUser(
  transaction: Transaction,
  userId: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('businesses')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds a business that bears the name under which the user signed up. */
export async function insertBusiness(
  transaction: Transaction,
  business: { id: string; userId: string; signedUpAs: string },
): Promise<void> {
  await transaction
    .insertInto('businesses')
    .values({
      id: business.id,
      user_id: business.userId,
      full_name: nameLine(business.signedUpAs),
      land: null,
    })
    .execute();
}

/** Sign-up takes any text as a name; the profile takes one line without control characters, as it is printed. */
function nameLine(name: string): string {
  return name
    .slice(0, NAME_MAXIMUM)
    .replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufffe\uffff]+/gu, ' ')
    .trim();
}

const NAME_MAXIMUM = 200;

/** From now on the regimes are what somebody has said, and no longer what is supposed of everybody. */
export async function keepRegimeAnswered(transaction: Transaction, businessId: string): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set({ regime_answered: true })
    .where('id', '=', businessId)
    .execute();
}

/** Waits for others who are making the business of the same user. */
export async function lockUser(transaction: Transaction, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`business-of:${userId}`}, 0))`.execute(
    transaction,
  );
}

export async function updateBusinessRow(
  transaction: Transaction,
  businessId: string,
  fields: Updateable<BusinessesTable>,
): Promise<void> {
  await transaction.updateTable('businesses').set(fields).where('id', '=', businessId).execute();
}

/** The regimes in the order of their first days. */
export async function selectRegimes(transaction: Transaction, businessId: string): Promise<TaxRegime[]> {
  const rows = await transaction
    .selectFrom('tax_regimes')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => ({
    validFrom: row.valid_from,
    vatBasis: row.vat_basis,
    smallBusiness: row.small_business,
    filingPeriod: row.filing_period,
  }));
}

/** Writes a regime; one that begins on the same day is replaced. */
export async function saveRegime(
  transaction: Transaction,
  businessId: string,
  regime: TaxRegime,
): Promise<void> {
  const fields = {
    vat_basis: regime.vatBasis,
    small_business: regime.smallBusiness,
    filing_period: regime.filingPeriod,
  };
  await transaction
    .insertInto('tax_regimes')
    .values({ business_id: businessId, valid_from: regime.validFrom, ...fields })
    .onConflict((conflict) => conflict.columns(['business_id', 'valid_from']).doUpdateSet(fields))
    .execute();
}
