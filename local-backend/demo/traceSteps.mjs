import { randomUUID } from 'node:crypto';

/** The final statuses of a trace. */
export const finalStatuses = ['Nothing Found', 'Completed', 'Duplicate'];

/** A fictional provider, for a trace whose customer named none. Ofcom keeps the number free for drama. */
const exampleProvider = {
  name: 'Exampleford Mutual (example)',
  phone: '01632 960123',
  email: 'pensions@example.com',
  website: 'https://example.com',
  postal_address: '1 Sample Street\nSampleton\nEX71 3AA',
};
const deferred = 2;

const paperTask = {
  title: 'Look for a payslip from this job',
  description: 'A provider asks for a payroll number. It is on a payslip or a P60.',
  days: 14,
};
const checkTask = {
  title: 'Check the details of the pension that we found',
  description: 'The years and the provider are on the page of your trace.',
  days: 7,
};
const nextTask = {
  title: 'See what you can still try',
  description: 'One of your searches found nothing. Its page says what else can be done.',
  days: 30,
};

/*
 * The back office's next steps for a trace, by its status. The task is added last: the open page is notified of tasks,
 * and refetches the traces with them.
 */
const steps = {
  async 'Awaiting Review'(office, trace) {
    await move(office, trace, 'Searching');
    await giveTask(office, trace, paperTask);
  },
  async Searching(office, trace) {
    const p_provider = trace.provider ?? (await addExampleProvider(office));
    await office.call('add_search', { p_provider, p_trace: trace.id, p_status: 'Provider Contacted' });
    await move(office, trace, 'Provider Contacted');
    await finishTask(office, trace, paperTask);
  },
  async 'Provider Contacted'(office, trace, isFound) {
    const status = isFound ? 'Pension Found' : 'Nothing Found';
    await moveSearches(office, trace, status);
    await move(office, trace, status);
    await giveTask(office, trace, isFound ? checkTask : nextTask);
  },
  async 'Pension Found'(office, trace) {
    await moveSearches(office, trace, 'Completed');
    const id = randomUUID();
    await office.add('pensions', {
      id,
      user_id: trace.user_id,
      name: trace.name,
      provider: trace.provider ?? exampleProvider.name,
      start_year: trace.start_year,
      end_year: trace.end_year,
      type_id: deferred,
    });
    await office.call('link_pension', { p_trace: trace.id, p_pension: id });
    await move(office, trace, 'Completed');
    await finishTask(office, trace, checkTask);
  },
};

/**
 * Takes the next step for a trace. Resolves with the new status, or undefined when there is no next step.
 */
export async function takeStep(office, traceId, isFound) {
  const [trace] = await office.read('traces', `select=*&id=eq.${traceId}`);
  const step = trace && steps[trace.status];
  if (!step) return undefined;
  await step(office, trace, isFound);
  const [moved] = await office.read('traces', `select=status&id=eq.${traceId}`);
  return moved?.status;
}

/** The database notes it in the activity log, which tells the customer. */
async function move(office, trace, p_status) {
  await office.call('move_trace', { p_trace: trace.id, p_status });
}

/** Adds the fictional provider with its contacts to the directory. Resolves with its name. */
async function addExampleProvider(office) {
  const { name } = exampleProvider;
  const rows = await office.read('pension_providers', `select=name&name=eq.${encodeURIComponent(name)}`);
  if (rows.length === 0) await office.add('pension_providers', exampleProvider);
  return name;
}

async function moveSearches(office, trace, p_status) {
  for (const { id } of await office.read('searches', `select=id&trace_id=eq.${trace.id}`)) {
    await office.call('move_search', { p_search: id, p_status });
  }
}

async function giveTask(office, trace, { title, description, days }) {
  const due = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  await office.call('add_task', {
    p_user: trace.user_id,
    p_title: title,
    p_description: description,
    p_due_date: due.toISOString().slice(0, 10),
  });
}

async function finishTask(office, trace, { title }) {
  const filter = `select=id&user_id=eq.${trace.user_id}&title=eq.${encodeURIComponent(title)}`;
  for (const { id } of await office.read('tasks', filter)) await office.call('finish_task', { p_task: id });
}
