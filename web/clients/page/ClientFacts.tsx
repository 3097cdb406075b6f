/** Who a client is, how they are reached and billed, and what the user noted. */
import { checkWebsite } from '@belegbar/domain/business';
import { checkClientVatId, townLines } from '@belegbar/domain/clients';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/Heads.tsx';
import type { ClientMessage } from '../index.ts';
import styles from './client-page.module.css';

interface Props {
  client: ClientMessage;
}

export function ClientFacts({ client }: Props) {
  const { t } = useTranslation('clients');
  return (
    <>
      <section>
        <SectionHead title={t('page.contact')} />
        <dl className={styles.list}>
          <Fact label={t('field.contactPerson')}>{client.contactPerson}</Fact>
          <Fact label={t('page.address')}>
            <Address client={client} />
          </Fact>
          <Fact label={t('field.email')}>
            {client.email && <a href={`mailto:${client.email}`}>{client.email}</a>}
          </Fact>
          <Fact label={t('recipients.title')}>
            {client.recipients.map(({ kind, email }) => (
              <span key={email} className={styles.line}>
                {email} <span className={styles.quiet}>{t(`recipients.${kind}`)}</span>
              </span>
            ))}
          </Fact>
          <Fact label={t('field.phone')}>
            {client.phone && <a href={`tel:${client.phone.replace(/[^+\d]/g, '')}`}>{client.phone}</a>}
          </Fact>
          <Fact label={t('field.website')}>{client.website && <Website text={client.website} />}</Fact>
        </dl>
      </section>
      <Billing client={client} />
      <section>
        <SectionHead title={t('field.notes')} />
        {client.notes === '' ? (
          <p className={styles.nothing}>{t('page.noNotes')}</p>
        ) : (
          <p className={styles.notes}>{client.notes}</p>
        )}
      </section>
    </>
  );
}

function Billing({ client }: Props) {
  const { t } = useTranslation(['clients', 'common']);
  const { paymentDays, vatCase } = client;
  const terms =
    paymentDays === null
      ? t('terms.business')
      : paymentDays === 0
        ? t('terms.immediate')
        : t('terms.days', { count: paymentDays });
  return (
    <section>
      <SectionHead title={t('invoices')} />
      <dl className={styles.list}>
        <Fact label={t('field.vatId')}>
          <VatId client={client} />
        </Fact>
        <Fact label={t('field.leitwegId')}>{client.leitwegId}</Fact>
        <Fact label={t('field.vatCase')}>
          {vatCase === null ? t('vatCaseByLaw') : t(`common:vatCase.${vatCase}`)}
        </Fact>
        <Fact label={t('field.paymentDays')}>{terms}</Fact>
        <Fact label={t('field.language')}>
          {[
            t(`language.${client.language}`),
            ...(client.language === 'en' ? [] : [t(`formOfAddress.${client.formOfAddress}`)]),
          ].join(', ')}
        </Fact>
        <Fact label={t('field.invoiceFormat')}>{t(`invoiceFormat.${client.invoiceFormat}`)}</Fact>
      </dl>
    </section>
  );
}

/** Nothing where nothing is known. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === '' || (Array.isArray(children) && children.length === 0);
  if (isEmpty) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function VatId({ client }: Props) {
  const { t } = useTranslation('clients');
  const checked = checkClientVatId(client);
  if (checked.kind === 'none') return <span className={styles.quiet}>–</span>;
  return (
    <>
      {client.vatId}
      {checked.kind === 'possible' && (
        <span className={`${styles.quiet} ${styles.line}`}>
          {t(`vatIdCheck.${checked.value.checkDigit}`)}
        </span>
      )}
    </>
  );
}

function Address({ client }: Props) {
  const { i18n } = useTranslation();
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(client.country);
  const lines = [
    client.street,
    client.addressAddition,
    ...townLines(client),
    client.country === 'DE' ? '' : country,
  ];
  const shown = lines.filter(Boolean);
  return shown.length === 0 ? (
    <span className={styles.quiet}>–</span>
  ) : (
    shown.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ))
  );
}

/** A link only where it is an address of the web. */
function Website({ text }: { text: string }) {
  const checked = checkWebsite(text);
  if (!checked.ok) return text;
  const href = /^https?:/i.test(text) ? text : `https://${text}`;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  );
}
