/** Acts that are rarer: use as a pattern for a new draft, and cancel. */
import { Button, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconFileX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../../api.ts';
import { useErrorText } from '../../problems.ts';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { toast } from '../../ui/toast.tsx';
import { useInvoiceChanged } from '../cache.ts';
import type { Invoice } from '../messages.ts';

export function MoreMenu({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const [isCancelling, setCancelling] = useState(false);
  const copy = useCopy(invoice);
  const canBeCancelled = invoice.kind === 'invoice' && !invoice.cancelled;
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button aria-label={t('detail.more')} px={9}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconCopy size={16} stroke={1.75} />} onClick={() => copy.mutate()}>
            {t('detail.copy')}
          </Menu.Item>
          {canBeCancelled && (
            <Menu.Item
              leftSection={<IconFileX size={16} stroke={1.75} />}
              color="var(--bb-neg)"
              onClick={() => setCancelling(true)}
            >
              {t('cancel.menu')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isCancelling && <CancelDialog invoice={invoice} onClose={() => setCancelling(false)} />}
    </>
  );
}

/** A new draft with the same content, without its dates. */
function useCopy(invoice: Invoice) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const [key, setKey] = useState(newKey);
  return useMutation({
    mutationFn: () =>
      client.invoices.createDraft({
        idempotencyKey: key,
        draft: { ...invoice.draft, invoiceDate: null, servicePeriod: null },
      }),
    onSuccess: (draft) => {
      setKey(newKey());
      changed(draft);
      void navigate({ to: '/invoice/$id', params: { id: draft.id } });
    },
    onError: (error) => toast.error(t('detail.copyFailed'), errorText(error)),
  });
}

function CancelDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const changed = useInvoiceChanged();
  const errorText = useErrorText();
  const [key] = useState(newKey);
  async function cancel() {
    try {
      const document = await client.invoices.cancel({ id: invoice.id, idempotencyKey: key });
      changed(document);
      toast.success(t('cancel.done'), t('cancel.doneText', { number: document.number }));
      await navigate({ to: '/invoice/$id', params: { id: document.id } });
    } catch (error) {
      toast.error(t('cancel.failed', { number: invoice.number }), errorText(error));
      throw error;
    }
  }
  return (
    <ConfirmDialog
      opened
      tone="danger"
      title={t('cancel.title', { number: invoice.number })}
      text={
        <>
          <p>{t('cancel.text')}</p>
          {invoice.payments.length > 0 && <p>{t('cancel.paid')}</p>}
        </>
      }
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      onConfirm={cancel}
      onClose={onClose}
    />
  );
}
