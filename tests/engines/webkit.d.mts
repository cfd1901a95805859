import type { Engine } from './Engine';

/** WebKitGTK's MiniBrowser through selenium-webdriver, on a screen of its own in memory. */
export function openWebKit(programs: { driver: string; browser: string; screen: string }): Promise<Engine>;
