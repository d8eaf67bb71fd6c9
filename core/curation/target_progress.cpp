#include "core/curation/coverage.h"
#include "core/json/settings_reader.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace assay::curation {
namespace {

using Json = nlohmann::json;

bool takes(const std::vector<std::string>& accepted, const std::string& value) {
    return accepted.empty() || std::find(accepted.begin(), accepted.end(), value) != accepted.end();
}

// What stands under a path of keys; null: nothing.
const Json* at(const Json& document, const std::string& path) {
    const Json* value = &document;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        value = base::memberOf(*value, path.substr(begin, end - begin));
        if (value == nullptr) {
            return nullptr;
        }
        begin = end + 1;
    }
    return value;
}

bool metadataFits(const workspace::TargetCell& cell, const model::Question& question) {
    if (cell.metadata.empty()) {
        return true;
    }
    const Json extra = json::parseSettingsJson(question.extra, json::kRecordDepth);
    return std::all_of(cell.metadata.begin(), cell.metadata.end(), [&extra](const auto& entry) {
        const Json* const value = at(extra, entry.first);
        if (value == nullptr) {
            return false;
        }
        const std::string text = value->is_string()
                                     ? value->get<std::string>()
                                     : value->dump(-1, ' ', false, Json::error_handler_t::replace);
        return takes(entry.second, text);
    });
}

bool fits(const workspace::TargetCell& cell, const workspace::NamedQuestion& entry) {
    const model::Question& question = entry.question;
    return takes(cell.categories, question.category) && takes(cell.difficulties, question.difficulty) &&
           takes(cell.scopes, question.retrievalScope) && takes(cell.answerTypes, question.answerType) &&
           takes(cell.goldVersions, question.goldVersion) && takes(cell.suites, entry.suite) &&
           metadataFits(cell, question);
}

bool asksForCategory(const workspace::TargetMix& mix) {
    return std::any_of(mix.cells.begin(), mix.cells.end(),
                       [](const workspace::TargetCell& cell) { return !cell.categories.empty(); });
}

TargetProgress empty(const workspace::TargetMix& mix) {
    TargetProgress progress;
    progress.elsewhere = 0;
    for (const workspace::TargetCell& cell : mix.cells) {
        progress.cells.push_back({cell.wanted, 0});
    }
    return progress;
}

} // namespace

TargetProgress targetProgress(std::span<const workspace::NamedQuestion> questions,
                              const workspace::TargetMix& mix) {
    TargetProgress progress = empty(mix);
    const bool needsCategory = asksForCategory(mix);
    for (const workspace::NamedQuestion& entry : questions) {
        if (entry.question.status == model::QuestionStatus::Retired) {
            continue;
        }
        bool anywhere = false;
        for (std::size_t i = 0; i < mix.cells.size(); ++i) {
            if (fits(mix.cells[i], entry)) {
                ++*progress.cells[i].have;
                anywhere = true;
            }
        }
        *progress.elsewhere += anywhere ? 0 : 1;
        progress.withoutCategory += !anywhere && needsCategory && entry.question.category.empty() ? 1 : 0;
    }
    return progress;
}

TargetProgress targetProgress(const workspace::QuestionColumns& columns, std::span<const std::size_t> rows,
                              const workspace::TargetMix& mix,
                              const std::function<std::string(base::RowId suite)>& suiteName) {
    TargetProgress progress = empty(mix);
    const bool needsCategory = asksForCategory(mix);
    for (std::size_t i = 0; i < mix.cells.size(); ++i) {
        if (!mix.cells[i].metadata.empty()) {
            progress.cells[i].have.reset();
            progress.elsewhere.reset();
        }
    }
    const auto name = [&columns](std::uint32_t number) -> const std::string& {
        return columns.names[number];
    };
    for (const std::size_t row : rows) {
        if (columns.status[row] == model::QuestionStatus::Retired) {
            continue;
        }
        bool anywhere = false;
        for (std::size_t i = 0; i < mix.cells.size(); ++i) {
            const workspace::TargetCell& cell = mix.cells[i];
            if (progress.cells[i].have && takes(cell.categories, name(columns.category[row])) &&
                takes(cell.difficulties, name(columns.difficulty[row])) &&
                takes(cell.scopes, name(columns.scope[row])) &&
                takes(cell.answerTypes, name(columns.answerType[row])) &&
                takes(cell.goldVersions, name(columns.goldVersion[row])) &&
                (cell.suites.empty() || takes(cell.suites, suiteName(columns.suite[row])))) {
                ++*progress.cells[i].have;
                anywhere = true;
            }
        }
        progress.withoutCategory += !anywhere && needsCategory && name(columns.category[row]).empty() ? 1 : 0;
        if (progress.elsewhere && !anywhere) {
            ++*progress.elsewhere;
        }
    }
    return progress;
}

} // namespace assay::curation
