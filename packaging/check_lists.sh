#!/usr/bin/env bash
# Compares lists that must say the same: packaging/dependencies.txt with what CMake asks for, with the README's
# table and with the recipes; the man page's environment variables with those that the program reads.
#   packaging/check_lists.sh [ROOT]
set -euo pipefail
export LC_ALL=C

root=$(cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}" && pwd -P)
cd "$root"
failures=0
fail() {
  printf 'FAILED: %s\n' "$*" >&2
  failures=$((failures + 1))
}

# column N: what stands in a column of the list, "-" left out.
column() {
  awk -F' *[|] *' -v n="$1" '!/^#/ && NF == 7 && $n != "-" { print $n }' packaging/dependencies.txt
}
words() { tr ' ' '\n' | sort -u; }

# same WHAT LISTED FOUND: two sorted lists, one name a line.
same() {
  local name
  [[ -n $3 ]] || fail "$1: nothing was found to compare with"
  while IFS= read -r name; do
    fail "$1: \"$name\" is in packaging/dependencies.txt only"
  done < <(comm -23 <(printf '%s\n' "$2") <(printf '%s\n' "$3"))
  while IFS= read -r name; do
    fail "$1: \"$name\" is not in packaging/dependencies.txt"
  done < <(comm -13 <(printf '%s\n' "$2") <(printf '%s\n' "$3"))
}

wrong=$(grep -v '^#' packaging/dependencies.txt | awk -F' *[|] *' 'NF != 7 || $2 !~ /^(program|tests)$/')
[[ -z $wrong ]] || fail "packaging/dependencies.txt: not seven columns, or for nothing: $wrong"

# --- What CMake asks for; threads are the compiler's ------------------------------------------------------

asked=$(find CMakeLists.txt cmake core widgets app packaging tests \( -name CMakeLists.txt -o -name '*.cmake' \) \
  -exec cat {} + | awk '
    match($0, /find_package\([^)]*\)/) {
      n = split(substr($0, RSTART + 13, RLENGTH - 14), word, " ")
      parts = 0
      for (i = 2; i <= n; i++) {
        if (word[i] == "COMPONENTS") { parts = 1; continue }
        if (parts) print word[1] ":" word[i]
      }
      if (!parts) print word[1]
    }
    match($0, /pkg_check_modules\([^)]*\)/) {
      n = split(substr($0, RSTART + 18, RLENGTH - 19), word, " ")
      print word[n]
    }
    match($0, /find_path\([^)]*\)/) {
      split(substr($0, RSTART + 10, RLENGTH - 11), word, " ")
      print word[2]
    }' | grep -vx Threads | sort -u)
same "CMake" "$(column 1 | words)" "$asked"

# --- README, recipes --------------------------------------------------------------------------------------

table=$(sed -n '/^## Dependencies/,/^## /s/^| \([^|]*\) |.*/\1/p' README.md | sed 's/ (.*//' |
  grep -vxE -e '-+' -e 'library' | sort -u)
same "README.md, Dependencies" "$(column 3 | sort -u)" "$table"
while IFS= read -r row; do
  fail "README.md, Dependencies: no reason or no licence: $row"
done < <(sed -n '/^## Dependencies/,/^## /p' README.md | grep '^|' | grep -vE '^\|( *[^ |][^|]*\|){3}$')

ports=$(awk '/"dependencies"/ { on = 1; next } on' packaging/windows/vcpkg.json |
  sed -n -e 's/^ *{ *"name": "\([^"]*\)".*/\1/p' -e 's/^ *"\([^"]*\)",\?$/\1/p' | sort -u)
same "packaging/windows/vcpkg.json" "$(column 5 | words)" "$ports"

macos=$(sed -n '/^## macOS/,/^```/p' packaging/README.md | tr '\n' ' ')
# `cmake ninja …` between back quotes are Homebrew's names; what follows "with" is built from source.
formulas=$(cut -d'`' -f2 <<<"$macos" | words | grep -vxE 'cmake|ninja')
same "packaging/README.md, Homebrew" "$(column 6 | grep -vx source | words)" "$formulas"
while IFS='|' read -r name formula; do
  [[ $formula != source || $macos == *"with"*"$name"*"from source"* ]] ||
    fail "packaging/README.md, Homebrew: \"$name\" is built from source and not named so"
done < <(awk -F' *[|] *' '!/^#/ { print $3 "|" $6 }' packaging/dependencies.txt)

modules=$(sed -n 's/^  - name: //p' packaging/flatpak/*.yml | grep -vx assay | sort -u)
same "the Flatpak manifest" "$(column 7 | grep -vx runtime | words)" "$modules"

# --- The environment --------------------------------------------------------------------------------------

# Names in capitals in the files that read the environment; names of arguments and methods of HTTP are no
# variables.
read=$({
  grep -rlE 'getenv|qEnvironmentVariable' core widgets app --include='*.cpp' --include='*.h' |
    xargs grep -hvE 'add_option\("|type_name\("'
  grep -rhE '"ASSAY_[A-Z_]+"' core widgets app --include='*.cpp' --include='*.h'
} | grep -oE '"[A-Z][A-Z_]+"' | tr -d '"' | grep -vxE 'GET|HEAD|PUT|POST|DELETE' | sort -u)
[[ -n $read ]] || fail "no environment variables were found in the sources"
man=$(sed -n '/^\.SH ENVIRONMENT/,/^\.SH FILES/{ s/\\f[BRI]//g; p; }' packaging/linux/make_man.sh)
for name in $read; do
  grep -qE "^\.B .*\b$name\b" <<<"$man" || fail "the man page does not name the environment variable $name"
done

((failures == 0)) || exit 1
echo "The lists agree: $(column 3 | sort -u | grep -c .) dependencies, $(wc -w <<<"$read") environment variables."
