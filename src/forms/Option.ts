/** One value of a field whose values are codes, with its text for customers. */
export interface Option<Value extends string | number> {
  /** The value for the field or the action. */
  value: Value;
  /** The text for customers, in the provider's language. */
  label: string;
}
