/** Says what amending an issued invoice means, and what the law says of it, before the editor opens. */
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { Notice } from '../../ui/States.tsx';
import type { Invoice } from '../messages.ts';
import styles from './corrections.module.css';

export default function AmendDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation('invoice-corrections');
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      opened
      title={t('amend.title', { number: invoice.number })}
      text={<WhatItMeans invoice={invoice} />}
      confirmLabel={t('amend.open')}
      onConfirm={() => navigate({ to: '/invoice/$id', params: { id: invoice.id }, search: { amend: 'yes' } })}
      onClose={onClose}
    />
  );
}

/** Whether the client has it is known from what was sent from here, or said by the owner. */
function WhatItMeans({ invoice: { state, number } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice-corrections');
  return (
    <div className={styles.text}>
      {state.reached.includes('sent') && (
        <Notice tone="warn" title={t('amend.sent')}>
          {t('amend.sentText')}
        </Notice>
      )}
      <p>{t('amend.text', { number })}</p>
      <p>{t('amend.law')}</p>
      <p>{t('amend.returns')}</p>
    </div>
  );
}
