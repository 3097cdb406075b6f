/** Acts that are rarer: correct or cancel, more money, a bad debt, a copy, the e-invoices. */
import { Button, Menu } from '@mantine/core';
import {
  IconCash,
  IconCashOff,
  IconCopy,
  IconDots,
  IconFileCode,
  IconFilePencil,
  IconMaximize,
  IconPencil,
  IconSend,
} from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../connection/lazy-part.ts';
import type { SendAct } from '../../sending/index.ts';
import { Keys } from '../../ui/Marks.tsx';
import { useCopy } from '../corrections/use-copy.ts';
import type { WayOn } from '../corrections/WaysOn.tsx';
import type { Invoice } from '../messages.ts';
import { eInvoiceAddress } from './pdf.ts';
import { useMarkSent } from './use-mark-sent.ts';

const AmendDialog = lazyPart(() => import('../corrections/AmendDialog.tsx'));
const WaysOn = lazyPart(() => import('../corrections/WaysOn.tsx'));
const CancelDialog = lazyPart(() => import('../corrections/CancelDialog.tsx'));
const CreditNoteDialog = lazyPart(() => import('../corrections/CreditNoteDialog.tsx'));
const WriteOffDialog = lazyPart(() => import('../corrections/WriteOffDialog.tsx'));

type Opened = 'ways' | 'writeOff' | 'amend' | WayOn;

interface MoreProps {
  invoice: Invoice;
  onPay: () => void;
  onView: () => void;
  /** What has no button of its own where there is little room. */
  further: readonly Pick<SendAct, 'label' | 'run'>[];
}

export function MoreMenu({ invoice, onPay, onView, further }: MoreProps) {
  const { t } = useTranslation('invoices');
  const [opened, setOpened] = useState<Opened | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // A dialog that follows another gives the focus back to where the first was asked for.
  const open = (next: Opened | null) => {
    if (next !== null) button.current?.focus();
    setOpened(next);
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button ref={button} aria-label={t('detail.more')} aria-haspopup="menu" px={9}>
            <IconDots size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {further.map(({ label, run }) => (
            <Menu.Item key={label} leftSection={<IconSend {...LOOK} />} onClick={run}>
              {label}
            </Menu.Item>
          ))}
          <Items invoice={invoice} onOpen={open} onPay={onPay} onView={onView} />
        </Menu.Dropdown>
      </Menu>
      <Suspense fallback={null}>
        <Asked invoice={invoice} opened={opened} onOpen={open} />
      </Suspense>
    </>
  );
}

interface ItemsProps {
  invoice: Invoice;
  onOpen: (opened: Opened) => void;
  onPay: () => void;
  onView: () => void;
}

function Items({ invoice, onOpen, onPay, onView }: ItemsProps) {
  const { t } = useTranslation('invoice-corrections');
  const { t: tInvoices } = useTranslation('invoices');
  const copy = useCopy(invoice);
  const markSent = useMarkSent(invoice.id);
  const stands = invoice.kind === 'invoice' && !invoice.cancelled;
  return (
    <>
      <Menu.Item leftSection={<IconMaximize {...LOOK} />} rightSection={<Keys of="V" />} onClick={onView}>
        {tInvoices('detail.view')}
      </Menu.Item>
      {invoice.amendable && (
        <Menu.Item leftSection={<IconPencil {...LOOK} />} onClick={() => onOpen('amend')}>
          {t('menu.amend')}
        </Menu.Item>
      )}
      {stands && (
        <Menu.Item leftSection={<IconFilePencil {...LOOK} />} onClick={() => onOpen('ways')}>
          {t('menu.correct')}
        </Menu.Item>
      )}
      {!invoice.cancelled && !invoice.state.reached.includes('sent') && (
        <Menu.Item leftSection={<IconSend {...LOOK} />} onClick={markSent}>
          {tInvoices('markSent.act')}
        </Menu.Item>
      )}
      {stands && invoice.open > 0 && (
        <Menu.Item leftSection={<IconCashOff {...LOOK} />} onClick={() => onOpen('writeOff')}>
          {t('menu.writeOff')}
        </Menu.Item>
      )}
      {stands && invoice.open <= 0 && (
        <Menu.Item leftSection={<IconCash {...LOOK} />} rightSection={<Keys of="P" />} onClick={onPay}>
          {t('menu.morePayment')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCopy {...LOOK} />} onClick={() => copy.mutate()}>
        {t('menu.copy')}
      </Menu.Item>
      <EInvoices invoice={invoice} />
    </>
  );
}

function EInvoices({ invoice: { id, eInvoice } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (['xrechnung', 'facturX'] as const)
    .filter((file) => eInvoice[file])
    .map((file) => (
      <Menu.Item
        key={file}
        component="a"
        href={eInvoiceAddress(id, file)}
        download
        leftSection={<IconFileCode {...LOOK} />}
      >
        {t(`detail.${file}`)}
      </Menu.Item>
    ));
}

const LOOK = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

interface AskedProps {
  invoice: Invoice;
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
}

function Asked({ invoice, opened, onOpen }: AskedProps) {
  const shared = { invoice, onClose: () => onOpen(null) };
  if (opened === 'ways') return <WaysOn {...shared} onChoose={onOpen} />;
  if (opened === 'amend') return <AmendDialog {...shared} />;
  if (opened === 'credit') return <CreditNoteDialog {...shared} />;
  if (opened === 'writeOff') return <WriteOffDialog {...shared} />;
  if (opened === 'anew') return <CancelDialog {...shared} then="writeAnew" />;
  return opened === 'cancel' ? <CancelDialog {...shared} then="nothing" /> : null;
}
