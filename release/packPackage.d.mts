/** Packs the built package for npm into a folder, and returns the path of the tarball. */
export function packPackage(folder: string): string;
