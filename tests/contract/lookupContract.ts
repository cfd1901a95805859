import { describe, expect, it } from 'vitest';
import { portalProviderSearch, portalSicSearch } from '../../src/backend/contracts/traces';
import type { Stage } from './customers';

/** The look-ups of the forms. */
export function lookupContract(at: () => Stage): void {
  describe('looking up', () => {
    it('finds the addresses of a postcode in any spelling', async () => {
      const { backend } = await at().customer();
      const reply = await backend.lookUpAddresses(' ex71 3Aa');
      at().answered.add('address');
      expect(reply).toEqual({
        type: 'success',
        data: [
          { line1: '10 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
          { line1: '12 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
          { line1: 'Flat 1', line2: '14 Sample Street', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
          { line1: 'Flat 2', line2: '14 Sample Street', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
        ],
      });
    });

    it('reports a postcode without addresses', async () => {
      const { backend } = await at().customer();
      await expect(backend.lookUpAddresses('EX79 9ZZ')).resolves.toEqual({ type: 'error', data: 'results' });
    });

    it('finds no addresses for a visitor', async () => {
      const { backend } = await at().visitor();
      await expect(backend.lookUpAddresses('EX71 3AA')).rejects.toMatchObject({
        code: 'logged-out',
        serverCode: 'PT401',
      });
    });

    it('finds providers, prefix matches first', async () => {
      const { call } = await at().customer();
      const found = await call(portalProviderSearch, { p_name: ' LIFE' });
      expect(found).toEqual(expect.arrayContaining(['Phoenix Life', 'Standard Life']));
      const scottish = await call(portalProviderSearch, { p_name: 'scottish w' });
      expect(scottish).toEqual(['Scottish Widows']);
      const ranked = await call(portalProviderSearch, { p_name: 'life' });
      const ranks = ranked.map((name) => name.toLowerCase().search(/^life| life/));
      expect(ranks).toEqual(ranks.toSorted((one, other) => Number(one !== 0) - Number(other !== 0)));
      await expect(call(portalProviderSearch, { p_name: 'no such provider' })).resolves.toEqual([]);
      await expect(call(portalProviderSearch, { p_name: ' ' })).resolves.toEqual([]);
      await expect(call(portalProviderSearch, { p_name: '%' })).resolves.toEqual([]);
    });

    it('finds industries, at most twenty', async () => {
      const { call } = await at().customer();
      const found = await call(portalSicSearch, { p_name: 'manufacture' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(20);
      expect(found.every((name) => name.toLowerCase().includes('manufacture'))).toBe(true);
      expect(found).toEqual([...new Set(found)]);
    });
  });
}
