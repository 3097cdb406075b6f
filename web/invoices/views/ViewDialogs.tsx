/** Saving a view under a name; renaming, ordering and deleting views, and choosing the one that is shown first. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRequest } from '../../ui/use-request.ts';
import type { NamedView, ViewWays } from './view-ways.ts';
import styles from './views.module.css';

const NAME_MAXIMUM = 40;

export function SaveView({ ways, onClose }: { ways: ViewWays; onClose: () => void }) {
  const { t } = useTranslation(['invoice-list', 'common']);
  const [name, setName] = useState('');
  const [idempotencyKey] = useState(newKey);
  const { isBusy, failure, send } = useRequest();
  const errorText = useErrorText();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const isSaved = await send(async () => {
      await ways.save(name, idempotencyKey);
      await ways.refresh();
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

interface ManageViewsProps {
  views: readonly NamedView[];
  ways: ViewWays;
  onClose: () => void;
}

export function ManageViews({ views, ways, onClose }: ManageViewsProps) {
  const { t } = useTranslation('invoice-list');
  return (
    <Dialog opened title={t('view.manageTitle')} onClose={onClose}>
      {views.length === 0 && <p>{t('view.none')}</p>}
      <ul className={styles.views} aria-label={t('view.label')}>
        {views.map((view, place) => (
          <li key={view.id} className={styles.view}>
            <Name view={view} ways={ways} />
            <Moves views={views} ways={ways} place={place} />
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
function Name({ view, ways }: { view: NamedView; ways: ViewWays }) {
  const { t } = useTranslation('invoice-list');
  const [name, setName] = useState(view.name);
  const { failure, send } = useRequest();
  const errorText = useErrorText();
  const rename = async () => {
    if (name.trim() === '' || name.trim() === view.name) return setName(view.name);
    await send(async () => {
      await ways.rename(view.id, name);
      await ways.refresh();
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

interface MovesProps {
  views: readonly NamedView[];
  ways: ViewWays;
  place: number;
}

function Moves({ views, ways, place }: MovesProps) {
  const { t } = useTranslation('invoice-list');
  const errorText = useErrorText();
  const act = (work: () => Promise<unknown>) =>
    void work()
      .then(ways.refresh)
      .catch((error: unknown) => toast.error(t('view.failed'), errorText(error)));
  const view = views[place];
  if (view === undefined) return null;
  const move = (by: -1 | 1) => {
    const ids = views.map(({ id }) => id);
    ids.splice(place + by, 0, ...ids.splice(place, 1));
    act(() => ways.arrange(ids));
  };
  const { id, name, isDefault } = view;
  const { setDefault } = ways;
  const Star = isDefault ? IconStarFilled : IconStar;
  return (
    <span className={styles.moves}>
      {setDefault !== undefined && (
        <Act
          label={t('view.first', { name })}
          disabled={false}
          isPressed={isDefault}
          onClick={() => act(() => setDefault(id, !isDefault))}
        >
          <Star size={16} aria-hidden="true" />
        </Act>
      )}
      <Act label={t('view.up', { name })} disabled={place === 0} onClick={() => move(-1)}>
        <IconArrowUp size={16} stroke={1.75} aria-hidden="true" />
      </Act>
      <Act label={t('view.down', { name })} disabled={place === views.length - 1} onClick={() => move(1)}>
        <IconArrowDown size={16} stroke={1.75} aria-hidden="true" />
      </Act>
      <Act label={`${t('view.remove')}: ${name}`} disabled={false} onClick={() => act(() => ways.remove(id))}>
        <IconTrash size={16} stroke={1.75} aria-hidden="true" />
      </Act>
    </span>
  );
}

interface ActProps {
  label: string;
  disabled: boolean;
  /** Of what is on or off. */
  isPressed?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Act({ label, disabled, isPressed, onClick, children }: ActProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
