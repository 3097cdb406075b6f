/** Public face of leaving. */
export { DeleteAccount } from './DeleteAccount.tsx';
export { KeepAccountNote } from './KeepAccountNote.tsx';
