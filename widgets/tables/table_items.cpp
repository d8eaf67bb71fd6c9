#include "widgets/tables/table_items.h"

#include "widgets/tables/table_export.h"
#include "widgets/text/number_text.h"

#include <QStandardItemModel>
#include <algorithm>

namespace assay::widgets {
namespace {

QStandardItem* rightAligned(const QString& text, const QVariant& exported) {
    auto* const item = textItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    item->setData(exported, kExportRole);
    return item;
}

} // namespace

QStandardItem* textItem(const QString& text, const QString& toolTip) {
    auto* const item = new QStandardItem(text);
    item->setEditable(false);
    item->setToolTip(toolTip);
    item->setData(text, kExportRole);
    return item;
}

QStandardItem* countItem(std::int64_t count) {
    return rightAligned(countText(count), static_cast<qlonglong>(count));
}

QStandardItem* figureItem(std::optional<double> value, int decimals, Sign sign, const QString& toolTip) {
    QString text = proportionText(value, decimals);
    if (sign == Sign::Always && value && *value > 0) {
        text.prepend(QLatin1Char('+'));
    }
    QStandardItem* const item = rightAligned(text, value ? QVariant(*value) : QVariant(QString()));
    item->setToolTip(toolTip);
    return item;
}

void alignHeadings(QStandardItemModel& model, std::initializer_list<int> textColumns) {
    for (int column = 0; column < model.columnCount(); ++column) {
        const bool isText = std::find(textColumns.begin(), textColumns.end(), column) != textColumns.end();
        model.setHeaderData(
            column, Qt::Horizontal,
            QVariant::fromValue<int>((isText ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
            Qt::TextAlignmentRole);
    }
}

} // namespace assay::widgets
