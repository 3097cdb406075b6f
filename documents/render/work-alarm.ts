/** Ends a child process that works too long. What counts is its own time: on a busy machine it has little of that in a minute. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface WorkLimits {
  /** Time of the processor, of all threads of the child together; where the system does not tell it, only the other counts. */
  cpuMs: number;
  /** By the clock, for a child that waits for ever. */
  wallMs: number;
}

export interface WorkAlarm {
  set(limits: WorkLimits): void;
  clear(): void;
  rang(): boolean;
}

const LOOK_MS = 100;

/** Kills the process when its time is up; while it is not set, the process does not keep its parent alive. */
export function workAlarmOf(child: ChildProcess): WorkAlarm {
  let looks: NodeJS.Timeout | undefined;
  let end: NodeJS.Timeout | undefined;
  let rang = false;
  const stop = () => {
    clearInterval(looks);
    clearTimeout(end);
  };
  const ring = () => {
    rang = true;
    stop();
    child.kill('SIGKILL');
  };
  return {
    set({ cpuMs, wallMs }) {
      child.ref();
      child.channel?.ref();
      stop();
      const before = cpuMillisecondsOf(child.pid) ?? 0;
      looks = setInterval(() => {
        const now = cpuMillisecondsOf(child.pid);
        if (now !== null && now - before >= cpuMs) ring();
      }, LOOK_MS);
      end = setTimeout(ring, wallMs);
    },
    clear() {
      stop();
      child.unref();
      child.channel?.unref();
    },
    rang: () => rang,
  };
}

/** Linux counts in hundredths of a second, to every program alike. */
const TICK_MS = 10;

/** What a process has used of the processor; null where the system does not tell, or the process is gone. */
function cpuMillisecondsOf(pid: number | undefined): number | null {
  try {
    const about = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in brackets, and may hold any.
    const fields = about.slice(about.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) * TICK_MS : null;
  } catch {
    return null;
  }
}
