/** What is to be transferred: amount, day, account, and the GiroCode. Where the user is warned of the account it is shown only when asked for. */
import { formatIban } from '@belegbar/domain/business';
import { skontoToTake } from '@belegbar/domain/expenses';
import type { Cents } from '@belegbar/domain/money';
import { isWarned } from '@belegbar/domain/received-invoices';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../e-invoice/index.ts';
import { useToday } from '../session/session.ts';
import { CopyIcon } from '../ui/CopyIcon.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { CheckLine } from '../ui/States.tsx';
import { amountsOf, askedOf } from './differing-amounts.ts';
import type { Received } from './message.ts';
import styles from './payment.module.css';

type Transfer = NonNullable<Received['transfer']>;

export function Payment({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const [isTrusted, setTrusted] = useState(false);
  const { transfer, noTransfer, ibanCheck } = received;
  const isByHand = ![...NOTHING_OWED, ...BY_ITSELF, ...TO_BE_ASKED].includes(noTransfer);
  const isHeld = isWarned(ibanCheck.verdict) && !isTrusted;
  return (
    <section className={styles.section}>
      <SectionHead title={t('pay.title')} aside={<Due received={received} />} />
      {isByHand && <IbanLine received={received} />}
      {noTransfer !== null && (
        <p className={styles.none}>
          <WhyNone received={received} />
        </p>
      )}
      {transfer !== null && isHeld && (
        <CheckLine tone="warn" title={t('pay.held')} text={t('pay.heldText')}>
          <Button size="xs" mt={8} onClick={() => setTrusted(true)}>
            {t('pay.trust')}
          </Button>
        </CheckLine>
      )}
      {transfer !== null && !isHeld && <TransferFacts key={received.id} transfer={transfer} />}
    </section>
  );
}

function WhyNone({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const { noTransfer, currency, proposal } = received;
  const differing = noTransfer === 'amountsDiffer' ? (amountsOf(proposal) ?? askedOf(proposal)) : null;
  if (differing === null) return t(`pay.none.${noneOf(received)}`, { currency });
  const { gross, sum } = differing;
  return t('pay.clarify', { gross: written.amount(gross, currency), sum: written.amount(sum, currency) });
}

function noneOf({ noTransfer, currency }: Received) {
  return noTransfer === 'currency' && currency === '' ? 'noCurrency' : (noTransfer ?? 'paid');
}

/** No day by which to pay, where the user pays nothing. */
const NOTHING_OWED: readonly Received['noTransfer'][] = ['own', 'credit', 'paid'];
/** Not to be paid before the sender has said what is right. */
const TO_BE_ASKED: readonly Received['noTransfer'][] = ['amountsDiffer', 'currenciesDiffer'];
/** Paid without the user's doing: nothing can be late. */
const BY_ITSELF: readonly Received['noTransfer'][] = ['directDebit', 'card'];

function Due({ received: { dueDate, state, noTransfer } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const today = useToday();
  if (dueDate === null || NOTHING_OWED.includes(noTransfer)) return null;
  const isLate = state === 'toReview' && dueDate < today && !BY_ITSELF.includes(noTransfer);
  return (
    <span data-late={isLate || undefined} className={styles.due}>
      {t(isLate ? 'pay.lateSince' : 'pay.due', { day: written.day(dueDate) })}
    </span>
  );
}

/** What is known of the account; a changed one is told above. */
function IbanLine({ received: { ibanCheck } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { verdict, accounts } = ibanCheck;
  const broken = accounts.filter(({ isValid }) => !isValid);
  return (
    <>
      {broken.map(({ iban }) => (
        <CheckLine
          key={iban}
          tone="warn"
          title={t('iban.invalid', { iban: formatIban(iban) })}
          text={t('iban.invalidText')}
        />
      ))}
      {verdict === 'known' && <CheckLine tone="pos" title={t('iban.known')} />}
      {verdict === 'newSender' && (
        <CheckLine tone="info" title={t('iban.newSender')} text={t('iban.newSenderText')} />
      )}
    </>
  );
}

/** Amount, account and words to copy, and the code to scan. */
export function TransferFacts({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const { payee, iban, bic, reference } = transfer;
  const reduced = skontoToTake(transfer.reduced, today);
  const { amount, giroCode } = isWhole ? transfer : (reduced ?? transfer);
  const plain = format.money(amount, 'plain');
  return (
    <div className={styles.transfer}>
      <dl className={styles.facts}>
        <Copied label={t('pay.amount')} value={plain}>
          <strong className={styles.amount}>{format.money(amount)}</strong>
          {reduced !== null && (
            <SkontoLine whole={transfer.amount} {...{ reduced, isWhole }} onWhole={setWhole} />
          )}
        </Copied>
        <Copied label={t('pay.payee')} value={payee} />
        <Copied label={t('pay.iban')} value={iban}>
          <span className={styles.iban}>{formatIban(iban)}</span>
        </Copied>
        <Copied label={t('pay.bic')} value={bic} />
        <Copied label={t('pay.reference')} value={reference} />
      </dl>
      {giroCode === null ? (
        <p className={styles.none}>{t(`pay.noCode.${whyNoCode(transfer)}`)}</p>
      ) : (
        <GiroCode code={giroCode} />
      )}
    </div>
  );
}

interface SkontoLineProps {
  /** All that is open. */
  whole: Cents;
  reduced: Transfer['reduced'][number];
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
}

/** Until when how much less is to be paid, and what it is otherwise. */
function SkontoLine({ whole, reduced, isWhole, onWhole }: SkontoLineProps) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  return (
    <span className={styles.skonto}>
      <span role="status">
        {t(isWhole ? 'pay.withoutSkonto' : 'pay.withSkonto', {
          percent: format.percent(reduced.percent),
          day: format.day(reduced.until),
          amount: format.money(isWhole ? reduced.amount : whole),
        })}
      </span>
      <Button size="xs" onClick={() => onWhole(!isWhole)}>
        {t(isWhole ? 'pay.takeSkonto' : 'pay.takeWhole')}
      </Button>
    </span>
  );
}

/** The format ends below a billion euros (EPC069-12). */
const CODE_MAXIMUM_CENTS = 99_999_999_999;

function whyNoCode({ payee, amount }: Transfer): 'payee' | 'amount' | 'sepa' {
  if (payee === '') return 'payee';
  return amount > CODE_MAXIMUM_CENTS ? 'amount' : 'sepa';
}

function Copied({ label, value, children }: { label: string; value: string; children?: ReactNode }) {
  const { t } = useTranslation('received-invoices');
  if (value === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children ?? value}</dd>
      <dd className={styles.copy}>
        <CopyIcon value={value} label={t('pay.copy', { what: label })} />
      </dd>
    </div>
  );
}

/** Always dark on white, as readers need it. */
function GiroCode({ code: { path, size } }: { code: NonNullable<Transfer['giroCode']> }) {
  const { t } = useTranslation('received-invoices');
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('pay.code')}>
        <path d={path} />
      </svg>
      <figcaption>{t('pay.scan')}</figcaption>
    </figure>
  );
}
