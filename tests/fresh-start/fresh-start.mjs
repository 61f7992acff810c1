// Does what a newcomer does: clones, starts, stops, pulls the plug, and gets the settings wrong.
// Ends with one line: N passed, N failed.
import { join } from 'node:path';
import { check, expect, printCounts } from './checks.mjs';
import { isCheckout, makeClone, people } from './clone.mjs';
import { refusals } from './refusals.mjs';
import { endProcessesOf, freePort, killGroup, processesLeft, startShop } from './running-shop.mjs';

async function showsDevices({ url, printed }) {
  expect(printed.out.includes(url), `the address ${url} was not printed:\n${printed.out}`);
  const html = await (await fetch(`${url}/vykup`)).text();
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, ' ');
  expect(/iPhone|Galaxy/.test(text), 'the buy-back page names no device in its text');
  expect(/\d[\d\s\u00a0\u202f]*Kč/.test(text), 'the buy-back page shows no price in its text');
}

/** SIGINT is sent the way a terminal does it, to npm and everything below it. */
async function stopsOn(shop, signal, dataDir) {
  process.kill(signal === 'SIGINT' ? -shop.child.pid : shop.child.pid, signal);
  const { code, signal: endedBy } = await shop.ended;
  expect(code === 0, `ended with ${code ?? endedBy}:\n${shop.printed.err}`);
  const left = await processesLeft(dataDir);
  expect(left.length === 0, `still running:\n${left.join('\n')}`);
}

/** Starts once more, says how long it took, and hands the shop to `then`. */
async function startsAgain(clone, settings, then) {
  const shop = await startShop(clone, settings);
  try {
    await showsDevices(shop);
    await then(shop);
  } finally {
    killGroup(shop.child);
  }
  return `ready after ${shop.seconds} s`;
}

async function tryAs(person) {
  process.stdout.write(`As ${person.name}:\n`);
  const clone = makeClone(person);
  const dataDir = join(clone.folder, 'data');
  const settings = { port: await freePort(), dataDir };
  const again = (then) => startsAgain(clone, settings, then);
  const pullThePlug = async (shop) => {
    killGroup(shop.child);
    await shop.ended;
  };
  const stop = (signal) => (shop) => stopsOn(shop, signal, dataDir);
  try {
    const started = await check(
      'npm start on a fresh clone shows devices and prices, SIGTERM stops all',
      () => again(stop('SIGTERM')),
    );
    if (!started) return;
    await check('the second start only starts, and SIGINT stops all', () => again(stop('SIGINT')));
    await check('the third start runs until it is killed', () => again(pullThePlug));
    await check('the start after a kill -9 recovers, SIGTERM stops all', () =>
      again(stop('SIGTERM')),
    );
    await check('npm alone is killed: the shop stops by itself', () =>
      again(async (shop) => {
        shop.child.kill('SIGKILL');
        const left = await processesLeft(dataDir);
        expect(left.length === 0, `still running:\n${left.join('\n')}`);
      }),
    );
    if (person === people[0]) await refusals(clone, dataDir);
  } finally {
    endProcessesOf(clone.folder);
    clone.remove();
  }
}

if (isCheckout) for (const person of people) await tryAs(person);
else await check('the project is a git checkout', () => expect(false, 'there is no .git to clone'));
printCounts();
