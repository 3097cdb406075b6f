/** Writes a credit note over an issued invoice: which lines, or which amounts, and why. */
import { Button, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { problemsOf, useErrorText } from '../../connection/problems.ts';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { TextAreaField } from '../../ui/TextFields.tsx';
import type { Invoice } from '../messages.ts';
import { useInvoiceProblemText } from '../problem-text.ts';
import { CreditAmounts } from './CreditAmounts.tsx';
import { CreditLines } from './CreditLines.tsx';
import styles from './corrections.module.css';
import { type CreditForm, type Left, useCreditForm } from './use-credit-form.ts';

interface Props {
  invoice: Invoice;
  onClose: () => void;
}

export default function CreditNoteDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation(['invoice-corrections', 'invoices', 'common']);
  const left = useQuery({
    ...api.invoices.creditable.queryOptions({ input: { id: invoice.id } }),
    gcTime: 0,
  });
  return (
    <Dialog opened title={t('credit.title', { number: invoice.number })} onClose={onClose} size={640}>
      {left.data ? (
        <Credit invoice={invoice} left={left.data} onClose={onClose} />
      ) : left.error ? (
        <ErrorState title={t('credit.failed')} error={left.error} onRetry={() => void left.refetch()} />
      ) : (
        <Loading lines={4} />
      )}
    </Dialog>
  );
}

function Credit({ invoice, left, onClose }: Props & { left: Left }) {
  const { t } = useTranslation(['invoice-corrections', 'invoices', 'common']);
  const form = useCreditForm(invoice, left);
  return (
    <Form form={form} className={styles.text}>
      <p>{t('credit.lead')}</p>
      <SegmentedControl
        aria-label={t('credit.how')}
        value={form.values.kind}
        onChange={(kind) => form.change({ kind: kind === 'amounts' ? 'amounts' : 'lines' })}
        data={(['lines', 'amounts'] as const).map((value) => ({ value, label: t(`credit.${value}`) }))}
      />
      {form.values.kind === 'lines' ? (
        <CreditLines invoice={invoice} left={left} form={form} />
      ) : (
        <CreditAmounts invoice={invoice} left={left} form={form} />
      )}
      <ReasonAndTotal form={form} currency={invoice.currency} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy} disabled={form.totals.gross <= 0}>
          {t('credit.confirm')}
        </Button>
      </DialogActions>
    </Form>
  );
}

function ReasonAndTotal({ form, currency }: { form: CreditForm; currency: Invoice['currency'] }) {
  const { t } = useTranslation('invoice-corrections');
  const problemText = useInvoiceProblemText(currency);
  const errorText = useErrorText();
  const [problem] = problemsOf(form.failure);
  return (
    <>
      <TextAreaField
        label={t('credit.reason')}
        hint={t('credit.reasonHint')}
        rows={2}
        {...form.field('reason')}
      />
      <p className={styles.total}>
        <span>{t('credit.total')}</span>
        <Money cents={form.totals.gross} currency={currency} />
      </p>
      {form.failure !== null && (
        <p role="alert">{problem ? problemText(problem) : errorText(form.failure)}</p>
      )}
    </>
  );
}
