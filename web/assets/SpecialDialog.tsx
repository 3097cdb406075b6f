/** Special depreciation for a year: how much of it, and what that changes this year and later (§ 7g (5) EStG). */
import { lastDayOfYear, schedule, specialRefusal } from '@belegbar/domain/assets';
import { yearOf } from '@belegbar/domain/calendar';
import { type Cents, cents, subtractCents, sumCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { MoneyField } from '../ui/ParsedFields.tsx';
import sheet from '../ui/sheet.module.css';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './assets.module.css';
import { HandedOver } from './HandedOver.tsx';
import { type AssetDetail, assetOf } from './message.ts';
import { Told } from './Told.tsx';
import { useAssetActs } from './use-asset-acts.ts';

interface Props {
  asset: AssetDetail;
  onClose: () => void;
}

interface Values {
  year: string;
  amount: Cents | null;
  profitBefore: Cents | null;
}

interface Claim {
  year: number;
  amount: Cents;
  profitBefore: Cents;
}

export function SpecialDialog({ asset, onClose }: Props) {
  const { t } = useTranslation(['assets', 'common']);
  const form = useSpecialForm({ asset, onClose });
  const { values } = form;
  const bought = yearOf(asset.acquiredOn);
  const years = [0, 1, 2, 3, 4].map((after) => String(bought + after));
  return (
    <Dialog opened title={t('special.title', { description: asset.description })} onClose={onClose} isTall>
      <Form form={form}>
        <div className={styles.form}>
          <p>{t('special.text')}</p>
          <div className={styles.pair}>
            <SelectField
              label={t('special.year')}
              choices={years.map((value) => ({ value, label: value }))}
              {...form.field('year')}
            />
            <MoneyField label={t('special.amount')} {...form.field('amount')} required />
          </div>
          <MoneyField
            label={t('special.profitBefore', { year: bought - 1 })}
            hint={t('special.profitHint')}
            {...form.field('profitBefore')}
            required
          />
          <Effect asset={asset} values={values} />
          <HandedOver on={lastDayOfYear(Number(values.year))} asset={asset} />
          <Failure title={t('acts.failed')} failure={form.isRefusedAtField ? null : form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('special.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function useSpecialForm({ asset, onClose }: Props) {
  const today = useToday();
  const { claimSpecial } = useAssetActs();
  const bought = yearOf(asset.acquiredOn);
  const year = Math.min(Math.max(yearOf(today), bought), bought + 4);
  return useForm<Values, Claim>({
    begin: { year: String(year), amount: null, profitBefore: null },
    complete: ({ year, amount, profitBefore }) => {
      const missing = [
        ...(amount === null ? ['amount'] : []),
        ...(profitBefore === null ? ['profitBefore'] : []),
      ];
      if (amount === null || profitBefore === null)
        return { ok: false, problems: missing.map((field) => ({ field, code: 'text.empty' })) };
      return { ok: true, value: { year: Number(year), amount, profitBefore } };
    },
    act: async (claim, key) => {
      await claimSpecial(asset, claim, key);
      onClose();
    },
  });
}

/** The years whose cost becomes another, by the plan that the server books from; or why the law does not allow it. */
function Effect({ asset: detail, values }: { asset: AssetDetail; values: Values }) {
  const { t } = useTranslation('assets');
  const problemText = useProblemText();
  const { amount, profitBefore } = values;
  const year = Number(values.year);
  if (amount === null || amount <= 0) return <p className={sheet.note}>{t('special.waiting')}</p>;
  const asset = assetOf(detail);
  const { privateSharePercent } = detail;
  const refusal = specialRefusal(asset, {
    year,
    amount,
    profitBefore: profitBefore ?? cents(0),
    privateSharePercent,
  });
  if (refusal.known && refusal.value !== null)
    return <p className={sheet.note}>{problemText(refusal.value)}</p>;
  const before = takenByYear(schedule(asset));
  const after = takenByYear(schedule({ ...asset, special: [...asset.special, { year, amount }] }));
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .toSorted((one, other) => one - other)
    .map((one) => ({
      year: one,
      change: subtractCents(before.get(one) ?? cents(0), after.get(one) ?? cents(0)),
    }))
    .filter(({ change }) => change !== 0);
  return (
    <Told
      lines={changes.map(({ year: of, change }) => ({
        key: String(of),
        name: t('special.profitOf', { year: of }),
        amount: change,
      }))}
    />
  );
}

function takenByYear(plan: ReturnType<typeof schedule>): Map<number, Cents> {
  return new Map(plan.map(({ year, regular, special }) => [year, sumCents([regular, special])]));
}
