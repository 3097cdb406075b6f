/** What waits in the queue and what was given up, read from the queue's own tables. */
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { JOBS_SCHEMA } from './schema.ts';

/** One kind of work and how much of it there is. */
export interface WorkState {
  name: string;
  waiting: number;
  active: number;
  /** Tried in vain and waiting for the next try. */
  retrying: number;
  /** Given up; the queue forgets it after a day. */
  failed: number;
  oldestWaiting: Date | null;
}

/** Every kind of work by name, also where there is nothing to do. */
export async function readWork(database: Database): Promise<WorkState[]> {
  const { rows } = await sql<WorkState>`
    select queue.name,
      count(*) filter (where job.state = 'created')::integer as waiting,
      count(*) filter (where job.state = 'active')::integer as active,
      count(*) filter (where job.state = 'retry')::integer as retrying,
      count(*) filter (where job.state = 'failed')::integer as failed,
      min(job.created_on) filter (where job.state in ('created', 'retry')) as "oldestWaiting"
    from ${sql.table(`${JOBS_SCHEMA}.queue`)} as queue
    left join ${sql.table(`${JOBS_SCHEMA}.job`)} as job on job.name = queue.name and job.state <> 'completed'
    where queue.name not like '\\_\\_%'
    group by queue.name
    order by queue.name`.execute(database);
  return rows;
}
