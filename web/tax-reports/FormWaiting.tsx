/** The form while its figures are fetched: rules and heads at once, bones after a moment. */
import { useTranslation } from 'react-i18next';
import { Bone } from '../ui/Loading.tsx';
import { numbersBelow } from '../ui/numbers.ts';
import sheet from '../ui/sheet.module.css';
import { FormHead } from './FormTable.tsx';
import styles from './form.module.css';

const LABEL_WIDTHS = [104, 88, 72, 96];

export function FormWaiting() {
  const { t } = useTranslation('common');
  return (
    <table className={`${sheet.ruled} ${styles.form}`} aria-busy="true" aria-label={t('loading')}>
      <FormHead />
      <tbody>
        {numbersBelow(8).map((index) => (
          <tr key={index}>
            <td className={styles.lineNumber}>
              <Bone width={18} />
            </td>
            <td className={styles.kennzahl}>
              <Bone width={20} />
            </td>
            <td>
              <Bone width={LABEL_WIDTHS[index % 4] ?? 88} />
            </td>
            <td className={styles.end}>
              <Bone width={64} />
            </td>
            <td className={styles.amount}>
              <Bone width={72} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
