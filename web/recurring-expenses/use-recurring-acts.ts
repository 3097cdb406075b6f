/** What is done with what recurs, each with a word on what happened, and a way back where there is one. */
import type { Day } from '@belegbar/domain/calendar';
import { linesOn } from '@belegbar/domain/recurring-expenses';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import type { Lines, Recurring } from './message.ts';

/** Does it and says so; a failure is said in a toast, and thrown for who has more to do. */
export function useTold() {
  const { t } = useTranslation('recurring-expenses');
  const errorText = useErrorText();
  const renew = useRenewedBooks();
  return async (act: () => Promise<unknown>, say: () => void): Promise<void> => {
    try {
      await act();
      await renew();
      say();
    } catch (error) {
      toast.error(t('acts.failed'), errorText(error));
      throw error;
    }
  };
}

export function useRecurringActs() {
  const { t } = useTranslation('recurring-expenses');
  const format = useFormat();
  const tell = useTold();
  const { recurringExpenses: calls } = client;
  const quietly = (done: Promise<void>) => void done.catch(() => {});
  const unskip = (id: string, dueOn: Day) =>
    tell(
      () => calls.unskip({ id, dueOn }),
      () => toast.success(t('detail.unskipped', { day: format.day(dueOn) })),
    );
  const setPaused = (one: Recurring, isPaused: boolean): Promise<void> => {
    const name = { vendor: one.vendor.name };
    const say = () =>
      isPaused
        ? toast.undo(t('acts.paused', name), () => quietly(setPaused(one, false)), t('acts.pausedText'))
        : toast.success(t('acts.resumed', name));
    return tell(() => calls.setPaused({ id: one.id, isPaused }), say);
  };
  const end = ({ id, vendor, endsOn: before }: Recurring, endsOn: Day | null): Promise<void> =>
    tell(
      () => calls.end({ id, endsOn }),
      () =>
        toast.undo(
          endsOn === null
            ? t('acts.goesOn', { vendor: vendor.name })
            : t('acts.ended', { vendor: vendor.name, day: format.day(endsOn) }),
          () =>
            quietly(
              tell(
                () => calls.end({ id, endsOn: before }),
                () => {},
              ),
            ),
        ),
    );
  return {
    setPaused,
    end,
    unskip,
    skip: (id: string, { vendor, dueOn }: { vendor: string; dueOn: Day }) =>
      tell(
        () => calls.skip({ id, dueOn }),
        () =>
          toast.undo(t('acts.skipped', { vendor, day: format.day(dueOn) }), () => quietly(unskip(id, dueOn))),
      ),
    /** Undone by the price that held on that day. */
    setPrice: ({ id, vendor, prices }: Recurring, price: { from: Day; lines: Lines }, words: string) => {
      const before = { id, from: price.from, lines: linesOn({ prices }, price.from) };
      const setBack = () =>
        tell(
          () => calls.setPrice(before),
          () => toast.success(t('price.undone', { vendor: vendor.name })),
        );
      return tell(
        () => calls.setPrice({ id, ...price }),
        () => toast.undo(words, () => quietly(setBack())),
      );
    },
    remove: ({ id, vendor }: Recurring) =>
      tell(
        () => calls.remove({ id }),
        () => toast.success(t('acts.removed', { vendor: vendor.name })),
      ),
  };
}
