/** Days, currency and what the invoice refers to. */
import { useTranslation } from 'react-i18next';
import { useCodeWords } from './code-words.ts';
import { Fact } from './Fact.tsx';
import type { Invoice } from './message.ts';
import { FACTS, type FactName } from './places.ts';
import styles from './sheet.module.css';
import { useWritten, type Written } from './written.ts';

export function DocumentFacts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const written = useWritten();
  const { delivery, period, preceding } = invoice;
  const [issued, ...others] = FACTS;
  return (
    <dl className={styles.facts}>
      <SaidFact name={issued} invoice={invoice} />
      <Fact label={t('fact.delivered')}>{written.day(delivery?.date)}</Fact>
      <Fact label={t('fact.period')} at="period">
        {spanText(written, period)}
      </Fact>
      {others.map((name) => (
        <SaidFact key={name} name={name} invoice={invoice} />
      ))}
      <Fact label={t('fact.preceding')} at="preceding">
        {preceding
          .map(({ number, issueDate }) =>
            [number, issueDate && `(${written.day(issueDate)})`].filter(Boolean).join(' '),
          )
          .join(', ')}
      </Fact>
    </dl>
  );
}

function SaidFact({ name, invoice }: { name: FactName; invoice: Invoice }) {
  const { t } = useTranslation('e-invoice');
  const written = useWritten();
  const words = useCodeWords();
  return (
    <Fact label={t(`fact.${name}`)} at={name}>
      {name === 'taxPointCode' ? words.taxPoint(invoice[name]) : textOf(written, name, invoice)}
    </Fact>
  );
}

const DAYS: readonly FactName[] = ['issueDate', 'dueDate', 'taxPointDate'];

function textOf(written: Written, name: FactName, invoice: Invoice): string | undefined {
  if (name === 'invoicedObject') {
    const { value, scheme } = invoice.invoicedObject ?? {};
    return [value, scheme && `(${scheme})`].filter(Boolean).join(' ');
  }
  return DAYS.includes(name) ? written.day(invoice[name]) : invoice[name];
}

/** `01.11.2026 bis 15.11.2026` */
export function spanText(written: Written, period: Invoice['period']): string {
  const days = [period?.start, period?.end].filter((text) => text !== undefined && text !== '');
  return [...new Set(days)].map((text) => written.day(text)).join('\u00a0\u2013\u00a0');
}
