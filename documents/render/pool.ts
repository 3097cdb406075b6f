/**
 * Child processes that answer one job at a time each. A job that crashes or hangs takes only its process with it;
 * a process that has grown is replaced by a successor that is warm before the old one leaves.
 */
import { RenderRefusal } from './refusal.ts';
import { createWaitingLine, type Turn, type WaitingLine } from './waiting-line.ts';
import { giveWay, startWorker, stopWorker, type Worker, type WorkerOptions } from './worker.ts';

export type { Turn, Urgency } from './waiting-line.ts';

export interface PoolOptions extends WorkerOptions {
  processes: number;
  /** A process beyond either of these is replaced. */
  residentBytesMaximum: number;
  jobsMaximum: number;
  /** More waiting jobs than this are refused with `render.busy`, */
  queueMaximum: number;
  /** and so are more of one owner; as many as of all together unless told. */
  queueOfOwnerMaximum?: number;
  /** After so long without a job the processes end, and the next job or `prepare` starts one; never unless told. */
  restMs?: number;
}

export interface Pool<Job, Result> {
  /** Rejects with `render.replaced` where a newer job took the place of this one before it began. */
  run(job: Job, turn: Turn): Promise<Result>;
  /** Process ids, for whoever watches them. */
  processIds(): number[];
  /** Starts a process if there is none, for jobs that will come. */
  prepare(): void;
  /** Whether a process is there, or could be: none that should be there has failed. */
  isWell(): boolean;
  load(): PoolLoad;
  /** Refuses what waits and ends all processes. */
  close(): Promise<void>;
}

/** Starts the first process at once, so that the first job finds it warm. */
export function createPool<Job, Result>(options: PoolOptions): Pool<Job, Result> {
  const state: State<Job, Result> = {
    options,
    workers: [],
    waiting: createWaitingLine(),
    closed: false,
    failedStarts: 0,
    rest: undefined,
    isResting: false,
  };
  addWorker(state, null);
  return {
    run: (job, turn) => enqueue(state, job, turn),
    processIds: () => state.workers.map((worker) => worker.child.pid ?? 0),
    prepare: () => void (state.workers.length > 0 || state.closed || addWorker(state, null)),
    isWell: () => state.workers.length > 0 || state.isResting,
    load: () => loadOf(state),
    close: () => close(state),
  };
}

function loadOf<Job, Result>({ workers, waiting }: State<Job, Result>): PoolLoad {
  const running = workers.filter(({ task }) => task !== null).length;
  return {
    processes: workers.length,
    running,
    waiting: waiting.count('urgent') + waiting.count('patient'),
  };
}

/** How busy a pool is, for whoever watches it. */
export interface PoolLoad {
  processes: number;
  /** Jobs that a process works on. */
  running: number;
  waiting: number;
}

const FAILED_STARTS_MAXIMUM = 3;

