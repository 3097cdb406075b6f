/** After an import: what became of it, what needs a look, and the way back. */
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { useFormat } from '../ui/format.ts';
import { CheckLine, Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './imports.module.css';
import type { ImportMessage } from './message.ts';
import { RowsToSee } from './RowsToSee.tsx';

export function Outcome({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const isUndone = found.state === 'undone';
  const title = t(`outcomeTitle.${found.state === 'failed' ? 'failed' : isUndone ? 'undone' : 'done'}`);
  return (
    <div className={styles.stack}>
      {found.state === 'failed' ? (
        <Notice tone="neg" title={title}>
          {t('outcomeTitle.failedText')}
        </Notice>
      ) : (
        <CheckLine tone="pos" title={title} />
      )}
      {isUndone ? <UndoneCounts found={found} /> : <Counts found={found} />}
      {isUndone && found.stayed > 0 && <RowsToSee found={found} which="stayed" />}
      {found.skipped > 0 && <RowsToSee found={found} which="skipped" />}
      {!isUndone && found.warned > 0 && <RowsToSee found={found} which="warned" />}
      <Acts found={found} />
    </div>
  );
}

function Counts({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  return (
    <FigureStrip label={t('preview.counts')}>
      <FigureCell
        label={t('count.created')}
        note={found.warned === 0 ? undefined : t('count.warnedOf', { count: found.warned })}
      >
        {format.count(found.created)}
      </FigureCell>
      {found.kind !== 'expenses' && (
        <FigureCell
          label={t('count.updated')}
          note={found.unchanged === 0 ? undefined : t('count.unchangedOf', { count: found.unchanged })}
        >
          {format.count(found.updated)}
        </FigureCell>
      )}
      <FigureCell label={t('count.skipped')}>{format.count(found.skipped)}</FigureCell>
    </FigureStrip>
  );
}

function UndoneCounts({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  return (
    <FigureStrip label={t('preview.counts')}>
      <FigureCell label={t('count.removed')}>{format.count(found.removed)}</FigureCell>
      {found.kind !== 'expenses' && (
        <FigureCell label={t('count.restored')}>{format.count(found.restored)}</FigureCell>
      )}
      <FigureCell label={t('count.stayed')}>{format.count(found.stayed)}</FigureCell>
    </FigureStrip>
  );
}

function Acts({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const [isAsked, setAsked] = useState(false);
  const undo = useUndo(found);
  return (
    <div className={styles.acts}>
      {found.canUndo && (
        <Button
          leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => setAsked(true)}
        >
          {t('undo.act')}
        </Button>
      )}
      <ToRecords kind={found.kind} />
      <ConfirmDialog
        opened={isAsked}
        title={t('undo.title', { name: found.fileName })}
        text={t(found.kind === 'expenses' ? 'undo.expensesText' : 'undo.text')}
        confirmLabel={t('undo.act')}
        tone="danger"
        onConfirm={undo}
        onClose={() => setAsked(false)}
      />
    </div>
  );
}

function ToRecords({ kind }: { kind: ImportMessage['kind'] }) {
  const { t } = useTranslation('imports');
  if (kind === 'clients')
    return (
      <ButtonLink variant="filled" to="/clients">
        {t('toClients')}
      </ButtonLink>
    );
  if (kind === 'expenses')
    return (
      <ButtonLink variant="filled" to="/finance/expenses">
        {t('toExpenses')}
      </ButtonLink>
    );
  return (
    <ButtonLink variant="filled" to="/my-business" hash="services-clients">
      {t('toServices')}
    </ButtonLink>
  );
}

function useUndo(found: ImportMessage): () => Promise<void> {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return async () => {
    try {
      const begun = await calls.imports.undo({ id: found.id });
      queries.setQueryData(api.imports.get.queryKey({ input: { id: found.id } }), begun);
    } catch (error) {
      toast.error(t('undo.failed'), errorText(error));
      throw error;
    }
  };
}
