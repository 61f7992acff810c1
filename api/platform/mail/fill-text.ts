/** Puts values into the places of a sentence, `{price}`; a place without a value is a bug. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a mail has no value for ${name}`);
    return value;
  });
