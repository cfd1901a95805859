import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import theming from '../../docs/theming.md?raw';
import * as ui from '../../src/ui';
import { everyPart } from './everyPart';

/** On many parts, for layout and for media. A host has no reason to select them. */
const ofLayout = ['ptr', 'ptr-between', 'ptr-no-print', 'ptr-no-ring', 'ptr-visually-hidden'];
/** An empty place for the list, whose code loads when it is first needed. */
const ofLateCode = ['ptr-combo__list-frame'];
/** In the list as part of another, or without a class. */
const inOthers = ['Field', 'Fieldset', 'Heading', 'HeadingBase', 'Icon', 'ListRow', 'ConfirmModal'];
/** Without a look of their own. */
const withoutLook = ['LiveText', 'LoadingDots'];

/** The list of docs/theming.md: each part with its classes. */
const listed = Object.fromEntries(
  [...theming.matchAll(/^\| `([A-Z]\w+)` +\| (`ptr-.*`) +\|$/gm)].map(([, part = '', names = '']) => [
    part,
    [...names.matchAll(/`(ptr-[\w-]+)`/g)].map(([, name]) => name).sort(),
  ]),
);

const classesIn = (markup: string) =>
  [...new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))]
    .filter((name) => ![...ofLayout, ...ofLateCode].includes(name) && !name.includes('--'))
    .sort();

it.each(Object.entries(everyPart))('docs/theming.md lists the classes of %s', (name, part) => {
  expect(listed[name]).toEqual(classesIn(renderToString(part)));
});

it('docs/theming.md lists the classes of Modal', async () => {
  render(
    <ui.Modal isOpen onClose={() => undefined} heading="Contact us">
      Call us.
    </ui.Modal>,
  );
  const dialog = await screen.findByRole('dialog');
  expect(listed['Modal']).toEqual(classesIn(dialog.closest('.ptr-modal__backdrop')?.outerHTML ?? dialog.outerHTML));
});

it('docs/theming.md lists every part', () => {
  const parts = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(
    parts.filter((name) => !(name in everyPart) && ![...inOthers, ...withoutLook, 'Modal'].includes(name)),
  ).toEqual([]);
  expect(Object.keys(listed).sort()).toEqual([...Object.keys(everyPart), 'Modal'].sort());
});
