/** Public face of the screens that take in and give out files. */
export { TransferMenu } from './TransferMenu.tsx';
