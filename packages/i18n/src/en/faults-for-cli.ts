import { fileImports } from './file-imports.ts'
import { questionFaults } from './question-faults.ts'

/** What imports of the CLI find wrong in files. */
export const faultsForCli = {
  administration: { fileImports },
  judgeBank: { faults: questionFaults },
}
