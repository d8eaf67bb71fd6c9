#include "app/pages/bundles/shown_bundles.h"

#include "app/pages/bundles/bundle_text.h"
#include "core/text/natural_order.h"

#include <algorithm>
#include <string>
#include <utility>

namespace assay::app {
namespace {

// What a bundle is ordered by: texts, or numbers.
struct OrderKey {
    std::int64_t number = 0;
    std::string text;

    friend auto operator<=>(const OrderKey&, const OrderKey&) = default;
};

// nullopt: missing, and last whatever the direction.
std::optional<OrderKey> orderKey(const workspace::StoredBundle& stored, BundleOrder order) {
    const model::Bundle& bundle = stored.bundle;
    const auto ofText = [](const std::string& text) {
        return text.empty() ? std::nullopt : std::optional(OrderKey{0, text::naturalKey(text)});
    };
    const auto ofCount = [](std::size_t count) {
        return std::optional(OrderKey{static_cast<std::int64_t>(count), {}});
    };
    switch (order) {
    case BundleOrder::Set:
        return OrderKey{stored.set, {}};
    case BundleOrder::View:
        return ofText(bundle.group);
    case BundleOrder::Type:
        return ofText(bundle.type);
    case BundleOrder::Topic:
        return ofText(bundle.topic);
    case BundleOrder::Companies:
        return bundle.companies.empty() ? std::nullopt : ofText(bundle.companies.front());
    case BundleOrder::Years:
        return bundle.years.empty() ? std::nullopt : std::optional(OrderKey{bundle.years.front(), {}});
    case BundleOrder::Sentences:
        return ofCount(bundle.sentences.size());
    case BundleOrder::Status:
        return ofCount(static_cast<std::size_t>(stored.curation.status));
    case BundleOrder::Reason:
        return ofText(rejectReasonText(stored.curation.reason).toStdString());
    case BundleOrder::Note:
        return ofText(stored.curation.note);
    case BundleOrder::Questions:
        return ofCount(stored.curation.questions.size());
    case BundleOrder::Number:
        break;
    }
    return OrderKey{};
}

} // namespace

bool ShownBundles::setText(const QString& text) {
    return std::exchange(m_text, text) != text;
}

bool ShownBundles::setGroup(std::optional<std::vector<std::size_t>> places) {
    if (places == m_group) {
        return false;
    }
    m_group = std::move(places);
    return true;
}

bool ShownBundles::setOrder(BundleOrder order, bool descending) {
    const bool isOther = order != m_order || descending != m_descending;
    m_order = order;
    m_descending = descending;
    return isOther;
}

void ShownBundles::search(const curation::BundleSearch& search, std::size_t bundles) {
    m_found.assign(bundles, 0);
    for (const std::size_t place : search.find(m_text.toStdString())) {
        m_found[place] = 1;
    }
}

void ShownBundles::arrange(const std::vector<workspace::StoredBundle>& bundles) {
    if (m_group) {
        m_places = *m_group;
        std::erase_if(m_places, [&](std::size_t place) { return m_found[place] == 0; });
    } else {
        m_places.clear();
        for (std::size_t place = 0; place < m_found.size(); ++place) {
            if (m_found[place] != 0) {
                m_places.push_back(place);
            }
        }
    }
    if (m_order != BundleOrder::Number) {
        std::vector<std::pair<std::optional<OrderKey>, std::size_t>> keyed;
        keyed.reserve(m_places.size());
        for (const std::size_t place : m_places) {
            keyed.emplace_back(orderKey(bundles[place], m_order), place);
        }
        std::stable_sort(keyed.begin(), keyed.end(), [&](const auto& a, const auto& b) {
            if (!a.first || !b.first) {
                return a.first && !b.first;
            }
            return m_descending ? *b.first < *a.first : *a.first < *b.first;
        });
        std::transform(keyed.begin(), keyed.end(), m_places.begin(),
                       [](const auto& each) { return each.second; });
    } else if (m_descending) {
        std::reverse(m_places.begin(), m_places.end());
    }
    m_rows.clear();
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        m_rows[bundles[m_places[i]].id] = static_cast<int>(i);
    }
}

int ShownBundles::rowOf(base::RowId id) const {
    const auto found = m_rows.find(id);
    return found == m_rows.end() ? -1 : found->second;
}

} // namespace assay::app
