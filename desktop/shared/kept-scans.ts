/** More than these wait only where something else is wrong. */
export const mostKeptScans = 200;
