/** The lines of the invoice, each with the quantity that is taken off. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { DecimalField } from '../../ui/ParsedFields.tsx';
import type { Invoice } from '../messages.ts';
import styles from './corrections.module.css';
import type { CreditForm, Left } from './use-credit-form.ts';

interface Props {
  invoice: Invoice;
  left: Left;
  form: CreditForm;
}

export function CreditLines({ invoice, left, form }: Props) {
  const { t } = useTranslation('invoice-corrections');
  return (
    <div>
      <div className={styles.scroll}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">{t('credit.line')}</th>
              <th scope="col">{t('credit.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {invoice.draft.lines.map((line, index) => (
              <Line
                key={line.id}
                line={line}
                position={index + 1}
                quantityLeft={left.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity}
                form={form}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Button size="xs" mt={12} onClick={form.takeEverything}>
        {t('credit.everything')}
      </Button>
    </div>
  );
}

function Line({
  line,
  position,
  quantityLeft,
  form,
}: {
  line: Invoice['draft']['lines'][number];
  position: number;
  quantityLeft: Invoice['draft']['lines'][number]['quantity'];
  form: CreditForm;
}) {
  const { t } = useTranslation(['invoice-corrections', 'invoices']);
  const format = useFormat();
  const quantity = `${format.decimal(quantityLeft)} ${t(`invoices:unitShort.${line.unit}`, { count: Number(quantityLeft) })}`;
  return (
    <tr>
      <th scope="row">
        {position}. {line.description}
        <span className={styles.left}>{t('credit.left', { quantity })}</span>
      </th>
      <td className={styles.field}>
        <DecimalField
          label={t('credit.quantityOf', { position })}
          isLabelHidden
          disabled={quantityLeft === '0'}
          placeholder="0"
          value={form.values.quantities[line.id] ?? null}
          onChange={(value) => form.setQuantity(line.id, value)}
        />
      </td>
    </tr>
  );
}
