/** A rule of a style sheet, or a block of them such as a media query. */
type Rule =
  | { readonly kind: 'always'; readonly text: string }
  | { readonly kind: 'block'; readonly head: string; readonly rules: readonly Rule[] }
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly body: string };

interface Selector {
  readonly text: string;
  /** All of them must be on the page for the selector to mean anything there. */
  readonly classes: readonly string[];
}

interface Sheet {
  readonly css: string;
  readonly rules: readonly Rule[];
  /** What was written for a set of classes: pages of one kind use the same ones. */
  readonly written: Map<string, string>;
}

let sheet: Sheet | null = null;
/** Far more kinds of pages than there are; a build's sheet is read once and stays. */
const mostWritten = 500;

/**
 * The part of a style sheet that a document can use, in the sheet's own order: rules whose classes
 * all stand in its markup. What scripts add later needs the whole sheet (lib/whole-style.ts).
 * `css` is as the build writes it: minified, rules not nested in rules.
 */
export function usedCss(css: string, markup: string): string {
  if (sheet?.css !== css) sheet = { css, rules: splitRules(css).map(readRule), written: new Map() };
  const { rules, written } = sheet;
  const used = classesOf(markup);
  const key = [...used].sort().join(' ');
  const known = written.get(key);
  if (known !== undefined) return known;
  const part = rules.map((rule) => writeUsed(rule, used)).join('');
  if (written.size >= mostWritten) written.clear();
  written.set(key, part);
  return part;
}

const attribute = ' class="';

/** Names of all classes; the same list of them stands in the markup many times and is read once. */
function classesOf(markup: string): ReadonlySet<string> {
  const lists = new Set<string>();
  for (let at = markup.indexOf(attribute); at >= 0; at = markup.indexOf(attribute, at)) {
    const start = at + attribute.length;
    at = markup.indexOf('"', start);
    lists.add(markup.slice(start, at));
  }
  return new Set([...lists].flatMap((list) => list.split(' ')));
}

function writeUsed(rule: Rule, used: ReadonlySet<string>): string {
  if (rule.kind === 'always') return rule.text;
  if (rule.kind === 'block') {
    const inner = rule.rules.map((each) => writeUsed(each, used)).join('');
    return inner === '' ? '' : `${rule.head}{${inner}}`;
  }
  const selectors = rule.selectors.filter(({ classes }) => classes.every((name) => used.has(name)));
  if (selectors.length === 0) return '';
  return `${selectors.map(({ text }) => text).join(',')}{${rule.body}}`;
}

/** Rules of one level, each up to the brace that closes it. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

function readRule(text: string): Rule {
  const open = text.indexOf('{');
  const [head, body] = [text.slice(0, open), text.slice(open + 1, -1)];
  if (/^@(?:media|supports|layer|container)\b/.test(head.trim())) {
    return { kind: 'block', head, rules: splitRules(body).map(readRule) };
  }
  // Fonts and animations, which are few.
  if (head.trim().startsWith('@')) return { kind: 'always', text };
  return { kind: 'style', selectors: splitSelectors(head).map(readSelector), body };
}

/** A comma inside of brackets belongs to one selector. */
function splitSelectors(head: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  for (const piece of head.split(',')) {
    if (depth > 0) selectors.push(`${selectors.pop() ?? ''},${piece}`);
    else selectors.push(piece);
    depth += piece.split('(').length - piece.split(')').length;
  }
  return selectors;
}

function readSelector(text: string): Selector {
  // What brackets ask for may be missing (`:not`) or be one of several (`:is`).
  let plain = text;
  for (let shorter = ''; shorter !== plain;) {
    shorter = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return { text, classes: [...plain.matchAll(/\.(-?[\w-]+)/g)].map(([, name = '']) => name) };
}
