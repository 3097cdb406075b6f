/** The picture that an authenticator app scans; always dark on white, as readers need it. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetched } from '../../connection/fetched.ts';
import { Notice } from '../../ui/States.tsx';
import styles from './second-factor.module.css';

type Picture = { path: string; size: number } | 'loading' | 'failed';

export function QrCode({ text }: { text: string }) {
  const { t } = useTranslation('account');
  const picture = usePicture(text);
  if (picture === 'failed') return <Notice tone="warn" title={t('secondFactor.pictureFailed')} />;
  if (picture === 'loading') return <div className={styles.picture} aria-busy="true" />;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${picture.size} ${picture.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={t('secondFactor.picture')}
    >
      <path d={picture.path} />
    </svg>
  );
}

function usePicture(text: string): Picture {
  const [picture, setPicture] = useState<Picture>('loading');
  useEffect(() => {
    let isGone = false;
    const show = (next: Picture) => isGone || setPicture(next);
    fetched(() => import('./qr-path.ts')).then(
      ({ qrPath }) => show(qrPath(text)),
      () => show('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  return picture;
}
