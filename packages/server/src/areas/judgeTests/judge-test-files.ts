/** Results of tests of judges as PDF. */

import { cellFor } from '@polynya/contract'
import type { FastifyInstance } from 'fastify'
import { requireScope } from '../../access/guard.ts'
import type { Deps } from '../../deps.ts'
import { fail } from '../../failure.ts'
import { authorizationOf } from '../../http/call-context.ts'
import { languageOf } from '../../http/language.ts'
import { readingIn } from '../printouts/reading.ts'
import { pdfOf, sendPrintout } from '../printouts/send-printout.ts'
import { readSiteSetting } from '../site/site.store.ts'
import { closeDueTests } from './closing.ts'
import { judgeTestPrintout } from './judge-test-printout.ts'
import { reachOf } from './test-reach.ts'
import { testView } from './test-view.ts'

interface Address {
  Params: { readonly id: string }
  Querystring: { readonly lang?: unknown }
}

/** Serves the result of a completed test to those who may read the test. */
export function judgeTestFiles(app: FastifyInstance, deps: Deps) {
  app.get<Address>('/printouts/judge-tests/:id(^\\d{1,9}).pdf', async (request, reply) => {
    deps.limits.takeHere('printout', request.ip)
    const caller = await deps.identify(authorizationOf(request))
    requireScope(caller, ['read'])
    const { account } = caller
    if (!account) return fail('sign_in_required')
    const at = deps.clock.now()
    await closeDueTests(deps.db, at)
    const { lang } = request.query
    const language = lang === 'ru' || lang === 'en' ? lang : languageOf(request)
    const reach = reachOf({ caller: { account }, cell: cellFor('ownOrAll', caller.roles) })
    const test = await testView(deps.db, Number(request.params.id), { reach, language, at })
    if (test.checkCode === null) return fail('judge_test_not_found')
    const { titles, timeZone } = await readSiteSetting(deps.db)
    const printout = judgeTestPrintout(test, {
      reading: readingIn(language, deps),
      at,
      timeZone,
      federation: titles[language][0] ?? '',
      publicUrl: deps.config.publicUrl,
    })
    const bytes = await pdfOf(printout, { reply, printPdf: deps.printPdf })
    return sendPrintout(reply, { bytes, type: 'pdf', name: `judge-test-${test.id}` })
  })
}
