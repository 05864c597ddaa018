#!/usr/bin/env bash
# Backs an installation up into a folder with the date in its name, and forgets the oldest. For cron, with the environment
# of the server (DATA_DIR or DATABASE_URL, FILES_URL):
#
#   15 3 * * *  . /etc/polynya.env; /opt/polynya/examples/nightly-backup.sh /backups 14
#
# On the embedded database the server must not run meanwhile: name its unit in SERVICE, and it is stopped and started.
set -euo pipefail

folder=${1:?the folder of backups}
keep=${2:-14}

start() { if [ -n "${SERVICE:-}" ]; then systemctl start "$SERVICE"; fi; }
trap start EXIT
if [ -n "${SERVICE:-}" ]; then systemctl stop "$SERVICE"; fi

mkdir -p "$folder"
target="$folder/$(date +%F-%H%M%S)"
polynya backup "$target" --quiet

# Only what this script made, newest first, and only after a backup that went well.
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '20??-??-??-??????' | sort -r | tail -n +"$((keep + 1))" |
  while read -r old; do rm -rf -- "$old"; done
