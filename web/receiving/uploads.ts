/** Files on their way into the queue, two at a time. They go on while the visitor walks through the app. */
import { useSyncExternalStore } from 'react';
import { api, client, newKey } from '../api.ts';
import { queryClient } from '../query-client.ts';

/** What the server says of a file that it has taken in. */
export type Taken = Omit<Awaited<ReturnType<typeof client.receivedInvoices.receive>>, 'duplicateOf'>;

export interface Upload {
  /** Also the key of the act: trying again cannot receive it twice. */
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'received' | 'known' | 'refused';
  /** What has left for the server, from 0 to 1. */
  share: number;
  /** Once it is there; of one that was there before, that one. */
  row: Taken | null;
  /** Why it was refused: an error of the call, or `size` of a file that was not sent at all. */
  error: unknown;
}

export const MEGABYTES_MAXIMUM = 25;
const AT_ONCE = 2;

let uploads: readonly Upload[] = [];
/** Raised when everything is forgotten, so that what is still on its way says nothing any more. */
let era = 0;
const listeners = new Set<() => void>();

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(listen, () => uploads);
}

/** Takes the files in, one after the other. */
export function receiveFiles(files: readonly File[]): void {
  set([...uploads, ...files.map(begun)]);
  goOn();
}

/** Tries one again that was refused. */
export function tryAgain(key: string): void {
  change(key, { state: 'waiting', share: 0, error: null });
  goOn();
}

/** Empties the list; what is on its way arrives all the same. */
export function forgetUploads(): void {
  era += 1;
  set([]);
}

function begun(file: File): Upload {
  const isTooLarge = file.size > MEGABYTES_MAXIMUM * 1024 * 1024;
  return {
    key: newKey(),
    file,
    state: isTooLarge ? 'refused' : 'waiting',
    share: 0,
    row: null,
    error: isTooLarge ? 'size' : null,
  };
}

function goOn(): void {
  const isFree = uploads.filter(({ state }) => state === 'sending').length < AT_ONCE;
  const next = uploads.find(({ state }) => state === 'waiting');
  if (!isFree || next === undefined) return;
  void send(next);
  goOn();
}

async function send({ key, file }: Upload): Promise<void> {
  const mine = era;
  change(key, { state: 'sending' });
  try {
    const context = { onProgress: (share: number) => mine === era && change(key, { share }) };
    const { duplicateOf, ...row } = await client.receivedInvoices.receive(
      { idempotencyKey: key, file },
      { context },
    );
    if (mine === era) change(key, { state: duplicateOf === null ? 'received' : 'known', share: 1, row });
    void queryClient.invalidateQueries({ queryKey: api.receivedInvoices.key() });
  } catch (error) {
    if (mine === era) change(key, { state: 'refused', error });
  }
  if (mine === era) goOn();
}

function change(key: string, changes: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
}

function set(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

function listen(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
