import { existsSync } from 'node:fs';
import { killUnderLoad } from './kills.ts';

/** `npm run kills [-- N]`: kills the embedded database under load, 50 times where nothing is said. */
const kills = Number(process.argv[2] ?? 50);
if (!existsSync('dist/api/main.js')) {
  console.error('Build the shop first: npm run build');
  process.exit(2);
}
const { returnsMs, answers, keptShare } = await killUnderLoad(kills, ['dist/api/main.js']);
console.log('answers by status:', Object.fromEntries(answers));
console.log(`${(keptShare * 100).toFixed(2)} % of the reads of what is kept were answered`);
const slowestMs = returnsMs.at(-1) ?? Infinity;
const medianMs = returnsMs[Math.floor(returnsMs.length / 2)] ?? Infinity;
console.log(
  `after ${String(returnsMs.length)} kills the shop answered ${medianMs.toFixed(0)} ms after the database ` +
    `in the median, ${slowestMs.toFixed(0)} ms at worst`,
);
process.exitCode = slowestMs <= 5_000 && !answers.has(500) && !answers.has(0) ? 0 : 1;
