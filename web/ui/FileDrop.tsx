/** A place to drop one file on, with room for a button that does the same by keyboard. */
import { type ReactNode, type Ref, useState } from 'react';
import styles from './field.module.css';

interface FileDropProps {
  /** MIME types, separated by commas. */
  accept: string;
  onFile: (file: File) => void;
  /** The hidden file input; a button clicks it. */
  ref: Ref<HTMLInputElement>;
  children: ReactNode;
}

export function FileDrop({ accept, onFile, ref, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button inside does the same.
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {children}
      <input
        ref={ref}
        type="file"
        accept={accept}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
