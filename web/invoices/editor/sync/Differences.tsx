/** Two versions of a draft side by side, where they differ. */
import type { InvoiceDraft, PaymentTerms } from '@belegbar/domain/invoices';
import { useQueries } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../../connection/api.ts';
import { signOf } from '../../../ui/currency.ts';
import { type Format, useFormat } from '../../../ui/format.ts';
import { useRateText } from '../../rate-text.ts';
import styles from '../dialogs.module.css';
import { printPeriod } from '../fields/parse-period.ts';
import { type DifferencePrinter, differencesOf } from './differences.ts';

export function Differences({ mine, theirs }: { mine: InvoiceDraft; theirs: InvoiceDraft }) {
  const { t } = useTranslation(['invoices', 'common']);
  const names = useClientNames([mine.clientId, theirs.clientId]);
  const print = printer({ t, format: useFormat(), names, rateText: useRateText() });
  const differences = differencesOf(mine, theirs, print);
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.mine')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference) => (
          <tr key={`${difference.field} ${difference.place}`}>
            <th scope="row">
              {difference.field === 'line'
                ? t('conflict.line', { number: difference.place })
                : t(`field.${difference.field}`)}
            </th>
            <td>{difference.mine || t('conflict.nothing')}</td>
            <td>{difference.theirs || t('conflict.nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The names of the clients that the two versions are for. */
function useClientNames(ids: readonly (string | null)[]): ReadonlyMap<string, string> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  const clients = useQueries({
    queries: wanted.map((id) => api.clients.get.queryOptions({ input: { id } })),
  });
  return new Map(clients.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data.name]])));
}

function printTerms(terms: PaymentTerms, format: Format, t: Translate): string {
  if (terms.kind === 'immediate') return t('terms.immediate');
  if (terms.kind === 'date') return t('terms.on', { day: format.day(terms.on) });
  const days = t('terms.days', { count: terms.days });
  return terms.kind === 'days' ? days : t('terms.daysToEndOfMonth', { days });
}

type Translate = TFunction<readonly ['invoices', 'common']>;

interface Words {
  t: Translate;
  format: Format;
  names: ReadonlyMap<string, string>;
  rateText: ReturnType<typeof useRateText>;
}

function printer({ t, format, names, rateText }: Words): DifferencePrinter {
  return {
    field: (draft, field) => {
      switch (field) {
        case 'clientId':
          return draft.clientId === null ? '' : (names.get(draft.clientId) ?? t('conflict.client'));
        case 'invoiceDate':
          return draft.invoiceDate === null ? '' : format.day(draft.invoiceDate);
        case 'servicePeriod':
          return draft.servicePeriod === null ? '' : printPeriod(draft.servicePeriod, format, t('until'));
        case 'paymentTerms':
          return printTerms(draft.paymentTerms, format, t);
        case 'skonto':
          return (draft.skonto ?? [])
            .map(({ days, percent }) => `${format.percent(percent)} ${t('terms.days', { count: days })}`)
            .join(', ');
        case 'attachments':
          return (draft.attachments ?? []).map(({ name }) => name).join(', ');
        case 'sellsFixedAssets':
          return t(draft.sellsFixedAssets ? 'sold.assets' : 'sold.supplies');
        case 'unitsPerEuro':
          return draft.unitsPerEuro == null ? '' : rateText(draft.unitsPerEuro, draft.currency);
        case 'discountPercent':
          return draft.discountPercent === null ? '' : format.percent(draft.discountPercent);
        case 'language':
          return t(`language.${draft.language}`);
        case 'priceEntry':
          return t(`priceEntry.${draft.priceEntry}`);
        default:
          return draft[field] ?? '';
      }
    },
    line: (line, { currency }) => {
      const quantity = `${format.decimal(line.quantity)} ${t(`common:unit.${line.unit}`)}`;
      const discount = line.discountPercent === null ? '' : `, −${format.percent(line.discountPercent)}`;
      const details = line.details === '' ? '' : ` (${line.details})`;
      const period = line.servicePeriod ? `, ${printPeriod(line.servicePeriod, format, t('until'))}` : '';
      const price = `${format.decimal(line.unitPrice, 2)} ${signOf(currency)}`;
      return `${line.description || t('conflict.nothing')}${details}${period}: ${quantity} × ${price}${discount}, ${t(`common:vatCaseShort.${line.vatCase}`)}`;
    },
  };
}
