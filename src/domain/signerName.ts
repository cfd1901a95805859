import { titles } from './title';

/** The name of a signer, as far as it is known. */
export interface NamedSigner {
  title?: number | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** A signer's name with its title, as a letter has it; '' when nothing is known. */
export function signerName({ title, first_name: first, last_name: last }: NamedSigner): string {
  const label = titles.find(({ code }) => code === title)?.label;
  return [label, first, last].filter(Boolean).join(' ');
}
