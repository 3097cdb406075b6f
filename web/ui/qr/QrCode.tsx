/** A code that a camera scans; always dark on white, as readers need it. */
import { useEffect, useState } from 'react';
import { fetched } from '../../connection/fetched.ts';
import { Notice } from '../States.tsx';
import styles from './qr.module.css';

type Picture = { path: string; size: number } | 'loading' | 'failed';

interface Props {
  /** What the code says. */
  text: string;
  /** What is told to those who cannot see it. */
  label: string;
  /** What is said where it could not be fetched. */
  failed: string;
  /** Its edge in pixels. */
  size: number;
}

export function QrCode({ text, label, failed, size }: Props) {
  const picture = usePicture(text);
  if (picture === 'failed') return <Notice tone="warn" title={failed} />;
  if (picture === 'loading')
    return <div className={styles.picture} style={{ width: size, height: size }} aria-busy="true" />;
  return (
    <svg
      className={styles.picture}
      width={size}
      height={size}
      viewBox={`0 0 ${picture.size} ${picture.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
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
