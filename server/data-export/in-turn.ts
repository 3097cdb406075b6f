/** Of all exports of a process, two at a time read the database: the others wait, and everyone else has connections left. */
const PLACES = 2;

let free = PLACES;
const waiting: (() => void)[] = [];

/** Does the act when there is a place, in the order of asking. */
export async function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else free -= 1;
  try {
    return await act();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }
}
