/** The follower of this tab, tied to the browser's events. */
import { client, codeOf } from '../connection/api.ts';
import { type FollowPorts, follow } from './follow.ts';
import type { StreamEvent } from './message.ts';

interface FollowOptions {
  userId: string;
  language: 'de' | 'en';
  onEvent: (event: StreamEvent) => void;
}

/** Follows until the returned function is called. */
export function followInBrowser({ userId, language, onEvent }: FollowOptions): () => void {
  // Tabs of another account, or in the other language, have nothing to say to each other.
  const name = `notifications ${userId} ${language}`;
  const channel = new BroadcastChannel(name);
  const follower = follow({
    open: (signal) => client.notifications.stream({ language }, { signal }),
    onEvent,
    // Whoever is signed out is told so by the call itself, and signs in again.
    isFinal: (error) => codeOf(error) === 'UNAUTHORIZED',
    isShown,
    say: (event) => channel.postMessage(event),
    takeTurn: turnsBy(name),
  });
  const stop = new AbortController();
  const { signal } = stop;
  channel.addEventListener('message', ({ data }) => onEvent(data as StreamEvent), { signal });
  document.addEventListener('visibilitychange', onChange(follower.onShown, follower.onHidden), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follower.onShown(), { signal });
  window.addEventListener('pagehide', follower.onHidden, { signal });
  window.addEventListener('online', follower.onShown, { signal });
  follower.onShown();
  return () => {
    stop.abort();
    follower.onHidden();
    channel.close();
  };
}

/** The browser gives the turn on by itself when a tab goes. On plain http it offers no turns: there each tab that is shown has its own stream. */
function turnsBy(name: string): FollowPorts['takeTurn'] {
  // The types know no browser without them.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return (_how, _signal, work) => work();
  return (how, signal, work) => locks.request(name, how === 'now' ? { steal: true } : { signal }, work);
}

function isShown(): boolean {
  return document.visibilityState === 'visible';
}

/** Some tell of a change that was none. */
function onChange(onShown: () => void, onHidden: () => void): () => void {
  let was = isShown();
  return () => {
    const is = isShown();
    if (is !== was) (is ? onShown : onHidden)();
    was = is;
  };
}
