// leaveOutFiling() is with the import, in corpus_import.cpp.
#include "core/workspace/corpora/identical_filings.h"

#include "core/workspace/corpora/corpus_rows.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/schema/sqlite_errors.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace assay::workspace {
namespace {

using base::Result;

using FilingKey =
    std::tuple<std::optional<std::int64_t>, std::string, std::string, std::optional<std::int64_t>>;

FilingKey keyOf(const CorpusSlice& slice) {
    return {slice.cik, slice.cik ? std::string() : slice.company, slice.form, slice.year};
}

// What identical filings have in common without their texts being read.
using Measures = std::vector<std::tuple<std::string, std::int64_t, std::int64_t, std::int64_t, std::int64_t>>;

Measures measuresOf(const Filing& filing, std::span<const CorpusSlice> slices) {
    Measures measures;
    for (const std::size_t number : filing.slices) {
        const CorpusSlice& slice = slices[number];
        measures.emplace_back(slice.section, slice.sentences, slice.headings, slice.tableDebris, slice.bytes);
    }
    return measures;
}

Result<std::string> hashOfFiling(const Filing& filing, const SliceHash& hashOf) {
    std::string hashes;
    for (const std::size_t slice : filing.slices) {
        ASSAY_TRY(const auto hash, hashOf(slice));
        hashes += hash;
    }
    return hashes;
}

} // namespace

std::string filingName(const Filing& filing) {
    std::string name = filing.company;
    if (filing.cik) {
        name += (name.empty() ? "" : " ") + std::string("(") + std::to_string(*filing.cik) + ")";
    }
    std::string rest = filing.form;
    if (filing.year) {
        rest += (rest.empty() ? "" : " ") + std::to_string(*filing.year);
    }
    return name + (name.empty() || rest.empty() ? "" : ", ") + rest;
}

std::vector<Filing> filingsOf(std::span<const CorpusSlice> slices) {
    std::vector<Filing> filings;
    std::map<FilingKey, std::size_t> places;
    for (std::size_t number = 0; number < slices.size(); ++number) {
        const CorpusSlice& slice = slices[number];
        const auto [place, isNew] = places.try_emplace(keyOf(slice), filings.size());
        if (isNew) {
            Filing filing;
            filing.cik = slice.cik;
            filing.company = slice.company;
            filing.form = slice.form;
            filing.year = slice.year;
            filings.push_back(std::move(filing));
        }
        Filing& filing = filings[place->second];
        filing.sentences += slice.sentences;
        filing.slices.push_back(number);
    }
    return filings;
}

Result<std::vector<std::vector<Filing>>> identicalFilings(std::span<const CorpusSlice> slices,
                                                          const SliceHash& hashOf) {
    std::map<Measures, std::vector<Filing>> candidates;
    for (Filing& filing : filingsOf(slices)) {
        const bool hasTexts = std::ranges::any_of(
            filing.slices, [&slices](std::size_t number) { return slices[number].bytes > 0; });
        if (filing.sentences >= kLeastOfFiling && hasTexts) {
            candidates[measuresOf(filing, slices)].push_back(std::move(filing));
        }
    }
    std::vector<std::vector<Filing>> groups;
    for (auto& [measures, filings] : candidates) {
        if (filings.size() < 2) {
            continue;
        }
        std::map<std::string, std::vector<Filing>> byHash;
        for (Filing& filing : filings) {
            ASSAY_TRY(auto hash, hashOfFiling(filing, hashOf));
            byHash[std::move(hash)].push_back(std::move(filing));
        }
        for (auto& [hash, same] : byHash) {
            if (same.size() > 1) {
                groups.push_back(std::move(same));
            }
        }
    }
    std::ranges::sort(groups, {}, [](const auto& group) { return group.front().slices.front(); });
    return groups;
}

Result<std::vector<std::vector<Filing>>> identicalFilings(const Reader& reader, base::RowId corpus,
                                                          const std::stop_token& stop) {
    ASSAY_TRY(const auto slices, corpusSlices(reader, corpus));
    const auto hashOf = [&](std::size_t number) -> Result<std::string> {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        const CorpusSlice& slice = slices[number];
        return guarded(reader.path(), [&]() -> Result<std::string> {
            Cursor rows(reader.database(),
                        "SELECT kind, text FROM corpus_sentence WHERE id BETWEEN ? AND ? ORDER BY id",
                        rowKey(corpus, slice.firstRow), rowKey(corpus, slice.firstRow + slice.sentences - 1));
            SliceTextHash hash;
            while (rows.step()) {
                hash.add(rows.enumeration(0, model::SentenceKind::TableDebris), rows.text(1));
            }
            return hash.finish();
        });
    };
    return identicalFilings(slices, hashOf);
}

void SliceTextHash::add(model::SentenceKind kind, std::string_view text) {
    // With its length, so that what ends one text cannot begin the next.
    m_hash.add(std::to_string(static_cast<int>(kind)) + ":" + std::to_string(text.size()) + ":");
    m_hash.add(text);
}

void addIdenticalFilings(const std::vector<std::vector<Filing>>& groups, const std::string& file,
                         base::IssueList& issues) {
    for (const std::vector<Filing>& group : groups) {
        for (std::size_t i = 1; i < group.size(); ++i) {
            issues.add({base::Severity::Warning, base::IssueCode::FilingCollision, file, 0, "filing",
                        filingName(group[i]), filingName(group.front())});
        }
    }
}

} // namespace assay::workspace
