/** Public face of signing in and up. */
export { AuthScreen } from './AuthScreen.tsx';
export { EmailConfirmation } from './EmailConfirmation.tsx';
