import { auditFieldOf, type ChangeWords, namedValueOf } from '@polynya/i18n/audit-change'
import type { cliAuditTexts } from '@polynya/i18n/cli'
import type { MomentText } from '../../terminal/moments.ts'

type Texts = Awaited<ReturnType<typeof cliAuditTexts>>

/** The words of an audit log. */
interface AuditWords {
  readonly action: (name: string) => string
  readonly kind: (name: string) => string
  readonly change: ChangeWords
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** Names that the texts do not have are of former versions, and are shown as they are. */
export function auditWords({ audit, rights, scopes }: Texts, moment: MomentText): AuditWords {
  const { kinds, fields, values, yes, no, nothing, entryOf } = audit
  const NAMES = {
    code: (text: string) => textIn(values, text),
    right: (text: string) => textIn(rights, text.replace('.edit', '')),
    scope: (text: string) => textIn(scopes, text),
    region: null,
    country: null,
    timeZone: null,
  }
  return {
    action(name) {
      const [group = '', call = ''] = name.split('.')
      return textIn(textsIn(audit.actions, group), call) ?? name
    },
    kind: (name) => textIn(kinds, name) ?? name,
    change: {
      ...{ yes, no, nothing },
      field: (name) =>
        /^\d+$/.test(name) ? entryOf.replace('{{id}}', name) : (textIn(fields, auditFieldOf(name)) ?? name),
      value(field, text) {
        if (INSTANT.test(text)) return moment(text) ?? text
        const kind = namedValueOf(field)
        return (kind && NAMES[kind]?.(text)) ?? text
      },
    },
  }
}

const textIn = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

const textsIn = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>, name: string) =>
  Object.hasOwn(texts, name) ? (texts[name] ?? {}) : {}
