/** The guidance for one part: when to use it and when not, what to do and what not, and how to word it. */
export type Guidance = readonly [when: string, whenNot: string, doThis: string, dont: string, words: string];
