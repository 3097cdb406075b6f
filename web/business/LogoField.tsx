/** The logo of the business: dropped, chosen, shown, removed. */
import { Button } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../ui/FileDrop.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './business.module.css';
import { useBusinessForm } from './saving.ts';
import { useLogo } from './use-logo.ts';

export function LogoField() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const { upload, remove, isBusy, message } = useLogo();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <p className={styles.label}>{t('field.logo')}</p>
      <FileDrop accept="image/png,image/jpeg" onFile={upload} ref={input}>
        <div className={styles.logoPlace}>
          {business.logo === null ? (
            <IconPhoto size={24} stroke={1.5} aria-hidden="true" />
          ) : (
            <img src={`/files/logo/${business.logo}`} alt={t('field.logo')} />
          )}
        </div>
        <Actions
          hasLogo={business.logo !== null}
          isBusy={isBusy}
          onChoose={() => input.current?.click()}
          onRemove={remove}
        />
      </FileDrop>
      {message !== '' && <Notice tone="neg" title={message} />}
    </div>
  );
}

interface ActionsProps {
  hasLogo: boolean;
  isBusy: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function Actions({ hasLogo, isBusy, onChoose, onRemove }: ActionsProps) {
  const { t } = useTranslation('business');
  const hintId = useId();
  const uploadIcon = <IconUpload size={16} stroke={1.75} aria-hidden="true" />;
  const trashIcon = <IconTrash size={16} stroke={1.75} aria-hidden="true" />;
  return (
    <div>
      <div className={styles.logoActions}>
        <Button
          size="xs"
          leftSection={uploadIcon}
          loading={isBusy}
          aria-describedby={hintId}
          onClick={onChoose}
        >
          {t(hasLogo ? 'logo.replace' : 'logo.choose')}
        </Button>
        {hasLogo && (
          <Button size="xs" variant="subtle" leftSection={trashIcon} onClick={onRemove}>
            {t('logo.remove')}
          </Button>
        )}
      </div>
      <p className={styles.hint} id={hintId}>
        {t('logo.hint')}
      </p>
    </div>
  );
}
