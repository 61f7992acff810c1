/** Where links lead that move the page to the beginning of the list. */
export const listId = 'list';
