/** Uploading and removing the logo. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useErrorText, useProblemText } from '../problems.ts';
import { toast } from '../ui/toast.tsx';
import { type Business, businessQuery } from './saving.ts';

const BYTES_MAXIMUM = 2 * 1024 * 1024;

/** `message` says why the last try failed; empty when it did not. */
export function useLogo() {
  const { t } = useTranslation('business');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const act = async (call: () => Promise<Business>, done: string) => {
    setBusy(true);
    setMessage('');
    try {
      queries.setQueryData<Business>(businessQuery.queryKey, await call());
      toast.success(done);
    } catch (error) {
      setMessage(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const upload = async (file: File) => {
    if (!['image/png', 'image/jpeg'].includes(file.type))
      return setMessage(problemText({ code: 'file.type' }));
    if (file.size > BYTES_MAXIMUM)
      return setMessage(problemText({ code: 'file.size', values: { megabytes: '2' } }));
    return act(() => client.business.setLogo({ file }), t('logo.uploaded'));
  };
  const remove = () => act(() => client.business.removeLogo(), t('logo.removed'));
  return { upload: (file: File) => void upload(file), remove: () => void remove(), isBusy, message };
}
