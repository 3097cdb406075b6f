import type { BusinessProfile, TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { sql, type Updateable } from 'kysely';
import type { Transaction } from '../platform/database/index.ts';
import type { BusinessesTable, BusinessRecord } from './tables.ts';

export function selectBusiness(
  transaction: Transaction,
  businessId: string,
): Promise<BusinessRecord | undefined> {
  return transaction.selectFrom('businesses').selectAll().where('id', '=', businessId).executeTakeFirst();
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

/** Everyone who has signed up, in that order. */
export async function selectUserIds(transaction: Transaction): Promise<string[]> {
  const users = await transaction.selectFrom('users').select('id').orderBy('id').execute();
  return users.map(({ id }) => id);
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
  business: { id: string; userId: string },
): Promise<void> {
  const user = await transaction
    .selectFrom('users')
    .select('name')
    .where('id', '=', business.userId)
    .executeTakeFirst();
  await transaction
    .insertInto('businesses')
    .values({
      id: business.id,
      user_id: business.userId,
      full_name: nameLine(user?.name ?? ''),
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

/** SHA-256 of what documents show from now on; null for what is not there. */
export async function selectPictures(transaction: Transaction, businessId: string): Promise<Pictures> {
  const rows = await transaction
    .selectFrom('storage_objects')
    .select(['name', 'hash'])
    .where('business_id', '=', businessId)
    .where('name', 'in', ['logo', 'letterhead', 'signature', 'paypal-qr'])
    .execute();
  const hashOf = (name: string) => rows.find((row) => row.name === name)?.hash ?? null;
  return {
    logo: hashOf('logo'),
    letterhead: hashOf('letterhead'),
    signature: hashOf('signature'),
    paypalCode: hashOf('paypal-qr'),
  };
}

type Pictures = Pick<BusinessProfile, 'logo' | 'letterhead' | 'signature' | 'paypalCode'>;

/** The date of the latest issued document; null before the first. */
export async function selectLastInvoiceDate(
  transaction: Transaction,
  businessId: string,
): Promise<Day | null> {
  const last = await transaction
    .selectFrom('invoices')
    .select('invoice_date')
    .where('business_id', '=', businessId)
    .where('status', '!=', 'draft')
    .orderBy('list_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.invoice_date ?? null;
}

/** The latest day of a supply that is booked, sold or bought; null while there is none. Money that moved later changes nothing of how it was taxed. */
export async function selectLastSupplyDay(transaction: Transaction, businessId: string): Promise<Day | null> {
  const row = await transaction
    .selectFrom('journal_entries')
    .select((expression) => expression.fn.max('service_to').as('last'))
    .where('business_id', '=', businessId)
    .where('kind', 'in', ['invoice', 'expense'])
    .executeTakeFirst();
  return (row?.last ?? null) as Day | null;
}
