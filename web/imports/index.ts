/** Public face of the screens that take in and give out files. */
export { ImportScreen } from './ImportScreen.tsx';
export { ImportsScreen } from './ImportsScreen.tsx';
export { TransferMenu } from './TransferMenu.tsx';
