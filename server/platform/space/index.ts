/** Room on the disks that an install writes to: how much is left, and telling a full disk from every other failure. */
export { isStorageFull } from './full.ts';
export { openSpace, type Space, type SpaceFigures, type SpaceState } from './space.ts';
