/** The VAT rates of the invoice, each with the amount that is taken off. */
import { addCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import type { Invoice } from '../messages.ts';
import styles from './corrections.module.css';
import { amountOf } from './credit-amounts.ts';
import type { CreditForm, Left } from './use-credit-form.ts';

export function CreditAmounts({ invoice, left, form }: { invoice: Invoice; left: Left; form: CreditForm }) {
  const { t } = useTranslation(['invoice-corrections', 'invoices', 'common']);
  const format = useFormat();
  const { currency } = invoice;
  const { priceEntry } = invoice.draft;
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('credit.rate')}</th>
          <th scope="col">{t(`credit.amount.${priceEntry}`)}</th>
        </tr>
      </thead>
      <tbody>
        {left.groups.map((group) => {
          const most = priceEntry === 'net' ? group.net : addCents(group.net, group.vat);
          const amount = format.money(most, currency);
          const name = t(`common:vatCase.${group.vatCase}`);
          return (
            <tr key={`${group.vatCase} ${group.exemptionParagraph}`}>
              <th scope="row">
                {name}
                <span className={styles.left}>{t('credit.leftOf', { amount })}</span>
              </th>
              <td className={styles.amountField}>
                <MoneyField
                  label={t('credit.amountOf', { name })}
                  isLabelHidden
                  currency={currency}
                  value={amountOf(form.values.amounts, group)}
                  onChange={(value) => form.setAmount(group, value)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
