import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GuideContent } from '../../../src/features/support/GuideContent';
import { hostileMarkdown } from './hostileGuide';

function renderContent(markdown: string) {
  const onNavigate = vi.fn();
  const view = render(<GuideContent markdown={markdown} tableLabel="Table" onNavigate={onNavigate} />);
  return { ...view, onNavigate };
}

const levels = (container: HTMLElement) =>
  [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(
    (heading) => `${heading.tagName} ${heading.textContent}`,
  );

describe('headings', () => {
  it.each([
    ['# One\n\n## Two\n\n### Three', ['H2 One', 'H3 Two', 'H4 Three']],
    ['## One\n\n### Two\n\n## Three', ['H2 One', 'H3 Two', 'H2 Three']],
    ['#### One\n\n###### Two', ['H2 One', 'H3 Two']],
    ['One\n===\n\nTwo\n---', ['H2 One', 'H3 Two']],
    ['> # One\n\n## Two', ['H2 One', 'H3 Two']],
    ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', ['H2 1', 'H3 2', 'H4 3', 'H5 4', 'H6 5', 'H6 6']],
  ])('of %j are placed below the page’s heading, without a gap', (markdown, expected) => {
    expect(levels(renderContent(markdown).container)).toEqual(expected);
  });
});

describe('links', () => {
  it('to another site open in a new tab without an opener', () => {
    renderContent('[State Pension](https://www.gov.uk/check-state-pension)');
    const link = screen.getByRole('link', { name: 'State Pension (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://www.gov.uk/check-state-pension');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('to a page of the host do not reload', async () => {
    const { onNavigate } = renderContent('[Scams](/portal/support/guide/pension-scams)');
    await userEvent.click(screen.getByRole('link', { name: 'Scams' }));
    expect(onNavigate).toHaveBeenCalledWith('/portal/support/guide/pension-scams');
  });

  it('for mail are plain', () => {
    renderContent('<help@example.com>');
    const link = screen.getByRole('link', { name: 'help@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:help@example.com');
    expect(link).not.toHaveAttribute('target');
  });
});

describe('pictures', () => {
  it('become their alternative text, so that no other server is contacted', () => {
    const { container } = renderContent('A ![payslip with the letter D](https://example.com/payslip.png) here');
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('A payslip with the letter D here');
  });
});

describe('a hostile text', () => {
  it('renders no forbidden link, no element of its own and no handler, and endless nesting to a limited depth', () => {
    const { container } = renderContent(hostileMarkdown);
    const hrefs = [...container.querySelectorAll('[href]')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['https://evil.example/elsewhere', 'https://www.gov.uk/check-state-pension']);

    const elements = new Set([...container.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase()));
    // The icon beside a link to another site.
    const own = ['div', 'span', 'svg', 'g', 'path'];
    const plain = ['h2', 'p', 'a', 'pre', 'code', 'blockquote', 'ul', 'li'];
    expect([...elements].filter((name) => !own.includes(name) && !plain.includes(name))).toEqual([]);
    const attributes = [...container.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
    expect(attributes.filter((name) => /^(on|src|style|srcdoc|action|formaction)/.test(name))).toEqual([]);

    expect(container.querySelectorAll('blockquote').length).toBeLessThanOrEqual(50);
    expect(container).toHaveTextContent('The end of the hostile guide.');
    expect(Reflect.get(window, 'hostile')).toBeUndefined();
  });
});

it.each([
  ['what is struck out', 'It costs ~~£20~~ nothing.', '<del>£20</del>'],
  ['the state of a task', '- [x] Find it\n- [ ] Ask', '☑ Find it</li>\n<li class="task-list-item">☐ Ask'],
  [
    'a footnote',
    'At 55[^1].\n\n[^1]: From 2028, 57.',
    '<sup>1</sup>.</p>\n<hr>\n<ol>\n<li id="user-content-fn-1">\n<p>From 2028, 57. </p>\n</li>',
  ],
  ['a line break', 'One<br>two<br />three', 'One<br>\ntwo<br>\nthree'],
  ['a line break in a table', '| A |\n| - |\n| One<br>two |', '<td>One<br>\ntwo</td>'],
])('keeps %s', (_, markdown, expected) => {
  expect(renderContent(markdown).container.innerHTML).toContain(expected);
});

it('shows the words of a guide that is HTML', () => {
  const page =
    '<style>p { color: red }</style><h2>Your pot</h2>\n\n    <p>Ask the <b>provider</b>&nbsp;&amp; wait.<br>Then write.</p>';
  const { container } = renderContent(`<div>${page}<script>window.hostile = 1</script></div>`);
  expect([...container.querySelectorAll('p')].map(({ innerText }) => innerText.replace(/\u00A0/g, ' '))).toEqual([
    'Your pot',
    'Ask the provider & wait.\nThen write.',
  ]);
});

describe('tables', () => {
  const markdown = '| Year | Pot |\n| :-- | --: |\n| 1998 | Milton **Mills** |';

  it('are tables with headings, without a style attribute', () => {
    const { container } = renderContent(markdown);
    expect(screen.getByRole('columnheader', { name: 'Year' })).toHaveAttribute('scope', 'col');
    expect(screen.getByRole('cell', { name: 'Milton Mills' })).toBeVisible();
    expect(container.querySelector('[style], [align]')).toBeNull();
  });

  it('scroll inside a focusable region', async () => {
    renderContent(markdown);
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'Table' })).toHaveFocus();
  });
});
