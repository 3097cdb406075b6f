/** What was read, and what of it the receipt itself proves. */
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import type { ReadFields } from './read-form.ts';
import styles from './reading.module.css';

type Field = ReadFields['sure'][number];

export function ReadFacts({ fields, lit }: { fields: ReadFields; lit: string | null }) {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const currency = fields.currency as Parameters<typeof format.money>[1];
  const { vendor, date, number, total, vat, iban } = fields;
  const rows: [Field, string | undefined, string?][] = [
    ['vendor', vendor?.value],
    ['date', date === null ? undefined : format.day(date.value)],
    ['number', number?.value],
    [
      'total',
      total === null ? undefined : format.money(total.value, currency),
      (total?.proofs ?? []).map((proof) => t(`reading.proof.${proof}`)).join(', '),
    ],
    [
      'vat',
      vat.length === 0
        ? undefined
        : vat.map((each) => `${format.percent(each.rate)}: ${format.money(each.vat, currency)}`).join(', '),
    ],
    ['iban', iban?.value],
  ];
  return (
    <dl className={styles.facts} aria-label={t('reading.title')}>
      {rows.map(([field, value, why]) => (
        <div key={field} data-lit={field === lit || undefined}>
          <dt>{t(`reading.field.${field}`)}</dt>
          <dd>{value ?? <span className={styles.none}>{t('reading.notRead')}</span>}</dd>
          <dd className={styles.proved}>
            {fields.sure.includes(field) && (
              <span className={styles.sure}>
                <IconCheck size={14} stroke={2} aria-hidden="true" />
                {t('reading.sure')}
                {why !== undefined && why !== '' && <span className={styles.why}> {why}</span>}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
