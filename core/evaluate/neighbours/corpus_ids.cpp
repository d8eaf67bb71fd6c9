#include "core/evaluate/neighbours/corpus_ids.h"

#include <bit>
#include <functional>
#include <limits>

namespace assay::evaluate {

namespace {

constexpr auto kEmpty = std::numeric_limits<std::uint32_t>::max();

} // namespace

base::Result<CorpusIds> CorpusIds::load(const workspace::Reader& reader, base::RowId corpus,
                                        const std::stop_token& stop) {
    ASSAY_TRY(const auto ids, workspace::loadSentenceIds(reader, corpus, stop));
    return CorpusIds(ids);
}

CorpusIds::CorpusIds(const std::vector<std::string>& ids) {
    std::size_t bytes = 0;
    for (const std::string& id : ids) {
        bytes += id.size();
    }
    m_text.reserve(bytes);
    m_ends.reserve(ids.size());
    m_slots.assign(std::bit_ceil(ids.size() + ids.size() / 2 + 1), kEmpty);
    for (const std::string& id : ids) {
        const std::size_t slot = slotOf(id);
        if (m_slots[slot] == kEmpty) {
            m_slots[slot] = static_cast<std::uint32_t>(m_ends.size());
        }
        m_text += id;
        m_ends.push_back(m_text.size());
    }
}

std::optional<std::size_t> CorpusIds::rowOf(std::string_view id) const {
    const std::uint32_t row = m_slots[slotOf(id)];
    return row == kEmpty ? std::nullopt : std::optional<std::size_t>(row);
}

std::string_view CorpusIds::at(std::size_t row) const {
    const std::uint64_t begin = row == 0 ? 0 : m_ends[row - 1];
    return std::string_view(m_text).substr(begin, m_ends[row] - begin);
}

std::size_t CorpusIds::slotOf(std::string_view id) const {
    const std::size_t mask = m_slots.size() - 1;
    std::size_t slot = std::hash<std::string_view>{}(id)&mask;
    while (m_slots[slot] != kEmpty && at(m_slots[slot]) != id) {
        slot = (slot + 1) & mask;
    }
    return slot;
}

} // namespace assay::evaluate
