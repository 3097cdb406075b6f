/** What the forms share: the fields, what they do to profit and VAT with why, what went wrong, and the act. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../ui/Dialogs.tsx';
import { Failure } from '../../ui/form/Failure.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Notice } from '../../ui/States.tsx';
import styles from '../vouchers.module.css';
import { type BookedHere, Effect } from './Effect.tsx';
import type { VoucherForm } from './use-voucher-form.ts';

interface VoucherFrameProps {
  form: VoucherForm;
  /** What it would book; null while something is missing. */
  booked: BookedHere;
  /** The rule and its paragraph. */
  why: string;
  children: ReactNode;
}

export function VoucherFrame({ form, booked, why, children }: VoucherFrameProps) {
  const { t } = useTranslation(['vouchers', 'common', 'errors']);
  return (
    <Form form={form} className={styles.form}>
      {children}
      <Effect booked={booked} why={why} />
      {form.isIncomplete && <Notice tone="neg" title={t('common:required')} />}
      <Failure title={t('form.failed')} failure={form.failure}>
        {form.isRefusedAtField ? t('errors:call.INVALID') : undefined}
      </Failure>
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={form.giveUp}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={form.isBusy}>
          {t('form.enter')}
        </Button>
      </DialogActions>
    </Form>
  );
}
