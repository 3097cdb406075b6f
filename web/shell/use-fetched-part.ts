/** A part of the frame that is fetched when it is first asked for. */
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetched } from '../connection/fetched.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

/** `Part` is null until it is open. When it cannot be fetched that is said, and the frame stays as it is. */
export function useFetchedPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const kept = useRef<Promise<ComponentType<Props>>>(undefined);
  const fetchPart = useCallback(() => {
    kept.current ??= fetched(load).catch((error: unknown) => {
      kept.current = undefined;
      throw error;
    });
    return kept.current;
  }, [load]);
  const prepare = useCallback(() => void fetchPart().catch(() => {}), [fetchPart]);
  const close = useCallback(() => setPart(null), []);
  const sayFailure = useRef<(error: unknown) => void>(() => {});
  useEffect(() => {
    sayFailure.current = (error) => void toast.error(t('partFailed'), errorText(error));
  });
  const open = useCallback(
    () =>
      void fetchPart().then(
        (Part) => setPart({ Part }),
        (error: unknown) => sayFailure.current(error),
      ),
    [fetchPart],
  );
  return { Part: part?.Part ?? null, prepare, open, close };
}
