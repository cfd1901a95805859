/**
 * Copies the backend and the starter page into a project. Returns the exit code.
 *
 * @param folder The project's folder.
 * @param given The firm's name, and the address of the page, as `siteOf` returns it.
 */
export function init(folder: string, given?: { companyName?: string; site?: string }): number;
