/** A search that waits for a pause in typing before it asks. */
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tabs.module.css';

const PAUSE_MILLISECONDS = 250;

interface SearchFieldProps {
  /** What can be searched for: "Number, client, title". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchField(props: SearchFieldProps) {
  const { t } = useTranslation();
  const { text, type, clear } = useTypedSearch(props);
  return (
    <search className={styles.search}>
      <TextInput
        type="text"
        role="searchbox"
        data-list-search
        aria-keyshortcuts="/"
        aria-label={props.label}
        placeholder={props.label}
        maxLength={200}
        autoComplete="off"
        value={text}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        rightSection={
          text === '' ? null : <CloseButton size="sm" aria-label={t('clearSearch')} onClick={clear} />
        }
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
      />
    </search>
  );
}

function useTypedSearch({ search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(search);
  // What else was chosen during the pause is not taken back by what was searched for.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => {
    // The address changed by another way than typing, such as the browser's back button.
    if (search !== asked.current) setText(search);
    asked.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(next: string) {
    asked.current = next.trim();
    latest.current(next.trim());
  }
  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), PAUSE_MILLISECONDS);
  }
  function clear() {
    clearTimeout(timer.current);
    setText('');
    ask('');
  }
  return { text, type, clear };
}
