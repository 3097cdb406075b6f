/** One stored file: its address, and sending, taking back and removing it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client, isUnanswered } from '../connection/api.ts';
import { problemsOf, useErrorText, useProblemText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';
import { problemOf, type StorageName } from './kinds.ts';

const listQuery = api.storage.list.queryOptions();

/** Signed addresses end after an hour; asked for anew before that, a page that stays open keeps its pictures. */
const FRESH_MS = 50 * 60_000;

/** What is stored under the name: null for nothing, undefined while it is read. */
export function useStored(name: StorageName) {
  const { data, error, refetch } = useQuery({ ...listQuery, staleTime: FRESH_MS, refetchInterval: FRESH_MS });
  const stored = data && (data.objects.find((object) => object.name === name) ?? null);
  return { stored, error, reload: () => void refetch() };
}

/** `message` says why the last file was not taken; `progress` is null while nothing is on its way. */
export function useUpload(name: StorageName) {
  const { t } = useTranslation('storage');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const call = useRef<AbortController>(null);
  const show = useShow(name);
  const upload = async (file: File) => {
    const problem = problemOf(name, file);
    setMessage(problem === null ? '' : problemText(problem));
    if (problem !== null || progress !== null) return;
    const controller = new AbortController();
    call.current = controller;
    setProgress(0);
    try {
      const context = { onProgress: setProgress };
      show(await client.storage.upload({ name, file }, { signal: controller.signal, context }));
      toast.success(t(`uploaded.${name}`));
    } catch (error) {
      if (controller.signal.aborted) return;
      setMessage(errorText(error));
      const isRefused = problemsOf(error).length > 0;
      toast.error(t(isRefused ? `uploadRefused.${name}` : `uploadFailed.${name}`));
    } finally {
      setProgress(null);
    }
  };
  return {
    progress,
    message,
    upload: (file: File) => void upload(file),
    cancel: () => call.current?.abort(),
  };
}

export function useRemoval(name: StorageName) {
  const { t } = useTranslation('storage');
  const errorText = useErrorText();
  const [isRemoving, setRemoving] = useState(false);
  const show = useShow(name);
  const remove = async () => {
    setRemoving(true);
    try {
      await client.storage.remove({ name });
      show(null);
      toast.success(t(`removed.${name}`));
    } catch (error) {
      const title = t(isUnanswered(error) ? `removeUnanswered.${name}` : `removeFailed.${name}`);
      toast.error(title, errorText(error));
    } finally {
      setRemoving(false);
    }
  };
  return { isRemoving, remove: () => void remove() };
}

type Stored = Awaited<ReturnType<typeof client.storage.upload>>;

/** Shows at once what is stored now; the profile names its logo too. */
function useShow(name: StorageName): (stored: Stored | null) => void {
  const queries = useQueryClient();
  return (stored) => {
    queries.setQueryData(listQuery.queryKey, (before) => {
      const others = before?.objects.filter((object) => object.name !== name) ?? [];
      return { objects: stored === null ? others : [...others, stored] };
    });
    if (name === 'logo') void queries.invalidateQueries({ queryKey: api.business.get.queryKey() });
  };
}
