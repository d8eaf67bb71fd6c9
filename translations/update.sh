#!/usr/bin/env bash
# Brings the translations up to date with the texts in the sources: new texts come in as unfinished, those that
# are gone leave. Then `linguist translations/assay_de.ts` (or an editor) finishes them; tst_translations fails
# until it is done. Needs lupdate (Debian: qt6-l10n-tools).
#
#   translations/update.sh [FOLDER]   writes into FOLDER instead of translations/, beside what stands there
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
folder=$(cd "${1:-$root/translations}" && pwd -P)

lupdate=${LUPDATE:-}
for each in lupdate6 /usr/lib/qt6/bin/lupdate lupdate; do
  if [[ -z $lupdate ]] && command -v "$each" >/dev/null; then
    lupdate=$each
  fi
done
if [[ -z $lupdate ]]; then
  echo "update.sh: there is no lupdate here (Debian: qt6-l10n-tools)." >&2
  exit 1
fi

# The commands (app/commands) speak English: what they print is read by programs. Every other text of the
# program and of its parts is translated; those of core, which knows no Qt, are marked with ASSAY_TEXT, and with
# ASSAY_COUNTED where they hold a count.
cd "$root"
sources=$(mktemp)
trap 'rm -f "$sources"' EXIT
find app widgets core -path app/commands -prune -o -name '*.cpp' -print -o -name '*.h' -print | LC_ALL=C sort >"$sources"
echo translations/qt_texts.h >>"$sources"
for language in nb de; do
  "$lupdate" -silent -no-obsolete -locations none -source-language en -target-language "$language" \
    -tr-function-alias QT_TRANSLATE_NOOP+=ASSAY_TEXT,QT_TRANSLATE_N_NOOP+=ASSAY_COUNTED -I . \
    "@$sources" -ts "$folder/assay_$language.ts"
done
