/** The queue's own tables, made by its library. What it is given are ids; what it keeps of a failure is the kind of the error. */
import { columns, type TableClass } from '@belegbar/domain/data-classification';

const own = {
  area: 'queue',
  basis: 'none',
  retention: { kind: 'install' },
  readers: ['program', 'operator'],
} as const;

const run = (names: string) => columns(names, 'technical', 'internal', 'queue');
const counted = 'deferred_count queued_count ready_count active_count failed_count total_count';
const changed = 'created_delta completed_delta failed_delta delta_on delta_seconds';

export const jobsClasses: readonly TableClass[] = [
  {
    ...own,
    name: 'jobs.job',
    retention: { kind: 'days', days: 1 },
    readers: ['administrator', 'program', 'operator'],
    columns: [
      ...run('id name priority state retry_limit retry_count retry_delay retry_backoff retry_delay_max'),
      ...run('expire_seconds deletion_seconds singleton_key singleton_on group_id group_tier start_after'),
      ...run('created_on started_on completed_on keep_until dead_letter policy heartbeat_on'),
      ...run('heartbeat_seconds blocked blocking pending_dependencies'),
      ...run('source_name source_id source_created_on source_retry_count source_root_id'),
      ...columns('data', 'technical', 'confidential', 'queueInput'),
      ...columns('output source_output', 'technical', 'internal', 'queueFailure'),
    ],
  },
  { ...own, name: 'jobs.job_dependency', columns: run('child_name child_id parent_name parent_id') },
  {
    ...own,
    name: 'jobs.queue',
    columns: [
      ...run('name policy retry_limit retry_delay retry_backoff retry_delay_max expire_seconds'),
      ...run('retention_seconds deletion_seconds dead_letter partition table_name warning_queued'),
      ...run(`${counted} ${changed} ready_history heartbeat_seconds notify singletons_active`),
      ...run('monitor_claim_on monitor_on maintain_on created_on updated_on'),
    ],
  },
  { ...own, name: 'jobs.queue_stats', columns: run(`id name captured_on ${counted} ${changed}`) },
  {
    ...own,
    name: 'jobs.schedule',
    columns: [
      ...run('name key kind cron timezone options created_on updated_on last_job_id'),
      ...columns('data', 'technical', 'internal', 'queueInput'),
    ],
  },
  { ...own, name: 'jobs.subscription', columns: run('event name created_on updated_on') },
  {
    ...own,
    name: 'jobs.version',
    columns: run('version cron_on bam_on flow_on reindex_on monitor_backoff_on'),
  },
  {
    ...own,
    name: 'jobs.warning',
    columns: [
      ...run('id type created_on'),
      ...columns('message data', 'technical', 'internal', 'queueFailure'),
    ],
  },
  {
    ...own,
    name: 'jobs.bam',
    columns: [
      ...run('id name version status queue table_name command created_on started_on completed_on'),
      ...columns('error', 'technical', 'internal', 'queueFailure'),
    ],
  },
];
