// `npm run sbom`: writes what the program is made of to dist/sbom.cdx.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './sbom.ts';

const root = join(import.meta.dirname, '../..');
const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
mkdirSync(join(root, 'dist'), { recursive: true });
const bill = billOfMaterials(lock);
writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${String(bill.components.length)} packages.`);
