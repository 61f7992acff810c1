const facade = new URL('./esm-facade.mjs', import.meta.url).href;

/** Leads imports of the module `electron` to the stand-in. */
export const resolve = (specifier, context, next) =>
  /^electron(\/(main|common))?$/.test(specifier)
    ? { url: facade, shortCircuit: true }
    : next(specifier, context);
