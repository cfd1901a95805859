import { format } from 'oxfmt';

/** A generated text in the format of `npm run format`. The file's name tells its language. Throws for a text that does not parse. */
export async function formatted(file: string, text: string, printWidth = 120): Promise<string> {
  const { code, errors } = await format(file, text, { singleQuote: true, printWidth });
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
