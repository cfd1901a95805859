/** An address in the fields of the customer's form. */
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
  /** The customer's `Authorization` header. */
  authorization: string;
  /** Aborts at the timeout. */
  signal: AbortSignal;
}

/** A source of addresses. Write your own for another address service. */
export interface AddressSource {
  /** Returns the addresses of a postcode, possibly none. Throws when the service fails. */
  find(question: AddressQuestion): Promise<Address[]>;
}
