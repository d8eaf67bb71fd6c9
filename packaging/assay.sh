#!/usr/bin/env bash
# Sets Assay up, builds it, runs it and tests it. See `packaging/assay.sh help`.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
build=$root/build
logs=$build/logs

# --- What is needed ---------------------------------------------------------------------------------------

# needed program|tests COLUMN: what packaging/dependencies.txt lists for it; column 3 is what a library is called,
# column 4 its Debian packages, whose names are the same on Debian 12 and on Ubuntu 24.04.
needed() {
  awk -F' *[|] *' -v purpose="$1" -v n="$2" '!/^#/ && $2 == purpose && $n != "-" && !seen[$n]++ { print $n }' \
    "$root/packaging/dependencies.txt"
}
# shellcheck disable=SC2207 # a line may name several packages
build_packages=(g++ cmake ninja-build ccache git $(needed program 4))
# shellcheck disable=SC2207
test_packages=($(needed tests 4))
package_packages=(dpkg-dev file) # what a .deb depends on
# The fuzz targets need clang with libFuzzer; clang 14, Debian 12's own, rejects this C++20.
clang_versions=(19 18 20 21 17 16)

# --- Saying things ----------------------------------------------------------------------------------------

say() { printf '%s\n' "$*"; }

die() {
  printf '\nassay.sh: %s\n' "$*" >&2
  exit 1
}

usage() {
  cat <<'EOF'
packaging/assay.sh COMMAND [ARGUMENTS]

  run [ARGUMENTS]   build, then start Assay: on its demo, or with the arguments given
                      packaging/assay.sh run
                      packaging/assay.sh run mine.assay
                      packaging/assay.sh run sweep scores.jsonl --output sweeps
  build             install what is missing and build the program (build/app)
  test              build everything with warnings as errors and run every test,
                    the core tests under sanitizers, and a short fuzz run; make a package
                    and run it from a clean root
  test-engines [NAME...]
                    bring up pgvector, Chroma and OpenSearch (or those named) on ports of this machine, run the
                    neighbour test of the demo's corpus on each (ctest -L engines), and stop them again
  package           build the program optimised and make a Debian package of it (build/package)
  deps [package|test]
                    only install the packages that building (or making a package, or testing) needs
  measure [run] [ci] [edit]
                    how long building, testing and an edit take, from a clean clone with a compiler cache of
                    its own (all three: an hour): the table of docs/benchmarks.md

Packages come through apt; sudo is asked for only when one is missing and you are not root.

  ASSAY_NO_INSTALL=1   never install anything
  ASSAY_JOBS=N         parallel compilers (by default as many as processors and memory allow)
  ASSAY_PACKAGE_ROOT=extract      during `test`, unpack the package instead of installing it by debootstrap
  ASSAY_PACKAGE_ROOT=debootstrap  fail where it cannot be installed so
  ASSAY_FUZZ_RUNS=N    executions of each fuzz target during `test` (1000)
  ASSAY_VERBOSE=1      show everything that the steps print, not only their logs' ends
EOF
}

# What of a failed step's log tells most: a compiler's first failure, else the end.
telling_part() {
  if grep -q '^FAILED: ' "$1"; then
    sed -n '/^FAILED: /,$p' "$1" | grep -v '^\[[0-9]*/[0-9]*\] ' | head -n 60
  else
    tail -n 60 "$1"
  fi
}

# Seconds of processor that ended children have taken, as far as the system tells.
processor_seconds() {
  awk '{ print int(($16 + $17) / 100) }' "/proc/$$/stat" 2>/dev/null || echo 0
}

# step NAME TITLE COMMAND...: runs the command with its output in build/logs/NAME.log.
step() {
  local log=$logs/$1.log title=$2 started=$SECONDS status=0
  shift 2
  mkdir -p "$logs"
  printf '%s ...\n' "$title"
  if [[ ${ASSAY_VERBOSE:-0} == 1 ]]; then
    { "$@" 2>&1 | tee "$log"; } || status=$?
  else
    "$@" >"$log" 2>&1 || status=$?
  fi
  if ((status != 0)); then
    printf '%s FAILED after %d s (exit code %d). From %s:\n\n' \
      "$title" $((SECONDS - started)) "$status" "$log" >&2
    telling_part "$log" | sed 's/^/    /' >&2
    return 1
  fi
  printf '%s: done in %d s\n' "$title" $((SECONDS - started))
}

