/** What must be looked at before anything is booked or paid, in one list, the worst first: only an account that may be forged stands out. */
import { formatIban } from '@belegbar/domain/business';
import { isWarned } from '@belegbar/domain/received-invoices';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FileNotes, fileNotesOf, useWritten } from '../e-invoice/index.ts';
import { useFormat } from '../ui/format.ts';
import { JumpLink } from '../ui/JumpLink.tsx';
import { CheckLine, Notice } from '../ui/States.tsx';
import { amountsOf } from './differing-amounts.ts';
import type { Received } from './message.ts';
import styles from './notices.module.css';

export function Attention({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { checked, likelyDuplicates, addresseeDiffers, ibanCheck } = received;
  const isStrange = isWarned(ibanCheck.verdict);
  const count = checked.verdict.fatal.length;
  const isNoted = fileNotesOf(checked).length > 0;
  const isDoubtful = likelyDuplicates.length > 0 || addresseeDiffers.length > 0 || count > 0 || isNoted;
  if (!isStrange && !isDoubtful && checked.isElectronicInvoice) return null;
  return (
    <section className={styles.attention} aria-label={t('attention.title')}>
      {isStrange && <WarnedIban received={received} />}
      <div role="status">
        <FileNotes checked={checked} />
        {likelyDuplicates.length > 0 && <Duplicates received={received} />}
        {addresseeDiffers.length > 0 && <OtherAddressee received={received} />}
        {!checked.isElectronicInvoice && <CheckLine tone="info" title={t('attention.none')} />}
        {count > 0 && (
          <CheckLine
            tone="warn"
            title={t('attention.invalid', { count })}
            text={<Fault received={received} />}
          >
            <JumpLink to="findings" className={styles.more}>
              {t('attention.toFindings')}
            </JumpLink>
          </CheckLine>
        )}
      </div>
    </section>
  );
}

/** Of an invoice whose amounts contradict each other, by how much; else what to do about one that is not valid. */
function Fault({ received: { proposal, currency } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const differing = amountsOf(proposal);
  if (differing === null) return t('attention.invalidText');
  return t(differing.isAbove ? 'attention.grossAbove' : 'attention.grossBelow', {
    by: written.amount(differing.by, currency),
  });
}

/** Both accounts, so that they can be compared sign by sign; and the VAT ids, where these differ. */
function WarnedIban({ received: { ibanCheck } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const { verdict, vatId, accounts, earlier } = ibanCheck;
  const isNamesake = verdict === 'namesake';
  const unknown = accounts.filter(({ isKnown }) => !isKnown);
  return (
    <Notice tone="neg" title={t(isNamesake ? 'iban.namesakeTitle' : 'iban.changedTitle')}>
      <p>{t(isNamesake ? 'iban.namesakeText' : 'iban.changedText')}</p>
      <dl className={styles.ibans}>
        {(unknown.length > 0 ? unknown : accounts).map(({ iban }) => (
          <div key={iban}>
            <dt>{t('iban.here')}</dt>
            <dd>
              {formatIban(iban)}
              {isNamesake && <VatId vatId={vatId} />}
            </dd>
          </div>
        ))}
        {earlier.slice(0, 3).map((other) => (
          <div key={`${other.id} ${other.iban}`}>
            <dt>{t('iban.others')}</dt>
            <dd>
              {formatIban(other.iban)}
              {isNamesake && <VatId vatId={other.vatId} />}
              <Link to="/finance/received/$id" params={{ id: other.id }}>
                {t('iban.on', { number: other.number, day: format.instant(other.receivedAt).split(',')[0] })}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function VatId({ vatId }: { vatId: string }) {
  const { t } = useTranslation('received-invoices');
  return <span>{vatId === '' ? t('iban.withoutVatId') : t('iban.vatId', { vatId })}</span>;
}

function Duplicates({ received: { likelyDuplicates } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  return (
    <CheckLine tone="warn" title={t('duplicate.title')} text={t('duplicate.text')}>
      <ul className={styles.others}>
        {likelyDuplicates.map(({ id, fileName, receivedAt, state, reason }) => (
          <li key={id}>
            <Link to="/finance/received/$id" params={{ id }}>
              {fileName}
            </Link>
            , {t(`duplicate.${state}`, { day: format.instant(receivedAt) })}
            {reason !== null && `: ${t(`reason.${reason}`)}`}
          </li>
        ))}
      </ul>
    </CheckLine>
  );
}

function OtherAddressee({ received: { addressee } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { name, vatId, ownName, ownVatId } = addressee;
  const of = (...parts: string[]) => parts.filter((part) => part !== '').join(', ') || t('addressee.nobody');
  return (
    <CheckLine tone="warn" title={t('addressee.title')} text={t('addressee.text')}>
      <dl className={styles.ibans}>
        <div>
          <dt>{t('addressee.said')}</dt>
          <dd>{of(name, vatId)}</dd>
        </div>
        <div>
          <dt>{t('addressee.own')}</dt>
          <dd>{of(ownName, ownVatId)}</dd>
        </div>
      </dl>
    </CheckLine>
  );
}
