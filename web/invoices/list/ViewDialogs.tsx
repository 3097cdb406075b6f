/** Saving a view under a name; renaming, ordering and deleting views. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls, newKey } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRequest } from '../../ui/use-request.ts';
import type { Asked } from './address.ts';
import styles from './views.module.css';
import { queryOfAsked, type View } from './views.ts';

const NAME_MAXIMUM = 40;

export function SaveView({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation(['invoice-list', 'common']);
  const [name, setName] = useState('');
  const [idempotencyKey] = useState(newKey);
  const { isBusy, failure, send } = useRequest();
  const errorText = useErrorText();
  const refresh = useFreshViews();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await send(async () => {
      await calls.invoiceViews.create({ idempotencyKey, name, query: queryOfAsked(asked) });
      await refresh();
    });
    if (!isSaved) return;
    toast.success(t('view.saved'), name.trim());
    onClose();
  };
  return (
    <Dialog opened title={t('view.saveTitle')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          label={t('view.name')}
          hint={t('view.saveText')}
          value={name}
          onChange={setName}
          maxLength={NAME_MAXIMUM}
          error={failure === null ? undefined : errorText(failure)}
          required
          autoFocus
        />
        <DialogActions isBusy={isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={name.trim() === ''}>
            {t('view.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function ManageViews({ views, onClose }: { views: View[]; onClose: () => void }) {
  const { t } = useTranslation('invoice-list');
  return (
    <Dialog opened title={t('view.manageTitle')} onClose={onClose}>
      {views.length === 0 && <p>{t('view.none')}</p>}
      <ul className={styles.views} aria-label={t('view.label')}>
        {views.map((view, place) => (
          <li key={view.id} className={styles.view}>
            <Name view={view} />
            <Moves views={views} place={place} />
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {t('view.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** It is renamed when the field is left, and stays as it was where that is refused. */
function Name({ view }: { view: View }) {
  const { t } = useTranslation('invoice-list');
  const [name, setName] = useState(view.name);
  const { failure, send } = useRequest();
  const errorText = useErrorText();
  const refresh = useFreshViews();
  const rename = async () => {
    if (name.trim() === '' || name.trim() === view.name) return setName(view.name);
    await send(async () => {
      await calls.invoiceViews.update({ id: view.id, name });
      await refresh();
    });
  };
  return (
    <TextField
      label={t('view.name')}
      isLabelHidden
      value={name}
      onChange={setName}
      onBlur={() => void rename()}
      onEnter={() => void rename()}
      maxLength={NAME_MAXIMUM}
      error={failure === null ? undefined : errorText(failure)}
    />
  );
}

function Moves({ views, place }: { views: View[]; place: number }) {
  const { t } = useTranslation('invoice-list');
  const errorText = useErrorText();
  const refresh = useFreshViews();
  const act = (work: () => Promise<unknown>) =>
    void work()
      .then(refresh)
      .catch((error: unknown) => toast.error(t('view.failed'), errorText(error)));
  const view = views[place];
  if (view === undefined) return null;
  const move = (by: -1 | 1) => {
    const ids = views.map(({ id }) => id);
    ids.splice(place + by, 0, ...ids.splice(place, 1));
    act(() => calls.invoiceViews.arrange({ ids }));
  };
  const { id, name } = view;
  return (
    <span className={styles.moves}>
      <Act label={t('view.up', { name })} disabled={place === 0} onClick={() => move(-1)}>
        <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
      </Act>
      <Act label={t('view.down', { name })} disabled={place === views.length - 1} onClick={() => move(1)}>
        <IconArrowDown size={16} stroke={1.75} aria-hidden="true" />
      </Act>
      <Act
        label={`${t('view.remove')}: ${name}`}
        disabled={false}
        onClick={() => act(() => calls.invoiceViews.remove({ id }))}
      >
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </Act>
    </span>
  );
}

interface ActProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Act({ label, disabled, onClick, children }: ActProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}

function useFreshViews(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: api.invoiceViews.key() });
}
