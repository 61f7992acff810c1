import type { buybackPaths } from '#core/buyback/buyback-paths.ts';

type BuybackPaths = ReturnType<typeof buybackPaths>;

/** Steps of the selector before the questionnaire: type, manufacturer and model. */
const linkSteps = 3;

/**
 * Whether a page is made of links alone, so that the server's markup does all of its work: the home
 * page and the selector until a colour is chosen.
 */
export function isLinksOnlyPage(pathname: string, paths: BuybackPaths): boolean {
  const path = pathname.replace(/\/+$/, '');
  if (path === '') return true;
  if (path !== paths.root && !path.startsWith(`${paths.root}/`)) return false;
  const pages = [
    paths.status,
    paths.centers,
    paths.offer(''),
    paths.thankYou(''),
    paths.counterOffer(''),
  ];
  if (pages.some((page) => path.startsWith(page.replace(/\/$/, '')))) return false;
  return path.slice(paths.root.length).split('/').filter(Boolean).length <= linkSteps;
}
