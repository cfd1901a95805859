import { describe, expect, it, vi } from 'vitest';
import { portalCreatePension, portalUserPensions } from '../../src/backend/contracts/pensions';
import { portalCreateTrace, portalUserTraces } from '../../src/backend/contracts/traces';
import type { Stage } from './customers';
import { pension } from './samples';

/** Live changes. */
export function liveContract(at: () => Stage): void {
  describe('live changes', () => {
    it('of tasks reach their customer until they unsubscribe', async () => {
      const { adapter, id } = await at().knownCustomer([13]);
      const { firm } = at().world;
      const onChange = vi.fn<() => void>();
      const end = adapter.subscribe('tasks', onChange);
      await untilNotified(onChange, () => firm.addTask(id, { title: 'A task', due_date: null }));

      end();
      const other = vi.fn<() => void>();
      const endOther = adapter.subscribe('tasks', other);
      onChange.mockClear();
      await untilNotified(other, () => firm.addTask(id, { title: 'Another task', due_date: null }));
      expect(onChange).not.toHaveBeenCalled();
      endOther();
    });

    it('of a task that the firm removes reach its customer', async () => {
      const { adapter, id } = await at().knownCustomer([13]);
      const { firm } = at().world;
      // One task for each repetition.
      for (let count = 1; count <= 30; count += 1) await firm.addTask(id, { title: `Task ${count}`, due_date: null });
      const onChange = vi.fn<() => void>();
      const end = adapter.subscribe('tasks', onChange);
      await untilNotified(onChange, () => firm.removeTask(id));
      expect(onChange).toHaveBeenCalled();
      end();
    });

    it('of a trace reach its customer, without a change of a task', async () => {
      const { adapter, call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, { p_employer: 'Milton Mills', p_paying: false });
      const [trace] = await call(portalUserTraces, undefined);
      if (!trace) throw new Error('There is no trace.');
      const onTraces = vi.fn<() => void>();
      const onTasks = vi.fn<() => void>();
      const ends = [adapter.subscribe('traces', onTraces), adapter.subscribe('tasks', onTasks)];
      await untilNotified(onTraces, () => at().world.firm.moveTrace(trace.id, 'Searching'));
      expect(onTasks).not.toHaveBeenCalled();
      for (const end of ends) end();
    });

    it('of a pension’s status reach its customer', async () => {
      const { adapter, call } = await at().knownCustomer([13]);
      await call(portalCreatePension, pension);
      const [mine] = await call(portalUserPensions, undefined);
      if (!mine) throw new Error('There is no pension.');
      const onPensions = vi.fn<() => void>();
      const end = adapter.subscribe('pensions', onPensions);
      const status = { name: 'Value known', colour: 'success' };
      await untilNotified(onPensions, () => at().world.firm.movePension(mine.id, status));
      expect((await call(portalUserPensions, undefined))[0]?.status).toMatchObject(status);
      end();
    });

    it('of a trace’s activity and searches reach its customer, without any other change', async () => {
      const { adapter, call } = await at().knownCustomer([13]);
      await call(portalCreateTrace, { p_employer: 'Milton Mills', p_paying: false });
      const [trace] = await call(portalUserTraces, undefined);
      if (!trace) throw new Error('There is no trace.');
      const onTraces = vi.fn<() => void>();
      const end = adapter.subscribe('traces', onTraces);
      const { firm } = at().world;
      await untilNotified(onTraces, () => firm.addActivity(6, trace.id, 'Wrote to the scheme'));
      onTraces.mockClear();
      await untilNotified(onTraces, () => firm.addTraceSearch(trace.id, { provider: 'Aviva', status: 'Searching' }));
      expect(onTraces).toHaveBeenCalled();
      end();
    });

    it('of guides reach every subscriber of guides, and none of tasks', async () => {
      const { adapter } = await at().knownCustomer([13]);
      const onTasks = vi.fn<() => void>();
      const onGuides = vi.fn<() => void>();
      const ends = [adapter.subscribe('tasks', onTasks), adapter.subscribe('guides', onGuides)];
      const guide = { title: 'A guide', content: '', created_date: '2022-01-01T09:00:00Z' };
      await untilNotified(onGuides, () => at().world.firm.addGuide(guide));
      expect(onTasks).not.toHaveBeenCalled();
      for (const end of ends) end();
    });
  });
}

/** Repeats a change until it is reported, because the start of a subscription is not reported. */
async function untilNotified(listener: ReturnType<typeof vi.fn<() => void>>, change: () => Promise<unknown>) {
  await vi.waitFor(
    async () => {
      await change();
      await vi.waitFor(() => expect(listener).toHaveBeenCalled(), { timeout: 500, interval: 20 });
    },
    { timeout: 15_000, interval: 50 },
  );
}
