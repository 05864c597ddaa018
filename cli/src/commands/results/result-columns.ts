import type { Context } from '../../context/context.ts'
import type { Column } from '../../context/result.ts'
import type { LiveResult } from './live-results.ts'

export const resultColumns = ({ t }: Pick<Context, 't'>): Column<LiveResult>[] => [
  { title: t('cli:label.distance'), of: ({ distCode }) => distCode },
  { title: t('cli:label.number'), of: ({ number }) => number },
  { title: t('cli:label.person'), of: ({ name }) => name },
  { title: t('cli:label.result'), of: ({ time, status }) => time ?? status },
  { title: t('cli:label.place'), of: ({ place }) => place && `(${place})` },
]
