/** Public face of leaving. */
export { ConfirmDeletion } from './ConfirmDeletion.tsx';
export { DeleteAccount } from './DeleteAccount.tsx';
export { KeepAccountNote } from './KeepAccountNote.tsx';
