import { type Account, editsJudgeQuestions } from '../../access/caller.ts'
import { fail } from '../../failure.ts'

/** Fails with `no_access` for super administrators of one region: the questions belong to no region. */
export function requireEditor({ account }: { readonly account: Account }) {
  if (!editsJudgeQuestions(account.rights)) fail('no_access')
}
