/** The lines of the statement: client, VAT id, kind, the sum in the journal and in whole euros. */
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Figure, Money, Total } from '../ui/Money.tsx';
import { EmptyState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import smallStyles from '../ui/small.module.css';
import styles from './form.module.css';
import type { OpenedLine } from './Recapitulative.tsx';
import type { Recapitulative, RecapitulativeLine } from './return.ts';
import { wholeEuros } from './whole-euros.ts';

interface Props {
  statement: Recapitulative;
  opened: OpenedLine;
  onOpen: (line: OpenedLine) => void;
}

export function RecapitulativeTable({ statement, opened, onOpen }: Props) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  if (statement.lines.length === 0)
    return <EmptyState title={t('zm.empty')} text={t('zm.emptyWhy')} lines={2} />;
  return (
    <table className={`${sheet.ruled} ${styles.form}`}>
      <caption className={smallStyles.hidden}>{t('zm.caption')}</caption>
      <Head />
      <tbody>
        {statement.lines.map((line) => (
          <Row
            key={`${line.vatId} ${line.kind}`}
            line={line}
            isOpen={opened?.vatId === line.vatId && opened.kind === line.kind}
            onOpen={onOpen}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('zm.sum')}</th>
          <td className={styles.notOnPhone} />
          <td />
          <td className={styles.amount}>
            <Total>{wholeEuros(format.money(statement.amount, 'plain'))}</Total>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

function Head() {
  const { t } = useTranslation('tax-reports');
  return (
    <thead>
      <tr>
        <th scope="col">{t('zm.client')}</th>
        <th scope="col" className={styles.notOnPhone}>
          {t('zm.kind')}
        </th>
        <th scope="col" className={styles.end}>
          {t('zm.exact')}
        </th>
        <th scope="col" className={styles.amount}>
          {t('zm.amount')}
        </th>
      </tr>
    </thead>
  );
}

function Row({
  line,
  isOpen,
  onOpen,
}: {
  line: RecapitulativeLine;
  isOpen: boolean;
  onOpen: Props['onOpen'];
}) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const { vatId, kind, name } = line;
  const amount = wholeEuros(format.money(line.amount, 'plain'));
  return (
    <tr data-selected={isOpen || undefined}>
      <th scope="row">
        {name}
        <span className={styles.below}>
          {vatId === '' ? t('zm.noId') : vatId}
          {line.amount === 0 && `, ${t('zm.notReported')}`}
          <span className={styles.kindOnPhone}>{t(`zm.kindName.${kind}`)}</span>
        </span>
      </th>
      <td className={styles.notOnPhone}>
        {t(`zm.kindName.${kind}`)}
        <span className={styles.below}>{t(`zm.kindCode.${kind}`)}</span>
      </td>
      <td className={styles.end}>
        <Money cents={line.exact} style="plain" />
      </td>
      <td className={styles.amount}>
        <Figure label={t('why', { name, amount })} onOpen={() => onOpen({ vatId, kind })}>
          {amount}
        </Figure>
      </td>
    </tr>
  );
}
