/** The data of an email of Supabase Auth. */
export type TemplateData = Readonly<Record<string, string>>;

/**
 * Runs the part of Go's html/template that the templates in supabase/templates use: fields, texts in backquotes, `if eq`
 * with several operands, `else` and `print`; comments of HTML go. Throws at anything else, because Supabase Auth is not
 * here to run it.
 */
export function runTemplate(template: string, data: TemplateData): string {
  const valueOf = (term: string): string => {
    if (/^`[^`]*`$/.test(term)) return term.slice(1, -1);
    const sum = /^\(print (.*)\)$/.exec(term)?.[1];
    if (sum !== undefined) return termsOf(sum).map(valueOf).join('');
    const value = term.startsWith('.') ? data[term.slice(1)] : undefined;
    if (value === undefined) throw new Error(`The template uses ${term}.`);
    return value;
  };
  let output = '';
  /** The conditions around the present place. */
  const conditions: boolean[] = [];
  for (const part of template.replaceAll(/<!--.*?-->/gs, '').split(/(\{\{.*?\}\})/s)) {
    const action = /^\{\{(.*)\}\}$/s.exec(part)?.[1]?.trim();
    if (action === 'end') conditions.pop();
    else if (action === 'else') conditions.push(!conditions.pop());
    else if (action?.startsWith('if eq ')) {
      const [first = '', ...others] = termsOf(action.slice('if eq '.length));
      conditions.push(others.some((other) => valueOf(other) === valueOf(first)));
    } else if (conditions.every(Boolean)) output += action === undefined ? part : valueOf(action);
  }
  return output;
}

function termsOf(text: string): string[] {
  return text.match(/\([^)]*\)|`[^`]*`|\S+/g) ?? [];
}
