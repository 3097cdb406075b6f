/** Configuration: environment variables, parsed once with a strict schema. */
export { configurationTable } from './documentation.ts';
export { isLoopback } from './loopback.ts';
export { isTlsGivenUp } from './mail-tls.ts';
export {
  type Config,
  ConfigError,
  type Environment,
  type Notice,
  type Risk,
  readConfig,
} from './read-config.ts';
