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
};
