/**
 * Whose turn it is to have rows read for an export. Three at a time are read as fast as their readers take them; who takes little gives the place
 * back and goes on beside them, since an open snapshot that waits costs a connection and nothing else.
 */

/** Read at full speed: a third beside two shares with them, which is sooner than after them. Everyone else has connections left. */
const PLACES = 3;
/** With an open snapshot beside those. */
const SLOW_MAXIMUM = 4;

export interface Reader {
  bytesPerSecond(): number;
  /** Ends the export. */
  breakOff(why: string): void;
}

export interface Turn {
  /** The reader takes little: the next one is let in. Of too many such readers the slowest is broken off. */
  slow(): void;
  /** To be called once, at the end. */
  leave(): void;
}

export interface Turns {
  /** Waits for a place, in the order of asking. */
  take(reader: Reader): Promise<Turn>;
}

export function createTurns({ places = PLACES, slowMaximum = SLOW_MAXIMUM } = {}): Turns {
  let free = places;
  const waiting: (() => void)[] = [];
  const slow = new Set<Reader>();
  const giveBack = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    async take(reader) {
      if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
      else free -= 1;
      let hasPlace = true;
      const leavePlace = () => {
        if (hasPlace) giveBack();
        hasPlace = false;
      };
      return {
        slow() {
          if (!hasPlace) return;
          leavePlace();
          slow.add(reader);
          if (slow.size > slowMaximum) slowestOf(slow)?.breakOff('too many others read slowly as well');
        },
        leave() {
          slow.delete(reader);
          leavePlace();
        },
      };
    },
  };
}

function slowestOf(readers: Iterable<Reader>): Reader | undefined {
  return [...readers].toSorted((one, other) => one.bytesPerSecond() - other.bytesPerSecond())[0];
}
