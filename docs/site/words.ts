import ts from 'typescript';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository';

/** A text that customers read, and its key in the provider's `messages`. */
export interface Word {
  key: string;
  /** The text, or the function that makes it. */
  text: string;
  isText: boolean;
}

/** The texts of each feature, by the feature's key in the provider's `messages`. */
export function readWords(program: ts.Program): Map<string, Word[]> {
  const path = join(root, 'src', 'provider', 'messages.ts');
  const source = program.getSourceFile(path);
  if (!source) throw new Error(`${path} is not in the program.`);
  const checker = program.getTypeChecker();
  const messages = source.statements.find(
    (one): one is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === 'Messages',
  );
  if (!messages) throw new Error(`There is no type Messages in ${path}:\n${readFileSync(path, 'utf8')}`);
  return new Map(
    checker
      .getTypeAtLocation(messages)
      .getProperties()
      .map((feature) => [feature.name, wordsIn(checker, checker.getTypeOfSymbolAtLocation(feature, messages))]),
  );
}

function wordsIn(checker: ts.TypeChecker, type: ts.Type, prefix = ''): Word[] {
  return checker.getPropertiesOfType(type).flatMap((property): Word[] => {
    const key = prefix + property.name;
    const node = property.declarations?.[0];
    const value = node && ts.isPropertyAssignment(node) ? node.initializer : node;
    if (!value || !value.getSourceFile().fileName.includes('/src/')) return [];
    if (ts.isStringLiteralLike(value)) return [{ key, text: value.text, isText: true }];
    if (ts.isObjectLiteralExpression(value)) return wordsIn(checker, checker.getTypeAtLocation(value), `${key}.`);
    return [{ key, text: value.getText().replace(/\s+/g, ' '), isText: false }];
  });
}
