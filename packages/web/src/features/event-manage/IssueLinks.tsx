import type { FieldIssue } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { fieldErrorText } from '../../infrastructure/api/field-error-text.ts'
import { fieldOfPath, isPlain, sectionOfField } from './section-ids.ts'
import { sectionAddress } from './setup-steps.ts'

/** Problems of fields, each with a link to the field, or to the section of a field within a list. */
export function IssueLinks({
  eventId,
  issues,
}: {
  readonly eventId: number
  readonly issues: readonly FieldIssue[]
}) {
  const words = useWords()
  const { t } = words
  return (
    <ul>
      {issues.map(({ path, reason, limit }) => {
        const field = fieldOfPath(path)
        const error = { type: reason, ...(limit !== undefined && { message: String(limit) }) }
        const text = fieldErrorText(error, words)
        if (!field) return <li key={path}>{`${path}: ${text}`}</li>
        const section = sectionOfField(field, path)
        return (
          <li key={path}>
            <a href={sectionAddress(eventId, section, isPlain(field) ? field : undefined)}>
              {t(`eventEditor:sections.${section}`)}. {t(`eventEditor:fields.${field}`)}: {text}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
