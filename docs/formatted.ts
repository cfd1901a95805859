import { format } from 'oxfmt';

/** Formats a generated text as `npm run format` does. The file name decides the language. Throws when the text does not parse. */
export async function formatted(file: string, text: string, printWidth = 120): Promise<string> {
  const { code, errors } = await format(file, text, { singleQuote: true, printWidth });
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
