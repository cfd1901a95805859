import { screensByPart } from './screensByPart.ts';

/** A Vite plugin with the module `virtual:used-on`: the screens that use each part, read when Storybook is built. */
export function usedOnPlugin(root: string) {
  const id = 'virtual:used-on';
  return {
    name: 'used-on',
    resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
    load: (loaded: string) =>
      loaded === `\0${id}` ? `export const usedOn = ${JSON.stringify(screensByPart(root))};` : undefined,
  };
}