# --- Packages ---------------------------------------------------------------------------------------------

installed() {
  local package
  for package in "$@"; do
    [[ $(dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null) == ?i* ]] || return 1
  done
}

available() {
  local package
  for package in "$@"; do
    [[ $(apt-cache policy "$package" 2>/dev/null) =~ Candidate:\ [^\(] ]] || return 1
  done
}

as_root() {
  if ((EUID == 0)); then
    "$@"
  else
    sudo "$@"
  fi
}

apt_get() {
  local attempt
  for attempt in 1 2 3; do
    if as_root env DEBIAN_FRONTEND=noninteractive apt-get -y -o Acquire::Retries=3 \
        -o DPkg::Lock::Timeout=300 "$@"; then
      return 0
    fi
    if ((attempt < 3)); then
      say "apt-get $1 failed; trying again in $((attempt * 10)) s"
      sleep $((attempt * 10))
    fi
  done
  return 1
}

# The clang that is there or can be had: its version, or nothing.
clang_version() {
  local version
  for version in "${clang_versions[@]}"; do
    if installed "clang-$version" "libclang-rt-$version-dev"; then
      echo "$version"
      return
    fi
  done
  for version in "${clang_versions[@]}"; do
    if available "clang-$version" "libclang-rt-$version-dev"; then
      echo "$version"
      return
    fi
  done
}

# install_packages build|package|test
install_packages() {
  local -a wanted=("${build_packages[@]}") missing=() unknown=()
  local package version
  if [[ $1 == test || $1 == package ]]; then
    wanted+=("${package_packages[@]}")
  fi
  if [[ $1 == test ]]; then
    wanted+=("${test_packages[@]}")
  fi
  if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
    say "This system has no apt, so nothing is installed. Assay needs, with headers: GCC 12 or newer," \
      "CMake 3.25, Ninja, pkg-config, $(needed program 3 | paste -sd, | sed 's/,/, /g') (QtKeychain is optional); to test also" \
      "$(needed tests 3 | paste -sd, | sed 's/,\([^ ]\)/, \1/g'). Under Debian these are: ${wanted[*]}"
    return 1
  fi
  for package in "${wanted[@]}"; do
    installed "$package" || missing+=("$package")
  done
  if [[ $1 == test ]]; then
    version=$(clang_version)
    if [[ -z $version ]] || ! installed "clang-$version" "libclang-rt-$version-dev"; then
      missing+=("clang with libFuzzer")
    fi
  fi
  if ((${#missing[@]} == 0)); then
    say "Packages: all ${#wanted[@]} are there."
    return 0
  fi
  if [[ ${ASSAY_NO_INSTALL:-0} == 1 ]]; then
    say "Packages missing, and ASSAY_NO_INSTALL is set: ${missing[*]}"
    return 1
  fi
  say "Packages missing: ${missing[*]}"
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      die "you are not root and there is no sudo; run this as root first: $root/packaging/assay.sh deps $1"
    say "Installing them needs your password for sudo, unless it knows you already."
    sudo -v || die "sudo refused; have the packages installed by someone who may."
  fi
  step apt-update "Reading the package lists" apt_get update ||
    die "the package lists could not be read. Is there a network, and are the sources under /etc/apt right?"
  local -a install=()
  for package in "${missing[@]}"; do
    if [[ $package == "clang with libFuzzer" ]]; then
      version=$(clang_version)
      [[ -n $version ]] || { unknown+=("$package (16 or newer)"); continue; }
      install+=("clang-$version" "libclang-rt-$version-dev")
    elif available "$package"; then
      install+=("$package")
    else
      unknown+=("$package")
    fi
  done
  if ((${#unknown[@]} > 0)); then
    die "this system's package sources do not offer: ${unknown[*]}. Assay needs Debian 12, Ubuntu 24.04 or" \
      "newer; on Ubuntu the component \"universe\" must be switched on (sudo add-apt-repository universe)."
  fi
  step apt-install "Installing ${install[*]}" apt_get install --no-install-recommends "${install[@]}" ||
    die "the packages could not be installed; $logs/apt-install.log says why."
}

# --- Building ---------------------------------------------------------------------------------------------

# As many compilers as there are processors, but no more than memory allows (1.8 GB for each).
jobs() {
  local processors memory
  if [[ -n ${ASSAY_JOBS:-} ]]; then
    echo "$ASSAY_JOBS"
    return
  fi
  processors=$(nproc 2>/dev/null || echo 2)
  memory=$(awk '/^MemAvailable:/ { print int($2 / 1800000) }' /proc/meminfo 2>/dev/null || true)
  if [[ -n $memory ]] && ((memory < processors)); then
    processors=$((memory > 0 ? memory : 1))
  fi
  echo "$processors"
}

# One build at a time in one tree; the lock goes when the script ends or starts Assay.
lock() {
  mkdir -p "$build"
  exec 9>"$build/.lock"
  if command -v flock >/dev/null && ! flock -n 9; then
    say "Another assay.sh is at work in $build; waiting for it."
    flock 9
  fi
}

# configure NAME CMAKE-ARGUMENTS...: into build/NAME.
configure() {
  local name=$1 folder=$build/$1 home
  shift
  home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$folder/CMakeCache.txt" 2>/dev/null || true)
  if [[ -n $home && $home != "$root" ]]; then
    say "build/$name was made for $home; it is made anew."
    rm -rf "$folder"
  fi
  step "$name-configure" "Configuring build/$name" \
    cmake -S "$root" -B "$folder" -G Ninja "$@"
}

# compile NAME [TARGET...]: all of build/NAME, or what is named.
compile() {
  local name=$1
  local -a targets=()
  shift
  if (($# > 0)); then targets=(--target "$@"); fi
  # Where a checkout lies does not matter to ccache, nor when a precompiled header was made.
  CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-10G} CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime \
    step "$name-build" "Building build/$name with $(jobs) jobs" \
    cmake --build "$build/$name" --parallel "$(jobs)" "${targets[@]}"
}

# run_tests NAME [BEGINNING] [AT-ONCE]: every test of build/NAME, or those whose names begin so, with ctest's own
# closing lines.
run_tests() {
  local name=$1 status=0 at_once=${3:-$(jobs)}
  step "$name-test" "Testing build/$name" \
    ctest --test-dir "$build/$name" --output-on-failure --no-tests=error -R "^${2:-}" -j "$at_once" || status=1
  if ((status == 0)) && [[ ${ASSAY_VERBOSE:-0} != 1 ]]; then
    sed -n '/tests passed/,$p' "$logs/$name-test.log"
  fi
  return $status
}

build_program() {
  install_packages build || say "Going on with what is here."
  lock
  # Every time: a checkout that was moved is noticed there, and the rest takes a second. What computes is optimised as
  # programs of Debian are; what shows, tells and stores waits for Qt, fonts and the disk, and compiles in half the time.
  configure app -DCMAKE_BUILD_TYPE=Release "-DCMAKE_CXX_FLAGS_RELEASE=-O2 -DNDEBUG" -DASSAY_TESTS=OFF "-DASSAY_UNITY=core;widgets;app" \
    "-DASSAY_UNOPTIMISED=widgets;app;core/endpoint;core/imports;core/results;core/words;core/workspace" -DASSAY_UNOPTIMISED_AS=-O1 ||
    die "the build could not be set up; the lines above name what CMake misses."
  compile app ||
    die "Assay did not compile; if $build/app was left by other sources, remove it and try again."
}

# --- Commands ---------------------------------------------------------------------------------------------

command_build() {
  (($# == 0)) || die "build takes no arguments."
  build_program
  say "Built: $build/app/app/assay"
}

command_package() {
  (($# == 0)) || die "package takes no arguments."
  install_packages package || say "Going on with what is here."
  lock
  configure package --preset package || die "the build could not be set up."
  compile package || die "Assay did not compile."
  rm -f "$build"/package/*.deb
  step package-make "Making the package" env -C "$build/package" cpack || die "cpack made no package."
  rm -rf "$build/package/_CPack_Packages"
  say "Made: $(find "$build/package" -maxdepth 1 -name '*.deb'). Install it with: sudo apt install FILE"
}

command_run() {
  build_program
  if (($# == 0)); then
    set -- demo
  fi
  say "Starting: assay $*"
  exec 9>&-
  exec "$build/app/app/assay" "$@"
}

# lean LINKER LIBRARIES UNOPTIMISED: options for builds that are only tested. Headers that every test includes are compiled
# once, the sources of these libraries in groups, optimised where it pays, and programs are linked by what does it
# fastest: gold where sanitizers fill them, mold otherwise.
lean() {
  local linker=$1
  lean_options=("-DCMAKE_CXX_FLAGS_RELWITHDEBINFO=-O1 -g0 -DNDEBUG" -DASSAY_PCH=ON "-DASSAY_UNITY=$2" "-DASSAY_UNOPTIMISED=$3"
    -DASSAY_SHARED=OFF)
  if command -v "$linker" >/dev/null; then
    lean_options+=("-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=${linker#ld.}")
  fi
}

test_house() {
  step house "Comparing the sources with the layout of the house" "$root/packaging/check_house.sh"
}

# The core without Qt's windows, its tests and the fuzz targets in one sanitized build: each file is compiled
# once for all three.
test_core() {
  local version
  version=$(clang_version)
  # A report names functions; the presets asan and fuzz tell lines, too.
  lean ld.gold "core;tests" "core/curation;core/endpoint;core/evaluate;core/formats;core/imports;core/plot;core/results;core/words;core/workspace"
  if [[ -z $version ]] || ! command -v "clang++-$version" >/dev/null; then
    configure asan-core --preset asan -DASSAY_GUI=OFF "${lean_options[@]}" && compile asan-core &&
      run_tests asan-core
    say "No clang with libFuzzer here: the fuzz targets were not built."
    return 1
  fi
  configure fuzz --preset fuzz -DASSAY_TESTS=ON "-DCMAKE_CXX_COMPILER=clang++-$version" "${lean_options[@]}" &&
    compile fuzz && ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=2:quarantine_size_mb=16} run_tests fuzz tst_ &&
    step fuzz-run "Fuzzing every reader for ${ASSAY_FUZZ_RUNS:-1000} executions" \
      "$root/tests/fuzz/run.sh" "$build/fuzz" "${ASSAY_FUZZ_RUNS:-1000}"
}

# The core's tests have run above, but for those that kill. The package is made and tried meanwhile.
test_everything() {
  lean mold "core;widgets;app;tests" "widgets;app"
  configure dev --preset dev -DASSAY_CORE_TESTS=OFF "${lean_options[@]}" && compile dev || return 1
  begin package
  run_tests dev "" $((2 * $(jobs))) # windows wait as long as they work
}

# begin STAGE: starts a stage of the tests, most of which waits or works on one processor, beside the others.
begin() {
  "test_$1" >"$logs/$1.said" 2>&1 9>&- &
  begun[$1]=$!
}

# finish STAGE: what a stage that was begun said, and whether it passed; one that was not begun is run now.
finish() {
  local status=0
  if [[ -z ${begun[$1]:-} ]]; then
    "test_$1"
    return
  fi
  wait "${begun[$1]}" || status=$?
  cat "$logs/$1.said"
  return $status
}

# The package of what was built last: not optimised, as there is no time for a second build, but all else is as it
# will be.
test_package() {
  if ! command -v dpkg-deb >/dev/null; then
    say "This system has no dpkg: no package is made."
    return 0
  fi
  while [[ -n $clean_root ]] && kill -0 "$clean_root" 2>/dev/null; do # it says itself why there is none
    sleep 1
  done
  ASSAY_PACKAGE_COMPRESSION=gzip step package "Making, examining, installing and running the package" \
    "$root/packaging/check_package.sh" "$build/dev" || return 1
  [[ ${ASSAY_VERBOSE:-0} == 1 ]] || grep -E '^(lintian|appstreamcli|Installed|Unpacked|pdffonts|assay |No |.* did not work|.* not be fetched)' "$logs/package.log" || true
}

command_test() {
  (($# == 0)) || die "test takes no arguments; to run single tests, use ctest in build/dev."
  install_packages test || say "Going on with what is here."
  lock
  mkdir -p "$logs"
  rm -f "$logs"/{house,dev,asan-core,fuzz,package,clean-root}*.{log,said}
  # A clean root for the package, while compilers work.
  clean_root=
  if [[ ${ASSAY_PACKAGE_ROOT:-} != extract ]]; then
    "$root/packaging/check_package.sh" --prepare "$build/clean-root" >"$logs/clean-root.log" 2>&1 9>&- &
    clean_root=$!
    export ASSAY_CLEAN_ROOT=$build/clean-root
  fi
  local stage name failed=0 started worked
  local -a summary=()
  local -A begun=()
  begin house
  # Every stage is run even when an earlier one failed: one round shows everything that is wrong.
  for stage in core:"core alone, under sanitizers, and its fuzz targets" house:"layout and format of the sources" \
    everything:"everything" package:"its package, in a clean root"; do
    name=${stage#*:}
    started=$SECONDS
    worked=$(processor_seconds)
    say ""
    say "== $name"
    if finish "${stage%%:*}"; then
      name="passed  $name"
    else
      name="FAILED  $name"
      failed=$((failed + 1))
    fi
    summary+=("$(printf '%-62s %5d s %5d s' "$name" $((SECONDS - started)) $(($(processor_seconds) - worked)))")
  done
  say ""
  printf '%-62s %7s %7s\n' "== summary" "time" "processor"
  printf '%s\n' "${summary[@]}"
  for name in fuzz asan-core dev; do
    if [[ -f $logs/$name-test.log ]]; then
      printf '%-10s %s\n' "$name" "$(grep 'tests passed' "$logs/$name-test.log" || echo 'ended early')"
    fi
  done
  ((failed == 0)) || die "$failed of ${#summary[@]} stages failed; their logs are in $logs."
  say "All ${#summary[@]} stages passed in $((SECONDS / 60)) min $((SECONDS % 60)) s."
}

# Real engines, which packaging/engines.sh brings up; none is left running, whatever happens.
command_test_engines() {
  local name address failed=0
  local -a names=("$@") packages=(python3-venv curl openjdk-17-jre-headless maven) missing=()
  ((${#names[@]} > 0)) || names=(pgvector chroma opensearch)
  for name in "${names[@]}"; do
    [[ $name == pgvector || $name == chroma || $name == opensearch ]] ||
      die "test-engines takes pgvector, chroma and opensearch, or nothing for all of them."
  done
  install_packages test || say "Going on with what is here."
  for name in "${packages[@]}"; do
    installed "$name" || missing+=("$name")
  done
  if ((${#missing[@]} > 0)) && [[ ${ASSAY_NO_INSTALL:-0} != 1 ]] && command -v apt-get >/dev/null; then
    step apt-engines "Installing ${missing[*]}" apt_get install --no-install-recommends "${missing[@]}" ||
      say "Going on with what is here."
  fi
  lock
  lean mold "core;widgets;app;tests" "widgets;app" # as the round, whose objects a compiler cache still has
  configure engines-tests --preset dev -DASSAY_CORE_TESTS=OFF -DASSAY_ENGINE_TESTS=ON "${lean_options[@]}" ||
    die "the build could not be set up."
  compile engines-tests test_engines || die "the tests did not compile."
  # shellcheck disable=SC2064 # the names of now
  trap "for name in ${names[*]}; do '$root/packaging/engines.sh' stop \$name 9>&- || true; done" EXIT
  for name in "${names[@]}"; do
    address=$("$root/packaging/engines.sh" start "$name" 9>&-) || {
      say "$name was not started."
      failed=1
      continue
    }
    export "ASSAY_ENGINE_${name^^}=$address"
    say "$name: $address"
  done
  step engines-test "Testing against them" \
    ctest --test-dir "$build/engines-tests" --output-on-failure --no-tests=error -L '^engines$' || failed=1
  ((failed == 0)) || die "not every engine gives what it must; the logs are in $logs."
}

# --- Measuring --------------------------------------------------------------------------------------------

# measured TITLE BOUND COMMAND...: a row of the table.
measured() {
  local title=$1 bound=$2 started status=0
  shift 2
  say "$title ..."
  started=$(date +%s.%N)
  "$@" >>"$logs/measure.log" 2>&1 || status=$?
  rows+=("$(printf '| %-52s | %9s | %s%s |' "$title" "$bound" \
    "$(awk -v from="$started" -v to="$(date +%s.%N)" 'BEGIN { s = to - from
        if (s < 120) printf "%.1f s", s; else printf "%d min %02d s", s / 60, s % 60 }')" \
    "$( ((status == 0)) || printf ', FAILED (%d)' "$status")")")
}

# An edit of one source of the core, until its tests have run.
edit_and_test() {
  echo "// Edited." >>"$1/core/metrics/classification/fhri.cpp" &&
    cmake --build "$1/build/dev" --parallel "$(jobs)" --target test_core_metrics &&
    ctest --test-dir "$1/build/dev" -L '^core_metrics$' -j "$(jobs)"
}

command_measure() {
  local row
  local -a wanted=("$@") rows=()
  ((${#wanted[@]} > 0)) || wanted=(run ci edit)
  for row in "${wanted[@]}"; do
    [[ $row == run || $row == ci || $row == edit ]] || die "measure takes run, ci and edit, or nothing for all of them."
  done
  install_packages test || say "Going on with what is here."
  local scratch
  scratch=$(mktemp -d)
  # shellcheck disable=SC2064 # the folder of now
  trap "rm -rf '$scratch'" EXIT
  mkdir -p "$logs"
  : >"$logs/measure.log"
  export CCACHE_DIR=$scratch/ccache
  git clone -q "$root" "$scratch/assay"
  for row in "${wanted[@]}"; do
    "measure_$row" "$scratch"
    rm -rf "$scratch/assay/build"
  done
  say ""
  printf '| %-52s | %9s | %s |\n' "what, on $(nproc) processors" "to reach" "measured" "---" "---" "---"
  printf '%s\n' "${rows[@]}"
}

measure_run() {
  rm -rf "$1/ccache"
  measured "assay.sh run, empty cache" "12 min" "$1/assay/packaging/assay.sh" run --version
}

measure_ci() {
  rm -rf "$1/ccache"
  measured ".ci/run, empty cache" "25 min" "$1/assay/.ci/run"
  rm -rf "$1/assay/build"
  measured ".ci/run, cache filled by the run before" "12 min" "$1/assay/.ci/run"
}

measure_edit() {
  (cd "$1/assay" && cmake --preset dev && cmake --build --preset dev --target test_core_metrics) \
    >>"$logs/measure.log" 2>&1 || die "the developers' build failed; see $logs/measure.log."
  measured "one source of the core edited: its tests built and run" "15 s" edit_and_test "$1/assay"
}

command_deps() {
  case ${1:-build} in
    build | package | test) install_packages "${1:-build}" || die "the packages are not all there." ;;
    *) die "deps takes nothing, \"package\" or \"test\"." ;;
  esac
}

command=${1:-help}
shift || true
case $command in
  run | build | test | package | deps | measure) "command_$command" "$@" ;;
  test-engines) command_test_engines "$@" ;;
  help | -h | --help) usage ;;
  *)
    usage >&2
    die "\"$command\" is no command of this script."
    ;;
esac
