/** What stands in braces in a template of a message and is filled in for each repair. */
const placeholders = ['number', 'device', 'store', 'phone', 'promised', 'link'] as const;
type Placeholder = (typeof placeholders)[number];

const place = /\{([^{}]*)\}/gu;

const isPlaceholder = (name: string): name is Placeholder =>
  placeholders.some((one) => one === name);

/** Names in braces that nothing is known for. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(place)].flatMap(([, name = '']) => (isPlaceholder(name) ? [] : [name]));

/** What is filled in; what is not known of a repair is null. */
export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string | null>>>;

/** A template with the values of a repair; what is not known stays in braces, for whoever sends it to see. */
export const fillTemplate = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(place, (whole, name: string) =>
    isPlaceholder(name) ? (values[name] ?? whole) : whole,
  );

/**
 * Names in braces that would be sent as they are. The link is filled in when the message goes out: whoever has it answers
 * for the customer, so that no colleague reads it.
 */
export const leftPlaceholders = (text: string): string[] =>
  [...text.matchAll(place)].flatMap(([, name = '']) => (name === 'link' ? [] : [name]));
