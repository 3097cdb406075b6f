/** The tables of the queue, which belong to the owner of all tables; the application may only fill and empty them. */
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Schema of the queue's own tables. */
export const JOBS_SCHEMA = 'jobs';

const GRANTS = `
  grant usage on schema ${JOBS_SCHEMA} to belegbar_app;
  grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to belegbar_app;
  grant usage on all sequences in schema ${JOBS_SCHEMA} to belegbar_app;
`;

/** Creates or updates the queue's tables. `pool` speaks as the owner of the tables. Running it again does nothing. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  const failures: unknown[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  await boss.stop({ graceful: false });
  if (failures.length > 0) throw failures[0];
  await pool.query(GRANTS);
}
