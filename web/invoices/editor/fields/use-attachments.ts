/** Files on their way into a draft, one after the other; the draft then names them and saves itself as ever. */
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type Attachment,
  attachmentsProblem,
  freeName,
} from '@belegbar/domain/invoices';
import { useRef, useState } from 'react';
import { client } from '../../../connection/api.ts';
import { useErrorText, useProblemText } from '../../../connection/problems.ts';
import type { DraftEditor } from '../use-draft-editor.ts';

const MEGABYTE = 1024 * 1024;

export interface Sending {
  name: string;
  /** In bytes. */
  size: number;
  /** What has left for the server, from 0 to 1. */
  share: number;
}

/** `message` says why the last file was not taken, and is empty where there is nothing to say. `active` names those of the draft that were taken and run something. */
export function useAttachments(editor: DraftEditor) {
  const problemText = useProblemText();
  const errorText = useErrorText();
  const [sending, setSending] = useState<Sending | null>(null);
  const { message, begin, say } = useMessage();
  const [activeHashes, setActiveHashes] = useState<readonly string[]>([]);
  const { attachments, latest, put } = useLatest(editor);
  const queue = useRef(Promise.resolve());

  async function send(file: File): Promise<void> {
    const { name, size } = file;
    setSending({ name, size, share: 0 });
    try {
      const context = { onProgress: (share: number) => setSending({ name, size, share }) };
      const { isActive, ...stored } = await client.invoices.attach({ file }, { context });
      if (isActive) setActiveHashes((before) => [...before, stored.hash]);
      if (latest.current.some(({ hash }) => hash === stored.hash)) return;
      const next = [...latest.current, { ...stored, name: freeName(stored.name, latest.current) }];
      const problem = attachmentsProblem(next);
      if (problem === null) put(next);
      else say(name, problemText({ code: problem }));
    } catch (error) {
      say(name, errorText(error));
    } finally {
      setSending(null);
    }
  }

  function add(file: File): void {
    const problem = problemOf(file);
    begin();
    if (problem !== null) say(file.name, problemText(problem));
    else queue.current = queue.current.then(() => send(file));
  }

  const remove = (file: Attachment) => put(latest.current.filter(({ name }) => name !== file.name));
  const active = attachments.filter(({ hash }) => activeHashes.includes(hash)).map(({ name }) => name);
  return { attachments, sending, message, active, add, remove };
}

/** Why a file was not taken, until the next ones are chosen. */
function useMessage() {
  const [message, setMessage] = useState('');
  const isFirst = useRef(true);
  const begin = () => {
    if (isFirst.current) setMessage('');
    isFirst.current = false;
    // Several files that are chosen at once come in one turn.
    queueMicrotask(() => {
      isFirst.current = true;
    });
  };
  return { message, begin, say: (name: string, why: string) => setMessage(`${name}: ${why}`) };
}

/** The files of the draft as they are now, also for what began before. */
function useLatest(editor: DraftEditor) {
  const attachments = editor.form.attachments ?? [];
  const latest = useRef(attachments);
  latest.current = attachments;
  const put = (next: Attachment[]) => {
    latest.current = next;
    editor.dispatch({ kind: 'head', changes: { attachments: next } });
  };
  return { attachments, latest, put };
}

/** What can be seen before the file is sent; the server looks at its content. */
function problemOf({ type, size }: File): { code: string; values?: Record<string, string> } | null {
  if (!ATTACHMENT_TYPES.some((known) => known === type)) return { code: 'file.page' };
  if (size <= ATTACHMENT_LIMITS.bytesEach) return null;
  return { code: 'file.size', values: { megabytes: String(ATTACHMENT_LIMITS.bytesEach / MEGABYTE) } };
}
