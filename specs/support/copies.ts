/** Many rows out of one that the product itself wrote: what would take minutes through the verbs takes a moment. */
import type pg from 'pg';

/** Copies a draft within its business. Returns the ids of the copies. */
export async function copyDraft(
  superuser: pg.Pool,
  draft: { businessId: string; id: string; count: number },
): Promise<string[]> {
  const { rows } = await superuser.query<{ id: string }>(
    `insert into invoices (business_id, id, client_id, client_name, title, invoice_date, due_date, net, vat, gross, draft, search)
     select business_id, gen_random_uuid(), client_id, client_name, title, invoice_date, due_date, net, vat, gross, draft, search
     from invoices, generate_series(1, $3::integer) where business_id = $1 and id = $2
     returning id`,
    [draft.businessId, draft.id, draft.count],
  );
  return rows.map(({ id }) => id);
}
