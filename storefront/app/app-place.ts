/** Where the document keeps the app. */
export const appPlaceId = 'app';

/** Attribute of the app's place in a document that does without a script until it is touched. */
export const madeOfLinks = 'data-made-of-links';

/** The place of the app in this document. */
export function appPlace(): HTMLElement {
  const place = document.getElementById(appPlaceId);
  if (place === null) throw new Error('the document has no place for the app');
  return place;
}

/** Whether the server says that this document is made of links alone. */
export const isMadeOfLinks = (): boolean => appPlace().hasAttribute(madeOfLinks);
