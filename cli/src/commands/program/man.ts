import type { Run } from '../../program/handlers.ts'
import { manPage } from '../../program/man-page.ts'
import { plain } from '../../program/result.ts'

export const run: Run<'man'> = async ({ t, version }) => plain(manPage(t, version))
