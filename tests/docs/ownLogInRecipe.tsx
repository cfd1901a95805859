import type { ReactNode } from 'react';

/** The pages exported by docs/recipes/own-log-in.md. serveReadme.ts replaces this file with its code. */
export declare const Application: () => ReactNode;
export declare const Portal: () => ReactNode;
