/** A file that is checked without being kept, in the language shown: told anew when that changes. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, codeOf, newKey } from '../../connection/api.ts';
import { isPassing, problemsOf, useErrorText, useProblemText } from '../../connection/problems.ts';
import { useBackInReach } from '../../connection/reach.ts';
import { useFormat } from '../../ui/format.ts';
import type { Checked } from '../index.ts';

const MEGABYTES_MAXIMUM = 10;

interface Chosen {
  /** Another one with each choice, so that the same file can be checked anew. */
  key: string;
  file: File;
}

export interface Check {
  /** All that came at once; one of them is checked. */
  files: readonly File[];
  chosen: Chosen | null;
  checked: Checked | undefined;
  /** The share that has left, from 0 to 1; null while nothing is on its way. */
  progress: number | null;
  /** Why the file could not be checked; empty when it could. */
  message: string;
  /** Checks it again, where what went wrong says nothing against the file. */
  retry: (() => void) | null;
  choose: (file: File, all: readonly File[]) => void;
}

export function useCheck(): Check {
  const { language } = useFormat();
  const [files, setFiles] = useState<readonly File[]>([]);
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
  const { error, isFetching, refetch } = query;
  const failureText = useFailureText();
  const message = tooLarge || (error === null ? '' : failureText(error));
  const mayPass =
    error !== null && problemsOf(error).every(isPassing) && codeOf(error) !== 'PAYLOAD_TOO_LARGE';
  const isLost = mayPass && problemsOf(error).length === 0 && !isFetching && codeOf(error) !== 'UNEXPECTED';
  useBackInReach(useCallback(() => void (isLost && refetch()), [isLost, refetch]));
  return {
    files,
    chosen,
    checked: message === '' ? query.data : undefined,
    progress: isFetching ? share : null,
    message,
    retry: mayPass && tooLarge === '' ? () => void refetch() : null,
    choose: (file, all) => {
      setFiles(all);
      setChosen({ key: newKey(), file });
    },
  };
}

/** In words that are true of a file that nobody keeps. */
function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('e-invoice');
  const errorText = useErrorText();
  return (error) => {
    if (problemsOf(error).length > 0) return errorText(error);
    const code = codeOf(error);
    if (code === 'OFFLINE' || code === 'SERVICE_UNAVAILABLE') return t('check.unanswered');
    return code === 'UNEXPECTED' || code === 'INTERNAL_SERVER_ERROR' ? t('check.failed') : errorText(error);
  };
}

function useTooLarge(chosen: Chosen | null): string {
  const problemText = useProblemText();
  if (chosen === null || chosen.file.size <= MEGABYTES_MAXIMUM * 1024 * 1024) return '';
  return problemText({ code: 'file.size', values: { megabytes: String(MEGABYTES_MAXIMUM) } });
}
