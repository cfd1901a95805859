/** Saves a file as a download of the browser's. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Not at once: the browser may only just begin to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
