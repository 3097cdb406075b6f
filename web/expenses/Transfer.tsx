/** To which account what is open is to be transferred: to copy, to scan, and what is to be looked at before. */
import { formatIban } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { TransferFacts } from '../received-invoices/index.ts';
import { InTransferFile } from '../transfers/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { CheckLine } from '../ui/States.tsx';
import type { Expense } from './message.ts';

/** Nothing where there is nothing to transfer. */
export function Transfer({ expense: { id, transfer, accountBefore } }: { expense: Expense }) {
  const { t } = useTranslation('expenses');
  if (transfer === null) return null;
  return (
    <section>
      <SectionHead title={t('transfer.title')} />
      <InTransferFile expenseId={id} />
      {accountBefore !== null && (
        <CheckLine
          tone="warn"
          title={t('transfer.otherAccount')}
          text={t('transfer.otherAccountText', {
            number: accountBefore.number,
            iban: formatIban(accountBefore.iban),
          })}
        />
      )}
      <TransferFacts key={id} transfer={transfer} />
    </section>
  );
}
