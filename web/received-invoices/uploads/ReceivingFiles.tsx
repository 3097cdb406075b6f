/** Files dropped anywhere in the frame go into the queue of received invoices; what becomes of them stands in the corner. */
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFetchedPart } from '../../shell/use-fetched-part.ts';
import { loadDropSign, loadUploadPanel } from './load-parts.ts';
import { goOn, useUploads } from './uploads.ts';
import { useDroppedFiles } from './use-dropped-files.ts';

/** Pages that have every file for themselves: one checks it without keeping it, one puts it to the bill that is entered. */
const TAKING_PATHS: readonly string[] = ['/e-invoice-check', '/expenses/new'];

export function ReceivingFiles() {
  const { pathname } = useLocation();
  const drag = useDroppedFiles(TAKING_PATHS.includes(pathname));
  const sign = useFetchedPart(loadDropSign);
  const panel = useFetchedPart(loadUploadPanel);
  const hasUploads = useUploads().length > 0;
  const isOver = drag === 'over';
  const isSigned = isOver || drag === 'busy';
  const hasFields = useFieldsInSight(isOver);
  const { open: openSign } = sign;
  const { open: openPanel } = panel;
  useEffect(goOn, []);
  useEffect(() => {
    if (isSigned) openSign();
  }, [isSigned, openSign]);
  useEffect(() => {
    if (hasUploads) openPanel();
  }, [hasUploads, openPanel]);
  return (
    <>
      {isSigned && sign.Part && <sign.Part look={isOver ? (hasFields ? 'quiet' : 'plain') : 'busy'} />}
      {hasUploads && panel.Part && <panel.Part />}
    </>
  );
}

/** Whether the page has fields of its own for files when a drag begins. */
function useFieldsInSight(isOver: boolean): boolean {
  const [hasFields, setFields] = useState(false);
  useEffect(() => {
    if (isOver) setFields(document.querySelector('[data-file-drop]') !== null);
  }, [isOver]);
  return hasFields;
}
