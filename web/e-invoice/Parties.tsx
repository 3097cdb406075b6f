/** Who supplies, who pays, and others who take part. */
import { useTranslation } from 'react-i18next';
import { useCodeWords } from './code-words.ts';
import type { Invoice } from './message.ts';
import { Remarks } from './Remarks.tsx';
import styles from './sheet.module.css';
import { useRemarks } from './shown.ts';
import { useWritten } from './written.ts';

type Party = NonNullable<Invoice['seller']>;
type Address = Party['address'];
type Identifier = { value?: string; scheme?: string } | undefined;

export function Parties({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const { seller, buyer, payee, taxRepresentative, delivery } = invoice;
  return (
    <div className={styles.parties}>
      <PartyBlock at="seller" title={t('party.seller')} party={seller} />
      <PartyBlock at="buyer" title={t('party.buyer')} party={buyer} />
      <Other at="payee" title={t('party.payee')} name={payee?.name}>
        <Identified label={t('party.identifier')} identifier={payee?.identifier} />
        <Identified label={t('party.register')} identifier={payee?.legalRegistration} />
      </Other>
      <Other at="taxRepresentative" title={t('party.taxRepresentative')} name={taxRepresentative?.name}>
        <AddressLines address={taxRepresentative?.address} />
        <Labelled label={t('party.vatId')} text={taxRepresentative?.vatId} />
      </Other>
      <Other
        at="delivery"
        title={t('party.delivery')}
        name={delivery?.name}
        isThere={delivery?.address !== undefined || delivery?.location !== undefined}
      >
        <AddressLines address={delivery?.address} />
        <Identified label={t('party.identifier')} identifier={delivery?.location} />
      </Other>
    </div>
  );
}

interface PartyBlockProps {
  at: string;
  title: string;
  party: Party | undefined;
}

function PartyBlock({ at, title, party }: PartyBlockProps) {
  const { t } = useTranslation('e-invoice');
  const { name, tradingName, contact } = party ?? {};
  return (
    <section className={styles.party} aria-label={title}>
      <p className={styles.partyTitle}>{title}</p>
      {name || tradingName ? (
        <p className={styles.partyName}>{name || tradingName}</p>
      ) : (
        <p className={styles.missing}>{t('missing')}</p>
      )}
      {name && tradingName && tradingName !== name && <p>{tradingName}</p>}
      <AddressLines address={party?.address} />
      <Labelled label={t('party.vatId')} text={party?.vatId} />
      <Labelled label={t('party.taxNumber')} text={party?.taxNumber} />
      {party?.identifiers.map((identifier) => (
        <Identified
          key={`${identifier.scheme} ${identifier.value}`}
          label={t('party.identifier')}
          identifier={identifier}
        />
      ))}
      <Identified label={t('party.register')} identifier={party?.legalRegistration} />
      <Identified label={t('party.electronicAddress')} identifier={party?.electronicAddress} />
      <Labelled label={t('party.contact')} text={contact?.name} />
      <Labelled label={t('party.phone')} text={contact?.phone} />
      <Labelled label={t('party.email')} text={contact?.email} />
      {party?.legalInformation && <p className={styles.legal}>{party.legalInformation}</p>}
      <Remarks at={at} />
    </section>
  );
}

interface OtherProps {
  at: string;
  title: string;
  name: string | undefined;
  isThere?: boolean;
  children: React.ReactNode;
}

/** Somebody who takes part in few invoices. */
function Other({ at, title, name = '', isThere = false, children }: OtherProps) {
  const remarks = useRemarks(at);
  if (name === '' && !isThere && remarks.length === 0) return null;
  return (
    <section className={styles.party} aria-label={title}>
      <p className={styles.partyTitle}>{title}</p>
      {name !== '' && <p className={styles.partyName}>{name}</p>}
      {children}
      <Remarks at={at} />
    </section>
  );
}

function AddressLines({ address }: { address: Address | undefined }) {
  const written = useWritten();
  const { line1, line2, line3, postCode, city, subdivision, country } = address ?? {};
  const town = [postCode, city].filter(Boolean).join(' ');
  const lines = [line1, line2, line3, town, subdivision, written.country(country)].filter(Boolean);
  return lines.length === 0 ? null : <p className={styles.address}>{lines.join('\n')}</p>;
}

function Labelled({ label, text }: { label: string; text: string | undefined }) {
  if (text === undefined || text === '') return null;
  return (
    <p className={styles.labelled}>
      <span>{label}</span> {text}
    </p>
  );
}

function Identified({ label, identifier }: { label: string; identifier: Identifier }) {
  const words = useCodeWords();
  const scheme = words.scheme(identifier?.scheme);
  return <Labelled label={scheme === '' ? label : `${label} (${scheme})`} text={identifier?.value} />;
}
