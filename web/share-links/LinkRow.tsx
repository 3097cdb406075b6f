/** One share link: its address to copy or open, whether it works, and whether it was opened. */
import type { ShareLink as Schema } from '@belegbar/contract/share-links';
import { Button, Switch, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { output } from 'zod';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { CopyButton } from '../ui/Dialogs.tsx';
import { type Format, useFormat } from '../ui/format.ts';
import { QrCode } from '../ui/qr/index.ts';
import { SelectField } from '../ui/TextFields.tsx';
import { toast } from '../ui/toast.tsx';
import { daysOf, EXPIRIES, type Expiry, useExpiryText } from './expiry.ts';
import styles from './share-link.module.css';
import { useGivenOut } from './use-given-out.ts';

type ShareLink = output<typeof Schema>;

export function LinkRow({ link }: { link: ShareLink }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const setActive = useSetActive(link);
  const isExpired = link.expiresOn !== null && link.expiresOn < today;
  const address = `${location.origin}/public-invoice/${link.token}`;
  const isOn = link.active && !isExpired;
  return (
    <div className={styles.link} data-off={!isOn || undefined}>
      <div className={styles.linkFields}>
        <Address invoiceId={link.invoiceId} address={address} />
        <div className={styles.stateLine}>
          <Switch
            label={t(isExpired ? 'link.expired' : link.active ? 'link.active' : 'link.inactive')}
            checked={isOn}
            disabled={setActive.isPending}
            onChange={(event) => {
              const active = event.currentTarget.checked;
              setActive.mutate({ active, ...(isExpired ? { expiresInDays: RENEWED_DAYS } : {}) });
            }}
          />
          <p>{accessText(link, t, format)}</p>
        </div>
        <ExpiryField
          now={expiryText(link, isExpired, t, format)}
          isBusy={setActive.isPending}
          onChoose={(expiry) => setActive.mutate({ active: link.active, expiresInDays: daysOf(expiry) })}
        />
      </div>
      {isOn && <Code address={address} />}
    </div>
  );
}

interface ExpiryFieldProps {
  /** Until when the link opens as it is. */
  now: string;
  isBusy: boolean;
  onChoose: (expiry: Expiry) => void;
}

/** Says until when the link opens, and counts anew from today what is chosen. */
function ExpiryField({ now, isBusy, onChoose }: ExpiryFieldProps) {
  const { t } = useTranslation('invoices');
  const textOf = useExpiryText();
  const choices = EXPIRIES.map((value) => ({ value, label: textOf(value, 'link.fromToday') }));
  return (
    <div className={styles.expiry}>
      <SelectField
        label={t('link.expires')}
        value="now"
        disabled={isBusy}
        choices={[{ value: 'now', label: now }, ...choices]}
        onChange={(chosen) => chosen !== 'now' && onChoose(chosen)}
      />
    </div>
  );
}

/** For a client who sits opposite, or a printed page. */
function Code({ address }: { address: string }) {
  const { t } = useTranslation('invoices');
  return (
    <figure className={styles.code}>
      <QrCode text={address} label={t('link.code')} failed={t('link.codeFailed')} size={148} />
      <figcaption>{t('link.codeHint')}</figcaption>
    </figure>
  );
}

function Address({ address, invoiceId }: { address: string; invoiceId: string }) {
  const { t } = useTranslation('invoices');
  const givenOut = useGivenOut(invoiceId);
  return (
    <div className={styles.addressLine}>
      <TextInput
        className={styles.address ?? ''}
        aria-label={t('link.address')}
        value={address.replace(/^https?:\/\//, '')}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={address} label={t('link.copy')} size="sm" onCopied={givenOut} />
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={t('link.open')}
        title={t('link.open')}
        px={9}
      >
        <IconExternalLink size={18} stroke={1.6} aria-hidden="true" />
      </Button>
    </div>
  );
}

const RENEWED_DAYS = 30;

/** Switching on an expired link gives it another 30 days. */
function useSetActive(link: ShareLink) {
  const { t } = useTranslation('invoices');
  const cache = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (changes: { active: boolean; expiresInDays?: number | null }) =>
      client.shareLinks.setActive({ id: link.id, ...changes }),
    onSuccess: (changed) => {
      const queryKey = api.shareLinks.list.queryKey({ input: { invoiceId: link.invoiceId } });
      cache.setQueryData(
        queryKey,
        (before) =>
          before && { links: before.links.map((other) => (other.id === changed.id ? changed : other)) },
      );
      void cache.invalidateQueries({ queryKey: api.invoices.get.key({ input: { id: link.invoiceId } }) });
    },
    onError: (error) => toast.error(t('link.switchFailed'), errorText(error)),
  });
}

type Translate = TFunction<'invoices'>;

function expiryText(link: ShareLink, isExpired: boolean, t: Translate, format: Format): string {
  if (link.expiresOn === null) return t('link.never');
  return t(isExpired ? 'link.expiredOn' : 'link.expiresOn', { day: format.day(link.expiresOn) });
}

/** How often a link was opened, and when last. */
export function accessText(
  link: Pick<ShareLink, 'accessCount' | 'lastAccessedAt'>,
  t: Translate,
  format: Format,
): string {
  if (link.lastAccessedAt === null) return t('link.notOpened');
  return t('link.opened', { count: link.accessCount, last: format.instant(link.lastAccessedAt) });
}
