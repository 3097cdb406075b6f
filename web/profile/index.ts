/** Public face of the person's settings. */
export { UserProfile } from './UserProfile.tsx';
