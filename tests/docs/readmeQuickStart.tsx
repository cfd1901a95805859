import type { ReactNode } from 'react';

/** The page that the ten lines of README.md export. serveReadme.ts puts those lines in the place of this file. */
export declare const PensionPage: () => ReactNode;
