export const treeDomId = 'category-tree';

/** Gives the keyboard back to the tree, such as after details were closed. */
export const focusTree = (): void => document.getElementById(treeDomId)?.focus();
