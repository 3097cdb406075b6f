/** Public face of signing in, up and out. */
export { AuthScreen } from './AuthScreen.tsx';
export { signOut } from './calls.ts';
export { EmailConfirmation } from './EmailConfirmation.tsx';
