/** What is asked of the two processes that read receipts, and what they answer. */
import type { Day } from '@belegbar/domain/calendar';
import type { KnownParties, ReceiptReading, SeenPage } from '@belegbar/domain/receipts';
import type { Pixels } from './pixels.ts';

/** Work of the process that meets what strangers wrote: their files, and the words of them. */
export type PagesJob =
  /** A file, to be taken apart. */
  | { kind: 'open'; bytes: Uint8Array }
  /** Words, of which fields are made; it has no bytes of its own. */
  | { kind: 'find'; bytes: Uint8Array; pages: readonly SeenPage[]; asked: AskedReading }
  /** A file, of whose pages pictures are made for people. `quarters`: turns by 90 degrees with the clock, a page. */
  | { kind: 'draw'; bytes: Uint8Array; quarters: readonly number[] };

export interface AskedReading {
  known: KnownParties;
  /** The day on which it was received; null where nobody knows. */
  today: Day | null;
}

/** Why a file was not opened. */
export interface NotOpened {
  ok: false;
  code: 'file.damaged' | 'file.password';
}

export type PagesResult =
  /** Its own text with places, */
  | { ok: true; kind: 'text'; pages: SeenPage[] }
  /** its pages as pixels where it is a picture, */
  | { ok: true; kind: 'pixels'; pages: Pixels[] }
  | { ok: true; kind: 'fields'; reading: ReceiptReading }
  /** WebP, a page each. */
  | { ok: true; kind: 'pictures'; pictures: Uint8Array[] }
  | NotOpened;

/** Pixels to be looked at; `bytes` are three a pixel. */
export interface SightJob {
  bytes: Uint8Array;
  width: number;
  height: number;
}

export interface SightResult {
  ok: true;
  page: ReceiptPage;
}

/** A page as it was turned to be read. */
export interface ReceiptPage extends SeenPage {
  /** Turns by 90 degrees with the clock that set it upright. */
  quarters: number;
}
