import { checkText } from '../domain/text';

/** The limit of a line of text, and its messages. Without `missing` the line may be empty. */
export interface LineLimits {
  /** Maximum number of characters. */
  max: number;
  missing?: string | undefined;
  tooLong: string;
}

/** Returns the rule of a line of text. */
export function lineRule({ max, missing, tooLong }: LineLimits) {
  return (value: string): string | undefined => {
    const problem = checkText(value, { max, required: missing !== undefined });
    return problem === 'too-long' ? tooLong : problem && missing;
  };
}
