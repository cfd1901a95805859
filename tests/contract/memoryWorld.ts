import { createMemoryAdapter, sampleCode, type MemoryCustomer } from '../../src/memory';
import type { World } from './World';

/** The backend in memory. It has one device: each new visitor logs the previous customer out. */
export async function makeMemoryWorld(): Promise<World> {
  const adapter = createMemoryAdapter({});
  const { state } = adapter;
  let lastId = 0;
  const newId = () => `firm-${(lastId += 1)}`;

  const customer = (userId: string): MemoryCustomer => required(state.customers.find(({ id }) => id === userId));
  const trace = (traceId: string) =>
    required(state.customers.flatMap(({ traces }) => traces).find(({ id }) => id === traceId));
  const pension = (pensionId: string) =>
    required(state.customers.flatMap(({ pensions }) => pensions).find(({ id }) => id === pensionId));
  const at = '2026-03-02T14:30:00+00:00';
  const searchOf = ({ provider, status }: { provider: string; status: string }) => ({
    id: newId(),
    provider,
    status: { name: status },
    created_date: at,
    updated_date: at,
  });

  return {
    async visitor() {
      await adapter.auth.logOut();
      return adapter;
    },
    code: sampleCode,
    close: () => Promise.resolve(),
    firm: {
      async setCompanyName(name) {
        state.companyName = name;
      },
      async setTags(userId, tags) {
        customer(userId).tags = tags;
      },
      async requestSignature(userId, reason, words) {
        Object.assign(customer(userId), { tags: [15], signAgain: { reason, words, old_letter: 'kept' } });
      },
      async setErasureDelay(days) {
        state.erasureDelayDays = days;
      },
      async setOffersDataCopy(isOffered) {
        state.offersDataCopy = isOffered;
      },
      async addInvite(invite) {
        const id = newId();
        state.invites.push({ id, ...invite });
        return id;
      },
      async newsToken(userId) {
        return (customer(userId).newsToken ||= newId());
      },
      async addTask(userId, task) {
        customer(userId).tasks.push({ id: newId(), ...task });
        adapter.announceChange('tasks');
      },
      async removeTask(userId) {
        customer(userId).tasks.pop();
        adapter.announceChange('tasks');
      },
      async addGuide({ recommended, ...guide }) {
        const id = newId();
        state.guides.push({ id, ...guide, metadata: { recommended } });
        adapter.announceChange('guides');
        return id;
      },
      async addProvider(provider) {
        state.providerContacts.push(provider);
      },
      async moveTrace(traceId, status) {
        const moved = trace(traceId);
        moved.status.name = status;
        moved.status_dates = { ...moved.status_dates, [status]: new Date().toISOString() };
        adapter.announceChange('traces');
      },
      async movePension(pensionId, status) {
        pension(pensionId).status = status;
        adapter.announceChange('pensions');
      },
      async linkPension(traceId, pensionId) {
        const linked = trace(traceId);
        linked.pension_id = pensionId;
        linked.provider ??= pension(pensionId).provider;
        adapter.announceChange('traces');
      },
      async addTraceSearch(traceId, search) {
        trace(traceId).searches.push(searchOf(search));
        adapter.announceChange('traces');
      },
      async addPensionSearch(pensionId, search) {
        pension(pensionId).searches.push(searchOf(search));
        adapter.announceChange('pensions');
      },
      async addActivity(entityType, entityId, description) {
        const entity = entityType === 6 ? trace(entityId) : pension(entityId);
        entity.activity.unshift({ description, date: at });
        adapter.announceChange(entityType === 6 ? 'traces' : 'pensions');
      },
      async addDocument(userId, name) {
        customer(userId).documents.unshift({ id: newId(), name, url: `https://files.example.com/${newId()}` });
      },
      async resetMails(email) {
        return state.outbox.filter(({ to }) => to === email).length;
      },
      async lastLink(email) {
        return required(state.outbox.findLast(({ to }) => to === email)).link;
      },
    },
  };
}

function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The memory backend has no such row.');
  return value;
}
