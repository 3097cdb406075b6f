/** Files on their way into the queue, or to what waits to be entered later, two at a time. They go on while the visitor walks through the app, and wait where the server is out of reach. */
import { useSyncExternalStore } from 'react';
import { api, businessShown, client, codeOf, isUnanswered, newKey } from '../../connection/api.ts';
import { problemsOf } from '../../connection/problems.ts';
import { queryClient } from '../../connection/query-client.ts';
import { serverAgain } from '../../connection/reach.ts';
import { onOtherBusiness } from '../../session/other-business.ts';
import { onSignedIn } from '../../session/signed-out.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { isReadable } from './is-readable.ts';
import { lookForOwner } from './owner-again.ts';

/** What the server says of a file that it has taken in. */
export type Taken = Omit<Awaited<ReturnType<typeof client.receivedInvoices.receive>>, 'duplicateOf'>;

/** What the server says of a file that it keeps to be entered later. */
export type Kept = Awaited<ReturnType<typeof client.receipts.keep>>;

export interface Upload {
  /** Also the key of the act: trying again cannot receive it twice. */
  key: string;
  /** Whose books it was dropped on: it goes there or nowhere, whoever signs in meanwhile. */
  businessId: string | null;
  file: File;
  /** `held`: the server did not answer; `signedOut`: nobody was signed in. Both go on by themselves once that is over. */
  state: 'waiting' | 'sending' | 'held' | 'signedOut' | 'received' | 'known' | 'kept' | 'refused';
  /** What has left for the server, from 0 to 1. */
  share: number;
  /** Once it is there; of one that was there before, that one. */
  row: Taken | null;
  /** No e-invoice, but a photo or a PDF that is kept to be entered later. */
  kept: Kept | null;
  /** Why it was refused: an error of the call, `size` of a file that was not sent at all, `unreadable` of one that this device does not give. */
  error: unknown;
  /** How often it was neither taken nor refused for itself. */
  unanswered: number;
}

export const MEGABYTES_MAXIMUM = 25;
const AT_ONCE = 2;
/** A server that answers, but never for this file, is not asked for ever. */
const UNANSWERED_MAXIMUM = 4;

let uploads: readonly Upload[] = [];
/** Whether the list is folded into its small sign. */
let isFolded = false;
/** Raised when everything is forgotten, so that what is still on its way says nothing any more. */
let era = 0;
const listeners = new Set<() => void>();

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(listen, uploadsNow, uploadsNow);
}

export function uploadsNow(): readonly Upload[] {
  return uploads;
}

export function useIsFolded(): boolean {
  return useSyncExternalStore(listen, () => isFolded);
}

/** Whether it has not come to an end yet. */
export function isOpen({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending' || isHeldUp(state);
}

/** Whether something else has to happen first. */
export function isHeldUp(state: Upload['state']): boolean {
  return state === 'held' || state === 'signedOut';
}

/** Takes the files in, one after the other. */
export function receiveFiles(files: readonly File[]): void {
  isFolded = false;
  set([...uploads, ...files.map(begun)]);
  goOn();
}

/** Tries one again that was refused, and all that are held up. */
export function tryAgain(key: string): void {
  const anew = { state: 'waiting', share: 0, error: null, unanswered: 0 } as const;
  set(uploads.map((one) => (one.key === key || isHeldUp(one.state) ? { ...one, ...anew } : one)));
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
    kept: null,
    error: isTooLarge ? 'size' : null,
    unanswered: 0,
  };
}

/** Sends what waits for the business that is shown, as far as two at a time allow. */
export function goOn(): void {
  const isBack = ({ state, businessId }: Upload) => state === 'signedOut' && businessId === businessShown();
  if (uploads.some(isBack)) set(uploads.map((one) => (isBack(one) ? { ...one, state: 'waiting' } : one)));
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
    const again = { share: 0, unanswered: unanswered + 1 };
    const isLast = unanswered >= UNANSWERED_MAXIMUM;
    // Whoever has signed in again goes on with it.
    if (codeOf(error) === 'UNAUTHORIZED' && !isLast) return change(key, { ...again, state: 'signedOut' });
    if (isUnanswered(error) && !isLast) return hold(key, again);
    change(key, { state: 'refused', error });
  }
  if (mine === era) goOn();
}

const UNREADABLE = { state: 'refused', error: 'unreadable' } as const;

async function taken({
  key,
  file,
  businessId,
}: Pick<Upload, 'key' | 'file' | 'businessId'>): Promise<Partial<Upload>> {
  const mine = era;
  const onProgress = (share: number) => {
    if (mine === era) change(key, { share });
  };
  const context = { onProgress, ...(businessId !== null && { businessId }) };
  if (isPhoto(file)) return kept(file, context);
  try {
    const { duplicateOf, ...row } = await client.receivedInvoices.receive(
      { idempotencyKey: key, file },
      { context },
    );
    void queryClient.invalidateQueries({ queryKey: api.receivedInvoices.key() });
    return { state: duplicateOf === null ? 'received' : 'known', share: 1, row };
  } catch (error) {
    if (!isNoEInvoice(error)) throw error;
    return kept(file, context);
  }
}

function isPhoto({ type }: File): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}

/** A PDF without an invoice in it, or neither PDF nor XML: perhaps a receipt, which the server tells by its bytes. */
function isNoEInvoice(error: unknown): boolean {
  return problemsOf(error).some(({ code }) => code === 'einvoice.none' || code === 'einvoice.type');
}

/** Keeps it to be entered later; the same bytes again do no harm. */
async function kept(
  file: File,
  context: { onProgress: (share: number) => void; businessId?: string },
): Promise<Partial<Upload>> {
  const receipt = await client.receipts.keep({ file }, { context });
  void queryClient.invalidateQueries({ queryKey: api.receipts.key() });
  return { state: 'kept', share: 1, kept: receipt };
}

/** It, and all behind it, wait until the server is there again. */
async function hold(key: string, again: Partial<Upload>): Promise<void> {
  const mine = era;
  change(key, { ...again, state: 'held' });
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
  const isDone = next.every(({ state }) => state === 'received' || state === 'kept');
  uploads = isFolded && isDone ? [] : next;
  if (uploads.length === 0) isFolded = false;
  askBeforeLeaving(uploads.some(isOpen));
  lookForOwner(uploads.some(({ state }) => state === 'signedOut'));
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

// Before anything of the other one is shown.
onOtherBusiness(forgetUploads);
onSignedIn(goOn);
