/** For tests and benchmarks: the XML Schema of Factur-X for the profile EN 16931, by libxml2. It comes in a package and is not committed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** Reads the schema; gives what says where a document in CII is not as the schema wants it, in the words of libxml2. */
export function ciiSchema(): (xml: Uint8Array) => string[] {
  xmlRegisterFsInputProviders();
  const library = dirname(createRequire(import.meta.url).resolve('@stackforge-eu/factur-x'));
  const url = join(library, '../schema/en16931/FACTUR-X_EN16931.xsd');
  const schema = XmlDocument.fromBuffer(readFileSync(url), { url });
  const validator = XsdValidator.fromDoc(schema);
  schema.dispose();
  return (xml) => faults(validator, xml);
}

function faults(validator: XsdValidator, xml: Uint8Array): string[] {
  using document = XmlDocument.fromBuffer(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  }
}
