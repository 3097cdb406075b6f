/** Codes that a camera scans. */
export { QrCode } from './QrCode.tsx';
