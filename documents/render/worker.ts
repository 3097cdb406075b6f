/** The parent's half of one child process: its phase, its task, its clock. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { offline } from './confinement.ts';
import type { FromChild } from './serve.ts';
import { type WorkAlarm, type WorkLimits, workAlarmOf } from './work-alarm.ts';

export interface Worker<Job, Result, Task> {
  child: ChildProcess;
  phase: 'starting' | 'idle' | 'busy' | 'retired';
  task: Task | null;
  /** Jobs it has answered. */
  jobs: number;
  residentBytes: number;
  /** The process that this one replaces once it is warm. */
  predecessor: Worker<Job, Result, Task> | null;
  begin(task: Task, job: Job): void;
  /** It has given way to others, see `giveWay`. */
  givesWay: boolean;
}

/** Of two processes that want one core, this one then has a sixth. What is limited is work, so it is only later. */
const NICE = 7;

/** From now on the process works behind those for which someone waits; without rights it could not take that back. */
export function giveWay<Job, Result, Task>(worker: Worker<Job, Result, Task>): void {
  if (worker.givesWay || worker.child.pid === undefined) return;
  worker.givesWay = true;
  try {
    setPriority(worker.child.pid, NICE);
  } catch {
    // It has just ended; its `exit` event gives the task to another.
  }
}

/** A job that takes more than `WorkLimits` ends its process. */
export interface WorkerOptions extends WorkLimits {
  /** Module that calls `serve`. */
  program: URL;
  /** A process that keeps more values than this alive ends; the usual limit of the machine unless told. */
  heapMegabytesMaximum?: number;
  /** It loads packages that are no JavaScript, which Node's permissions forbid unless told. */
  hasNativeCode?: boolean;
}

export interface WorkerEvents<Result, Task> {
  ready(): void;
  answered(task: Task, result: Result): void;
  failed(task: Task, message: string): void;
  ended(task: Task | null, how: 'timeout' | 'crash' | 'neverReady'): void;
}

/** Half a second of work is usual, which takes a minute where many start at once. */
const START: WorkLimits = { cpuMs: 20_000, wallMs: 180_000 };

/** Forks the program; it keeps this process alive only while it has something to do. */
export function startWorker<Job, Result, Task>(
  options: WorkerOptions,
  predecessor: Worker<Job, Result, Task> | null,
  events: WorkerEvents<Result, Task>,
): Worker<Job, Result, Task> {
  const child = fork(fileURLToPath(options.program), [], {
    serialization: 'advanced',
    ...offline(argumentsOf(options)),
    // No secret of the server reaches it.
    env: {},
  });
  const alarm = workAlarmOf(child);
  const worker: Worker<Job, Result, Task> = {
    child,
    phase: 'starting',
    task: null,
    jobs: 0,
    residentBytes: 0,
    predecessor,
    givesWay: false,
    begin(task, job) {
      worker.task = task;
      worker.phase = 'busy';
      alarm.set(options);
      // A process that has just died takes no message: its `exit` event then gives the task to another.
      child.send(job as object, () => undefined);
    },
  };
  alarm.set(START);
  listen(worker, alarm, events);
  return worker;
}

/** The program and the packages it loads: all that a child reads. */
function readable(): string {
  return fileURLToPath(new URL('../../', import.meta.url));
}

/** Files of strangers are read there: it may read the program, and neither write, nor start processes, nor look at other files. */
function argumentsOf({ heapMegabytesMaximum: heap, hasNativeCode }: Limits): string[] {
  const isKnown = process.allowedNodeEnvironmentFlags.has('--permission');
  return [
    ...(isKnown ? ['--permission', `--allow-fs-read=${readable()}`] : []),
    // Node warns of it on every start: what is native sees no permissions. Whoever needs it has no other way.
    ...(isKnown && hasNativeCode === true ? ['--allow-addons', '--disable-warning=PERM0001'] : []),
    ...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]),
  ];
}

type Limits = Pick<WorkerOptions, 'heapMegabytesMaximum' | 'hasNativeCode'>;

function listen<Job, Result, Task>(
  worker: Worker<Job, Result, Task>,
  alarm: WorkAlarm,
  events: WorkerEvents<Result, Task>,
): void {
  const { child } = worker;
  let wasReady = false;
  child.on('error', () => child.kill('SIGKILL'));
  child.on('message', (message: FromChild<Result>) => {
    alarm.clear();
    if (message.kind !== 'ready') return finish(worker, message, events);
    wasReady = true;
    worker.phase = 'idle';
    events.ready();
  });
  child.on('exit', () => {
    const how = alarm.rang() ? 'timeout' : 'crash';
    alarm.clear();
    const { task } = worker;
    worker.task = null;
    worker.phase = 'retired';
    events.ended(task, wasReady ? how : 'neverReady');
  });
}

/** Ends the process and waits until it is gone. */
export async function stopWorker<Job, Result, Task>(worker: Worker<Job, Result, Task>): Promise<void> {
  const { child } = worker;
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

function finish<Job, Result, Task>(
  worker: Worker<Job, Result, Task>,
  message: Exclude<FromChild<Result>, { kind: 'ready' }>,
  events: WorkerEvents<Result, Task>,
): void {
  const { task } = worker;
  worker.task = null;
  worker.jobs += 1;
  if (worker.phase === 'busy') worker.phase = 'idle';
  if (message.kind === 'answer') worker.residentBytes = message.residentBytes;
  if (task === null) return;
  if (message.kind === 'answer') events.answered(task, message.result);
  else events.failed(task, message.message);
}
