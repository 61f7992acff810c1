/** Status and parsed body of a response; null where it has none. */
export async function answerOf(response: Response): Promise<readonly [number, unknown]> {
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return [response.status, parsed];
}
