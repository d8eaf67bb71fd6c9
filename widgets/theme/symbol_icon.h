// The program's icons: monochrome drawings from resources/icons that take the colour of the text of the
// palette in use whenever they are painted, so they follow a change of theme by themselves. GUI thread only.
#pragma once

#include <QIcon>
#include <QString>

namespace assay::widgets {

// Of ":/icons/<name>.svg"; a null icon if there is no such drawing.
[[nodiscard]] QIcon symbolIcon(const QString& name);

// The program's own icon, in colour.
[[nodiscard]] QIcon programIcon();

} // namespace assay::widgets
