/** A form whose answers can be changed until they are signed. */
export type AnswerForm = 'personal' | 'address' | 'reason';
