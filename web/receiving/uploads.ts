/** Files on their way into the queue, two at a time. They go on while the visitor walks through the app, and wait where the server is out of reach. */
import { useSyncExternalStore } from 'react';
import { api, businessShown, client, codeOf, isUnanswered, newKey } from '../api.ts';
import { onOtherBusiness } from '../other-business.ts';
import { queryClient } from '../query-client.ts';
import { serverAgain } from '../reach.ts';

/** What the server says of a file that it has taken in. */
export type Taken = Omit<Awaited<ReturnType<typeof client.receivedInvoices.receive>>, 'duplicateOf'>;

export interface Upload {
  /** Also the key of the act: trying again cannot receive it twice. */
  key: string;
  /** Whose books it was dropped on: it goes there or nowhere, whoever signs in meanwhile. */
  businessId: string | null;
  file: File;
  /** `held`: the server did not answer; it goes on by itself once it does. */
  state: 'waiting' | 'sending' | 'held' | 'received' | 'known' | 'refused';
  /** What has left for the server, from 0 to 1. */
  share: number;
  /** Once it is there; of one that was there before, that one. */
  row: Taken | null;
  /** Why it was refused: an error of the call, `size` of a file that was not sent at all, `unreadable` of one that this device does not give. */
  error: unknown;
  /** How often it went without an answer. */
  unanswered: number;
}

export const MEGABYTES_MAXIMUM = 25;
const AT_ONCE = 2;
/** A server that answers, but never to this file, is not asked for ever. */
const UNANSWERED_MAXIMUM = 4;

let uploads: readonly Upload[] = [];
/** Whether the list is folded into its small sign. */
let isFolded = false;
/** Raised when everything is forgotten, so that what is still on its way says nothing any more. */
let era = 0;
const listeners = new Set<() => void>();

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(listen, () => uploads);
}

export function useIsFolded(): boolean {
  return useSyncExternalStore(listen, () => isFolded);
}

/** Whether it has not come to an end yet. */
export function isOpen({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || state === 'held';
}

/** Takes the files in, one after the other. */
export function receiveFiles(files: readonly File[]): void {
  isFolded = false;
  set([...uploads, ...files.map(begun)]);
  goOn();
}

/** Tries one again that was refused, and all that wait for the server. */
export function tryAgain(key: string): void {
  const anew = { state: 'waiting', share: 0, error: null, unanswered: 0 } as const;
  set(uploads.map((one) => (one.key === key || one.state === 'held' ? { ...one, ...anew } : one)));
  goOn();
}

/** Folds the list while files are on their way, which go on; else it is done with and goes. */
export function putListAside(): void {
  const goesOn = uploads.some(isOpen);
  isFolded = goesOn;
  set(goesOn ? uploads : []);
}

export function unfoldList(): void {
  isFolded = false;
  set(uploads);
}

/** Empties the list: what waits is not sent any more, and what is on its way says nothing any more. */
function forgetUploads(): void {
  era += 1;
  isFolded = false;
  set([]);
}

function begun(file: File): Upload {
  const isTooLarge = file.size > MEGABYTES_MAXIMUM * 1024 * 1024;
  return {
    key: newKey(),
    businessId: businessShown(),
    file,
    state: isTooLarge ? 'refused' : 'waiting',
    share: 0,
    row: null,
    error: isTooLarge ? 'size' : null,
    unanswered: 0,
  };
}

/** Sends what waits for the business that is shown, as far as two at a time allow. */
export function goOn(): void {
  const isFree = uploads.filter(({ state }) => state === 'sending').length < AT_ONCE;
  const isHeld = uploads.some(({ state }) => state === 'held');
  const next = uploads.find(({ state, businessId }) => state === 'waiting' && businessId === businessShown());
  if (!isFree || isHeld || next === undefined) return;
  void send(next);
  goOn();
}

async function send({ key, file, businessId, unanswered }: Upload): Promise<void> {
  const mine = era;
  change(key, { state: 'sending' });
  try {
    const ended = (await isReadable(file)) ? await taken({ key, file, businessId }) : UNREADABLE;
    if (mine === era) change(key, ended);
  } catch (error) {
    if (mine !== era) return;
    // Whoever has signed in again goes on with it.
    if (codeOf(error) === 'UNAUTHORIZED') return change(key, { state: 'waiting', share: 0 });
    if (isUnanswered(error) && unanswered < UNANSWERED_MAXIMUM) return hold(key, unanswered + 1);
    change(key, { state: 'refused', error });
  }
  if (mine === era) goOn();
}

const UNREADABLE = { state: 'refused', error: 'unreadable' } as const;

/** A folder, or a file that was moved since it was dropped, cannot be read. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function taken({
  key,
  file,
  businessId,
}: Pick<Upload, 'key' | 'file' | 'businessId'>): Promise<Partial<Upload>> {
  const mine = era;
  const onProgress = (share: number) => mine === era && change(key, { share });
  const context = { onProgress, ...(businessId !== null && { businessId }) };
  const { duplicateOf, ...row } = await client.receivedInvoices.receive(
    { idempotencyKey: key, file },
    { context },
  );
  void queryClient.invalidateQueries({ queryKey: api.receivedInvoices.key() });
  return { state: duplicateOf === null ? 'received' : 'known', share: 1, row };
}

/** It, and all behind it, wait until the server is there again. */
async function hold(key: string, unanswered: number): Promise<void> {
  const mine = era;
  change(key, { state: 'held', share: 0, unanswered });
  await serverAgain();
  if (mine !== era) return;
  if (uploads.some((upload) => upload.key === key && upload.state === 'held'))
    change(key, { state: 'waiting' });
  goOn();
}

function change(key: string, changes: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
}

/** A folded list that has nothing to tell goes by itself. */
function set(next: readonly Upload[]): void {
  const isDone = next.every(({ state }) => state === 'received');
  uploads = isFolded && isDone ? [] : next;
  if (uploads.length === 0) isFolded = false;
  askBeforeLeaving(uploads.some(isOpen));
  for (const listener of listeners) listener();
}

/** The browser asks before it drops files that have not come to an end. */
function askBeforeLeaving(isOn: boolean): void {
  if (isOn) addEventListener('beforeunload', keep);
  else removeEventListener('beforeunload', keep);
}

function keep(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

// Before anything of the other one is shown.
onOtherBusiness(forgetUploads);
