import type { ResultImport } from '@polynya/contract'
import { isUncertainMatch } from '@polynya/domain'
import type { Context } from '../../context/context.ts'

type Starter = Pick<ResultImport['starters'][number], 'name' | 'iwsaid' | 'score'> & {
  readonly teamId?: string | null
}

/** Swimmers of a file who may be other people, one line each under a heading. */
export function uncertainLines({ t }: Pick<Context, 't'>, starters: readonly Starter[]): string[] {
  const uncertain = starters.filter(({ score }) => isUncertainMatch(score))
  if (uncertain.length === 0) return []
  return [
    t('cli:uncertainMatches'),
    ...uncertain.map(({ name, iwsaid, teamId, score }) =>
      t('cli:uncertainMatch', { name, found: iwsaid ?? teamId ?? '', score: String(score) }),
    ),
  ]
}
