const formulaStart = /^[=+\-@\t\r]/;

/**
 * A text that no spreadsheet runs as a formula: one that begins like one gets an apostrophe, which
 * `restoreFormula` takes off again (T-CSV-5, DECISIONS "Staff grids").
 */
export const neutraliseFormula = (text: string): string =>
  formulaStart.test(text) ? `'${text}` : text;

/** A text as it was before `neutraliseFormula`, wherever such a text comes back in. */
export const restoreFormula = (text: string): string =>
  text.startsWith("'") && formulaStart.test(text.slice(1)) ? text.slice(1) : text;
