/** In characters. Bcrypt reads no more than 72. */
export const passwordLengths = { shortest: 8, longest: 72 } as const;
