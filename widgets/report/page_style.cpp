#include "widgets/report/page_style.h"

#include "core/plot/chart_style.h"

#include <QStringList>
#include <string>

namespace assay::widgets {
namespace {

// Without hinting, so that lines break alike on screen and paper; without ligatures, which spoil text search
// in some readers.
QFont printed(int pixels, bool bold = false) {
    QFont font;
    font.setFamilies({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans"), QStringLiteral("Arial")});
    font.setPixelSize(pixels);
    font.setBold(bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

QColor colourOf(const std::string& name) {
    return QColor(QString::fromStdString(name));
}

} // namespace

PageStyle::PageStyle()
    : body(printed(13))
    , small(printed(11))
    , bold(printed(13, true))
    , title(printed(32, true))
    , subtitle(printed(17))
    , chart(printed(11))
    , headings{printed(22, true), printed(17, true), printed(14, true)}
    , text(colourOf(plot::lightPalette().text))
    , muted(colourOf(plot::lightPalette().muted))
    , rule(colourOf(plot::lightPalette().grid))
    , soft(colourOf(plot::lightPage().soft))
    , link(colourOf(plot::lightPage().link))
    , good(colourOf(plot::lightPage().good))
    , warning(colourOf(plot::lightPage().warning))
    , bad(colourOf(plot::lightPage().bad)) {}

QTextOption printedText(Qt::Alignment alignment) {
    QTextOption option(alignment);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    return option;
}

} // namespace assay::widgets
