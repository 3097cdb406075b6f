/** The editor before its draft has come: its heads and rules stand at once, the bones follow. */
import { useTranslation } from 'react-i18next';
import { useNarrowSidebar } from '../../shell/narrow-sidebar.ts';
import { DocumentSheet, SplitScreen } from '../../ui/Document.tsx';
import { SectionHead, usePageTitle } from '../../ui/Heads.tsx';
import { Bone, Loading } from '../../ui/Loading.tsx';
import sheet from '../../ui/sheet.module.css';
import { DraftBadge } from '../StatusBadge.tsx';
import styles from './editor.module.css';
import { roomFor, usePageZoom } from './preview/page-size.ts';
import preview from './preview/preview.module.css';

const HEAD_FIELDS = [
  'clientId',
  'invoiceDate',
  'title',
  'servicePeriod',
  'reference',
  'paymentTerms',
] as const;

export function EditorSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('invoices');
  useNarrowSidebar();
  usePageTitle(title);
  const [zoom] = usePageZoom();
  return (
    <SplitScreen
      mainLabel={t('editor.tab')}
      sideLabel={t('preview.title')}
      sideWidth={roomFor(zoom)}
      main={<Main title={title} />}
      side={
        <>
          <div className={preview.head}>
            <h2>{t('preview.title')}</h2>
          </div>
          <DocumentSheet svg={undefined} label={t('preview.title')} />
        </>
      }
    />
  );
}

function Main({ title }: { title: string }) {
  const { t } = useTranslation('invoices');
  return (
    <div className={styles.main}>
      <header className={styles.head}>
        <div className={sheet.titleLine}>
          <h1 className={sheet.title} tabIndex={-1}>
            {title}
          </h1>
          <DraftBadge />
        </div>
      </header>
      <div className={styles.fields}>
        {HEAD_FIELDS.map((field) => (
          <div key={field} className={styles.fieldBone}>
            <span>{t(`field.${field}`)}</span>
            <Bone />
          </div>
        ))}
      </div>
      <SectionHead title={t('lines.title')} />
      <Loading lines={3} />
      <div className={styles.secondHead}>
        <SectionHead title={t('findings.title')} />
        <Loading lines={2} />
      </div>
    </div>
  );
}
