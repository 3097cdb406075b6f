/** The form of one kind: what is typed waits in this tab until it is entered or given up, and is entered once. */
import type { Problem } from '@belegbar/domain/problem';
import { businessShown } from '../../connection/api.ts';
import type { Completed } from '../../ui/form/completed.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { keptInTab } from '../../ui/kept.ts';
import type { NewVoucher } from '../new-vouchers.ts';
import { useVoucherActs } from '../use-voucher-acts.ts';

interface VoucherFormOptions<Values, Input> {
  word: NewVoucher;
  begin: Values;
  complete: (values: Values) => Completed<Input>;
  send: (input: Input & { idempotencyKey: string }) => Promise<{ id: string; hints?: Problem[] }>;
  onClose: () => void;
}

export type VoucherForm = Pick<
  ReturnType<typeof useVoucherForm<object, object>>,
  'place' | 'submit' | 'isIncomplete' | 'isRefusedAtField' | 'failure' | 'isBusy' | 'giveUp'
>;

export function useVoucherForm<Values extends object, Input extends object>({
  word,
  begin,
  complete,
  send,
  onClose,
}: VoucherFormOptions<Values, Input>) {
  const { entered } = useVoucherActs();
  const keeping = keptInTab<Values>(`voucher ${word} ${businessShown() ?? ''}`);
  const form = useForm<Values, Input>({
    begin,
    keeping,
    complete,
    act: async (input, idempotencyKey) => {
      const { id, hints = [] } = await send({ ...input, idempotencyKey });
      onClose();
      await entered(id, hints);
    },
  });
  const giveUp = () => {
    keeping.forget();
    onClose();
  };
  return { ...form, giveUp };
}

/** The fields that are empty, each said to be. */
export function emptyAt(fields: Readonly<Record<string, unknown>>): { field: string; code: string }[] {
  return Object.entries(fields).flatMap(([field, value]) =>
    value === null || (typeof value === 'string' && value.trim() === '')
      ? [{ field, code: 'text.empty' }]
      : [],
  );
}
