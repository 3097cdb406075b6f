/** Files that came with the invoice, and documents that it only names. */
import { useTranslation } from 'react-i18next';
import { inBytes } from '../ui/bytes.ts';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import sheet from '../ui/sheet.module.css';
import type { Checked, Enclosed, Invoice } from './message.ts';
import { Remarks } from './Remarks.tsx';
import styles from './sheet.module.css';
import { useRemarks } from './shown.ts';

interface Props {
  checked: Checked;
  address: ((position: number) => string) | undefined;
}

type Document = Invoice['documents'][number];

export function EnclosedFiles({ checked: { enclosed, leftOut, invoice }, address }: Props) {
  const { t } = useTranslation('e-invoice');
  const remarks = useRemarks('documents');
  const named = invoice.documents.filter(({ file }) => file === undefined);
  if (enclosed.length + leftOut.length + named.length + remarks.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHead title={t('enclosed.title')} />
      <ul className={`${sheet.entries} ${styles.files}`}>
        {enclosed.map((file) => (
          <EnclosedFile key={file.position} file={file} documents={invoice.documents} address={address} />
        ))}
        {leftOut.map(({ name, why }) => (
          <li key={name}>
            <span className={styles.fileName}>{name}</span>
            <span className={styles.quiet}>{t(`enclosed.leftOut.${why}`)}</span>
          </li>
        ))}
        {named.map((document) => (
          <NamedDocument key={`${document.reference} ${document.location}`} document={document} />
        ))}
      </ul>
      <Remarks at="documents" />
    </section>
  );
}

interface EnclosedFileProps extends Pick<Props, 'address'> {
  file: Enclosed;
  documents: readonly Document[];
}

function EnclosedFile({ file, documents, address }: EnclosedFileProps) {
  const { language } = useFormat();
  const about = documents.find((document) => document.file?.name === file.name)?.description;
  return (
    <li>
      <span className={styles.fileName}>
        {address === undefined ? (
          file.name
        ) : (
          <a href={address(file.position)} download>
            {file.name}
          </a>
        )}
        {about && <span className={styles.quiet}>{about}</span>}
      </span>
      <span className={styles.quiet}>{inBytes(file.size, language)}</span>
    </li>
  );
}

/** An address in a stranger's file is shown, not linked: where it leads is theirs. */
function NamedDocument({ document: { reference, description, location } }: { document: Document }) {
  return (
    <li>
      <span className={styles.fileName}>
        {[reference, description].filter(Boolean).join(', ')}
        {location && <span className={styles.quiet}>{location}</span>}
      </span>
    </li>
  );
}
