import { check, expect } from './checks.mjs';
import { freePort, killGroup, runRefused, startShop } from './running-shop.mjs';

const start = 'api/launch/start.mjs';

/** Makes a program believe that it runs on this Node. */
const pretendNode = (version) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`,
];

function expectOneLine({ code, err }, about) {
  expect(code === 2, `ended with ${code}:\n${err}`);
  expect(err.split('\n').length === 1, `more than one line:\n${err}`);
  expect(about.test(err), `the line does not say what is wrong: ${err}`);
}

/** What cannot work ends with exit code 2 and one line that says why. Needs an installed and built clone. */
export async function refusals(clone, dataDir) {
  const refused = (title, about, args, variables) =>
    check(`${title}: exit code 2 and one line`, async () => {
      const port = String(await freePort());
      const settings = { PORT: port, DATA_DIR: dataDir, ...variables };
      const result = await runRefused(clone, [...args, start], settings);
      expectOneLine(result, about);
      return result.err;
    });
  await refused('a Node that is too old', /Node 18\.20\.4/, pretendNode('18.20.4'), {});
  await refused('a wrong MARKET', /MARKET/, [], { MARKET: 'sk' });
  await refused('a wrong PORT', /PORT/, [], { PORT: 'http' });
  const closedPort = String(await freePort());
  await refused('an unreachable DATABASE_URL', /DATABASE_URL|database/i, [], {
    DATABASE_URL: `postgres://shop:secret@127.0.0.1:${closedPort}/shop`,
  });
  const port = await freePort();
  const shop = await startShop(clone, { port, dataDir });
  try {
    await refused('a data folder in use', /in use|locked|another/i, [], {});
    await refused('a port in use', new RegExp(String(port)), [], {
      PORT: String(port),
      DATA_DIR: `${dataDir}-2`,
    });
    await check('the shop that was there first goes on', async () => {
      expect((await fetch(`${shop.url}/readyz`)).ok, 'it does not answer');
    });
  } finally {
    shop.child.kill('SIGTERM');
    await shop.ended;
    killGroup(shop.child);
  }
}
