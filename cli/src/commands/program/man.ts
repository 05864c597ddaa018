import { plain } from '../../context/result.ts'
import { manPage } from '../../help/man-page.ts'
import type { Run } from '../../program/handlers.ts'

export const run: Run<'man'> = async ({ t, version }) => plain(manPage(t, version))
