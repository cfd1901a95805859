import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { Marked, Renderer, type Tokens } from 'marked';

const languages = { bash, css, javascript, json, typescript, xml };
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/** The languages of fenced blocks, as highlight.js calls them. */
const highlighted: Readonly<Record<string, keyof typeof languages>> = {
  css: 'css',
  html: 'xml',
  js: 'javascript',
  json: 'json',
  jsx: 'typescript',
  mjs: 'javascript',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'typescript',
};

/** A heading below the title, for the list at the side. */
export interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface RenderOptions {
  /** The address for a link in the text. */
  linkTo: (href: string) => string;
  /** The address of the page about a name that stands as code; undefined when there is none. */
  pageOf: (code: string) => string | undefined;
}

/** Turns the Markdown of a page into HTML. */
export function renderMarkdown(markdown: string, { linkTo, pageOf }: RenderOptions) {
  const headings: Heading[] = [];
  const ids = new Set<string>();
  // A link inside a link or a heading is invalid or in the way.
  let isPlain = false;

  function idOf(text: string): string {
    const base = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replace(/ /g, '-');
    let id = base;
    for (let count = 1; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  }

  class PageRenderer extends Renderer {
    private plainly(tokens: Tokens.Generic[]): string {
      const before = isPlain;
      isPlain = true;
      const html = this.parser.parseInline(tokens);
      isPlain = before;
      return html;
    }

    override heading({ tokens, depth, text }: Tokens.Heading): string {
      const plain = text.replace(/[`*]/g, '');
      const id = idOf(plain);
      if (depth > 1) headings.push({ id, text: plain, depth });
      return `<h${depth} id="${id}"${depth === 1 ? ' tabindex="-1"' : ''}>${this.plainly(tokens)}</h${depth}>\n`;
    }

    override link({ href, tokens }: Tokens.Link): string {
      return `<a href="${escapeHtml(linkTo(href))}">${this.plainly(tokens)}</a>`;
    }

    override codespan({ text }: Tokens.Codespan): string {
      const code = `<code>${escapeHtml(text)}</code>`;
      const page = isPlain ? undefined : pageOf(text);
      return page === undefined ? code : `<a href="${page}">${code}</a>`;
    }

    override code({ text, lang = '' }: Tokens.Code): string {
      const language = highlighted[lang];
      const html = language ? hljs.highlight(text, { language }).value : escapeHtml(text);
      // A block that scrolls sideways has to be reached by keyboard.
      return `<pre tabindex="0"><code>${html}</code></pre>\n`;
    }

    override table(token: Tokens.Table): string {
      const label = token.header.map(({ text }) => text.replace(/[`*]/g, '')).join(', ');
      return `<div class="table" role="region" tabindex="0" aria-label="Table: ${escapeHtml(label)}">${super.table(token)}</div>\n`;
    }

    override image({ href, text }: Tokens.Image): string {
      return `<img src="${escapeHtml(linkTo(href))}" alt="${escapeHtml(text)}">`;
    }
  }

  const html = new Marked().parse(markdown, { async: false, renderer: new PageRenderer() });
  return { html, headings };
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
