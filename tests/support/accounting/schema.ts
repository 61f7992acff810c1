import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

const files = {
  invoice: 'ubl-invoice',
  credit_note: 'ubl-credit-note',
  pohoda: 'pohoda-data',
} as const;

/** Checks XML against a schema of this folder; throws with what the schema does not allow. */
export function schemaOf(name: keyof typeof files) {
  xmlRegisterFsInputProviders();
  const path = fileURLToPath(new URL(`${files[name]}.subset.xsd`, import.meta.url));
  const schema = XmlDocument.fromBuffer(readFileSync(path), { url: path });
  const validator = XsdValidator.fromDoc(schema);
  return {
    validate: (xml: string): void => {
      const document = XmlDocument.fromString(xml);
      try {
        validator.validate(document);
      } finally {
        document.dispose();
      }
    },
    end: (): void => {
      validator.dispose();
      schema.dispose();
    },
  };
}
