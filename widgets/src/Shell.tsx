import type { Language } from '@polynya/i18n'
import type { ReactNode } from 'react'
import type { COMMON, Settings } from './attributes.ts'

interface Props {
  /** Undefined while the texts load. */
  readonly language: Language | undefined
  readonly settings: Settings<typeof COMMON>
  readonly children: ReactNode
}

/** What is around the content of every widget, and gives it its looks and its width. */
export const Shell = ({ language, settings, children }: Props) => (
  <>
    <div
      className="r"
      part="root"
      lang={language}
      data-theme={settings.theme}
      data-density={settings.density}
    >
      {children}
    </div>
    <span className="width" aria-hidden="true">
      . .
    </span>
  </>
)
