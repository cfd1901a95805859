/** A text, or a function that makes one from what it is told. */
export type Message = string | ((...values: never[]) => string);
export type MessageSet = Readonly<Record<string, Message>>;

/** Replacements for some texts of one feature, made by {@link MessageToken.replace}. */
export interface MessageReplacement {
  readonly feature: string;
  readonly texts: Readonly<Record<string, Message | undefined>>;
}

/** The texts of one feature: its defaults, and the way to replace any of them. */
export interface MessageToken<Texts extends MessageSet> {
  readonly feature: string;
  readonly defaults: Texts;
  /** Replaces the texts given, and only those: hand the result to the provider's `messages`. */
  replace(texts: Partial<Widened<Texts>>): MessageReplacement;
}

/** The same texts where a replacement need not be the literal default. */
export type Widened<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Texts[Key];
};

/**
 * Declares the texts of one feature.
 *
 * @param feature A name that no other feature uses.
 */
export function defineMessages<Texts extends MessageSet>(feature: string, defaults: Texts): MessageToken<Texts> {
  return { feature, defaults, replace: (texts) => ({ feature, texts }) };
}

/** The texts of one feature with every replacement laid over the defaults; the last one wins. */
export function messagesWith<Texts extends MessageSet>(
  token: MessageToken<Texts>,
  replacements: readonly MessageReplacement[],
): Widened<Texts> {
  const texts: Record<string, Message | undefined> = { ...token.defaults };
  for (const replacement of replacements) {
    if (replacement.feature === token.feature) Object.assign(texts, replacement.texts);
  }
  // Only the token makes replacements for its feature, and only such as fit its defaults.
  return texts as Widened<Texts>;
}
