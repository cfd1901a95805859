/** Values that a host gives in place of defaults. An undefined one leaves the default. */
export type Given<Defaults> = { readonly [Name in keyof Defaults]?: Defaults[Name] | undefined };

/** Returns the defaults with the given values in their place. */
export function withDefaults<Defaults extends object>(
  defaults: Defaults,
  given: Given<Defaults> | undefined,
): Defaults {
  const values = { ...defaults };
  for (const name in given) {
    const value = given[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}
