/** The English texts that every screen needs, in one file. */
export { default as common } from './en/common.json';
export { default as errors } from './en/errors.json';
export { default as shell } from './en/shell.json';
