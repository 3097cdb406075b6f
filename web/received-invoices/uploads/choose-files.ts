/** The browser's own choice of files, from a button or a command anywhere. */
import { RECEIVABLE_FILES } from './receivable-files.ts';
import { receiveFiles } from './uploads.ts';

/** Asks for files and takes them in. */
export function chooseFiles(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = RECEIVABLE_FILES;
  input.addEventListener('change', () => receiveFiles(Array.from(input.files ?? [])), { once: true });
  input.click();
}
