#include "core/evaluate/neighbours/corpus_texts.h"

#include "core/base/hash.h"

#include <map>
#include <string_view>
#include <tuple>

namespace assay::evaluate {

using workspace::CorpusColumns;

base::Result<CorpusTexts> CorpusTexts::read(const workspace::Reader& reader, base::RowId corpus,
                                            const CorpusColumns& columns, const std::stop_token& stop) {
    CorpusTexts texts;
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
    texts.compareFilings(columns);
    return texts;
}

CorpusTexts::CorpusTexts(const std::vector<std::string>& texts, const CorpusColumns& columns) {
    for (std::size_t row = 0; row < texts.size(); ++row) {
        add(static_cast<std::uint32_t>(row), texts[row]);
    }
    compareFilings(columns);
}

// Long texts by their digest, so that the corpus is not held in memory.
void CorpusTexts::add(std::uint32_t row, std::string_view text) {
    constexpr std::size_t kShort = 64; // as long as a digest, which no short text can be taken for
    std::string key = text.size() < kShort ? std::string(text) : base::sha256(text);
    m_first.push_back(m_firstOfDigest.try_emplace(std::move(key), row).first->second);
}

void CorpusTexts::compareFilings(const CorpusColumns& columns) {
    m_firstOfDigest = {};
    using Key = std::tuple<std::int64_t, std::uint32_t, std::int32_t, std::uint32_t>;
    std::map<Key, std::uint32_t> numbers;
    std::vector<std::vector<std::uint32_t>> textsOf; // of each filing, in the order of its rows
    m_filing.reserve(columns.size());
    for (std::size_t row = 0; row < columns.size(); ++row) {
        const bool isNumbered = columns.cik[row] != CorpusColumns::kMissing;
        const Key key{columns.cik[row], isNumbered ? 0 : columns.company[row], columns.year[row],
                      columns.form[row]};
        const auto [place, isNew] = numbers.try_emplace(key, static_cast<std::uint32_t>(numbers.size()));
        if (isNew) {
            textsOf.emplace_back();
        }
        m_filing.push_back(place->second);
        textsOf[place->second].push_back(m_first[row]);
    }
    std::map<std::vector<std::uint32_t>, std::vector<std::uint32_t>> alike;
    for (std::uint32_t filing = 0; filing < textsOf.size(); ++filing) {
        alike[std::move(textsOf[filing])].push_back(filing);
    }
    m_same.resize(textsOf.size());
    for (const auto& [texts, filings] : alike) {
        for (const std::uint32_t filing : filings) {
            m_same[filing] = filings.size() > 1 ? std::optional(filings.front()) : std::nullopt;
        }
    }
}

std::optional<std::uint32_t> CorpusTexts::sameFiling(std::uint32_t row) const {
    return m_same[m_filing[row]];
}

} // namespace assay::evaluate
