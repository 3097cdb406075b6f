/** The document as it would be printed now, one page at a time, at the size and in the design that is chosen. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentSheet } from '../../../ui/Document.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import { DesignStrip } from './DesignStrip.tsx';
import { FullPage } from './FullPage.tsx';
import { HeadButton } from './HeadButton.tsx';
import { PagePlaces } from './PagePlaces.tsx';
import styles from './preview.module.css';
import { failureKey, usePreview } from './use-preview.ts';
import { type PageZoom, Zoom } from './Zoom.tsx';

interface Props {
  editor: Pick<DraftEditor, 'form' | 'dispatch' | 'amends'>;
  draft: InvoiceDraft;
}

export function PreviewPane({ editor, draft }: Props) {
  const { t } = useTranslation('invoices');
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<PageZoom>('page');
  const [isFull, setFull] = useState(false);
  const preview = usePreview(useDeferredValue(draft), page, editor.amends?.id);
  useEffect(() => {
    if (page > preview.pages) setPage(preview.pages);
  }, [page, preview.pages]);
  const label = t('preview.draftPage', { page, pages: preview.pages });
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2>{t('preview.title')}</h2>
        {preview.pages > 1 && <Pager page={page} pages={preview.pages} onGo={setPage} />}
        <Zoom zoom={zoom} onZoom={setZoom} />
        <FullPage svg={preview.svg} label={label} isOpen={isFull} onOpen={setFull} />
      </div>
      {preview.error !== null && (
        <p className={styles.note} role="status">
          {t(failureKey(preview.error))}
        </p>
      )}
      {preview.unprintable !== '' && (
        <p className={styles.note} role="status">
          {t('preview.unprintable', { characters: preview.unprintable })}
        </p>
      )}
      <div className={styles.desk} data-whole={zoom === 'page' || undefined}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys. */}
        <section className={styles.page} aria-label={t('preview.title')} tabIndex={0}>
          <DocumentSheet
            svg={preview.svg}
            label={label}
            isPending={preview.error !== null}
            {...(zoom !== undefined && { zoom })}
          >
            <PagePlaces places={preview.places} />
            {preview.svg !== undefined && (
              <button
                type="button"
                className={styles.enlarge}
                aria-label={t('preview.fullByTap')}
                tabIndex={-1}
                onClick={() => setFull(true)}
              />
            )}
          </DocumentSheet>
        </section>
        <DesignStrip editor={editor} isReady={preview.svg !== undefined} />
      </div>
    </div>
  );
}

function Pager({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const { t } = useTranslation('invoices');
  return (
    <div className={styles.group}>
      <HeadButton
        icon={IconChevronLeft}
        label={t('preview.previous')}
        disabled={page <= 1}
        onClick={() => onGo(page - 1)}
      />
      <span aria-live="polite">{t('preview.pageOf', { page, pages })}</span>
      <HeadButton
        icon={IconChevronRight}
        label={t('preview.next')}
        disabled={page >= pages}
        onClick={() => onGo(page + 1)}
      />
    </div>
  );
}
