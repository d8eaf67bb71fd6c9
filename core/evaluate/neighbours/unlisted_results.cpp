#include "core/evaluate/neighbours/unlisted_results.h"

#include "core/json/settings_reader.h"
#include "core/workspace/corpora/corpora.h"
#include "core/workspace/runs/runs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using UnlistedJson = nlohmann::ordered_json;

constexpr const char* kUnlisted = "unlisted";

} // namespace

std::string withUnlisted(std::string document, const UnlistedResults& unlisted) {
    if (unlisted.empty() || document.empty()) {
        return document;
    }
    UnlistedJson ids = UnlistedJson::object();
    for (const auto& [row, id] : unlisted) {
        ids[std::to_string(row)] = id;
    }
    document.pop_back(); // the last brace
    return document + ",\"" + kUnlisted +
           "\":" + ids.dump(-1, ' ', false, UnlistedJson::error_handler_t::replace) + "}";
}

UnlistedResults unlistedIn(std::string_view document) {
    UnlistedResults unlisted;
    if (document.find(kUnlisted) == std::string_view::npos) {
        return unlisted; // without reading it
    }
    const UnlistedJson json = json::parseSettingsJson(document);
    const UnlistedJson* const ids = base::memberOf(json, kUnlisted);
    if (ids == nullptr || !ids->is_object()) {
        return unlisted;
    }
    for (const auto& [key, value] : ids->items()) {
        std::uint32_t row = 0;
        const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), row);
        const auto id = base::textIn(value);
        if (error == std::errc() && end == key.data() + key.size() && id) {
            unlisted.emplace(row, *id);
        }
    }
    return unlisted;
}

base::Result<UnlistedResults> unlistedResults(const workspace::Reader& reader, base::RowId run,
                                              const std::stop_token& stop) {
    UnlistedResults all;
    ASSAY_TRY(workspace::forEachRunItem(reader, run, 0, stop, [&all](const workspace::RunItem& item) {
        all.merge(unlistedIn(item.document));
        return true;
    }));
    return all;
}

base::Result<std::map<std::uint32_t, model::Sentence>> sentencesOfRun(const workspace::Reader& reader,
                                                                      base::RowId corpus, base::RowId run,
                                                                      const std::set<std::uint32_t>& rows,
                                                                      std::optional<std::uint32_t> anchor,
                                                                      const std::stop_token& stop) {
    ASSAY_TRY(const auto info, workspace::corpusInfo(reader, corpus));
    const auto beyond = std::ranges::lower_bound(rows, static_cast<std::uint32_t>(info.sentences));
    const std::vector<std::uint32_t> here(rows.begin(), beyond);
    ASSAY_TRY(auto stored, workspace::sentencesOfRows(reader, corpus, here));
    std::map<std::uint32_t, model::Sentence> sentences;
    for (workspace::StoredSentence& one : stored) {
        sentences.emplace(one.row, std::move(one.sentence));
    }
    if (beyond == rows.end()) {
        return sentences;
    }
    UnlistedResults unlisted;
    ASSAY_TRY(
        workspace::forEachRunItem(reader, run, anchor.value_or(0), stop, [&](const workspace::RunItem& item) {
            unlisted.merge(unlistedIn(item.document));
            return !anchor;
        }));
    for (auto row = beyond; row != rows.end(); ++row) {
        if (const auto id = unlisted.find(*row); id != unlisted.end()) {
            sentences[*row].sentenceId = id->second;
        }
    }
    return sentences;
}

} // namespace assay::evaluate
