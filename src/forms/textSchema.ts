import * as z from 'zod/mini';

/**
 * A text field whose rule is a domain check: the check's code is turned into a person's words.
 *
 * @param check Gives a code for a problem, undefined for a good value.
 * @param words Gives the message of that code.
 */
export function textSchema<Problem extends NonNullable<unknown>>(
  check: (value: string) => Problem | undefined,
  words: (problem: Problem) => string,
) {
  return z.string().check((context) => {
    const problem = check(context.value);
    if (problem === undefined) return;
    // `continue`, so that rules over several fields are still asked and every problem shows at once.
    context.issues.push({ code: 'custom', message: words(problem), input: context.value, continue: true });
  });
}
