/** Fields that few businesses fill: what is filled stands there, the others are named on the button that asks for them. */
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WideField } from '../ui/Heads.tsx';
import { placeId } from './BusinessField.tsx';
import styles from './business.module.css';
import { type FieldName, type Saving, useBusinessForm } from './saving.ts';

export interface SeldomField {
  name: FieldName;
  field: ReactNode;
}

/** Stands in `Fields`. A field that was seen stays until one leaves the page, also when it is emptied. */
export function SeldomFields({ fields }: { fields: readonly SeldomField[] }) {
  const { t } = useTranslation('business');
  const { seen, rest, showAll } = useSeen(fields);
  return (
    <>
      {seen.map(({ name, field }) => (
        <Fragment key={name}>{field}</Fragment>
      ))}
      {rest.length > 0 && (
        <WideField>
          <button type="button" className={styles.seldom} onClick={showAll}>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            <span>
              <span className={styles.seldomWord}>{t('seldom')}</span>{' '}
              {rest.map(({ name }) => t(`field.${name}`)).join(', ')}
            </span>
          </button>
        </WideField>
      )}
    </>
  );
}

function useSeen(fields: readonly SeldomField[]) {
  const { business, saving } = useBusinessForm();
  const [kept, setKept] = useState<readonly FieldName[]>([]);
  const wanted = useLocation({ select: ({ hash }) => hash });
  const first = useRef<FieldName>(null);
  const isFilled = (name: FieldName) => !isEmpty(business[name]) || isInWork(name, saving);
  const isWanted = fields.some(({ name }) => placeId(name) === wanted);
  const fresh = fields.filter(({ name }) => !kept.includes(name) && (isWanted || isFilled(name)));
  if (fresh.length > 0) setKept([...kept, ...fresh.map(({ name }) => name)]);
  useEffect(() => {
    if (first.current === null) return;
    document.getElementById(placeId(first.current))?.focus();
    first.current = null;
  });
  const rest = fields.filter(({ name }) => !kept.includes(name));
  const showAll = () => {
    first.current = rest[0]?.name ?? null;
    setKept(fields.map(({ name }) => name));
  };
  return { seen: fields.filter(({ name }) => kept.includes(name)), rest, showAll };
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined;
}

function isInWork(name: FieldName, { refused, unsent }: Saving): boolean {
  return refused.has(name) || unsent.has(name);
}
