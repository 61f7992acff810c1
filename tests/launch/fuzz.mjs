// `npm run fuzz -- 100000 [seed]`: so many hostile requests against a demonstration shop, made of the contract. A seed
// that found a fault repeats it.
import '../../api/launch/require-node.mjs';
import { prepareInstallation } from '../../api/launch/prepare.mjs';
import { refuse } from '../../api/launch/project.mjs';
import { runVitest } from './suites.mjs';

const [amount = '100000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2);
if (![amount, seed].every((word) => /^\d{1,10}$/.test(word))) {
  refuse('Usage: npm run fuzz -- [number of requests] [seed]');
}
await prepareInstallation();
process.env.FUZZ_REQUESTS = amount;
process.env.FUZZ_SEED = seed;
process.stdout.write(`${amount} requests with the seed ${seed}\n`);
const { failed } = await runVitest(['api'], ['tests/api/fuzz']);
process.exitCode = failed > 0 ? 1 : 0;
