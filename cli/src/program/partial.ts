import { EXIT, exitOf } from './exit-status.ts'

/** How a command for many ends. All failed alike: their own status; some failed: that only a part was done. */
export function statusOfAll(problems: readonly unknown[], all: number): number {
  if (problems.length === 0) return EXIT.ok
  return problems.length < all ? EXIT.partial : EXIT[exitOf(problems[0])]
}
