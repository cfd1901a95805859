export function watchProcessor(): () => number | undefined;
