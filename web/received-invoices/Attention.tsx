/** What must be looked at before anything is booked or paid, the worst first. */
import { formatIban } from '@belegbar/domain/business';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { JumpLink } from '../ui/JumpLink.tsx';
import { Notice } from '../ui/States.tsx';
import type { Received } from './message.ts';
import styles from './told.module.css';

export function Attention({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { checked, likelyDuplicates, addresseeDiffers, ibanCheck } = received;
  const count = checked.verdict.fatal.length;
  return (
    <>
      {ibanCheck.verdict === 'changed' && <ChangedIban received={received} />}
      {likelyDuplicates.length > 0 && <Duplicates received={received} />}
      {addresseeDiffers.length > 0 && <OtherAddressee received={received} />}
      {!checked.isElectronicInvoice && <Notice tone="info" title={t('attention.none')} />}
      {count > 0 && (
        <Notice
          tone="warn"
          title={t('attention.invalid', { count })}
          action={<JumpLink to="findings">{t('attention.toFindings')}</JumpLink>}
        >
          {t('attention.invalidText')}
        </Notice>
      )}
    </>
  );
}

/** Both accounts, so that they can be compared sign by sign. */
function ChangedIban({ received: { ibanCheck } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  const changed = ibanCheck.accounts.filter(({ isKnown }) => !isKnown);
  return (
    <Notice tone="neg" title={t('iban.changedTitle')}>
      <p>{t('iban.changedText')}</p>
      <dl className={styles.ibans}>
        {changed.map(({ iban }) => (
          <div key={iban}>
            <dt>{t('iban.now')}</dt>
            <dd>{formatIban(iban)}</dd>
          </div>
        ))}
        {ibanCheck.earlier.slice(0, 3).map(({ iban, id, number, receivedAt }) => (
          <div key={`${id} ${iban}`}>
            <dt>{t('iban.before')}</dt>
            <dd>
              {formatIban(iban)}
              <Link to="/finance/received/$id" params={{ id }}>
                {t('iban.on', { number, day: format.instant(receivedAt).split(',')[0] })}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}

function Duplicates({ received: { likelyDuplicates } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const format = useFormat();
  return (
    <Notice tone="warn" title={t('duplicate.title')}>
      <p>{t('duplicate.text')}</p>
      <ul className={styles.others}>
        {likelyDuplicates.map(({ id, fileName, receivedAt, state }) => (
          <li key={id}>
            <Link to="/finance/received/$id" params={{ id }}>
              {fileName}
            </Link>
            , {t(`duplicate.${state}`, { day: format.instant(receivedAt) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function OtherAddressee({ received: { addressee } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { name, vatId, ownName, ownVatId } = addressee;
  const of = (...parts: string[]) => parts.filter((part) => part !== '').join(', ') || t('addressee.nobody');
  return (
    <Notice tone="warn" title={t('addressee.title')}>
      <p>{t('addressee.text')}</p>
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
    </Notice>
  );
}
