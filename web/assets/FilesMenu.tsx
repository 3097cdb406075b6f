/** The register of this year and the one before as files. */
import { yearOf } from '@belegbar/domain/calendar';
import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import type { AssetList } from './message.ts';

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
const KINDS = ['pdf', 'csv'] as const;

export function FilesMenu({ sums }: { sums: AssetList['sums'] }) {
  const { t } = useTranslation('assets');
  const { language } = useFormat();
  const thisYear = yearOf(useToday());
  const began = Math.min(thisYear, ...sums.years.map(({ year }) => year));
  const years = [thisYear, thisYear - 1].filter((year) => year >= began);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconDownload {...ICON} />}>{t('files.open')}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {years.flatMap((year) =>
          KINDS.map((kind) => (
            <Menu.Item
              key={`${year}.${kind}`}
              component="a"
              href={`/files/assets/${year}/register.${kind}?language=${language}`}
              download
            >
              {t(`files.${kind}`, { year })}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
