/** Resolves when nothing has changed for a moment and nothing is loading. */
export async function isStill() {
  let markup = '';
  do {
    markup = document.body.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, 60));
  } while (markup !== document.body.innerHTML || document.querySelector('.ptr-skeleton, .ptr-loading') !== null);
}
