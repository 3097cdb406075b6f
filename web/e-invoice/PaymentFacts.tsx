/** How it is to be paid, as the file says it. */
import { formatIban } from '@belegbar/domain/business';
import { termsOf } from '@belegbar/domain/e-invoice';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import { useCodeWords } from './code-words.ts';
import { Fact } from './Fact.tsx';
import type { Invoice } from './message.ts';
import { Remarks } from './Remarks.tsx';
import styles from './sheet.module.css';
import { useRemarks, useShown } from './shown.ts';
import { useWritten } from './written.ts';

export function PaymentFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const remarks = useRemarks('payments');
  const { payments, paymentTerms, remittance, directDebit, thirdPartyPayments } = invoice;
  const isSaid =
    payments.length > 0 || Boolean(paymentTerms) || Boolean(remittance) || directDebit !== undefined;
  if (!isSaid && thirdPartyPayments.length === 0 && remarks.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('payment.title')} />
      <dl className={styles.facts}>
        {payments.map((means, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a file says keeps its place.
          <Means key={index} means={means} />
        ))}
        <Fact label={t('payment.remittance')}>{remittance}</Fact>
        <Terms terms={paymentTerms} />
        <Fact label={t('payment.mandate')}>{directDebit?.mandate}</Fact>
        <Fact label={t('payment.creditor')}>{directDebit?.creditor}</Fact>
        <Fact label={t('payment.debited')}>
          {directDebit?.debitedAccount && formatIban(directDebit.debitedAccount)}
        </Fact>
        <ThirdParties invoice={invoice} />
      </dl>
      <Remarks at="payments" />
    </section>
  );
}

function Means({ means: { code, text, account, card } }: { means: Invoice['payments'][number] }) {
  const { t } = useTranslation('e-invoice');
  const words = useCodeWords();
  const how = [words.payment(code), text].filter(Boolean);
  return (
    <>
      <Fact label={t('payment.means')}>{[...new Set(how)].join(', ')}</Fact>
      <Fact label={t('payment.iban')}>{account?.iban && formatIban(account.iban)}</Fact>
      <Fact label={t('payment.holder')}>{account?.holder}</Fact>
      <Fact label={t('payment.bic')}>{account?.bic}</Fact>
      <Fact label={t('payment.card')}>{[card?.number, card?.holder].filter(Boolean).join(', ')}</Fact>
    </>
  );
}

function Terms({ terms = '' }: { terms: string | undefined }) {
  const { t } = useTranslation('e-invoice');
  const { currency } = useShown();
  const written = useWritten();
  const { skonto, text } = termsOf(terms);
  return (
    <>
      {skonto.map(({ days, percent, base }) => (
        <Fact key={`${days} ${percent}`} label={t('payment.skonto')}>
          {t(base === null ? 'payment.skontoText' : 'payment.skontoOf', {
            percent: written.percent(percent),
            count: Number(days),
            base: written.amount(base, currency),
          })}
        </Fact>
      ))}
      <Fact label={t('payment.terms')}>{text && <span className={styles.lines}>{text}</span>}</Fact>
    </>
  );
}

function ThirdParties({ invoice: { thirdPartyPayments, currency } }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const written = useWritten();
  return thirdPartyPayments.map(({ kind, amount, description }) => (
    <Fact key={`${kind} ${description}`} label={t('payment.thirdParty')}>
      {[description ?? kind, written.amount(amount, currency)].filter(Boolean).join(': ')}
    </Fact>
  ));
}
