/** What can be done with an invoice: all in the head, or on a phone what comes next in a bar in reach of the thumb, the rest in its menu. */
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type SendAct, useIsUnsent, useSendActs } from '../../sending/index.ts';
import sheet from '../../ui/sheet.module.css';
import type { Invoice } from '../messages.ts';
import styles from './acts.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import type { MoneyAct } from './money-act.ts';
import { amountToPay, amountToRefund } from './money-left.ts';
import { pdfAddress } from './pdf.ts';
import { isPayable } from './use-invoice-acts.ts';

type Act = Omit<SendAct, 'key' | 'icon'> & { key: string } & Partial<Pick<SendAct, 'icon'>>;

interface Props {
  invoice: Invoice;
  onMove: (act: MoneyAct) => void;
  onView: () => void;
  sending: Parameters<typeof useSendActs>[0];
}

export function Acts({ invoice, onMove, onView, sending }: Props) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const sendActs = useSendActs(sending).map((act) => ({
    ...act,
    isMain: act.isMain && isToSend(invoice),
  }));
  const money = useMoneyActs(invoice, onMove);
  const acts: Act[] = [...(invoice.cancelled ? [] : sendActs), ...money];
  const onPay = () => onMove('payment');
  if (!isPhone)
    return (
      <div className={styles.row}>
        <Pdf invoice={invoice} />
        {acts.map((act) => (
          <ActButton key={act.key} act={act} />
        ))}
        <MoreMenu {...{ invoice, onPay, onView }} further={[]} />
      </div>
    );
  const { shown, further } = forPhone(acts);
  return (
    <div className={sheet.bottomBar} data-bottom-bar>
      <div className={styles.bar}>
        {shown.map((act) => (
          <ActButton key={act.key} act={act} />
        ))}
        {shown.length === 0 && <Pdf invoice={invoice} />}
        <MoreMenu {...{ invoice, onPay, onView }} further={further} />
      </div>
    </div>
  );
}

/** Whoever has paid has it, and what was given out by hand need not be sent next. */
function isToSend({ status, state }: Invoice): boolean {
  return status !== 'paid' && !state.reached.includes('sent');
}

const SHOWN = 2;

/** What comes next stands last, nearest to the thumb; beside it the first of the others. */
function forPhone(acts: readonly Act[]): { shown: Act[]; further: Act[] } {
  const main = acts.find(({ isMain }) => isMain);
  const others = acts.filter((act) => act !== main);
  const beside = others.slice(0, SHOWN - (main === undefined ? 0 : 1));
  const shown = main === undefined ? beside : [...beside, main];
  return { shown, further: others.filter((act) => !beside.includes(act)) };
}

function useMoneyActs(invoice: Invoice, onMove: (act: MoneyAct) => void): Act[] {
  const { t } = useTranslation('invoices');
  const isUnsent = useIsUnsent(invoice.id);
  const acts: Act[] = [];
  if (isPayable(invoice) && amountToPay(invoice) > 0)
    acts.push({
      key: 'pay',
      label: t('payment.record'),
      letter: 'P',
      // What was given up as lost is waited for no more.
      isMain: invoice.open > 0 && !(isUnsent && isToSend(invoice)),
      run: () => onMove('payment'),
    });
  if (amountToRefund(invoice) > 0)
    acts.push({ key: 'refund', label: t('refund.record'), isMain: true, run: () => onMove('refund') });
  return acts;
}

function ActButton({ act: { label, icon: Icon, letter, isMain, run } }: { act: Act }) {
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      onClick={run}
      {...(letter !== undefined && { 'aria-keyshortcuts': letter })}
      {...(Icon !== undefined && { leftSection: <Icon size={18} stroke={1.6} aria-hidden="true" /> })}
    >
      {label}
    </Button>
  );
}

function Pdf({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <Button
      component="a"
      href={pdfAddress(invoice.id)}
      download
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
    >
      {t('detail.pdf')}
    </Button>
  );
}
