// Cells of the small tables of the thresholds page.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>

class QStandardItem;

namespace assay::app {

[[nodiscard]] QStandardItem* textItem(const QString& text, const QString& toolTip = {});
[[nodiscard]] QStandardItem* countItem(std::int64_t count);

enum class Sign { Negative, Always }; // whether a positive figure carries a plus

// Undefined is a dash, and empty in exports; the figure itself is exported in full precision.
[[nodiscard]] QStandardItem* figureItem(std::optional<double> value, int decimals = 4,
                                        Sign sign = Sign::Negative, const QString& toolTip = {});

} // namespace assay::app
