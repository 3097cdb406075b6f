/** The groups of entries, and what is said when there are none or the server does not answer. */
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../connection/problems.ts';
import { Hidden } from '../../ui/Hidden.tsx';
import { Bone } from '../../ui/Loading.tsx';
import type { Entry, Group } from './entry.ts';
import { modeOf } from './entry.ts';
import styles from './list.module.css';
import { PaletteRow } from './PaletteRow.tsx';
import type { Found } from './use-found.tsx';
import type { Listbox } from './use-listbox.ts';

interface PaletteListProps {
  typed: string;
  groups: readonly Group[];
  found: Found;
  listbox: Listbox;
  onRun: (entry: Entry, withCommand: boolean) => void;
}

export function PaletteList({ typed, groups, found, listbox, onRun }: PaletteListProps) {
  const { t } = useTranslation('palette');
  return (
    <div className={styles.body} ref={listbox.list}>
      {groups.length > 0 && (
        <div role="listbox" id={listbox.listId} aria-label={t('hits')} tabIndex={-1}>
          {groups.map(({ name, entries }) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
            <div
              key={name}
              role="group"
              aria-labelledby={`${listbox.listId}-${name}`}
              className={styles.group}
            >
              <div id={`${listbox.listId}-${name}`} className={styles.groupName}>
                {t(`groups.${name}`)}
              </div>
              {entries.map((entry) => (
                <PaletteRow
                  key={`${entry.kind}${entry.id}`}
                  entry={entry}
                  text={modeOf(typed).text}
                  listbox={listbox}
                  onRun={onRun}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <Said typed={typed} groups={groups} found={found} />
    </div>
  );
}

/** Below the hits: that more are on their way, that none are, or that the server cannot be asked. */
function Said({ typed, groups, found }: Pick<PaletteListProps, 'typed' | 'groups' | 'found'>) {
  const { t } = useTranslation('palette');
  const errorText = useErrorText();
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const { mode, text } = modeOf(typed);
  const isSearching = found.isPending && found.error === null;
  return (
    <>
      {isSearching && (
        <div className={styles.pending} aria-hidden="true">
          <Bone width={280} />
          <Bone width={210} />
        </div>
      )}
      {found.error !== null && (
        <p className={styles.said} role="alert">
          {t('searchFailed')} {errorText(found.error)}
        </p>
      )}
      {count === 0 && !isSearching && found.error === null && (
        <p className={styles.said}>{t(mode === 'numbers' ? 'noNumber' : 'nothing', { text })}</p>
      )}
      <div role="status">{!isSearching && <Hidden>{t('count', { count })}</Hidden>}</div>
    </>
  );
}
