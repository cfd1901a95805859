/** Answers a repeat of the same intended effect with the first answer, as the SQL does by `Idempotency-Key`. */
export function rememberAnswers() {
  const answers = new Map<string, unknown>();

  return (
    name: string,
    userId: string | null,
    headers: Readonly<Record<string, string>>,
    run: () => unknown,
  ): unknown => {
    const key = headers['Idempotency-Key'];
    if (key === undefined || userId === null) return run();
    const effect = JSON.stringify([userId, name, key]);
    if (!answers.has(effect)) answers.set(effect, structuredClone(run()));
    return answers.get(effect);
  };
}
