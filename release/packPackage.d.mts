/** Packs a built package for npm into a folder, and returns the path of the tarball. */
export function packPackage(name: 'react' | 'cli', destination: string): string;
