#include "core/formats/answers/prediction_trec.h"

#include "core/formats/answers/prediction_columns.h"
#include "core/json/json_document.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr std::string_view kColumnSpace = " \t\r";

struct TrecLine {
    std::string_view query, document, score;
};

// nullopt: it has not six columns.
std::optional<TrecLine> trecLineOf(std::string_view line) {
    constexpr std::size_t kColumns = 6;
    std::array<std::string_view, kColumns> cells;
    std::size_t count = 0;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(kColumnSpace), line.size()));
        if (line.empty()) {
            break;
        }
        if (count == kColumns) {
            return std::nullopt;
        }
        const std::size_t end = std::min(line.find_first_of(kColumnSpace), line.size());
        cells.at(count++) = line.substr(0, end);
        line.remove_prefix(end);
    }
    return count == kColumns ? std::optional(TrecLine{cells[0], cells[2], cells[4]}) : std::nullopt;
}

// Calls `take(line, number)` for the lines that are somebody's, until it returns false.
template <typename Take>
void forEachTrecLine(std::string_view text, const Take& take) {
    for (std::int64_t number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        const std::size_t first = line.find_first_not_of(kColumnSpace);
        if (first != std::string_view::npos && line[first] != '#' && !take(line, number)) {
            return;
        }
    }
}

std::optional<double> scoreFrom(std::string_view text) {
    const auto score = json::decimalFromText(text);
    return score && std::isfinite(*score) ? score : std::nullopt;
}

struct TrecList {
    std::int64_t line = 0; // its first
    std::string_view text; // of it
    std::vector<std::pair<std::string, double>> documents;
    std::set<std::string_view> seen;
};

} // namespace

bool isTrecRun(std::string_view beginning) {
    bool is = false;
    forEachTrecLine(beginning, [&is](std::string_view line, std::int64_t) {
        const auto cells = trecLineOf(line);
        is = cells && scoreFrom(cells->score);
        return false;
    });
    return is;
}

void walkTrecRun(std::string_view text, PredictionRowHandler& handler) {
    const std::size_t id = handler.columns().column("question_id", "question_id", false);
    const std::size_t contexts = handler.columns().column("contexts", "contexts", false);
    std::map<std::string_view, std::size_t> places;
    std::vector<TrecList> lists;
    forEachTrecLine(text, [&](std::string_view line, std::int64_t number) {
        const auto cells = trecLineOf(line);
        if (!cells) {
            return handler.takeRejected(number, line, IssueCode::MalformedRecord, "", line);
        }
        const auto [place, isNew] = places.emplace(cells->query, lists.size());
        if (isNew) {
            lists.push_back({number, line, {}, {}});
        }
        TrecList& list = lists[place->second];
        const auto score = scoreFrom(cells->score);
        if (!score) {
            handler.report(Severity::Warning, IssueCode::NotANumber, number, "score", cells->score);
        } else if (!list.seen.insert(cells->document).second) {
            handler.report(Severity::Warning, IssueCode::DuplicateId, number, "document", cells->document);
        } else {
            list.documents.emplace_back(cells->document, *score);
        }
        return true;
    });
    std::vector<std::string_view> queries(lists.size());
    for (const auto& [query, place] : places) {
        queries[place] = query;
    }
    for (std::size_t i = 0; i < lists.size(); ++i) {
        PredictionRow row;
        row.line = lists[i].line;
        row.text = lists[i].text;
        row.cells.push_back({id, PredictionCell::Kind::Text, 0, std::string(queries[i]), row.line});
        row.cells.push_back({contexts, PredictionCell::Kind::Json, 0,
                             contextsByScore(std::move(lists[i].documents)), row.line});
        if (!handler.takeRow(row)) {
            return;
        }
    }
}

std::string contextsByScore(std::vector<std::pair<std::string, double>> documents) {
    std::ranges::sort(documents, std::greater<>(), [](const std::pair<std::string, double>& one) {
        return std::pair<double, std::string_view>(one.second, one.first);
    });
    json::Json contexts = json::Json::array();
    for (const auto& [id, score] : documents) {
        contexts.push_back({{"id", id}, {"score", score}});
    }
    return json::dumpJson(contexts);
}

} // namespace assay::formats
