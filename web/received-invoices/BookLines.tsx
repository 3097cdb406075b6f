/** The amounts of the expense, one for each kind of VAT on the bill: what is cost, what is deducted, and why. */
import { addCents, sumCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../e-invoice/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Money, Total } from '../ui/Money.tsx';
import { MoneyField } from '../ui/ParsedFields.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './book.module.css';
import { type BookLine, hasVat, underCode } from './book-line.ts';
import { ExchangeRate } from './ExchangeRate.tsx';
import type { Proposal, ProposedLine, TaxCode } from './message.ts';
import type { Booking } from './use-booking.ts';

interface BookLinesProps {
  booking: Booking;
  proposal: Proposal;
}

export function BookLines({ booking, proposal }: BookLinesProps) {
  const { t } = useTranslation('received-invoices');
  const { values, change } = booking;
  const isSmall = proposal.notes.some(({ code }) => code === 'smallBusiness');
  const put = (place: number, line: BookLine) =>
    change({ lines: values.lines.map((other, index) => (index === place ? line : other)) });
  return (
    <section className={styles.lines}>
      <SectionHead title={t('book.lines')} aside={t('book.inEuros')} />
      {proposal.currency !== 'EUR' && <ExchangeRate booking={booking} proposal={proposal} />}
      {proposal.lines.map((proposed, index) => {
        const line = values.lines[index];
        if (line === undefined) return null;
        return (
          <LineOfBill
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bill keep their places.
            key={index}
            place={index}
            {...{ booking, proposal, proposed, line, isSmall }}
            onChange={(next) => put(index, next)}
          />
        );
      })}
      <Sum lines={values.lines} />
    </section>
  );
}

interface LineProps {
  place: number;
  booking: Booking;
  proposal: Proposal;
  proposed: ProposedLine;
  line: BookLine;
  /** A Kleinunternehmer (§ 19 UStG), who deducts nothing. */
  isSmall: boolean;
  onChange: (line: BookLine) => void;
}

function LineOfBill({ place, booking, proposal, proposed, line, isSmall, onChange }: LineProps) {
  const { t } = useTranslation('received-invoices');
  const written = useWritten();
  const { currency } = proposal;
  const isForeign = proposed.net === null;
  const isCost = isSmall && proposed.reason === 'germanVat';
  const rate = proposed.rate === '' ? '' : written.percent(proposed.rate);
  return (
    <div className={styles.line}>
      <div className={styles.lineText}>
        {isCost ? (
          <p className={styles.code}>{t('book.vatOf', { rate })}</p>
        ) : (
          <Code {...{ place, booking, proposal, proposed, line, onChange }} />
        )}
        <p className={styles.reason}>{t(isCost ? 'book.vatIsCost' : `why.${proposed.reason}`, { rate })}</p>
        {line.taxCode !== null && line.taxCode !== proposed.taxCode && (
          <p className={styles.reason}>{t(`code.${line.taxCode}.why`)}</p>
        )}
        {isForeign && (
          <p className={styles.reason}>
            {t('book.onBill', {
              base: written.amount(proposed.base || '0', currency),
              tax: written.amount(proposed.tax || '0', currency),
            })}
          </p>
        )}
      </div>
      {isForeign || line.taxCode === 'importVat' ? (
        <TypedAmounts {...{ place, booking, line, onChange }} />
      ) : (
        <Amounts line={line} vatLabel={t(isCost ? 'book.vat' : 'book.inputVat')} />
      )}
    </div>
  );
}

type CodeProps = Pick<LineProps, 'place' | 'booking' | 'proposal' | 'proposed' | 'line' | 'onChange'>;

function Code({ place, booking, proposal, proposed, line, onChange }: CodeProps) {
  const { t } = useTranslation('received-invoices');
  const error = booking.errorAt(`lines.${place}`);
  const { taxCode } = line;
  if (taxCode !== null && proposed.choices.length < 2)
    return <p className={styles.code}>{t(`code.${taxCode}.name`)}</p>;
  return (
    <SelectField<TaxCode | ''>
      label={t('book.taxCode')}
      isLabelHidden
      value={taxCode ?? ''}
      choices={[
        ...(taxCode === null ? [{ value: '' as const, label: t('book.chooseTaxCode') }] : []),
        ...proposed.choices.map((value) => ({ value, label: t(`code.${value}.name`) })),
      ]}
      onChange={(code) => code !== '' && onChange(underCode(line, code, proposed, proposal.isSignTurned))}
      error={taxCode === null ? error && t('book.taxCodeMissing') : undefined}
    />
  );
}

function Amounts({ line: { net, vat, taxCode }, vatLabel }: { line: BookLine; vatLabel: string }) {
  const { t } = useTranslation('received-invoices');
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t('book.cost')}</dt>
        <dd>{net !== null && <Money cents={net} style="plain" />}</dd>
      </div>
      {hasVat(taxCode) && (
        <div>
          <dt>{vatLabel}</dt>
          <dd>{vat !== null && <Money cents={vat} style="plain" />}</dd>
        </div>
      )}
    </dl>
  );
}

type TypedProps = Pick<LineProps, 'place' | 'booking' | 'line' | 'onChange'>;

/** Where the bill does not say them in euros. */
function TypedAmounts({ place, booking, line, onChange }: TypedProps) {
  const { t } = useTranslation('received-invoices');
  const error = booking.errorAt(`lines.${place}`);
  const isImport = line.taxCode === 'importVat';
  return (
    <div className={styles.typed}>
      <MoneyField
        label={t('book.cost')}
        value={line.net}
        onChange={(net) => onChange({ ...line, net })}
        error={line.net === null ? error : undefined}
      />
      {hasVat(line.taxCode) && (
        <MoneyField
          label={t(isImport ? 'book.importVat' : 'book.inputVat')}
          value={line.vat}
          onChange={(vat) => onChange({ ...line, vat })}
          error={line.net === null ? undefined : error}
        />
      )}
    </div>
  );
}

function Sum({ lines }: { lines: readonly BookLine[] }) {
  const { t } = useTranslation('received-invoices');
  const known = lines.flatMap(({ net, vat, taxCode }) =>
    net === null || vat === null ? [] : [taxCode === 'importVat' ? net : addCents(net, vat)],
  );
  if (known.length < lines.length) return null;
  return (
    <p className={styles.sum}>
      <span>{t('book.sum')}</span>
      <Total>
        <Money cents={sumCents(known)} style="plain" />
      </Total>
    </p>
  );
}
