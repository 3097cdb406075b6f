/** What the voucher in the form does to profit and VAT, by the rules that book it. */
import type { NewEntry } from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import { type VoucherEffect, voucherEffect } from '@belegbar/domain/tax-reports';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/Money.tsx';
import sheet from '../../ui/sheet.module.css';
import styles from '../vouchers.module.css';

/** Null: something is missing still. */
export type BookedHere = Known<NewEntry[]> | null;

export function Effect({ booked, why }: { booked: BookedHere; why: string }) {
  const { t } = useTranslation('vouchers');
  return (
    <section className={styles.effect} aria-label={t('effect.title')} aria-live="polite">
      <Told booked={booked} />
      <p className={styles.why}>{why}</p>
    </section>
  );
}

function Told({ booked }: { booked: BookedHere }) {
  const { t } = useTranslation('vouchers');
  if (booked === null) return <p className={styles.waiting}>{t('effect.waiting')}</p>;
  if (!booked.known) return <p className={styles.waiting}>{t('effect.unknown', { year: booked.year })}</p>;
  const effect = voucherEffect(booked.value);
  return (
    <table className={`${sheet.ruled} ${styles.rows}`} aria-label={t('effect.title')}>
      <tbody>
        <Row name={t('effect.profit')} note={placesOfProfit(effect)} amount={effect.profitSum} />
        <VatRow effect={effect} />
      </tbody>
    </table>
  );
}

function placesOfProfit({ profit }: VoucherEffect): string {
  const years = [...new Set(profit.map(({ year }) => year))];
  const boxes = [...new Set(profit.map(({ kennzahl }) => `Kz ${kennzahl}`))];
  return profit.length === 0 ? '' : `EÜR ${years.join(', ')}, ${boxes.join(', ')}`;
}

function VatRow({ effect: { vat, vatSum } }: { effect: VoucherEffect }) {
  const { t } = useTranslation('vouchers');
  const boxes = [...new Set(vat.map(({ kennzahl }) => `Kz ${kennzahl}`))];
  const note = vat.length === 0 ? '' : t('effect.advance', { boxes: boxes.join(', ') });
  return <Row name={t('effect.vat')} note={note} amount={vatSum} />;
}

function Row({ name, note, amount }: { name: string; note: string; amount: VoucherEffect['vatSum'] }) {
  const { t } = useTranslation('vouchers');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.note}>{note}</td>
      <td>
        {amount === 0 ? (
          <span className={styles.note}>{t('effect.none')}</span>
        ) : (
          <Money cents={amount} sign="signed" />
        )}
      </td>
    </tr>
  );
}
