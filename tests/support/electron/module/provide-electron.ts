import Module, { register } from 'node:module';

declare global {
  var electronStandIn: object;
}

type Load = (request: string, ...rest: unknown[]) => unknown;

/** Makes `require('electron')` and `import … from 'electron'` answer with the stand-in. */
export function provideElectron(electron: object): void {
  globalThis.electronStandIn = electron;
  // Node keeps this seam for such replacements, but does not declare it.
  const loader = Module as unknown as { _load: Load };
  const load = loader._load.bind(Module);
  loader._load = (request, ...rest) =>
    /^electron(\/(main|common))?$/.test(request) ? electron : load(request, ...rest);
  register('./esm-hooks.mjs', import.meta.url);
}
