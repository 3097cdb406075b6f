/** A file that is checked without being kept, in the language shown: told anew when that changes. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client, newKey } from '../api.ts';
import type { Checked } from '../e-invoice/index.ts';
import { useErrorText, useProblemText } from '../problems.ts';
import { useFormat } from '../ui/format.ts';

const MEGABYTES_MAXIMUM = 10;

interface Chosen {
  key: string;
  file: File;
}

export interface Check {
  file: File | null;
  checked: Checked | undefined;
  /** The share that has left, from 0 to 1; null while nothing is on its way. */
  progress: number | null;
  /** Why the file could not be checked; empty when it could. */
  message: string;
  choose: (file: File) => void;
  forget: () => void;
}

export function useCheck(): Check {
  const { language } = useFormat();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [share, setShare] = useState(0);
  const tooLarge = useTooLarge(chosen);
  const query = useQuery({
    queryKey: ['e-invoice-check', chosen?.key, language],
    enabled: chosen !== null && tooLarge === '',
    queryFn: ({ signal }) => {
      setShare(0);
      const file = chosen?.file ?? new File([], '');
      return client.receivedInvoices.check({ file, language }, { signal, context: { onProgress: setShare } });
    },
    // The file is the visitor's: nothing of it stays when the page is left.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
    placeholderData: (before, asked) => (asked?.queryKey[1] === chosen?.key ? before : undefined),
  });
  const errorText = useErrorText();
  const message = tooLarge || (query.error === null ? '' : errorText(query.error));
  return {
    file: chosen?.file ?? null,
    checked: message === '' ? query.data : undefined,
    progress: query.isFetching ? share : null,
    message,
    choose: (file) => setChosen({ key: newKey(), file }),
    forget: () => setChosen(null),
  };
}

function useTooLarge(chosen: Chosen | null): string {
  const problemText = useProblemText();
  if (chosen === null || chosen.file.size <= MEGABYTES_MAXIMUM * 1024 * 1024) return '';
  return problemText({ code: 'file.size', values: { megabytes: String(MEGABYTES_MAXIMUM) } });
}

/** Does something once with each result. */
export function useOnResult(checked: Checked | undefined, act: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done may change, the result alone calls for it.
  useEffect(() => {
    if (checked !== undefined) act();
  }, [checked]);
}
