/** Names of the fields that an answer refuses, as they came over the wire. */
export const fieldsOf = async (answer: Response): Promise<string[]> =>
  Object.keys((await answer.json()) as object); // a refusal by field
