/** Every text of the tasks section. */
export const taskMessages = {
  heading: 'Tasks',
  list: 'Your tasks',
  loading: 'Loading your tasks',
  empty: 'You currently have no tasks to complete.',
  failed: 'We could not load your tasks.',
  open: (title: string) => `Go to: ${title}`,
  due: (date: string) => `Due ${date}`,
};
