import { EXIT, exitOf } from './exit-status.ts'

/** Exit status of a bulk command. All failed in the same way: that status; some failed: partial failure. */
export function statusOfAll(problems: readonly unknown[], all: number): number {
  if (problems.length === 0) return EXIT.ok
  return problems.length < all ? EXIT.partial : EXIT[exitOf(problems[0])]
}
