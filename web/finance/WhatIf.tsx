/** What stays of more revenue: a slider in steps of 500, and a sentence. */
import { type MineFacts, WHAT_IF, whatIf } from '@belegbar/domain/finance';
import { type Cents, cents } from '@belegbar/domain/money';
import { useMediaQuery } from '@mantine/hooks';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Money } from '../ui/Money.tsx';
import type { FinanceYear } from './use-finance.ts';
import styles from './what-if.module.css';

const BEGIN = cents(500_000);

/** Nothing where the taxes of the year are not estimated, and of a year that is over. */
export function WhatIf({ year }: { year: FinanceYear }) {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const [revenue, setRevenue] = useState<Cents>(BEGIN);
  const { t } = useTranslation('finance');
  const wholeEuros = useWholeEuros();
  const facts = { ...(year.facts as MineFacts), isSmallBusiness: year.isSmallBusiness };
  const found = whatIf(revenue, facts, year.assumptions);
  if (found === null || year.ahead === null) return null;
  const slider = <Slider revenue={revenue} onChange={setRevenue} />;
  const sentence = (
    <p aria-live="polite">
      <Sentence found={found} />
    </p>
  );
  if (!isPhone)
    return (
      <section className={styles.box} aria-labelledby="what-if">
        <div className={styles.head}>
          <h3 id="what-if">{t('whatIf.title')}</h3>
          <span>{t(year.isSmallBusiness ? 'whatIf.untilGross' : 'whatIf.until')}</span>
        </div>
        {slider}
        {sentence}
      </section>
    );
  return (
    <details className={styles.box}>
      <summary className={styles.head}>
        <span>{t('whatIf.question', { amount: wholeEuros(revenue) })}</span>
        <strong>
          <Money cents={found.stays} sign="signed" />
        </strong>
      </summary>
      {slider}
      {sentence}
    </details>
  );
}

/** Whole steps have no cents. */
function useWholeEuros(): (amount: Cents) => string {
  const format = useFormat();
  return (amount) => format.money(amount).replace(/[.,]00(?=\D*$)/, '');
}

function Slider({ revenue, onChange }: { revenue: Cents; onChange: (revenue: Cents) => void }) {
  const { t } = useTranslation('finance');
  const wholeEuros = useWholeEuros();
  const said = wholeEuros(revenue);
  return (
    <div className={styles.slider}>
      <div className={styles.ends} aria-hidden="true">
        <span>0</span>
        <strong>+{said}</strong>
        <span>{wholeEuros(WHAT_IF.to)}</span>
      </div>
      <input
        type="range"
        min={0}
        max={WHAT_IF.to}
        step={WHAT_IF.step}
        value={revenue}
        aria-label={t('whatIf.label')}
        aria-valuetext={said}
        style={{ '--share': `${(revenue / WHAT_IF.to) * 100}%` } as CSSProperties}
        onChange={(event) => onChange(cents(Number(event.currentTarget.value)))}
      />
    </div>
  );
}

function Sentence({ found }: { found: NonNullable<ReturnType<typeof whatIf>> }) {
  const { t } = useTranslation('finance');
  const format = useFormat();
  const { revenue, stays, taxes, vat } = found;
  const named = (['incomeTax', 'solidarity', 'church', 'trade'] as const)
    .filter((kind) => taxes[kind] > 0)
    .map((kind) => `${t(`whatIf.tax.${kind}`)} ${format.money(taxes[kind])}`);
  const words = new Intl.ListFormat(format.language, { type: 'conjunction' });
  return (
    <>
      {t('whatIf.stays', { revenue: format.money(revenue) })}{' '}
      <strong>
        <Money cents={stays} />
      </strong>
      {'. '}
      {named.length > 0 && `${t('whatIf.rest', { named: words.format(named) })} `}
      {vat > 0 && t('whatIf.vat', { vat: format.money(vat) })}
    </>
  );
}
