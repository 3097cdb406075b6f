/** The live preview: the server draws the real document shortly after typing pauses; the old page stays until then. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { useEffect, useReducer, useRef, useState } from 'react';
import { client, codeOf, isUnanswered } from '../../../connection/api.ts';
import type { Place } from './places.ts';

/** Who goes on typing is not asked for with every key; where the last picture was quick, hardly waited for. */
const PAUSE_MILLISECONDS = { least: 40, most: 150 };
const RETRY_MILLISECONDS = 5_000;

export interface Preview {
  svg: string | undefined;
  pages: number;
  /** Where the picture shows which field. */
  places: readonly Place[];
  /** Characters of the draft that no font can show, apart by blanks; empty for ordinary text. */
  unprintable: string;
  /** Why the last drawing failed; the picture before it stays. */
  error: unknown;
}

const NOTHING_YET: Preview = {
  svg: undefined,
  pages: 1,
  places: [],
  unprintable: '',
  error: null,
};

/** Draws `page` of the draft, or of what amends an issued invoice. An answer that was overtaken by a newer question is dropped. */
export function usePreview(draft: InvoiceDraft, page: number, amends?: string): Preview {
  const [preview, setPreview] = useState<Preview>(NOTHING_YET);
  const pause = useRef(0);
  const tries = useTries(preview.error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws the same once more.
  useEffect(() => {
    const abort = new AbortController();
    const draw = () => {
      const asked = performance.now();
      client.invoices.preview({ draft, page, amends }, { signal: abort.signal }).then(
        ({ unprintable, ...drawn }) => {
          pause.current = pauseAfter(performance.now() - asked);
          setPreview({ ...drawn, unprintable: listed(unprintable), error: null });
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          setPreview((before) => ({ ...before, error }));
        },
      );
    };
    const timer = setTimeout(draw, pause.current);
    if (pause.current === 0) pause.current = PAUSE_MILLISECONDS.most;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [draft, page, amends, tries]);
  return preview;
}

/** As long as the last picture took, within bounds. */
function pauseAfter(milliseconds: number): number {
  return Math.min(PAUSE_MILLISECONDS.most, Math.max(PAUSE_MILLISECONDS.least, milliseconds));
}

/** Grows when a failed drawing is worth another try: the connection is back, or the visitor is. */
function useTries(error: unknown): number {
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (error === null) return;
    const timer = isUnanswered(error) ? setTimeout(tryAgain, RETRY_MILLISECONDS) : undefined;
    addEventListener('online', tryAgain);
    addEventListener('focus', tryAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', tryAgain);
      removeEventListener('focus', tryAgain);
    };
  }, [error]);
  return tries;
}

/** The text that says why the last drawing failed. */
export function failureKey(error: unknown): 'preview.offline' | 'preview.signedOut' | 'preview.failed' {
  if (isUnanswered(error)) return 'preview.offline';
  return codeOf(error) === 'UNAUTHORIZED' ? 'preview.signedOut' : 'preview.failed';
}

function listed(unprintable: { characters: string[] }[]): string {
  return [...new Set(unprintable.flatMap(({ characters }) => characters))].join(' ');
}
