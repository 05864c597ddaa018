import type { LineFault } from '@polynya/i18n'
import { useWords } from '@polynya/ui'
import type { ReactNode } from 'react'
import { LineFaults } from './LineFaults.tsx'

interface Props {
  /** Of the file. */
  readonly name: string
  readonly found: { readonly errors: readonly LineFault[]; readonly warnings?: readonly LineFault[] }
  /** What was found in a file without errors. */
  readonly children: ReactNode
}

/** What was found in a file: its errors, or what it has; and its warnings. Requires the namespace `administration`. */
export function FileFindings({ name, found: { errors, warnings = [] }, children }: Props) {
  const { t } = useWords()
  return (
    <>
      {errors.length > 0 ? (
        <LineFaults heading={t('administration:fileImports.errors', { file: name })} faults={errors} />
      ) : (
        <>
          <p>
            <b>{name}</b>
          </p>
          {children}
        </>
      )}
      {warnings.length > 0 && (
        <LineFaults heading={t('administration:fileImports.warnings')} faults={warnings} />
      )}
    </>
  )
}
