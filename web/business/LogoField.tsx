/** The logo of the business: dropped, chosen, shown, removed. */
import { Button } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useErrorText, useProblemText } from '../problems.ts';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './business.module.css';
import { type Business, businessQuery, useBusinessForm } from './saving.ts';

const BYTES_MAXIMUM = 2 * 1024 * 1024;

export function LogoField() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const { upload, remove, isBusy, message } = useLogo();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) void upload(file);
  };
  return (
    <div>
      <p className={styles.label}>{t('field.logo')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button inside does the same. */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className={styles.logoPlace}>
          {business.logo === null ? (
            <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
          ) : (
            <img src={`/files/logo/${business.logo}`} alt={t('field.logo')} />
          )}
        </div>
        <div>
          <div className={styles.logoActions}>
            <Button
              size="xs"
              leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
              loading={isBusy}
              aria-describedby={hintId}
              onClick={() => input.current?.click()}
            >
              {t(business.logo === null ? 'logo.choose' : 'logo.replace')}
            </Button>
            {business.logo !== null && (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => void remove()}
              >
                {t('logo.remove')}
              </Button>
            )}
          </div>
          <p className={styles.hint} id={hintId}>
            {t('logo.hint')}
          </p>
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file !== undefined) void upload(file);
          }}
        />
      </div>
      {message !== '' && <Notice tone="neg" title={message} />}
    </div>
  );
}

function useLogo() {
  const { t } = useTranslation('business');
  const queries = useQueryClient();
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const keep = (saved: Business) => queries.setQueryData<Business>(businessQuery.queryKey, saved);
  const act = async (call: () => Promise<Business>, done: string) => {
    setBusy(true);
    setMessage('');
    try {
      keep(await call());
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
  return { upload, remove, isBusy, message };
}
