/** Who is told when the server refuses a call because nobody is signed in any more, when somebody is again, and before somebody signs out. */

type Listener = () => void;

const frames = new Set<Listener>();
const screens = new Set<Listener>();
const waiting = new Set<Listener>();
const leaving = new Set<() => Promise<unknown>>();

/** Calls back on every such refusal, unless the open screen takes it. Returns the end of it. */
export function onSignedOut(listener: Listener): () => void {
  return listen(frames, listener);
}

/** For a screen with input that must not be taken away: it is told instead, and says it itself. Returns the end of it. */
export function onSignedOutHere(listener: Listener): () => void {
  return listen(screens, listener);
}

/** Told by the one client of the server, whatever the call was. */
export function announceSignedOut(): void {
  for (const listener of screens.size > 0 ? screens : frames) listener();
}

/** For what was broken off and can go on: calls back once the owner of the business that is shown is signed in. Returns the end of it. */
export function onSignedIn(listener: Listener): () => void {
  return listen(waiting, listener);
}

export function announceSignedIn(): void {
  for (const listener of waiting) listener();
}

/** For what saves itself while it is typed: saves the rest before somebody signs out, as nothing of it stays on the device. Returns the end of it. */
export function onLeaving(save: () => Promise<unknown>): () => void {
  return listen(leaving, save);
}

/** Resolves once all is saved, or could not be. */
export async function saveBeforeLeaving(): Promise<void> {
  await Promise.allSettled([...leaving].map((save) => save()));
}

function listen<Told>(listeners: Set<Told>, listener: Told): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
