/** Files of an invoice in a list, each with its size, and with what can be done with it. */
import type { Attachment } from '@belegbar/domain/invoices';
import type { ReactNode } from 'react';
import { inBytes } from '../ui/bytes.ts';
import { useFormat } from '../ui/format.ts';
import styles from './attached-files.module.css';

interface Props {
  files: readonly Attachment[];
  /** Address of a file by its place from 0; without one, its name alone. */
  address?: (place: number) => string;
  act?: (file: Attachment) => ReactNode;
}

export function AttachedFiles({ files, address, act }: Props) {
  const { language } = useFormat();
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map((file, place) => (
        <li key={file.name}>
          <span className={styles.name}>
            {address === undefined ? (
              file.name
            ) : (
              <a href={address(place)} download>
                {file.name}
              </a>
            )}
          </span>
          <span className={styles.size}>{inBytes(file.size, language)}</span>
          {act?.(file)}
        </li>
      ))}
    </ul>
  );
}
