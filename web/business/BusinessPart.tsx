/** Parts of other pages that hold fields of the business. All of one page save through one sender, so that none overtakes another. */
import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import styles from './business.module.css';
import { SavingConflict, SavingMark } from './SavingParts.tsx';
import { type Business, BusinessFormContext, type Saving, useBusinessSaving } from './saving.ts';

interface Scope extends ReturnType<typeof useBusinessSaving> {
  /** The part in which something was changed last; what came of it is said there. */
  lastPart: string;
  setLastPart: (id: string) => void;
}

const ScopeContext = createContext<Scope | null>(null);

export function BusinessScope({ children }: { children: ReactNode }) {
  const read = useBusinessSaving();
  const [lastPart, setLastPart] = useState('');
  return <ScopeContext value={{ ...read, lastPart, setLastPart }}>{children}</ScopeContext>;
}

interface BusinessPartProps {
  /** That of its section. */
  id: string;
  children: ReactNode;
}

/** The fields stand in its `children`, inside `Fields`; how saving stands comes below them. */
export function BusinessPart({ id, children }: BusinessPartProps) {
  const { t } = useTranslation('business');
  const scope = use(ScopeContext);
  if (scope === null) throw new Error('a part of the business outside of its scope');
  const { business, error, reload } = scope;
  if (business !== undefined)
    return (
      <Filled id={id} business={business} scope={scope}>
        {children}
      </Filled>
    );
  if (error === null) return <Loading lines={3} />;
  return <ErrorState title={t('loadFailed')} error={error} onRetry={reload} />;
}

interface FilledProps extends BusinessPartProps {
  business: Business;
  scope: Scope;
}

function Filled({ id, business, scope: { saving, lastPart, setLastPart }, children }: FilledProps) {
  const isLast = lastPart === id;
  const own = useMemo<Saving>(() => {
    const save: Saving['save'] = (changes, words) => {
      setLastPart(id);
      saving.save(changes, words);
    };
    return { ...saving, save };
  }, [id, saving, setLastPart]);
  return (
    <BusinessFormContext value={{ business, saving: own }}>
      {isLast && <SavingConflict saving={saving} />}
      {children}
      {isLast && (
        <div className={styles.partMark}>
          <SavingMark saving={saving} />
        </div>
      )}
    </BusinessFormContext>
  );
}
