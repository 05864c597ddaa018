/** No cast that accepts every value: `as never` and `as unknown as …` turn the type checker off. */

import { collect, type Finding, isDevCode, type Source } from './source.ts'

const CHECKED = /^(cli|sdk|widgets|packages\/(contract|domain|i18n|server|testkit|ui|web))\/src\//

/** Finds the casts to `never` and those by way of `unknown`, outside tests. */
export function noDoubleCasts(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => CHECKED.test(path) && !isDevCode(path))
    .flatMap((source) =>
      castsOf(source).map(({ value, line }) => ({
        path: source.path,
        line,
        message: `${value} accepts every value: derive the type with a generic, or check the value`,
      })),
    )
}

const castsOf = (source: Source) =>
  collect(source, (node) => {
    if (node.type !== 'TSAsExpression') return null
    if (node.typeAnnotation.type === 'TSNeverKeyword') return '"as never"'
    const { expression } = node
    const isDouble =
      expression.type === 'TSAsExpression' && expression.typeAnnotation.type === 'TSUnknownKeyword'
    return isDouble ? '"as unknown as"' : null
  })
