/** The status of a state, after its action if it has one: 'idle', 'save pending'. */
export type StateName<State> = State extends { status: infer Status extends string }
  ? State extends { action: infer Action extends string }
    ? `${Action} ${Status}`
    : Status
  : never;
