/** The German texts that every screen needs, in one file. */
export { default as common } from './de/common.json';
export { default as errors } from './de/errors.json';
export { default as shell } from './de/shell.json';
