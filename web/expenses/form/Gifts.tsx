/** Who is given something, and what that person has been given in the year against the limit (§ 4 (5) No. 1 EStG). */
import { regimeOn } from '@belegbar/domain/business';
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { giftCosts, sameRecipient } from '@belegbar/domain/expenses';
import { giftLimit } from '@belegbar/domain/law';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Notice } from '../../ui/States.tsx';
import sheet from '../../ui/sheet.module.css';
import { TextField } from '../../ui/TextFields.tsx';
import type { Business } from './business.ts';
import { expenseIn } from './effect.ts';
import { type ExpenseForm, rateDay } from './expense-form.ts';
import styles from './form.module.css';
import type { FormLine } from './form-line.ts';
import type { BillForm } from './use-expense-form.ts';

interface GiftsProps {
  form: BillForm;
  business: Business;
}

export function Gifts({ form, business }: GiftsProps) {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const { values, change } = form;
  const on = rateDay(values);
  const limit = on === null ? null : giftLimit(on);
  const put = (line: FormLine, recipient: string) =>
    change({
      lines: values.lines.map((other) => (other.key === line.key ? { ...other, recipient } : other)),
    });
  return (
    <section aria-labelledby="needs-title">
      <SectionHead id="needs-title" title={t('gift.title')} />
      <div className={styles.needs}>
        {values.lines.map((line, place) => (
          <TextField
            key={line.key}
            label={
              values.lines.length === 1
                ? t('gift.recipient')
                : t('gift.recipientOf', { what: line.description || t('line.nth', { nth: place + 1 }) })
            }
            hint={limit?.known ? t('gift.limit', { limit: format.money(limit.value) }) : undefined}
            maxLength={200}
            value={line.recipient}
            onChange={(recipient) => put(line, recipient)}
          />
        ))}
      </div>
      {on !== null && limit?.known && (
        <Sums values={values} business={business} on={on} limit={limit.value} />
      )}
    </section>
  );
}

interface SumsProps {
  values: ExpenseForm;
  business: Business;
  on: Day;
  limit: Cents;
}

function Sums({ values, business, on, limit }: SumsProps) {
  const shown = useDeferredValue(values);
  const expense = expenseIn(shown);
  const costs = expense === null ? [] : giftCosts(expense, regimeOn(business.regimes, on));
  const names = [
    ...new Map(shown.lines.map(({ recipient }) => [sameRecipient(recipient), recipient.trim()])),
  ];
  return names
    .filter(([, name]) => name !== '')
    .map(([recipient, name]) => (
      <Sum
        key={recipient}
        name={name}
        on={on}
        limit={limit}
        cost={costs.find((one) => one.recipient === recipient)?.cost ?? ZERO}
      />
    ));
}

/** What this bill and those of the year give one person together, and what falls where that is above the limit. */
function Sum({ name, on, limit, cost }: { name: string; on: Day; limit: Cents; cost: Cents }) {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const year = yearOf(on);
  // Of a bill that is set right the address says which it is; what it gave before is not counted beside what it gives now.
  const { id: except } = useParams({ strict: false }) as { id?: string };
  const asked = { year, recipient: name, ...(except === undefined ? {} : { except }) };
  const { data } = useQuery(api.expenses.giftsTo.queryOptions({ input: asked }));
  if (data === undefined) return null;
  const sum = addCents(data.sum, cost);
  const words = {
    name,
    year,
    before: format.money(data.sum),
    sum: format.money(sum),
    limit: format.money(limit),
  };
  if (sum <= limit) return <p className={sheet.note}>{t('gift.within', words)}</p>;
  return (
    <Notice tone="warn" title={t('gift.above', words)}>
      {t(data.gifts.length > 0 ? 'gift.allFall' : 'gift.oneFalls', { ...words, count: data.gifts.length })}
    </Notice>
  );
}
