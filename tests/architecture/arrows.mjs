// The arrows between files by .dependency-cruiser.mjs, and circles between folders.
import { cruise, format } from 'dependency-cruiser';
import readConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { folderCircles } from './folder-circles.mjs';

const folders = ['core', 'ui', 'api', 'storefront', 'desktop', 'migrations', 'tests'];
const { forbidden, options } = await readConfiguration(
  `${import.meta.dirname}/../../.dependency-cruiser.mjs`,
);
const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
const { output: report, exitCode } = await format(output, { outputType: 'err-long' });
process.stdout.write(String(report));
const circles = folderCircles(output.modules);
for (const { way, files } of circles) {
  process.stdout.write(`${way.join(' → ')}\n${files.map((file) => `    ${file}\n`).join('')}`);
}
process.exitCode = exitCode > 0 || circles.length > 0 ? 1 : 0;
