import { bridgeEnd } from './bridge-end.ts';
import { makeCodec } from './codec.ts';
import { preloadWorld, type PreloadSettings } from './preload-world.ts';

/** The compiler that runs these files names functions by a helper, which their source text then asks for. */
const helpers = 'const __name = (value) => value;';

/** Runs in the page's own world before its scripts: only receives what the preload script exposes. */
export const pageScript = (secret: string): string =>
  `window === window.top && (() => { ${helpers} (${bridgeEnd.toString()})(${JSON.stringify(secret)}, 'page'); })();`;

/** Runs the preload script in its isolated world, in the top frame only. */
export const preloadScript = (secret: string, settings: PreloadSettings, preload: string): string =>
  `window === window.top && (() => { ${helpers}
const bridge = (${bridgeEnd.toString()})(${JSON.stringify(secret)}, 'preload');
const codec = (${makeCodec.toString()})();
const require = (${preloadWorld.toString()})(${JSON.stringify(settings)}, codec, bridge);
try { ((require, exports, module) => { ${preload}
})(require, {}, { exports: {} }); } catch (error) { console.error('Unable to load preload script:', error); }
})();`;
