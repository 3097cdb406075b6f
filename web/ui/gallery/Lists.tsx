/** What stands above a list: tabs with counts, search and filters. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FilterBar, FilterPopover } from '../FilterPopover.tsx';
import { SearchField } from '../SearchField.tsx';
import { SwitchField } from '../SwitchField.tsx';
import { Tabs } from '../Tabs.tsx';

const TABS = [
  { value: 'all', label: 'Alle', count: 1_284 },
  { value: 'open', label: 'Offen', count: 7 },
  { value: 'paid', label: 'Bezahlt' },
] as const;

export function Lists() {
  const [tab, setTab] = useState<'all' | 'open' | 'paid'>('all');
  const [search, setSearch] = useState('');
  const [month, setMonth] = useState<string | undefined>('Oktober 2026');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Tabs label="Status" tabs={TABS} value={tab} onChange={setTab} />
      <FilterBar>
        <SearchField label="Nummer, Kunde, Titel" search={search} onSearch={setSearch} />
        <FilterPopover label="Zeitraum" value={month} onClear={() => setMonth(undefined)}>
          {(close) => (
            <Button
              onClick={() => {
                setMonth('November 2026');
                close();
              }}
            >
              November 2026
            </Button>
          )}
        </FilterPopover>
      </FilterBar>
      <SwitchField label="Rechnung selbst versenden" hint="Gilt ab sofort" value={isOn} onChange={setOn} />
    </>
  );
}
