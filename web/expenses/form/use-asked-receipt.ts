/** A receipt that waits and was chosen to be entered is with the form from the start. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../connection/api.ts';
import type { BillForm } from './use-expense-form.ts';

const LOOKED_AT = 100;

/** Gives it, so that a form that begins anew has it still; none while it is not known. */
export function useAskedReceipt(
  form: BillForm,
  receiptId: string | undefined,
): BillForm['values']['receipts'] {
  const { data } = useQuery({
    ...api.receipts.list.queryOptions({ input: { limit: LOOKED_AT } }),
    enabled: receiptId !== undefined,
  });
  const taken = useRef<string>(undefined);
  const found = data?.receipts.find(({ id }) => id === receiptId);
  useEffect(() => {
    if (found === undefined || taken.current === found.id) return;
    taken.current = found.id;
    const { receipts } = form.values;
    if (receipts.every(({ id }) => id !== found.id))
      form.change({ receipts: [...receipts, { id: found.id, fileName: found.fileName }] });
  }, [found, form]);
  return found === undefined ? [] : [{ id: found.id, fileName: found.fileName }];
}
