// Which bundles are shown, and in what order: those that a search finds in a group. Speaks of bundles by
// their place in a list that it does not keep. GUI thread only.
#pragma once

#include "core/base/ids.h"
#include "core/curation/bundle_groups.h"
#include "core/workspace/bundles/bundles.h"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

namespace assay::app {

enum class BundleOrder : std::uint8_t {
    Number, // set by set as they were imported
    Set,
    View,
    Type,
    Topic,
    Companies,
    Years,
    Sentences,
    Status,
    Reason,
    Note,
    Questions,
};

class ShownBundles {
  public:
    [[nodiscard]] const QString& text() const { return m_text; }

    // Whether the search has found it, by place.
    [[nodiscard]] const std::vector<char>& found() const { return m_found; }

    [[nodiscard]] bool hasGroup() const { return m_group.has_value(); }

    // --- What is wanted. False: it is so already. What is shown follows with search() and arrange(). ---
    bool setText(const QString& text);
    bool setGroup(std::optional<std::vector<std::size_t>> places); // only these, rising; nullopt: all
    bool setOrder(BundleOrder order, bool descending);

    void search(const curation::BundleSearch& search, std::size_t bundles);
    void arrange(const std::vector<workspace::StoredBundle>& bundles);

    // --- What is shown ---
    [[nodiscard]] const std::vector<std::size_t>& places() const { return m_places; } // in the order shown

    [[nodiscard]] int rowOf(base::RowId id) const; // in places(); -1: not shown

  private:
    QString m_text;
    std::vector<char> m_found;
    std::optional<std::vector<std::size_t>> m_group;
    BundleOrder m_order = BundleOrder::Number;
    bool m_descending = false;
    std::vector<std::size_t> m_places;
    std::unordered_map<base::RowId, int> m_rows; // of places()
};

} // namespace assay::app
