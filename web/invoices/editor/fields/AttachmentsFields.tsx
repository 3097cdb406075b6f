/** The files that go with an invoice, such as time sheets: dropped or chosen, named, taken off again. */
import { ATTACHMENT_TYPES, type Attachment } from '@belegbar/domain/invoices';
import { Button } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../connection/problems.ts';
import { inBytes } from '../../../ui/bytes.ts';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { useFormat } from '../../../ui/format.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Progress } from '../../../ui/Marks.tsx';
import { Notice } from '../../../ui/States.tsx';
import { AttachedFiles } from '../../AttachedFiles.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import styles from './attachments.module.css';
import { fieldId } from './field-id.ts';
import { type Sending, useAttachments } from './use-attachments.ts';

export function AttachmentsFields({ editor, context }: { editor: DraftEditor; context: EditorContext }) {
  const { t } = useTranslation('invoices');
  const problemText = useProblemText();
  const { attachments, sending, message, active, add, remove } = useAttachments(editor);
  const refused = context.problems.find(({ field }) => field === 'attachments');
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const wrong = refused === undefined ? message : problemText(refused);
  const takeOff = (file: Attachment) => {
    remove(file);
    choose.current?.focus();
  };
  return (
    <div className={styles.attachments}>
      <AttachedFiles files={attachments} act={(file) => <TakeOff file={file} onClick={takeOff} />} />
      {sending !== null && <OnItsWay sending={sending} />}
      <FileDrop accept={ATTACHMENT_TYPES.join(',')} onFile={add} ref={input} isMany>
        <Button
          ref={choose}
          id={fieldId('attachments')}
          size="xs"
          leftSection={<IconPaperclip size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('attachments.add')}
        </Button>
        <span className={styles.hint}>{t('attachments.hint')}</span>
      </FileDrop>
      {active.map((name) => (
        <Notice key={name} tone="warn" title={`${name}: ${t('attachments.active')}`} />
      ))}
      {wrong !== '' && <Notice tone="neg" title={wrong} />}
    </div>
  );
}

function TakeOff({ file, onClick }: { file: Attachment; onClick: (file: Attachment) => void }) {
  const { t } = useTranslation('invoices');
  return (
    <IconButton
      icon={IconTrash}
      label={t('attachments.remove', { name: file.name })}
      onClick={() => onClick(file)}
    />
  );
}

function OnItsWay({ sending: { name, size, share } }: { sending: Sending }) {
  const { t } = useTranslation('invoices');
  const { language } = useFormat();
  return (
    <Progress
      label={t('attachments.sending', { name })}
      value={share}
      max={1}
      text={`${name}, ${inBytes(size, language)}`}
    />
  );
}
