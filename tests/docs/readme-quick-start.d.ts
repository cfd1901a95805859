/** The ten lines of README.md; see readmeQuickStart.ts. */
declare module 'readme-quick-start' {
  export const PensionPage: () => import('react').ReactNode;
}
