/** Whether prices are typed without or with VAT: two words over the lines, where the prices are. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../fields/field-id.ts';
import type { DraftEditor } from '../use-draft-editor.ts';
import styles from './price-entry.module.css';

export function PriceEntry({ editor: { form, dispatch } }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const name = useId();
  return (
    <fieldset className={styles.switch} title={t('lines.priceEntry.hint')}>
      <legend>{t('field.priceEntry')}</legend>
      <span className={styles.lead} aria-hidden="true">
        {t('lines.priceEntry.lead')}
      </span>
      {(['net', 'gross'] as const).map((entry) => (
        <label key={entry} className={styles.way}>
          <input
            type="radio"
            name={name}
            value={entry}
            checked={form.priceEntry === entry}
            onChange={() => dispatch({ kind: 'head', changes: { priceEntry: entry } })}
            {...(form.priceEntry === entry && { id: fieldId('priceEntry') })}
          />
          {t(`lines.priceEntry.${entry}`)}
        </label>
      ))}
    </fieldset>
  );
}
