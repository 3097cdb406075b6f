/** Tasks that wait for a process: urgent ones before patient ones, and among each the owners in turn, whoever has the most of them. */

/** Someone waits for an urgent job; patient ones never take the last free process, where there are two or more. */
export type Urgency = 'urgent' | 'patient';

/** Whose a job is, and what is known of it before it runs. */
export interface Turn {
  urgency: Urgency;
  /** A business or an address; jobs of nobody in particular take turns as one owner. */
  owner?: string;
  /** A job that waits under the same name of the same owner is answered by nobody any more: this one replaces it. */
  replaces?: string;
}

export interface WaitingLine<Task extends Turn> {
  /** Puts the task behind those of its owner. Returns the one that it replaces, which waits no more. */
  join(task: Task): Task | undefined;
  /** Puts a task that was begun already before all others. */
  rejoin(task: Task): void;
  /** Takes the next task out, of patient ones only where they may be taken. */
  next(mayTakePatient: boolean): Task | undefined;
  count(urgency: Urgency): number;
  countOf(owner: string | undefined): number;
  /** Takes all of them out. */
  clear(): Task[];
}

export function createWaitingLine<Task extends Turn>(): WaitingLine<Task> {
  const lines: Record<Urgency, Map<string, Task[]>> = { urgent: new Map(), patient: new Map() };
  const all = (urgency: Urgency) => [...lines[urgency].values()].flat();
  return {
    join(task) {
      const own = ownLine(lines[task.urgency], task.owner);
      const place = task.replaces === undefined ? -1 : own.findIndex((one) => one.replaces === task.replaces);
      if (place === -1) own.push(task);
      return place === -1 ? undefined : own.splice(place, 1, task)[0];
    },
    rejoin(task) {
      const line = lines[task.urgency];
      const others = [...line].filter(([owner]) => owner !== nameOf(task.owner));
      const own = [task, ...(line.get(nameOf(task.owner)) ?? [])];
      lines[task.urgency] = new Map([[nameOf(task.owner), own], ...others]);
    },
    next: (mayTakePatient) =>
      takeFirst(lines.urgent) ?? (mayTakePatient ? takeFirst(lines.patient) : undefined),
    count: (urgency) => all(urgency).length,
    countOf: (owner) =>
      [lines.urgent, lines.patient].reduce((sum, line) => sum + (line.get(nameOf(owner))?.length ?? 0), 0),
    clear() {
      const left = [...all('urgent'), ...all('patient')];
      for (const line of Object.values(lines)) line.clear();
      return left;
    },
  };
}

function nameOf(owner: string | undefined): string {
  return owner ?? '';
}

function ownLine<Task>(line: Map<string, Task[]>, owner: string | undefined): Task[] {
  const own = line.get(nameOf(owner)) ?? [];
  line.set(nameOf(owner), own);
  return own;
}

/** Of the owner who has waited longest since the last turn, who then stands behind the others. */
function takeFirst<Task>(line: Map<string, Task[]>): Task | undefined {
  const [first] = line;
  if (first === undefined) return undefined;
  const [owner, own] = first;
  line.delete(owner);
  const task = own.shift();
  if (own.length > 0) line.set(owner, own);
  return task;
}
