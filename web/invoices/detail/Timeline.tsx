/** What happened to the invoice, newest first. */
import { type Cents, parseAmount } from '@belegbar/domain/money';
import {
  IconArrowBackUp,
  IconBellOff,
  IconBellRinging,
  IconCash,
  IconCashMinus,
  IconCashOff,
  IconChevronRight,
  IconCoin,
  IconDiscount,
  IconEye,
  IconFileMinus,
  IconFilePencil,
  IconFilePlus,
  IconFileX,
  IconInbox,
  IconLink,
  IconLinkOff,
  IconLock,
  IconMailOff,
  IconMailQuestion,
  IconMailX,
  IconMessageQuestion,
  IconPencil,
  IconSend,
  IconShieldCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import type { Invoice, TimelineItem } from '../messages.ts';
import { EntryNumbers } from './EntryNumbers.tsx';
import styles from './timeline.module.css';

const ICONS: Record<TimelineItem['kind'], TablerIcon> = {
  created: IconFilePlus,
  changed: IconPencil,
  issued: IconLock,
  amended: IconFilePencil,
  documentStored: IconShieldCheck,
  linkCreated: IconLink,
  linkGiven: IconLink,
  sentByHand: IconSend,
  sentTakenBack: IconArrowBackUp,
  linkOff: IconLinkOff,
  linkOn: IconLink,
  viewed: IconEye,
  saidPaid: IconCoin,
  saidNotPaid: IconArrowBackUp,
  asked: IconMessageQuestion,
  sent: IconSend,
  reminded: IconBellRinging,
  kept: IconInbox,
  reminderKept: IconInbox,
  sendFailed: IconMailX,
  sendUnsure: IconMailQuestion,
  sendWithdrawn: IconMailOff,
  remindersPaused: IconBellOff,
  remindersOn: IconBellRinging,
  paid: IconCash,
  paymentUndone: IconArrowBackUp,
  refunded: IconCashMinus,
  refundUndone: IconArrowBackUp,
  credited: IconDiscount,
  corrects: IconFileMinus,
  writtenOff: IconCashOff,
  cancelled: IconFileX,
  withdrawn: IconFileX,
  cancels: IconFileX,
};

export function Timeline({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <section>
      <SectionHead title={t('timeline.title')} />
      <ol className={styles.timeline}>
        {invoice.timeline.filter(isTold).map((item) => (
          <Item key={`${item.at} ${item.kind} ${item.detail}`} item={item} invoice={invoice} />
        ))}
      </ol>
      <Proof invoice={invoice} />
    </section>
  );
}

function Item({ item, invoice }: { item: TimelineItem; invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const Icon = ICONS[item.kind];
  const money = (amount: Cents) => format.money(amount, invoice.currency);
  const detail =
    item.kind === 'amended' ? t('editions.one', { edition: item.detail }) : detailText(item, money);
  return (
    <li>
      <span className={styles.dot}>
        <Icon size={14} stroke={2} aria-hidden="true" />
      </span>
      <div>
        <p className={styles.itemTitle}>{t(`timeline.${item.kind}`)}</p>
        {item.kind === 'asked' && <p className={styles.question}>{item.detail}</p>}
        <p className={styles.itemText}>{[detail, t(`timeline.by.${item.by}`)].filter(Boolean).join(', ')}</p>
      </div>
      <time className={styles.itemTime} dateTime={item.at}>
        {format.instant(item.at)}
      </time>
    </li>
  );
}

/** That the file was stored is no step of anybody: it stands with what proves. */
function isTold({ kind }: TimelineItem): boolean {
  return kind !== 'documentStored';
}

/** What proves the history to who asks for it: when the file was stored, its checksum, and the journal. */
function Proof({ invoice: { documentHash: hash, timeline } }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const booked = timeline.filter(({ entries }) => entries.length > 0);
  const stored = timeline.filter((item) => !isTold(item));
  if (hash === null && booked.length === 0 && stored.length === 0) return null;
  return (
    <details className={styles.proof}>
      <summary>
        <IconChevronRight size={14} stroke={1.75} aria-hidden="true" />
        {t('timeline.proof')}
      </summary>
      {stored.map(({ at, kind }) => (
        <p key={at}>
          {t(`timeline.${kind}`)}: {format.instant(at)}
        </p>
      ))}
      {hash !== null && (
        <p className={styles.hash} title={hash}>
          SHA-256 {hash}
        </p>
      )}
      {booked.map((item) => (
        <p key={`${item.at} ${item.kind}`}>
          {t(`timeline.${item.kind}`)}: <EntryNumbers entries={item.entries} />
        </p>
      ))}
    </details>
  );
}

const AMOUNTS: readonly TimelineItem['kind'][] = [
  'paid',
  'paymentUndone',
  'refunded',
  'refundUndone',
  'credited',
  'writtenOff',
];

/** Amounts come as plain numbers, everything else as it is to be read. */
function detailText(item: TimelineItem, money: (amount: Cents) => string): string {
  if (item.kind === 'asked') return '';
  if (!AMOUNTS.includes(item.kind)) return item.detail;
  const amount = parseAmount(item.detail, 'en');
  return amount.ok ? money(amount.value) : item.detail;
}