interface Task<Job, Result> extends Turn {
  job: Job;
  /** A crash may come from outside, so a job is tried twice; a second crash is the job's own. */
  crashes: number;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface State<Job, Result> {
  options: PoolOptions;
  workers: Worker<Job, Result, Task<Job, Result>>[];
  waiting: WaitingLine<Task<Job, Result>>;
  closed: boolean;
  /** Processes in a row that ended before they were ready. */
  failedStarts: number;
  /** Until the processes end for want of jobs. */
  rest: NodeJS.Timeout | undefined;
  /** They have ended so. */
  isResting: boolean;
}

function enqueue<Job, Result>(state: State<Job, Result>, job: Job, turn: Turn): Promise<Result> {
  if (state.closed) return Promise.reject(new RenderRefusal('render.closed'));
  if (isFull(state, turn)) return Promise.reject(new RenderRefusal('render.busy'));
  return new Promise((resolve, reject) => {
    const replaced = state.waiting.join({ ...turn, job, crashes: 0, resolve, reject });
    replaced?.reject(new RenderRefusal('render.replaced'));
    dispatch(state);
  });
}

function isFull<Job, Result>({ waiting, options }: State<Job, Result>, { owner }: Turn): boolean {
  const { queueMaximum, queueOfOwnerMaximum = queueMaximum } = options;
  const all = waiting.count('urgent') + waiting.count('patient');
  return all >= queueMaximum || waiting.countOf(owner) >= queueOfOwnerMaximum;
}

/** Where nothing happens for a while, the processes give their memory back. */
function restSoon<Job, Result>(state: State<Job, Result>): void {
  const { restMs } = state.options;
  clearTimeout(state.rest);
  const isIdle = state.workers.length > 0 && state.workers.every(({ phase }) => phase === 'idle');
  if (restMs === undefined || !isIdle) return;
  state.rest = setTimeout(() => {
    state.isResting = true;
    for (const worker of state.workers) retire(state, worker);
  }, restMs);
  state.rest.unref();
}

/** Gives waiting tasks to idle processes, and starts further processes while there are more tasks than those. */
function dispatch<Job, Result>(state: State<Job, Result>): void {
  while (state.workers.some(({ phase }) => phase === 'idle')) {
    const task = state.waiting.next(mayTakePatient(state));
    if (task === undefined) break;
    give(state, task);
  }
  if (processesWanted(state) > coming(state) && lasting(state).length < state.options.processes) {
    const hasPrompt = state.workers.some(({ givesWay, phase }) => !givesWay && phase !== 'retired');
    const worker = addWorker(state, null);
    // Where only patient jobs wait, it is theirs, and its start disturbs nobody either.
    const isPatients = state.waiting.count('urgent') === 0 && hasPrompt;
    if (isPatients) giveWay(worker);
    dispatch(state);
  }
  restSoon(state);
}

/** Processes that would have something to do, or that urgent jobs are to find beside patient ones. */
function processesWanted<Job, Result>(state: State<Job, Result>): number {
  const { waiting, workers, options } = state;
  // An urgent job that works where patient ones do is answered there; the next one finds a process of its own.
  const isBehind = workers.some(({ task, givesWay }) => task?.urgency === 'urgent' && givesWay);
  const patient = Math.min(waiting.count('patient'), patientPlaces(state));
  const isPatientRunning = workers.some(({ task }) => task?.urgency === 'patient');
  const beside = options.processes > 1 && (patient > 0 || isPatientRunning) ? 1 : 0;
  return waiting.count('urgent') + (isBehind ? 1 : 0) + patient + beside;
}

/** Those that have nothing to do now, or soon. */
function coming<Job, Result>({ workers }: State<Job, Result>): number {
  return workers.filter(({ phase }) => phase === 'idle' || phase === 'starting').length;
}

/** To the process that suits it best: patient jobs run where they disturb urgent ones least. */
function give<Job, Result>(state: State<Job, Result>, task: Task<Job, Result>): void {
  const idle = state.workers.filter(({ phase }) => phase === 'idle');
  const isPatient = task.urgency === 'patient';
  const worker = idle.find(({ givesWay }) => givesWay === isPatient) ?? idle[0];
  if (worker === undefined) return;
  if (isPatient && state.options.processes > 1) giveWay(worker);
  worker.begin(task, task.job);
}

/** A process that is still starting is no help to an urgent job: a patient one waits until another is warm beside its own. */
function mayTakePatient<Job, Result>(state: State<Job, Result>): boolean {
  const { processes } = state.options;
  const isAlone = processes > 1 && state.workers.filter(isWarm).length < 2;
  return !isAlone && patientPlaces(state) > 0;
}

/** Patient jobs that may begin beside those that run: one process is left to urgent ones, where there are two or more. */
function patientPlaces<Job, Result>({ workers, options }: State<Job, Result>): number {
  const running = workers.filter(({ task }) => task?.urgency === 'patient').length;
  return Math.max(1, options.processes - 1) - running;
}

function isWarm({ phase }: { phase: string }): boolean {
  return phase === 'idle' || phase === 'busy';
}

/** Processes that count: a successor takes its predecessor's place only when it is warm. */
function lasting<Job, Result>(state: State<Job, Result>): State<Job, Result>['workers'] {
  return state.workers.filter(({ predecessor }) => predecessor === null);
}

function addWorker<Job, Result>(
  state: State<Job, Result>,
  predecessor: Worker<Job, Result, Task<Job, Result>> | null,
): Worker<Job, Result, Task<Job, Result>> {
  state.isResting = false;
  const worker = startWorker<Job, Result, Task<Job, Result>>(state.options, predecessor, {
    ready: () => {
      state.failedStarts = 0;
      if (worker.predecessor !== null) retire(state, worker.predecessor);
      worker.predecessor = null;
      dispatch(state);
    },
    answered: (task, result) => {
      task.resolve(result);
      afterJob(state, worker);
    },
    failed: (task, message) => {
      task.reject(new RenderRefusal('render.failed', { message }));
      afterJob(state, worker);
    },
    ended: (task, how) => afterEnd(state, worker, task, how),
  });
  state.workers.push(worker);
  return worker;
}

function afterJob<Job, Result>(
  state: State<Job, Result>,
  worker: Worker<Job, Result, Task<Job, Result>>,
): void {
  const { residentBytesMaximum, jobsMaximum } = state.options;
  const spent = worker.residentBytes > residentBytesMaximum || worker.jobs >= jobsMaximum;
  if (worker.phase === 'retired') stopWorker(worker);
  else if (spent && !state.workers.some(({ predecessor }) => predecessor === worker))
    addWorker(state, worker);
  dispatch(state);
}

function retire<Job, Result>(
  state: State<Job, Result>,
  worker: Worker<Job, Result, Task<Job, Result>>,
): void {
  state.workers = state.workers.filter((other) => other !== worker);
  const busy = worker.task !== null;
  worker.phase = 'retired';
  if (!busy) stopWorker(worker);
}

function afterEnd<Job, Result>(
  state: State<Job, Result>,
  worker: Worker<Job, Result, Task<Job, Result>>,
  task: Task<Job, Result> | null,
  how: 'timeout' | 'crash' | 'neverReady',
): void {
  state.workers = state.workers.filter((other) => other !== worker);
  for (const successor of state.workers) if (successor.predecessor === worker) successor.predecessor = null;
  if (task !== null) retryOrReject(state, task, how);
  if (how === 'neverReady') state.failedStarts += 1;
  // A process that does not start three times will not start the fourth time: say so instead of trying for ever.
  if (state.failedStarts >= FAILED_STARTS_MAXIMUM) {
    state.failedStarts = 0;
    rejectWaiting(
      state,
      new RenderRefusal('render.notStarted', { message: 'the rendering process does not start' }),
    );
  }
  if (!state.closed) dispatch(state);
}

function retryOrReject<Job, Result>(state: State<Job, Result>, task: Task<Job, Result>, how: string): void {
  task.crashes += 1;
  if (how === 'timeout') task.reject(new RenderRefusal('render.timeout'));
  else if (state.closed) task.reject(new RenderRefusal('render.closed'));
  else if (task.crashes > 1)
    task.reject(new RenderRefusal('render.failed', { message: 'the rendering process crashed' }));
  else state.waiting.rejoin(task);
}

function rejectWaiting<Job, Result>(state: State<Job, Result>, refusal: RenderRefusal): void {
  for (const task of state.waiting.clear()) task.reject(refusal);
}

async function close<Job, Result>(state: State<Job, Result>): Promise<void> {
  state.closed = true;
  clearTimeout(state.rest);
  rejectWaiting(state, new RenderRefusal('render.closed'));
  await Promise.all(state.workers.map(stopWorker));
}
