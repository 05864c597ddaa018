import { isApiError } from '@polynya/sdk/light'
import { useWords } from '@polynya/ui'
import { INPUT_STEPS } from '../../features/swimmer-forms/create-search.ts'
import { SupportLink } from '../../features/swimmer-forms/SupportLink.tsx'
import { paths } from '../../infrastructure/addresses/paths.ts'
import { fieldErrorText } from '../../infrastructure/api/field-error-text.ts'
import { NO_ANSWERS } from './answers.ts'
import { stepAddress } from './create-steps.ts'

/** What one can do about a profile that could not be made: open the one that there is, or change an answer. */
export function FailureAdvice({ failure }: { readonly failure: unknown }) {
  const words = useWords()
  const { t } = words
  if (!isApiError(failure)) return null
  const { reason, fields, issues = [] } = failure
  if (reason === 'duplicate_swimmer_own')
    return <a href={paths.swimmersOf('my')}>{t('profile:similar.mine')}</a>
  if (reason === 'duplicate_swimmer_unlinked')
    return <a href={paths.viewSwimmer(String(fields?.iwsaid ?? ''))}>{t('profile:similar.open')}</a>
  if (reason === 'duplicate_swimmer_of_another' || reason === 'birth_date_tries') return <SupportLink />
  return (
    <ul>
      {issues.map(({ path, reason: type, limit }) => {
        const field = path.slice(path.lastIndexOf('.') + 1)
        const step = INPUT_STEPS.find((each) => field in NO_ANSWERS[each])
        if (!step) return null
        const wrong = { type, ...(limit !== undefined && { message: String(limit) }) }
        return (
          <li key={path}>
            <a href={stepAddress(step)}>
              {t(`profile:create.${step}`)}: {fieldErrorText(wrong, words)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
