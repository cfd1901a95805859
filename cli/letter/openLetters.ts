/** A signed letter that somebody at the firm asks for, by its reference or the number of its record. */
export interface LetterRead {
  by: string;
  why: string | undefined;
  letter: string;
}

export interface Letters {
  /** Reads one letter and logs it, or says why it cannot be read. */
  read(wanted: LetterRead): Promise<{ record: unknown } | { problem: string }>;
  close(): Promise<void>;
}

/** Opens the letters of a PostgreSQL server. */
export async function openLetters(url: string): Promise<Letters> {
  const { default: connect } = await import('postgres');
  const sql = connect(url, { max: 1, prepare: false, onnotice: () => undefined });
  return {
    async read({ by, why, letter }) {
      try {
        const [row] =
          await sql`select public.backoffice_signed_authorisation(${by}, ${letter}, ${why ?? null}) as record`;
        return { record: row?.record };
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error)) throw error;
        if (error.code === 'PT404') return { problem: 'There is no such letter, or it was erased.' };
        // Our own refusals have messages for people.
        if (String(error.code).startsWith('PT')) return { problem: error.message };
        throw error;
      }
    },
    close: () => sql.end(),
  };
}
