/** The document as it would be printed now, one page at a time, at the size and in the design that is chosen. */
import type { Template } from '@belegbar/domain/business';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentSheet } from '../../../ui/Document.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import { DesignStrip, DesignSwitch } from './DesignStrip.tsx';
import { FullPage } from './FullPage.tsx';
import { HeadButton } from './HeadButton.tsx';
import { PagePlaces } from './PagePlaces.tsx';
import type { PageZoom } from './page-size.ts';
import styles from './preview.module.css';
import { failureKey, usePreview } from './use-preview.ts';
import { Zoom } from './Zoom.tsx';

interface Props {
  editor: Pick<DraftEditor, 'form' | 'draft' | 'dispatch' | 'amends'>;
  zoom: PageZoom;
  onZoom: (zoom: PageZoom) => void;
}

/** Where the window is lower, the strip of designs would leave the page too little of it. */
const HIGH_ENOUGH = '(min-height: 860px), (max-width: 1199.9px)';

export const PreviewPane = memo(function PreviewPane({ editor, zoom, onZoom }: Props) {
  const { t } = useTranslation('invoices');
  const [page, setPage] = useState(1);
  const [isFull, setFull] = useState(false);
  const [hasDesigns, setDesigns] = useState(() => matchMedia(HIGH_ENOUGH).matches);
  const [tried, setTried] = useState<Template | null>(null);
  const strip = useId();
  const { draft, amends } = editor;
  const shown = useMemo(() => (tried === null ? draft : { ...draft, template: tried }), [draft, tried]);
  const preview = usePreview(shown, page, amends?.id);
  useEffect(() => {
    if (page > preview.pages) setPage(preview.pages);
  }, [page, preview.pages]);
  const label = t('preview.draftPage', { page, pages: preview.pages });
  return (
    <div className={styles.pane}>
      <div className={styles.head}>
        <h2>{t('preview.title')}</h2>
        {preview.pages > 1 && <Pager page={page} pages={preview.pages} onGo={setPage} />}
        <DesignSwitch template={editor.form.template} strip={strip} isOpen={hasDesigns} onOpen={setDesigns} />
        <Zoom zoom={zoom} onZoom={onZoom} />
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
            {...(zoom !== 'width' && { zoom })}
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
        {hasDesigns && (
          <DesignStrip id={strip} editor={editor} isReady={preview.svg !== undefined} onTry={setTried} />
        )}
      </div>
    </div>
  );
});

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
