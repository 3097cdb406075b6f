/** A picture that is uploaded: dropped or chosen, followed on its way, shown, replaced, removed. */
import { Button } from '@mantine/core';
import { IconFileText, IconPhoto, IconTrash, IconUpload, IconX } from '@tabler/icons-react';
import { type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from './FileDrop.tsx';
import { useFormat } from './format.ts';
import { Progress } from './Marks.tsx';
import { Notice } from './States.tsx';
import sheet from './sheet.module.css';
import styles from './upload.module.css';

export interface UploadFieldProps {
  label: string;
  /** Which files are taken. */
  hint: string;
  /** MIME types, separated by commas. */
  accept: string;
  /** Form of what is shown: a logo, a square code, a page. */
  shape: 'wide' | 'square' | 'page';
  /** Address of what is stored; null when there is nothing. */
  picture: string | null;
  /** Share that has left for the server, from 0 to 1; null when nothing is on its way. */
  progress: number | null;
  isRemoving: boolean;
  /** Why the last file was not taken; empty when it was. */
  message: string;
  onFile: (file: File) => void;
  onCancel: () => void;
  onRemove: () => void;
}

export function UploadField(props: UploadFieldProps) {
  const { label, accept, shape, picture, progress, message, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const Empty = shape === 'page' ? IconFileText : IconPhoto;
  return (
    <fieldset className={styles.field}>
      <legend className={`${sheet.label} ${styles.label}`}>{label}</legend>
      <FileDrop accept={accept} onFile={onFile} ref={input}>
        <div className={styles.place} data-shape={shape}>
          {picture === null ? (
            <Empty size={24} stroke={1.5} aria-hidden="true" />
          ) : (
            <img src={picture} alt={label} />
          )}
        </div>
        <div className={styles.side}>
          {progress === null ? (
            <Acts
              {...props}
              chooseRef={choose}
              onChoose={() => input.current?.click()}
              onRemove={() => {
                props.onRemove();
                choose.current?.focus();
              }}
            />
          ) : (
            <OnItsWay label={label} progress={progress} onCancel={props.onCancel} />
          )}
        </div>
      </FileDrop>
      {message !== '' && <Notice tone="neg" title={message} />}
    </fieldset>
  );
}

interface ActsProps extends UploadFieldProps {
  chooseRef: RefObject<HTMLButtonElement | null>;
  onChoose: () => void;
}

function Acts({ label, picture, hint, isRemoving, chooseRef, onChoose, onRemove }: ActsProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const icons = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  const text = t(picture === null ? 'upload.choose' : 'upload.replace');
  return (
    <>
      <div className={styles.acts}>
        <Button
          ref={chooseRef}
          size="xs"
          leftSection={<IconUpload {...icons} />}
          aria-label={`${text}: ${label}`}
          aria-describedby={hintId}
          onClick={onChoose}
        >
          {text}
        </Button>
        {picture !== null && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconTrash {...icons} />}
            loading={isRemoving}
            aria-label={`${t('upload.remove')}: ${label}`}
            onClick={onRemove}
          >
            {t('upload.remove')}
          </Button>
        )}
      </div>
      <p className={styles.hint} id={hintId}>
        <span className={styles.drop}>{t('upload.drop')} </span>
        {hint}
      </p>
    </>
  );
}

function OnItsWay({ label, progress, onCancel }: { label: string; progress: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isThere = progress >= 1;
  const share = `${format.count(Math.floor(progress * 100))} %`;
  const text = isThere ? t('upload.checking') : t('upload.sending', { share });
  return (
    <>
      <Progress label={label} value={progress} max={1} text={text} />
      <div className={styles.acts}>
        <span className={styles.hint}>{text}</span>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconX size={16} stroke={1.75} aria-hidden="true" />}
          onClick={onCancel}
        >
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}
