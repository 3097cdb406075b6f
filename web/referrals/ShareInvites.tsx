/** The dialog from which a person invites others: how it works, the link to copy, and who came by it. */
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
import { WhoCame } from './WhoCame.tsx';

interface ShareInvitesProps {
  opened: boolean;
  onClose: () => void;
}

const STEPS = ['share', 'open', 'account'] as const;

export function ShareInvites({ opened, onClose }: ShareInvitesProps) {
  const { t } = useTranslation('referrals');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size={620}>
      <p>{t('message', { product: PRODUCT })}</p>
      <section className={styles.how} aria-label={t('how.title')}>
        <ol>
          {STEPS.map((step) => (
            <li key={step}>
              <strong>{t(`how.${step}.title`)}</strong>
              <span>{t(`how.${step}.text`, { host: location.host })}</span>
            </li>
          ))}
        </ol>
      </section>
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
      <WhoCame />
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
