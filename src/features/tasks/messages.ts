/** Every text of the tasks section. */
export const taskMessages = {
  heading: 'Tasks',
  list: 'Your tasks',
  loading: 'Loading your tasks',
  empty: 'You currently have no tasks to complete.',
  failed: 'We could not load your tasks.',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  due: (date: string) => `Due ${date}`,
  mark: 'I have done this',
  /** Contains `mark`, so that voice control finds the button. */
  markNamed: (title: string) => `I have done this: ${title}`,
  done: 'Done. Thank you.',
  undo: 'Undo',
  undoNamed: (title: string) => `Undo: ${title}`,
};
