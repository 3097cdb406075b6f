/** The ribbon over the demo: whose books these are, and the way to one's own, which keeps the chosen design. */
import { greetingName } from '@belegbar/domain/sending';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { renewSession } from '../../session/session.ts';
import { signOut } from '../../sign-in/index.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { toast } from '../../ui/toast.tsx';
import { closeRibbon, isRibbonClosed, openRibbonAgain } from './closed-ribbon.ts';
import styles from './demo.module.css';
import { keepDesign } from './kept-design.ts';

/** `onLeft` before anybody else can sign in. */
export function LeaveDemo({ name, onLeft }: { name: string; onLeft: () => void }) {
  const { t } = useTranslation('business');
  const { isLeaving, leave } = useLeave(onLeft);
  const [isClosed, setClosed] = useState(isRibbonClosed);
  if (isClosed) return null;
  const close = () => {
    closeRibbon();
    setClosed(true);
  };
  return (
    <section className={styles.ribbon} aria-label={t('demo.label')}>
      <p className={styles.text}>
        <strong>{t('demo.title', { name: greetingName(name) })}</strong>{' '}
        <span className={styles.more}>{t('demo.text')}</span>
      </p>
      <button type="button" className={styles.leave} aria-busy={isLeaving} onClick={() => void leave()}>
        {t('demo.action')}
        <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
      </button>
      <IconButton icon={IconX} label={t('demo.close')} onClick={close} className={styles.close} />
    </section>
  );
}

/** Ends the session of the demo and goes to the sign-up. Where that fails it is said, and the demo goes on. */
function useLeave(onLeft: () => void) {
  const { t } = useTranslation('business');
  const router = useRouter();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      keepDesign(await queries.fetchQuery(api.business.get.queryOptions()));
      await signOut();
      openRibbonAgain();
      onLeft();
      await renewSession();
      await router.navigate({ to: '/auth', search: { mode: 'signup' } });
    } catch (error) {
      toast.error(t('demo.failed'), errorText(error));
      setLeaving(false);
    }
  };
  return { isLeaving, leave };
}
