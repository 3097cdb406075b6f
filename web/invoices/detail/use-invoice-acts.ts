/** The acts of the invoice in view: by a letter, and first in the palette. */
import { IconBell, IconCash, IconDownload, IconLink, IconMaximize } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanRemind, type useShare } from '../../sending/index.ts';
import { type ActInView, useActsInView } from '../../ui/acts-in-view.ts';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import type { Invoice } from '../messages.ts';
import { pdfAddress } from './pdf.ts';

interface Ways {
  open: ReturnType<typeof useShare>['open'];
  pay: () => void;
  view: () => void;
}

export function useInvoiceActs(invoice: Invoice, { open, pay, view }: Ways): void {
  const { t } = useTranslation(['invoices', 'sending']);
  const { canRemind, waitingId } = useCanRemind(invoice.id);
  const ways = {
    remind: () => open({ tab: 'reminder', mailId: waitingId }),
    link: () => open({ tab: 'link', mailId: null }),
    pdf: () => location.assign(pdfAddress(invoice.id)),
    pay,
    view,
  };
  const mayPay = isPayable(invoice);
  const { cancelled, number } = invoice;
  useLetterKeys({ e: () => canRemind && ways.remind(), p: () => mayPay && pay(), v: view });
  const words = number ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways are the same for the same invoice.
  const acts = useMemo(() => {
    const all: (ActInView & { isOffered: boolean })[] = [
      {
        id: 'remind',
        icon: IconBell,
        title: t('sending:remindButton'),
        keys: 'E',
        run: ways.remind,
        isOffered: canRemind,
      },
      { id: 'pay', icon: IconCash, title: t('payment.record'), keys: 'P', run: ways.pay, isOffered: mayPay },
      { id: 'link', icon: IconLink, title: t('sending:dialog.link'), run: ways.link, isOffered: !cancelled },
      { id: 'view', icon: IconMaximize, title: t('detail.view'), keys: 'V', run: ways.view, isOffered: true },
      { id: 'pdf', icon: IconDownload, title: t('detail.pdf'), run: ways.pdf, isOffered: true },
    ];
    return all.filter(({ isOffered }) => isOffered).map((act) => ({ ...act, words }));
  }, [t, canRemind, waitingId, mayPay, cancelled, words]);
  useActsInView(acts);
}

/** Also a paid one, whose client pays more. */
export function isPayable({ kind, cancelled }: Invoice): boolean {
  return kind === 'invoice' && !cancelled;
}
