// Search without a server: a filter over the index in search-index.js. Without JavaScript the menu has every page.
const form = document.querySelector('.search');
const input = form.querySelector('input');
const count = form.querySelector('.count');
const results = form.querySelector('.results');
const root = document.currentScript.dataset.root;
const menu = document.querySelector('.menu');

if (matchMedia('(max-width: 63.99rem)').matches) menu.open = false;
form.hidden = false;

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : rank(words);
  count.textContent = words.length === 0 ? '' : `${found.length} ${found.length === 1 ? 'result' : 'results'}`;
  results.replaceChildren(...found.slice(0, 12).map(resultOf));
}

function rank(words) {
  const score = ({ title, text }) => {
    const name = title.toLowerCase();
    const rest = text.toLowerCase();
    if (!words.every((word) => name.includes(word) || rest.includes(word))) return 0;
    return 1 + words.filter((word) => name.includes(word)).length * 10 + (name.startsWith(words[0]) ? 5 : 0);
  };
  return globalThis.searchIndex
    .map((page) => ({ page, points: score(page) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ page }) => page);
}

function resultOf({ title, address, summary }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const note = document.createElement('span');
  link.href = root + address;
  link.textContent = title;
  note.textContent = summary;
  item.append(link, note);
  return item;
}

input.addEventListener('input', search);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  results.querySelector('a')?.click();
});
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  input.value = '';
  search();
  input.focus();
});
