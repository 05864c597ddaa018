#!/usr/bin/env bash
# Settles the bank statements that lie in a folder, and sorts them: what was paid in full goes to `settled`, a statement with
# payments that need a decision goes to `attention`, with a report beside it. For cron, with a token of the scope `orders`:
#
#   */30 8-20 * * *  POLYNYA_URL=https://swim.example POLYNYA_TOKEN=… /opt/polynya/examples/settle-statements.sh /statements
#
# A statement that cannot be read, or whose outcome is unknown, stays where it is, and the script fails.
set -euo pipefail

folder=${1:?the folder of statements}
export POLYNYA_NO_INPUT=1
mkdir -p "$folder/settled" "$folder/attention"
failed=0

for statement in "$folder"/*.{csv,txt}; do
  [ -f "$statement" ] || continue
  name=$(basename "$statement")
  status=0
  # A second run of one statement marks nothing twice.
  report=$(polynya orders settle "$statement" --yes 2>&1) || status=$?
  case $status in
  0) mv -- "$statement" "$folder/settled/$name" ;;
  3)
    printf '%s\n' "$report" >"$folder/attention/$name.report"
    mv -- "$statement" "$folder/attention/$name"
    ;;
  *)
    printf '%s: %s\n' "$name" "$report" >&2
    failed=$status
    ;;
  esac
  printf '%s: %s\n' "$name" "$status"
done
exit "$failed"
