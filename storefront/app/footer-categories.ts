/** Where the menu leads without a script. */
export const footerCategoriesId = 'categories';
