/** The recovery codes with the button that ends: not before they are said to be kept. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../ui/Dialogs.tsx';
import { useFirstWrong } from '../../ui/use-first-wrong.ts';
import styles from '../profile.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { Keeping } from './use-keeping.ts';

export function CodesStep({ codes, keeping }: { codes: readonly string[]; keeping: Keeping }) {
  const { t } = useTranslation('account');
  const form = useFirstWrong(keeping.tries > 0 && keeping.tries);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        keeping.leave();
      }}
    >
      <RecoveryCodes
        codes={codes}
        isKept={keeping.isKept}
        onKept={keeping.setKept}
        isKeptMissing={keeping.tries > 0 && !keeping.isKept}
      />
      <DialogActions>
        <Button type="submit" variant="filled">
          {t('codes.done')}
        </Button>
      </DialogActions>
    </form>
  );
}
