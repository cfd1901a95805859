import { customerEvents, type CustomerEvent, type EventKind } from '../src/domain/customerEvents';
import { eventLines } from '../src/texts/eventLines';
import { eventNames } from '../src/texts/eventNames';
import { eventNext, eventSentences } from '../src/texts/eventTexts';
import { formatted } from './formatted';

const lead = `# What customers hear

Everything that happens to a customer has one name, one sentence and one next step. The list, the page of a trace, the tracker, the activity log and the words for screen readers take them from here.

The badge of a trace still shows the status as your back office sets it, such as 'Completed'. Replace the words below with \`messages\`: \`eventNames\`, \`eventSentences\`, \`eventNext\` and \`eventLines\` have a key for each event ([languages](languages.md)).

Without facts, a sentence names no employer, no provider and no day, so that it suits an email. With them it says more: "We wrote to Aviva on 22 January 2026".`;

const emails: Record<CustomerEvent['email'], string> = {
  news: 'with news on',
  always: 'always',
  none: 'no',
};
const places: Record<CustomerEvent['leadsTo'], string> = {
  trace: 'the trace',
  pension: 'the pension',
  tasks: 'Tasks',
  documents: 'Your Documents',
  profile: 'Your Profile',
  signing: 'the letter to sign',
  portal: 'the portal',
  cancelled: 'the cancelled application',
  none: 'no page',
};
const days: Record<CustomerEvent['day'], string> = {
  own: 'its own',
  answerBy: 'its own, and the day by which an answer is due',
  due: 'the due date',
  restorableUntil: 'the last day to restore',
  none: 'none',
};

/** Writes docs/customer-events.md. */
export function customerEventsPage(): Promise<string> {
  const kinds = Object.keys(customerEvents).filter(isKind);
  const rows = kinds.map((kind) => {
    const event: CustomerEvent = customerEvents[kind];
    return [
      `\`${kind}\``,
      eventNames[kind],
      eventSentences[kind]({}),
      eventNext[kind]({}),
      event.tone,
      days[event.day],
      places[event.leadsTo],
      emails[event.email],
    ];
  });
  const facts = { day: '2 Nov', by: '14 Dec', provider: 'Aviva' };
  const lines = Object.entries(eventLines).map(([kind, line]) => [`\`${kind}\``, line(facts) || 'the badge alone']);
  return formatted(
    'customer-events.md',
    [
      lead,
      '## Events',
      tableOf(['Event', 'Called', 'Sentence', 'Next', 'Tone', 'Day', 'Leads to', 'Email'], rows),
      '## The line of a trace in a list',
      tableOf(['Event', 'Line'], lines),
    ].join('\n\n'),
  );
}

function isKind(name: string): name is EventKind {
  return Object.hasOwn(customerEvents, name);
}

function tableOf(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
