/** Sends a file, followed on its way; what is certainly too large is not sent at all. */
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { client as calls, newKey } from '../connection/api.ts';
import { useErrorText, useProblemText } from '../connection/problems.ts';
import type { Kind } from './message.ts';

const MEGABYTES_MAXIMUM = 10;

/** `progress` is null while nothing is on its way; the file's own page opens when it has arrived. */
export function useUpload(kind: Kind) {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [progress, setProgress] = useState<number | null>(null);
  const [message, setMessage] = useState('');
  const call = useRef<AbortController>(null);
  const upload = async (file: File) => {
    if (progress !== null) return;
    const isTooLarge = file.size > MEGABYTES_MAXIMUM * 1024 * 1024;
    const values = { megabytes: String(MEGABYTES_MAXIMUM) };
    setMessage(isTooLarge ? problemText({ code: 'file.size', values }) : '');
    if (isTooLarge) return;
    const controller = new AbortController();
    call.current = controller;
    setProgress(0);
    try {
      const options = { signal: controller.signal, context: { onProgress: setProgress } };
      const { id } = await calls.imports.upload({ idempotencyKey: newKey(), kind, file }, options);
      await navigate({ to: '/imports/$id', params: { id } });
    } catch (error) {
      if (!controller.signal.aborted) setMessage(errorText(error));
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
