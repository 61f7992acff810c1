// Finds exports that nothing uses. Types may be exported freely: they name the shape of what is used. In the programs a
// value that only a test uses counts as unused, it is dead; the core's rules are written from the specification with
// their tests and may come before their first screen, so there a test counts as a user.
import unusedExports from 'ts-unused-exports/lib/app.js';
import { projectRoot } from '../../api/launch/project.mjs';
import { allowedExports } from './allowed-exports.mjs';

const testCode = String.raw`--ignoreFiles=(\.(test|spec|example)\.tsx?$|^tests/|/tests/)`;

function unusedIn(...options) {
  const found = unusedExports.analyzeTsConfig(`${projectRoot}tsconfig.all.json`, [
    '--allowUnusedTypes',
    ...options,
  ]);
  return Object.entries(found.unusedExports).flatMap(([file, exports]) =>
    exports.map(({ exportName }) => ({ path: file.slice(projectRoot.length), name: exportName })),
  );
}

const allows = ({ path, names }, found) =>
  path.test(found.path) && (names === undefined || names.includes(found.name));

// The launchers are read by Node as they are; the search does not follow imports between them.
const isLauncher = ({ path }) => path.endsWith('.mjs');
const isProgram = ({ path }) => /^(ui|api|storefront|migrations)\//.test(path);
const found = [
  ...unusedIn().filter((each) => !isProgram(each)),
  ...unusedIn(testCode).filter(isProgram),
];
const refused = found.filter(
  (each) => !isLauncher(each) && !allowedExports.some((allowed) => allows(allowed, each)),
);
const idle = allowedExports.filter((allowed) => !found.some((each) => allows(allowed, each)));

for (const { path, name } of refused) console.error(`${path}: no program imports "${name}".`);
for (const { path } of idle) console.error(`allowed-exports.mjs: ${String(path)} allows nothing.`);
process.exitCode = refused.length + idle.length > 0 ? 1 : 0;
