import type { RequiredAdmission } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import '../../infrastructure/components/tag.css'

type State = RequiredAdmission['state'] | 'over'

const TONES = {
  missing: 'bad',
  over: 'bad',
  expires: 'bad',
  refused: 'bad',
  pending: 'warn',
  accepted: 'good',
} as const satisfies Record<State, string>

/** Status tag of a document. */
export function AdmissionTag({ state }: { readonly state: State }) {
  const { t } = useWords()
  return (
    <span className="tag" data-tone={TONES[state]}>
      {t(`admissions:states.${state}`)}
    </span>
  )
}
