declare module 'virtual:used-on' {
  /** The titles of the screens that use a part, such as 'Access/Log in', by the name of the part. */
  export const usedOn: Readonly<Record<string, readonly string[]>>;
}
