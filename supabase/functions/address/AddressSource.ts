/** An address as the customer's form takes it. */
export interface Address {
  line1: string;
  line2: string;
  line3: string;
  city: string;
  postcode: string;
}

export interface AddressQuestion {
  /** Upper case, with one space: 'SW1A 1AA'. */
  postcode: string;
  /** The `Authorization` header of the customer who asks. */
  authorization: string;
  /** Aborted when nobody waits for the answer any more, or when it takes too long. */
  signal: AbortSignal;
}

/** Where addresses come from. A firm with another service writes one of these. */
export interface AddressSource {
  /** The addresses of a postcode, none when it has none. Throws when the service does not answer as it should. */
  find(question: AddressQuestion): Promise<Address[]>;
}

/** Where a source gets its settings, and how it reaches the network. */
export interface SourceOptions {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
}
