import { swimmers } from '../packages/testkit/src/people/swimmer.ts'
import { randomFrom } from '../packages/testkit/src/random.ts'
import { SwimmerCreate } from '@polynya/contract'
const t = performance.now()
const it = swimmers(randomFrom('x'), '2026-11-20')
for (let i = 0; i < 25; i++) { const s = it.next().value; console.log(s.iwsaid, s.firstName, s.lastName, s.nativeFirstName, s.nativePatronim, s.nativeLastName, s.dob, s.swimmerInfo.city, s.swimmerInfo.club, s.sportRankData.sportRank) }
const n: Record<string, number> = {}
for (let i = 0; i < 10000; i++) { const s = it.next().value; const r = SwimmerCreate.safeParse(s); if (!r.success) { console.log(s, r.error); break }; n[s.swimmerInfo.country] = (n[s.swimmerInfo.country] ?? 0) + 1 }
console.log(n, performance.now() - t)
