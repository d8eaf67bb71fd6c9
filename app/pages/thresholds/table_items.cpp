#include "app/pages/thresholds/table_items.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QStandardItem>

namespace assay::app {
namespace {

QStandardItem* rightAligned(const QString& text, const QVariant& exported) {
    auto* const item = textItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setData(exported, widgets::kExportRole);
    return item;
}

} // namespace

QStandardItem* textItem(const QString& text, const QString& toolTip) {
    auto* const item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(toolTip);
    item->setData(text, widgets::kExportRole);
    return item;
}

QStandardItem* countItem(std::int64_t count) {
    return rightAligned(widgets::countText(count), static_cast<qlonglong>(count));
}

QStandardItem* figureItem(std::optional<double> value, int decimals, Sign sign, const QString& toolTip) {
    QString text = widgets::proportionText(value, decimals);
    if (sign == Sign::Always && value && *value > 0) {
        text.prepend(QLatin1Char('+'));
    }
    QStandardItem* const item = rightAligned(text, value ? QVariant(*value) : QVariant(QString()));
    item->setToolTip(toolTip);
    return item;
}

} // namespace assay::app
