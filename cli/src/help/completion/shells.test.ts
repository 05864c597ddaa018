/** Completion as an administrator types it: in each shell, in a pseudo-terminal. */

import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { machineForTest } from '../../testing/polynya.ts'
import { type Answer, commandTerminal, hasPseudoTerminal } from '../../testing/pseudo-terminal.ts'

/** How each shell starts without the settings of this machine, and takes the completion from a file. */
const SHELLS = {
  bash: {
    line: 'bash --noprofile --rcfile rc -i',
    rc: "PS1='ready> '\nbind 'set show-all-if-ambiguous on'\n. ./_polynya\n",
  },
  zsh: {
    line: "zsh -f -i -c 'ZDOTDIR=zdot exec zsh -d -i'",
    rc: "PS1='ready> '\nfpath=($HOME $fpath)\nautoload -Uz compinit\ncompinit -u -d $HOME/dump\n",
  },
} as const

/** Clears the line and the screen. */
const CLEAR = '\u0015\u000c'

/** What is typed before Tab, what must be on the screen then, and what must not. */
const CASES: readonly (readonly [typed: string, shown: RegExp, never?: RegExp])[] = [
  ['polynya ev', /> polynya events$/],
  ['polynya --lang ru --url https://swim.example events dup', /events duplicate$/],
  ['polynya events desc g', /events desc get$/],
  ['polynya --json events list --sea', /--season$/],
  ['polynya orders list --sort ', /createdAt[\s\S]*paidAt/, /startDate/],
  ['polynya events list --status=willO', /--status=willOpen$/],
  ['polynya --lang e', /--lang en$/],
  ['polynya accounts grant anna@swim.example results', /results\.edit$/],
  ['polynya completion z', /completion zsh$/],
  ['polynya help events dup', /help events duplicate$/],
  ['polynya records list --distance 1000', /--distance 1000FR$/],
  ['polynya orders settle Пол', /settle Положение\\ о\\ кубке\.pdf$/],
  ['polynya docs upload 12 Пол', /docs upload 12 Положение\\ о\\ кубке\.pdf$/],
  ['polynya events create --from Пол', /--from Положение\\ о\\ кубке\.pdf$/],
]

const isInstalled = (program: string) => spawnSync(program, ['--version']).status === 0

describe('completion', () => {
  it.for(Object.entries(SHELLS))(
    'of %s offers what the program accepts',
    async ([shell, { line, rc }], { skip }) => {
      skip(!hasPseudoTerminal, 'this machine has no program script, which opens a pseudo-terminal')
      skip(!isInstalled(shell), `this machine has no ${shell}`)
      const here = await machineForTest()
      const script = await here.run(['completion', shell])
      await writeFile(join(here.folder, '_polynya'), script.stdout)
      await writeFile(join(here.folder, 'Положение о кубке.pdf'), '')
      await writeFile(join(here.folder, 'rc'), rc)
      await mkdir(join(here.folder, 'zdot'))
      await writeFile(join(here.folder, 'zdot', '.zshrc'), rc)
      const answers: Answer[] = []
      let before = /ready> $|ready>$/
      for (const [typed, shown] of CASES) {
        answers.push([before, `${CLEAR}${typed}\t`])
        before = shown
      }
      answers.push([before, `${CLEAR}exit\r`])
      const { screens } = await commandTerminal(here)(line, answers, {
        env: { LC_ALL: 'C.UTF-8' },
        columns: 120,
        answersTo: 'screen',
      })
      for (const [index, [typed, , never]] of CASES.entries())
        if (never) expect(screens[index + 1]?.join('\n'), typed).not.toMatch(never)
      expect(screens).toHaveLength(CASES.length + 1)
    },
  )

  it.for([
    ['polynya --lang ru events dup', ['duplicate']],
    ['polynya orders list --sort ', ['createdAt', 'id', 'paidAt', 'total']],
    ['polynya docs list --s', ['--screen-reader']],
    ['polynya docs upload 12 Пол', ['Положение о кубке.pdf']],
    ['polynya schema events dup', ['duplicate']],
    ['polynya protocol print 12 --out Пол', ['Положение о кубке.pdf']],
    ['polynya orders mark-paid Пол', []],
  ] as const)('of fish offers after “%s” %j', async ([typed, offers], { skip }) => {
    skip(!isInstalled('fish'), 'this machine has no fish')
    const here = await machineForTest()
    const { stdout } = await here.run(['completion', 'fish'])
    await writeFile(join(here.folder, '_polynya'), stdout)
    await writeFile(join(here.folder, 'Положение о кубке.pdf'), '')
    const env = { PATH: process.env.PATH, HOME: here.folder, LC_ALL: 'C.UTF-8' }
    const shown = spawnSync('fish', ['-N', '-c', 'source _polynya; complete -C "$typed"'], {
      cwd: here.folder,
      env: { ...env, typed },
      encoding: 'utf8',
    })
    const words = shown.stdout.split('\n').filter((line) => line !== '')
    expect(words.map((line) => line.split('\t')[0]).sort()).toEqual(offers)
  })
})
