/** A place to drop a file on, or several, with room for a button that does the same by keyboard. */
import { type ReactNode, type Ref, useState } from 'react';
import styles from './field.module.css';

interface FileDropProps {
  /** MIME types, separated by commas. */
  accept: string;
  /** For each file that is taken, with all that came at once. */
  onFile: (file: File, all: File[]) => void;
  /** Whether several files at once are taken; else the first. */
  isMany?: boolean;
  /** Files are held over the page, which is all about this place. */
  isAimedAt?: boolean;
  /** The hidden file input; a button clicks it. */
  ref: Ref<HTMLInputElement>;
  children: ReactNode;
}

export function FileDrop({ accept, onFile, isMany, isAimedAt = false, ref, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const all = Array.from(files ?? []);
    for (const file of isMany ? all : all.slice(0, 1)) onFile(file, all);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the mouse; the button inside does the same.
    <div
      className={styles.drop}
      data-file-drop
      data-over={isOver || isAimedAt || undefined}
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
        multiple={isMany}
        hidden
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
