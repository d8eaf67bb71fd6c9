#!/bin/sh
# Writes the man page from the program's own help: make_man.sh PROGRAM VERSION YYYY-MM-DD OUTPUT
set -eu

program=$1
version=$2
date=$3
output=$4
folder=$(dirname "$0")

# Neither the settings nor the language nor the log of whoever builds.
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
help() {
  env HOME="$home" XDG_CONFIG_HOME="$home" XDG_DATA_HOME="$home" XDG_CACHE_HOME="$home" LC_ALL=C.UTF-8 LANGUAGE=en \
    QT_QPA_PLATFORM=offscreen "$program" "$@" --help
}

help >"$home/program"
commands=$(awk '/^[Ss][Uu][Bb][Cc][Oo][Mm][Mm][Aa][Nn][Dd][Ss]:/ { on = 1; next } on && /^  [a-z]/ { print $1 } on && /^$/ { exit }' \
  "$home/program")
[ -n "$commands" ] || { echo "make_man.sh: $program --help names no commands" >&2; exit 1; }

{
  cat <<END
.TH ASSAY 1 "$date" "Assay $version" "User Commands"
.SH NAME
assay \\- workbench for the gold of financial question answering
.SH SYNOPSIS
.B assay
.RI [ WORKSPACE ]
.br
.B assay
.I COMMAND
.RI [ ARGUMENTS ]
.SH DESCRIPTION
Assay tests gold: the questions, answers, evidence and scores that a team measures its financial question
answering with.
Everything is kept in one file, the workspace, whose name ends in
.IR .assay .
Without a command the window opens, on the workspace given or on the one that was open last.
With a command nothing is shown, and no display is needed.
.PP
A command prints its result on standard output and messages on standard error; with
.B \\-\\-json
the result is one JSON document.
A figure that is undefined is
.B null
there, never 0.
The same input, settings and seed give the same bytes.
END
  awk -v part=program -f "$folder/man_of_help.awk" "$home/program"
  echo .SH COMMANDS
  for command in $commands; do
    help "$command" >"$home/command"
    awk -v part=command -f "$folder/man_of_help.awk" "$home/command"
  done
  cat <<'END'
.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
A check, a gate or a lint found something.
.TP
.B 2
Wrong usage.
.TP
.B 3
The input is not usable.
.TP
.B 4
Trouble with a file or a workspace, or a name that is taken.
.TP
.B 5
A remote service failed.
.TP
.B 130
Stopped by Ctrl+C; nothing is left half-written.
.SH ENVIRONMENT
.TP
.B ASSAY_ASK_TOKEN
The bearer token that
.B assay dynamic
sends to the chat backend, and to it alone.
.TP
.B ASSAY_EMBED_KEY
The key that
.B assay embed
sends to the embeddings service, and to it alone, unless
.B \-\-key\-env
names another variable or
.B \-\-key\-ring
an account.
.TP
.B ASSAY_ENGINES
A file of connections to engines, instead of engines.json in the settings folder.
.TP
.B http_proxy\fR, \fBhttps_proxy\fR, \fBALL_PROXY\fR, \fBNO_PROXY\fR, \fBno_proxy
The proxy for what is asked of services, as libcurl reads them.
This machine itself is never asked through a proxy.
.TP
.B DISPLAY\fR, \fBWAYLAND_DISPLAY\fR, \fBQT_QPA_PLATFORM
Where the window opens.
Where none of them is set there is no display: without a command the program says so, and
.B assay demo
evaluates its demo without a window.
Commands that paint (report, screenshot) need no display.
.TP
.B USER
The name of the curator, until the settings have one.
.TP
.B LANGUAGE\fR, \fBLC_ALL\fR, \fBLC_MESSAGES\fR, \fBLANG
The language of the window, unless the settings or
.B \-\-language
say which.
What commands print is English, with a point in numbers.
.TP
.B FLATPAK_ID
Set by Flatpak: what the desktop entry is called there.
.TP
.B XDG_CONFIG_HOME\fR, \fBXDG_DATA_HOME
Where settings, and the demo and the log, are kept.
.SH FILES
.TP
.I ~/.config/Assay/
The settings.
.TP
.I ~/.local/share/Assay/assay/logs/assay.log
What was done: inputs, counts, durations; nothing of what stands in the data.
.SH SEE ALSO
The guide, the file formats and the definitions of every figure are in
.IR /usr/share/doc/assay .
END
} >"$output.new"
mv "$output.new" "$output"
