#include "core/evaluate/neighbours/corpus_texts.h"

#include "core/base/hash.h"

#include <utility>

namespace assay::evaluate {

using workspace::CorpusColumns;

base::Result<CorpusTexts> CorpusTexts::read(const workspace::Reader& reader, base::RowId corpus,
                                            const CorpusColumns& columns, const std::stop_token& stop) {
    CorpusTexts texts(columns);
    texts.m_first.reserve(columns.size());
    const auto add = [&texts](workspace::SentenceRow row, model::SentenceKind, std::string_view text) {
        texts.add(row, text);
        return true;
    };
    ASSAY_TRY(workspace::forEachText(reader, corpus, stop, add));
    if (texts.m_first.size() != columns.size()) {
        return base::fail(
            base::ErrorCode::InputNotUsable,
            std::to_string(texts.m_first.size()) + " texts of " + std::to_string(columns.size()), "corpus");
    }
    ASSAY_TRY(const auto identical, workspace::identicalFilings(reader, corpus, stop));
    texts.join(identical);
    return texts;
}

CorpusTexts::CorpusTexts(const std::vector<std::string>& texts, const CorpusColumns& columns,
                         std::span<const std::vector<workspace::Filing>> identical)
    : CorpusTexts(columns) {
    for (std::size_t row = 0; row < texts.size(); ++row) {
        add(static_cast<std::uint32_t>(row), texts[row]);
    }
    join(identical);
}

// Long texts by their digest, so that the corpus is not held in memory.
void CorpusTexts::add(std::uint32_t row, std::string_view text) {
    constexpr std::size_t kDigest = 64; // characters; shorter texts cannot be taken for one
    std::string key = text.size() < kDigest ? std::string(text) : base::sha256(text);
    m_first.push_back(m_firstOfKey.try_emplace(std::move(key), row).first->second);
}

void CorpusTexts::join(std::span<const std::vector<workspace::Filing>> identical) {
    m_firstOfKey = {};
    for (const std::vector<workspace::Filing>& group : identical) {
        for (const workspace::Filing& filing : group) {
            for (const std::size_t slice : filing.slices) {
                m_same[static_cast<std::uint32_t>(slice)] =
                    static_cast<std::uint32_t>(group.front().slices.front());
            }
        }
    }
}

std::optional<std::uint32_t> CorpusTexts::sameFiling(std::uint32_t row) const {
    const auto found = m_same.find(m_columns->slice[row]);
    return found == m_same.end() ? std::nullopt : std::optional(found->second);
}

} // namespace assay::evaluate
