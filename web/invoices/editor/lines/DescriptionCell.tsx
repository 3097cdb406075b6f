/** What was supplied: free text that finds the saved services while it is typed. */
import { Combobox } from '@mantine/core';
import type { TextareaHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceMessage } from '../../../services/index.ts';
import { useFormat } from '../../../ui/format.ts';
import small from '../small.module.css';
import styles from './cells.module.css';
import type { LineRowProps } from './LineRow.tsx';
import { useFoundServices } from './use-found-services.ts';

type Props = Pick<LineRowProps, 'line' | 'index' | 'dispatch' | 'onService'> & {
  /** What every cell has: its name, its keys, and what is wrong with it. */
  cell: TextareaHTMLAttributes<HTMLTextAreaElement>;
};

export function DescriptionCell({ line, index, dispatch, onService, cell }: Props) {
  const { t } = useTranslation('invoices');
  const text = line.description;
  // Below stand the line's details and the next line, and on a phone the keyboard.
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const found = useFoundServices(text, (service) => onService(index, service));
  return (
    <Combobox
      store={found.box}
      position={isTouched ? 'top-start' : 'bottom-start'}
      width={isTouched ? 'target' : 380}
      shadow="sm"
      onOptionSubmit={(id) => found.take(id)}
    >
      <Combobox.Target withKeyboardNavigation={false} withAriaAttributes={false}>
        <textarea
          {...cell}
          {...found.aria}
          className={`${styles.cell} ${styles.description}`}
          rows={1}
          value={text}
          placeholder={t('lines.descriptionHint')}
          autoComplete="off"
          onChange={(event) => {
            const description = event.currentTarget.value.replace(/\s*\n\s*/g, ' ');
            dispatch({ kind: 'line', id: line.id, changes: { description } });
            found.search();
          }}
          onKeyDown={(event) => {
            if (!found.onKey(event)) cell.onKeyDown?.(event);
          }}
          onBlur={found.stop}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.services.length === 0}>
        <Combobox.Options id={found.list} aria-label={t('service.search')} className={styles.found ?? ''}>
          {found.services.map((service) => (
            <Combobox.Option
              key={service.id}
              id={found.optionId(service)}
              value={service.id}
              aria-selected={service === found.active}
              data-combobox-selected={service === found.active || undefined}
            >
              <Found service={service} />
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Found({ service }: { service: ServiceMessage }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <span className={styles.foundService}>
      <span>{service.name}</span>
      <span className={small.quiet}>
        {format.decimal(service.unitPrice, 2)} € / {t(`unit.${service.unit}`)}
      </span>
    </span>
  );
}
