/** Several files that came at once: one is checked, the others are a press away. */
import { useTranslation } from 'react-i18next';
import styles from './check.module.css';
import type { Check } from './use-check.ts';

export function OtherFiles({ check: { files, chosen, choose } }: { check: Check }) {
  const { t } = useTranslation('e-invoice');
  if (files.length < 2) return null;
  return (
    <div className={styles.many}>
      <p className={styles.hint} id="check-many">
        {t('check.many', { count: files.length })}
      </p>
      <ul aria-labelledby="check-many">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files of one drop keep their places, and may have the same name.
          <li key={index}>
            <button type="button" aria-pressed={file === chosen?.file} onClick={() => choose(file, files)}>
              {file.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
