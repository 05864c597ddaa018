import { plain } from '../../context/result.ts'
import type { Run } from '../../context/run.ts'
import { manPage } from '../../help/man-page.ts'

export const run: Run<'man'> = async ({ t, version }) => plain(manPage(t, version))
