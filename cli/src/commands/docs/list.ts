import { rows } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { numberOf } from '../../input/number-of.ts'
import { momentsIn } from '../../terminal/moments.ts'

export const run: Run<'docs list'> = async (context, { event }) => {
  const { t } = context
  const moment = momentsIn(context.language)
  const { files } = await (await context.client()).events.listDocs({
    params: { id: numberOf(context, event) },
  })
  return rows(
    files,
    [
      { title: t('cli:label.name'), of: ({ name }) => name },
      { title: t('cli:label.type'), of: ({ type }) => type },
      { title: t('cli:label.size'), of: ({ size }) => size, right: true },
      {
        title: t('cli:label.at'),
        of: ({ uploadedAt }) => uploadedAt,
        shown: ({ uploadedAt }) => moment(uploadedAt),
        optional: 1,
      },
      { title: t('cli:label.file'), of: ({ file }) => file },
    ],
    t('cli:noDocuments'),
  )
}
