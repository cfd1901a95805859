import type { Engine } from './Engine';

/** WebKitGTK's MiniBrowser through selenium-webdriver, on a virtual screen. */
export function openWebKit(programs: { driver: string; browser: string; screen: string }): Promise<Engine>;
