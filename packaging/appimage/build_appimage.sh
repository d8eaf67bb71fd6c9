#!/usr/bin/env bash
# UNTESTED. An AppImage of this checkout, into build/appimage.
#
# Needs, in PATH, linuxdeploy and its plug-in for Qt (linuxdeploy-plugin-qt), of versions that you trust; nothing is
# fetched here. Run it on the oldest system that the AppImage shall run on, as the C library is not packed.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
build=$root/build/appimage
for tool in linuxdeploy linuxdeploy-plugin-qt; do
  command -v "$tool" >/dev/null || { echo "build_appimage.sh: $tool is not in PATH" >&2; exit 1; }
done

cmake --preset package -S "$root" -B "$build" -DCMAKE_INSTALL_PREFIX=/usr
cmake --build "$build"
rm -rf "$build/AppDir"
for component in program documentation; do
  DESTDIR=$build/AppDir cmake --install "$build" --component "$component" --strip
done

# What Qt loads at run time: the drawing of SVG icons, a window under X11 and Wayland, and none at all.
export QMAKE=${QMAKE:-$(command -v qmake6 || command -v qmake)}
export EXTRA_QT_MODULES="svg;waylandcompositor"
export EXTRA_PLATFORM_PLUGINS="libqoffscreen.so;libqwayland-generic.so;libqwayland-egl.so"
VERSION=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
export VERSION LINUXDEPLOY_OUTPUT_VERSION=$VERSION
cd "$build"
linuxdeploy --appdir AppDir --plugin qt --output appimage --desktop-file AppDir/usr/share/applications/assay.desktop \
  --icon-file AppDir/usr/share/icons/hicolor/scalable/apps/assay.svg
