/**
 * Folders that need each other, by way of any file in them and of others; types count. A rule of
 * dependency-cruiser sees only files that lie in the two folders themselves, not deeper.
 */

/** Folders that stand for themselves: of the API's platform each engine, elsewhere the features. */
const folder = /^((?:core|api|storefront\/features)\/(?:platform\/)?[^/]+)\//;

/** @param {readonly import('dependency-cruiser').IModule[]} modules */
function arrowsBetween(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = folder.exec(source)?.[1];
    for (const { resolved } of dependencies) {
      const to = folder.exec(resolved)?.[1];
      if (from === undefined || to === undefined || from === to) continue;
      arrows.set(from, (arrows.get(from) ?? new Map()).set(to, source));
    }
  }
  return arrows;
}

/** The shortest way from a folder back to itself; null where there is none. */
function wayBack(arrows, start) {
  const cameFrom = new Map();
  const waiting = [start];
  for (const from of waiting) {
    for (const to of arrows.get(from)?.keys() ?? []) {
      if (!cameFrom.has(to)) waiting.push(to);
      if (!cameFrom.has(to)) cameFrom.set(to, from);
      if (to !== start) continue;
      const way = [start];
      for (let at = from; at !== start; at = cameFrom.get(at)) way.unshift(at);
      return [start, ...way];
    }
  }
  return null;
}

/**
 * Every folder of a circle with one way round, and the files by which it leads on.
 * @param {readonly import('dependency-cruiser').IModule[]} modules
 * @returns {{ folder: string, way: string[], files: string[] }[]}
 */
export function folderCircles(modules) {
  const arrows = arrowsBetween(modules);
  return [...arrows.keys()].sort().flatMap((start) => {
    const way = wayBack(arrows, start);
    if (way === null) return [];
    const files = way.slice(1).map((to, place) => arrows.get(way[place]).get(to));
    return [{ folder: start, way, files }];
  });
}
