#!/usr/bin/env bash
# Makes the Debian package of a build folder, examines it, installs it into a clean root and runs it there:
#   packaging/check_package.sh BUILD [debootstrap|extract]
#   packaging/check_package.sh --prepare ROOT     beforehand: makes the root and fetches into it what will be asked for
# With ASSAY_CLEAN_ROOT=ROOT a root that was prepared is used.
# The root is made by debootstrap where that is possible (root, a mirror that answers), and apt resolves the
# dependencies in it; else the package is unpacked into an empty folder and run with this system's libraries.
# "debootstrap" and "extract" (or ASSAY_PACKAGE_ROOT) ask for one of the two.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
(($# >= 1)) || { echo "usage: packaging/check_package.sh BUILD [debootstrap|extract]" >&2; exit 2; }
if [[ $1 == --prepare ]]; then
  (($# == 2)) || { echo "usage: packaging/check_package.sh --prepare ROOT" >&2; exit 2; }
  build=
  way=debootstrap
  work=$2
  clean=$work/root
else
  build=$(cd "$1" && pwd -P)
  way=${2:-${ASSAY_PACKAGE_ROOT:-auto}}
  work=$build/package-check
  clean=${ASSAY_CLEAN_ROOT:-$work}/root
fi
compression=${ASSAY_PACKAGE_COMPRESSION:-xz}

failures=0
say() { printf '%s\n' "$*"; }
fail() {
  printf 'FAILED: %s\n' "$*" >&2
  failures=$((failures + 1))
}
die() {
  fail "$@"
  exit 1
}
has() { command -v "$1" >/dev/null; }
# The program of the build folder, without the settings and the language of whoever calls this.
built() {
  env LC_ALL=C.UTF-8 LANGUAGE=en HOME="$work/home" XDG_CONFIG_HOME="$work/home/config" \
    XDG_DATA_HOME="$work/home/data" "$build/app/assay" "$@"
}

# Nothing stays behind but the package and the lists; no folder of another file system is entered.
bare_root= # the process that makes the root, while it is at work
remove_root() {
  if [[ -n $bare_root ]]; then
    kill "$bare_root" 2>/dev/null || true
    wait "$bare_root" || true
  fi
  rm -rf --one-file-system "$clean"
}
if [[ -z $build || -z ${ASSAY_CLEAN_ROOT:-} ]]; then
  remove_root
fi
rm -rf --one-file-system "$work"
mkdir -p "$work"
if [[ -n $build ]]; then
  trap remove_root EXIT
fi

# --- A clean root -----------------------------------------------------------------------------------------

# mirror: the address and codename of this very system's own archive.
mirror() {
  local codename
  codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' 2>/dev/null |
    awk -v codename="$codename" '$2 == codename && $1 ~ /^http/ { print $1, $2; exit }'
}

in_root() { unshare --mount chroot "$clean" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 "$@"; }

# Begins to make the root, beside what else there is to do; 1 where that is not possible here.
begin_root() {
  local address components=main
  local -a include=()
  if ((EUID != 0)) || ! has debootstrap || ! has unshare; then
    say "No debootstrap here, or not root."
    return 1
  fi
  if ! read -r address codename < <(mirror); then
    say "No mirror among apt's sources."
    return 1
  fi
  proxy=$(apt-config shell p Acquire::http::Proxy 2>/dev/null | sed -n "s/^p='\(.*\)'$/\1/p")
  [[ -z $proxy ]] || export http_proxy=$proxy
  [[ $(. /etc/os-release && echo "$ID") != ubuntu ]] || components=main,universe
  [[ $address != https* ]] || include=(--include=ca-certificates)
  timeout 600 unshare --mount debootstrap --variant=minbase "--components=$components" "${include[@]}" \
    "$codename" "$clean" "$address" >"$work/debootstrap.txt" 2>&1 9>&- &
  bare_root=$!
}

# Installs the package into the root; 1 where that is not possible here, for no fault of the package.
install_into_root() {
  local made=0 suite
  if [[ -n ${ASSAY_CLEAN_ROOT:-} ]]; then
    [[ -n $codename ]] || { say "No clean root was prepared."; return 1; }
  else
    [[ -n $bare_root ]] || return 1
    wait "$bare_root" || made=$?
    bare_root=
    if ((made != 0)); then
      say "debootstrap $codename did not work: $(tail -n 1 "$work/debootstrap.txt")"
      return 1
    fi
  fi
  echo force-unsafe-io >"$clean/etc/dpkg/dpkg.cfg.d/fast"
  cp "$package" "$clean/tmp/assay.deb"
  local -a apt=(env DEBIAN_FRONTEND=noninteractive ${proxy:+"http_proxy=$proxy"} apt-get -y -q -o
    Acquire::Retries=2 -o Dpkg::Use-Pty=0 --no-install-recommends)
  # What all lists of packages cannot satisfy is the package's fault; what cannot be fetched is not.
  if ! in_root "${apt[@]}" install --simulate /tmp/assay.deb >"$work/apt.txt" 2>&1; then
    for suite in "$codename-updates" "$codename-security"; do
      apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | grep " $suite " |
        grep ' http' || true
    done >>"$clean/etc/apt/sources.list"
    if ! in_root timeout 60 "${apt[@]}" update >>"$work/apt.txt" 2>&1; then
      say "The lists of packages could not be fetched: $(tail -n 1 "$work/apt.txt")"
      return 1
    fi
    in_root "${apt[@]}" install --simulate /tmp/assay.deb >>"$work/apt.txt" 2>&1 ||
      die "its dependencies cannot be satisfied on $codename: $(tail -n 20 "$work/apt.txt")"
  fi
  if ! in_root timeout 300 "${apt[@]}" install --download-only /tmp/assay.deb >>"$work/apt.txt" 2>&1; then
    say "The dependencies could not be fetched: $(tail -n 1 "$work/apt.txt")"
    return 1
  fi
  in_root "${apt[@]}" install /tmp/assay.deb >>"$work/apt.txt" 2>&1 ||
    die "it cannot be installed on $codename: $(tail -n 20 "$work/apt.txt")"
  rm -rf "$clean"/var/cache/apt/archives/*.deb
}

# fetch_ahead: what the package will most probably ask for, that is the libraries behind the headers it is built with;
# what is missing or too much is settled when it is installed.
fetch_ahead() {
  local -a names
  mapfile -t names < <(awk -F' *[|] *' '!/^#/ && $2 == "program" && $4 != "-" { print $4 }' \
    "$root/packaging/dependencies.txt" | tr ' ' '\n' | sort -u | while IFS= read -r name; do
      if [[ $name == *-dev ]]; then
        apt-cache depends "$name" | sed -n 's/^ *Depends: \(lib[^ ]*\)$/\1/p' | grep -v -e '-dev$' || true
      elif [[ $name == fonts-* ]]; then
        echo "$name"
      fi
    done | sort -u)
  in_root env DEBIAN_FRONTEND=noninteractive ${proxy:+"http_proxy=$proxy"} apt-get -y -q -o Acquire::Retries=2 \
    --no-install-recommends --download-only install "${names[@]}" >"$work/fetched.txt" 2>&1
}

codename=
proxy=
if [[ -z $build ]]; then
  begin_root || exit 1
  wait "$bare_root" || { say "debootstrap $codename did not work: $(tail -n 1 "$work/debootstrap.txt")"; exit 1; }
  fetch_ahead || say "Not everything could be fetched ahead: $(tail -n 1 "$work/fetched.txt")"
  say "A clean root is in $clean."
  printf '%s\n' "$codename" "$proxy" >"$work/ready"
  exit 0
fi
if [[ $way != extract && -n ${ASSAY_CLEAN_ROOT:-} ]]; then
  if [[ -f $ASSAY_CLEAN_ROOT/ready ]]; then
    { IFS= read -r codename; IFS= read -r proxy; } <"$ASSAY_CLEAN_ROOT/ready"
  fi
elif [[ $way != extract ]]; then
  begin_root || true
fi

# --- The package ------------------------------------------------------------------------------------------

[[ -x $build/app/assay ]] || die "$build/app/assay is not built."
cpack --config "$build/CPackConfig.cmake" -G DEB -B "$work" -D "CPACK_DEBIAN_COMPRESSION_TYPE=$compression"
rm -rf "$work/_CPack_Packages"
package=$(find "$work" -maxdepth 1 -name '*.deb')
[[ -f $package ]] || die "cpack made no package, or several: $package"
say "Made $package ($(stat -c %s "$package") bytes)."

# --- What is in it ----------------------------------------------------------------------------------------

unpacked=$work/unpacked
dpkg-deb --extract "$package" "$unpacked"
share=$unpacked/usr/share

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
[[ $(dpkg-deb --field "$package" Version) == "$version" ]] ||
  fail "the package is not of version $version, which project() says"
[[ $(zcat "$share/doc/assay/changelog.gz" | sed -n '1s/^assay (\([^)]*\)).*/\1/p') == "$version" ]] ||
  fail "Debian's changelog does not begin with $version"
grep -q "<release version=\"$version\"" "$share"/metainfo/*.metainfo.xml ||
  fail "the AppStream metadata does not know version $version"

stray=$(find "$unpacked" -mindepth 1 -not -path "$unpacked/usr" -not -path "$unpacked/usr/bin*" -not -path "$share*")
[[ -z $stray ]] || fail "files that do not belong into the package: $stray"
for file in bin/assay share/applications/assay.desktop share/mime/packages/assay.xml share/man/man1/assay.1.gz \
  share/icons/hicolor/scalable/apps/assay.svg share/icons/hicolor/scalable/mimetypes/application-x-assay.svg \
  share/doc/assay/copyright share/doc/assay/changelog.gz; do
  [[ -s $unpacked/usr/$file ]] || fail "/usr/$file is not in the package"
done
while IFS= read -r document; do
  [[ -s $share/doc/assay/$document ]] || fail "docs/$document is not in the package"
done < <(cd "$root/docs" && find . -name '*.md')

# The man page tells every command and every option of the program.
gzip --test "$share/man/man1/assay.1.gz" || fail "the man page is no gzip file"
zcat "$share/man/man1/assay.1.gz" | sed 's/\\-/-/g' >"$work/man.txt"
commands=$(built --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z-]*\) .*/\1/p')
[[ -n $commands ]] || fail "assay --help lists no commands"
for command in $commands; do
  grep -q "^\.SS assay $command " "$work/man.txt" || fail "the man page does not tell of assay $command"
  for option in $(built "$command" --help | sed -n 's/^  \(--[a-z-]*\).*/\1/p'); do
    grep -q "^\\\\fB\(.*, \)\?${option}[,\\]" "$work/man.txt" || fail "the man page does not tell of $command $option"
  done
done
if has man; then
  LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$share/man/man1/assay.1.gz" \
    2>"$work/man.err" >/dev/null || true
  [[ ! -s $work/man.err ]] || fail "man warns: $(<"$work/man.err")"
fi

# The desktop finds the icons and the program by the names that the entry gives.
icon=$(sed -n 's/^Icon=//p' "$share/applications/assay.desktop")
[[ -s $share/icons/hicolor/scalable/apps/$icon.svg ]] || fail "the desktop entry's icon $icon is not there"
kind=$(sed -n 's/^MimeType=\([^;]*\);.*/\1/p' "$share/applications/assay.desktop")
grep -q "<mime-type type=\"$kind\">" "$share/mime/packages/assay.xml" || fail "$kind is not declared"

# --- What others say of it --------------------------------------------------------------------------------

examine() {
  local name=$1
  shift
  if ! has "$1"; then
    say "$name: not here, left out"
  elif "$@" >"$work/$name.txt" 2>&1; then
    say "$name: content"
  else
    fail "$name: $(<"$work/$name.txt")"
  fi
}
examine desktop-file-validate desktop-file-validate "$share/applications/assay.desktop"
examine appstreamcli appstreamcli validate --no-net --explain "$share"/metainfo/*.metainfo.xml
if has lintian; then
  # What is only tested is not built as packages are.
  lintian --fail-on error --display-info --suppress-tags \
    hardening-no-bindnow,hardening-no-fortify-functions "$package" >"$work/lintian.txt" 2>"$work/lintian.err" ||
    fail "lintian finds errors, or could not work: $(cat "$work/lintian.err")"
  say "lintian: $(grep -c '^E:' "$work/lintian.txt" || true) errors, $(grep -c '^W:' "$work/lintian.txt" || true) warnings"
  grep '^[EW]:' "$work/lintian.txt" || true
else
  say "lintian: not here, left out"
fi

# --- Installed ---------------------------------------------------------------------------------------------

if install_into_root; then
  say "Installed by apt into a root made by debootstrap ($codename)."
  scratch=$clean/tmp
  inside=/tmp
  run() { in_root assay "$@"; }
  [[ $(in_root dpkg-query -W -f '${Status}' assay) == "install ok installed" ]] || fail "dpkg does not call it installed"
  # Nothing that the program or Qt's plug-ins link is missing, and the plug-ins that draw are there.
  plugins=$(cd "$clean" && find usr/lib -path '*/qt6/plugins/*.so')
  for plugin in iconengines/libqsvgicon.so imageformats/libqsvg.so platforms/libqxcb.so platforms/libqoffscreen.so; do
    grep -q "/$plugin$" <<<"$plugins" || fail "Qt's plug-in $plugin did not come along"
  done
  missing=$(for file in usr/bin/assay $plugins; do in_root ldd "/$file" | grep 'not found' || true; done)
  [[ -z $missing ]] || fail "libraries are missing: $missing"
  [[ -n $(find "$clean/usr/share/fonts" -name '*.ttf' -o -name '*.otf' | head -n 1) ]] || fail "no font came along"
  grep -q "^[0-9]*:application/x-assay:\*\.assay" "$clean/usr/share/mime/globs2" ||
    fail ".assay files have no type after the installation"
elif [[ $way == debootstrap ]]; then
  die "there is no clean root, and one was asked for."
else
  say "Unpacked into an empty folder; it runs with this system's libraries."
  remove_root
  dpkg-deb --extract "$package" "$clean"
  mkdir -p "$clean/tmp"
  scratch=$clean/tmp
  inside=$scratch
  run() {
    env -i PATH=/usr/bin:/bin LC_ALL=C.UTF-8 HOME="$scratch/home" XDG_CONFIG_HOME="$scratch/home/config" \
      XDG_DATA_HOME="$scratch/home/data" "$clean/usr/bin/assay" "$@"
  }
fi

# --- It runs ----------------------------------------------------------------------------------------------

said=$(run --version) || fail "assay --version ended with $?"
[[ $said == "assay $version"* ]] || fail "assay --version says \"$said\", not $version"
say "$said"
run demo "$inside/demo.assay" --no-window --quiet || fail "assay demo ended with $?"
[[ -s $scratch/demo-results/sweep.json ]] || fail "assay demo wrote no results"
run sweep "$inside/demo.assay" --output "$inside/sweep" --quiet || fail "assay sweep ended with $?"
[[ -s $scratch/sweep/sweep.json && -s $scratch/sweep/global/sweep_static_summary.csv ]] ||
  fail "assay sweep wrote no results"
run check "$inside/demo.assay" --quiet || fail "assay check finds something in the demo"
# It paints: a report as PDF, with the fonts of this root, all of them embedded.
run report "$inside/demo.assay" --output "$inside/report" --format pdf --report Thresholds --quiet ||
  fail "assay report ended with $?"
pdf=$(find "$scratch/report" -name '*.pdf' 2>/dev/null | head -n 1)
if [[ ! -s $pdf ]]; then
  fail "assay report wrote no PDF"
elif ! has pdffonts; then
  say "pdffonts: not here, left out"
elif ! pdffonts "$pdf" >"$work/pdffonts.txt" 2>"$work/pdffonts.err"; then
  fail "pdffonts cannot read the report: $(<"$work/pdffonts.err")"
elif ! awk 'NR > 2 { fonts++; if ($(NF - 4) != "yes") exit 1 } END { if (!fonts) exit 1 }' "$work/pdffonts.txt"; then
  fail "the report has no font, or one that is not embedded: $(<"$work/pdffonts.txt")"
else
  say "pdffonts: $(($(wc -l <"$work/pdffonts.txt") - 2)) fonts, all embedded"
fi
# The same workspace gives the same bytes to the program that was built here.
if [[ -s $scratch/demo.assay ]]; then
  cp "$scratch/demo.assay" "$work/demo.assay"
  built sweep "$work/demo.assay" --output "$work/sweep" --quiet || fail "assay sweep of the build folder ended with $?"
  diff -r "$scratch/sweep" "$work/sweep" >"$work/sweep.diff" || fail "the sweeps differ: $(head -n 5 "$work/sweep.diff")"
fi

rm -rf "${work:?}"/{demo.assay,sweep,home,unpacked}
((failures == 0)) || { say "$failures checks of the package failed; see $work."; exit 1; }
say "The package is as it should be: $package"
