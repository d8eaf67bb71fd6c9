#include "app/commands/display.h"

#include <QByteArray>
#include <QtGlobal>
#include <cstdlib>

namespace assay::app {
namespace {

#if defined(_WIN32) || defined(__APPLE__)
constexpr bool kAlwaysHasDisplay = true;
#else
constexpr bool kAlwaysHasDisplay = false;
#endif

} // namespace

bool hasDisplay() {
    const auto set = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return kAlwaysHasDisplay || set("DISPLAY") || set("WAYLAND_DISPLAY") || set("QT_QPA_PLATFORM");
}

void paintWithoutDisplay() {
    if (!kAlwaysHasDisplay) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
}

} // namespace assay::app
