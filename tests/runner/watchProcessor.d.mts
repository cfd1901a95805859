export function watchProcessor(variable: string): () => number | undefined;
