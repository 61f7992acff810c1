/** Scheme that the back office is served from by its own main process; never a file:// address. */
export const appScheme = 'obmena-app';
export const appOrigin = `${appScheme}://office`;
/** Scheme of links that other programs open: mails to staff, the storefront's own staff notes. */
export const linkScheme = 'obmena';
/** Calls below this path go to the API, as in the storefront. */
export const apiPath = '/api/new/';
/** Pictures of the gallery are the API's too. */
export const mediaPath = '/media/';

/** Names a reading call of the page, so that it can be given up by that name. */
export const callNameHeader = 'x-obmena-call';

/** Where the page says which call it gave up; the name of the call follows. */
export const givenUpPath = '/-/given-up/';
