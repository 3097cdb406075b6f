/** The dialog from which a person invites others: how it works, and the link to copy. */
import { PRODUCT } from '@belegbar/domain/product';
import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './referrals.module.css';
import { useReferralLink } from './use-referral-link.ts';

interface ShareInvitesProps {
  opened: boolean;
  onClose: () => void;
}

export function ShareInvites({ opened, onClose }: ShareInvitesProps) {
  const { t } = useTranslation('referrals');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size={520}>
      <p>{t('message', { product: PRODUCT })}</p>
      <div className={styles.how}>
        <p className={styles.howTitle}>{t('how.title')}</p>
        <ol>
          <li>{t('how.share')}</li>
          <li>{t('how.open', { host: location.host })}</li>
          <li>{t('how.account')}</li>
        </ol>
        <p className={styles.quiet}>{t('how.noReward')}</p>
      </div>
      <LinkToCopy onClose={onClose} />
    </Dialog>
  );
}

function LinkToCopy({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('referrals');
  const { link, error, retry } = useReferralLink();
  const { field, copy } = useCopying(link ?? '');
  return (
    <>
      {error === null ? (
        <TextInput
          ref={field}
          label={t('link')}
          value={link ?? ''}
          placeholder={t('loading')}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : (
        <ErrorState title={t('loadFailed')} error={error} onRetry={retry} />
      )}
      {link !== undefined && isOnlyHere(link) && (
        <Notice tone="info" title={t('onlyHere')}>
          {t('onlyHereText')}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          variant="filled"
          disabled={link === undefined}
          leftSection={<IconCopy size={18} stroke={1.6} aria-hidden="true" />}
          onClick={copy}
        >
          {t('copy')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Copies the link and says so; without the clipboard it is at least marked, ready to be copied by hand. */
function useCopying(link: string) {
  const { t } = useTranslation('referrals');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('copied'));
    } catch {
      field.current?.select();
      toast.error(t('copyFailed'));
    }
  };
  return { field, copy: () => void copy() };
}

/** Whether the address reaches nothing but the machine it is opened on. */
function isOnlyHere(link: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(link).hostname);
}
