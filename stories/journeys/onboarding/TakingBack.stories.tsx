import { PensionList, TraceDetails, TraceList } from '@pension-trace/react';
import type { UseEntryRemovalResult } from '@pension-trace/react/headless';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenPlay } from '../../screenPlay';
import type { PensionTraceStory } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

/** A customer whose entries are as they typed them. */
function untouched(name: 'many-traces' | 'pensions'): MemoryScenario {
  const scenario = getScenario(name);
  const customers = (scenario.customers ?? []).map(({ traces = [], pensions = [], ...customer }) => ({
    ...customer,
    traces: traces
      .filter(({ status }) => status.name === 'Awaiting Review')
      .slice(0, 1)
      .map((trace) => ({ ...trace, name: 'Milton Mills' })),
    pensions: pensions
      .slice(0, 1)
      .map((pension) => ({ ...pension, name: pension.provider, status: null, searches: [] })),
  }));
  return { ...scenario, customers };
}
const traces = untouched('many-traces');

const meta = {
  title: 'Onboarding/Taking back an entry',
  excludeStories: ['byStatus'],
  component: TraceList,
  parameters: { pensionTrace: { scenario: traces } },
} satisfies Meta<typeof TraceList>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (memory: PensionTraceStory['memory']) => ({ pensionTrace: { scenario: traces, memory } });
const open = [{ press: 'Remove Milton Mills' }, { dialog: 'Remove Milton Mills?' }] as const;

export const Listed: Story = {
  play: screenPlay({ offers: ['Remove Milton Mills'], sent: { portal_trace_remove: [] } }),
};

export const Asked: Story = {
  play: screenPlay({
    does: open,
    dialog: 'Remove Milton Mills?',
    sees: ['Do this if you entered it by mistake. We have not asked anyone about it yet.'],
    offers: ['Keep it', 'Remove'],
    sent: { portal_trace_remove: [] },
  }),
};

export const Removing: Story = {
  parameters: on({ pending: ['portal_trace_remove'] }),
  play: screenPlay({ does: [...open, { press: 'Remove' }], offers: ['Removing...'] }),
};

export const Refused: Story = {
  parameters: on({ fail: { portal_trace_remove: 'We have already started to look for this pension.' } }),
  play: screenPlay({
    does: [...open, { press: 'Remove' }],
    dialog: 'Remove Milton Mills?',
    sees: ['We have already started to look for this pension.'],
  }),
};

export const Removed: Story = {
  play: screenPlay({
    does: [...open, { press: 'Remove' }],
    hears: [wholeText('Milton Mills has been removed.')],
    lacks: ['Remove Milton Mills'],
  }),
};

export const NotSupported: Story = {
  name: 'With a backend that cannot take back',
  parameters: on({ without: ['portal_trace_remove'] }),
  play: screenPlay({ offers: ['Edit Milton Mills'] }),
};

export const KnownPension: Story = {
  parameters: { pensionTrace: { scenario: untouched('pensions') } },
  render: () => <PensionList />,
  play: screenPlay({ offers: [/^Remove /] }),
};

export const InThePortal: Story = {
  parameters: { pensionTrace: { scenario: 'portal' } },
  render: () => <TraceDetails id="trace-4" />,
  play: screenPlay({ offers: [/^Remove The Sampleton/] }),
};

export const byStatus = {
  idle: Listed,
  confirming: Asked,
  pending: Removing,
  error: Refused,
  success: Removed,
} satisfies Record<UseEntryRemovalResult['state']['status'], Story>;
