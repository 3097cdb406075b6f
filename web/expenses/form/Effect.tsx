/** What the bill does, while it is typed: what comes back of it, what lowers the profit and when, and what remains one's own. */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { type Cents, negateCents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { PurchaseEffect } from '@belegbar/domain/tax-reports';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import { Money, Total } from '../../ui/Money.tsx';
import sheet from '../../ui/sheet.module.css';
import type { Business } from './business.ts';
import styles from './effect.module.css';
import { effectOf } from './effect.ts';
import type { ExpenseForm } from './expense-form.ts';
import { Remains } from './Remains.tsx';
import { useWhy } from './use-why.ts';

interface EffectProps {
  values: ExpenseForm;
  business: Business;
  /** Stands first. */
  children?: ReactNode;
}

export function Effect({ values, business, children }: EffectProps) {
  const { t } = useTranslation('expense-form');
  const shown = useDeferredValue(values);
  const effect = effectOf(shown, business.regimes);
  return (
    <aside className={styles.effect} aria-label={t('effect.title')}>
      {children !== undefined && <div className={styles.changes}>{children}</div>}
      <SectionHead title={t('effect.title')} aside={t('effect.live')} />
      {effect === null ? (
        <p className={styles.waiting}>{t('effect.waiting')}</p>
      ) : (
        <Known effect={effect} values={shown} />
      )}
      <Why values={shown} />
    </aside>
  );
}

function Known({ effect, values }: { effect: PurchaseEffect; values: ExpenseForm }) {
  const { t } = useTranslation('expense-form');
  const format = useFormat();
  const { paid, vatBack } = effect;
  const own = ownOf(effect);
  const vatPlace = (parts: PurchaseEffect['vat']) =>
    parts.map(({ on, kennzahl }) => t('effect.vatPlace', { ...placeOf(on), kennzahl })).join(', ');
  return (
    <>
      <p className={styles.lead}>{t('effect.lead', { paid: format.money(paid) })}</p>
      <p className={styles.figure}>
        <Money cents={effect.deductible} />
      </p>
      <Bar effect={effect} />
      <table className={`${sheet.ruled} ${styles.rows}`} aria-label={t('effect.title')}>
        <tbody>
          {costRows(effect, true).map((row) => (
            <CostOf key={`${row.kennzahl} ${row.years}`} row={row} name={t('effect.lowers')} />
          ))}
          {vatBack > 0 && <Row name={t('effect.vatBack')} note={vatPlace(effect.vat)} amount={vatBack} />}
          {costRows(effect, false).map((row) => (
            <CostOf key={`${row.kennzahl} ${row.years}`} row={row} name={t('effect.informs')} />
          ))}
          {own > 0 && <Row name={t('effect.lost')} note={t('effect.private')} amount={own} />}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('effect.paid')}
            </th>
            <td>
              <Total>
                <Money cents={paid} style="plain" />
              </Total>
            </td>
          </tr>
        </tfoot>
      </table>
      <SelfAssessed effect={effect} />
      {vatBack < 0 && <p className={sheet.note}>{t('effect.owedOnly')}</p>}
      {!values.isPaid && <p className={sheet.note}>{t('effect.onceOpen')}</p>}
      <Remains effect={effect} />
    </>
  );
}

/** What neither comes back nor lowers the profit nor stands in a box of its own; VAT that is owed comes on top of the bill. */
function ownOf({ lost, cost, vatBack }: PurchaseEffect): Cents {
  const informed = sumCents(cost.flatMap(({ lowersProfit, amount }) => (lowersProfit ? [] : [amount])));
  return subtractCents(subtractCents(lost, informed), vatBack < 0 ? negateCents(vatBack) : ZERO);
}

/** VAT that is owed as a buyer, and what of it is deducted: it passes through the return and moves no money of the bill. */
function SelfAssessed({ effect: { vat } }: { effect: PurchaseEffect }) {
  const { t } = useTranslation('expense-form');
  if (vat.every(({ side }) => side === 'deducted')) return null;
  return (
    <table className={`${sheet.ruled} ${styles.rows} ${styles.passing}`} aria-label={t('effect.passing')}>
      <caption>{t('effect.passing')}</caption>
      <tbody>
        {vat.map(({ kennzahl, on, amount, side }) => (
          <Row
            key={`${kennzahl} ${on}`}
            name={t(`effect.vat.${side}`)}
            note={t('effect.vatPlace', { ...placeOf(on), kennzahl })}
            amount={side === 'deducted' ? negateCents(amount) : amount}
          />
        ))}
      </tbody>
    </table>
  );
}

function placeOf(on: Day): { quarter: string; year: number } {
  return { quarter: `Q${Math.ceil(Number(on.slice(5, 7)) / 3)}`, year: yearOf(on) };
}

function CostOf({ row: { years, kennzahl, amount }, name }: { row: CostRow; name: string }) {
  const { t } = useTranslation('expense-form');
  return <Row name={name} note={t('effect.costPlace', { years, kennzahl })} amount={amount} />;
}

interface CostRow {
  kennzahl: string;
  years: string;
  amount: Cents;
}

/** The first year by itself, and what comes after as one row. */
function costRows({ cost: all }: PurchaseEffect, lowersProfit: boolean): CostRow[] {
  const cost = all.filter((part) => part.lowersProfit === lowersProfit);
  const [first] = cost;
  if (first === undefined) return [];
  const late = cost.filter(({ year }) => year > first.year);
  const now = cost.filter(({ year }) => year === first.year);
  const last = late.at(-1)?.year;
  return [
    ...now.map(({ kennzahl, year, amount }) => ({ kennzahl, years: String(year), amount })),
    ...(last === undefined
      ? []
      : [
          {
            kennzahl: first.kennzahl,
            years: last === first.year + 1 ? String(last) : `${first.year + 1}–${last}`,
            amount: sumCents(late.map(({ amount }) => amount)),
          },
        ]),
  ];
}

interface RowProps {
  name: string;
  note: string;
  amount: Cents;
}

function Row({ name, note, amount }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.note}>{note}</td>
      <td>
        <Money cents={amount} style="plain" />
      </td>
    </tr>
  );
}

/** The parts of what is paid, as wide as they are large. */
function Bar({ effect: { paid, vatBack, deductible, lost } }: { effect: PurchaseEffect }) {
  const { t } = useTranslation('expense-form');
  if (paid <= 0 || vatBack < 0) return null;
  const parts = [
    ['vat', vatBack],
    ['cost', deductible],
    ['own', lost],
  ] as const;
  const shown = parts.filter(([, amount]) => amount > 0);
  return (
    <div className={styles.bar} aria-hidden="true">
      {shown.map(([name, amount]) => (
        <span key={name} data-part={name} style={{ flexGrow: amount }}>
          {amount * WIDE_ENOUGH > paid && <span>{t(`effect.part.${name}`)}</span>}
        </span>
      ))}
    </div>
  );
}

/** A part of at least a quarter has room for its name. */
const WIDE_ENOUGH = 4;

/** Why the tax code is proposed, and what the category means. */
function Why({ values }: { values: ExpenseForm }) {
  const { t } = useTranslation('expense-form');
  const reasons = useWhy(values);
  if (reasons.length === 0) return null;
  return (
    <section className={styles.why}>
      <SectionHead title={t('why.title')} />
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </section>
  );
}
