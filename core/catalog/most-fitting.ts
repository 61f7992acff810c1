/** As many as one list takes; a page shows the first dozen that are to be had. */
export const mostFitting = 500;
