// Cells of small tables in a QStandardItemModel: texts, counts and figures, as they are shown and exported.
#pragma once

#include <QString>
#include <cstdint>
#include <initializer_list>
#include <optional>

class QStandardItem;
class QStandardItemModel;

namespace assay::widgets {

[[nodiscard]] QStandardItem* textItem(const QString& text, const QString& toolTip = {});
[[nodiscard]] QStandardItem* countItem(std::int64_t count);

enum class Sign { Negative, Always }; // whether a positive figure carries a plus

// Undefined is a dash, and empty in exports; the figure itself is exported in full precision.
[[nodiscard]] QStandardItem* figureItem(std::optional<double> value, int decimals = 4,
                                        Sign sign = Sign::Negative, const QString& toolTip = {});

// The headings stand over their figures, at the right; those of these columns, which hold text, at the left.
void alignHeadings(QStandardItemModel& model, std::initializer_list<int> textColumns);

} // namespace assay::widgets
