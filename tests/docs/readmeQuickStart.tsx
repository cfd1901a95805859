import type { ReactNode } from 'react';

/** The page exported by the ten lines of README.md. serveReadme.ts replaces this file with those lines. */
export declare const PensionPage: () => ReactNode;
