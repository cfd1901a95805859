import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline';
import reboot from 'bootstrap/dist/css/bootstrap-reboot.css?inline';
import preflight4 from 'tailwindcss/preflight.css?raw';
import preflight3 from 'tailwindcss3/lib/css/preflight.css?raw';
import ours from '../../src/styles.css?inline';
import layered from '../../src/styles.layer.css?inline';
import legacy from './legacy.css?inline';

/** A host's page with our style sheet. */
export interface Host {
  name: string;
  /** The style sheets of the page in order, including ours. */
  sheets: string[];
  /** The style sheets without ours. */
  ownSheets: string[];
}

/** Replaces the functions in Preflight with their last argument, as the Tailwind compiler does. */
const compiled = (preflight: string) =>
  preflight.replaceAll(/(?:--)?theme\(\s*(?:--[\w-]+|'[^']*'),\s*([^)]*?)\s*\)/g, '$1');
const tailwind3 = compiled(preflight3);
const tailwind4 = compiled(preflight4);
const layer = (name: string, css: string) => `@layer ${name} {${css}}`;

function host(name: string, before: string[], sheet: string, after: string[] = []): Host {
  return { name, sheets: [...before, sheet, ...after], ownSheets: [...before, ...after] };
}

export const bare = host('bare', [], ours);

export const hosts: Host[] = [
  host('Tailwind 3, imported before ours', [tailwind3], ours),
  host('Tailwind 4, imported before ours', [layer('base', tailwind4)], ours),
  host('Tailwind 4, imported after ours', [], ours, [layer('base', tailwind4)]),
  host('Tailwind 4 without its layer, imported before ours', [tailwind4], ours),
  host('Tailwind 4 without its layer, imported after ours', [], ours, [tailwind4]),
  host('Tailwind 4 with our layer after its base', ['@layer base, pension-trace;', layer('base', tailwind4)], layered),
  host('Bootstrap 5 reboot, imported before ours', [reboot], ours),
  host('Bootstrap 5, imported before ours', [bootstrap], ours),
  host('a legacy site, imported before ours', [legacy], ours),
  host('a legacy site, imported after ours', [], ours, [legacy]),
];
