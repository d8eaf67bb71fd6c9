#include "core/formats/rankings/neighbour_results.h"

#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/rankings/neighbour_results_intake.h"
#include "core/formats/whole_file.h"
#include "core/json/json_places.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

std::string_view firstLine(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    text = first == std::string_view::npos ? std::string_view() : text.substr(first);
    return text.substr(0, text.find('\n'));
}

// "anchor Q0 id rank score tag"
bool looksLikeTrecRun(std::string_view line) {
    std::array<std::string_view, 6> words;
    std::size_t count = 0;
    while (true) {
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string_view::npos) {
            break;
        }
        if (count == words.size()) {
            return false;
        }
        line.remove_prefix(first);
        const std::size_t end = std::min(line.find_first_of(" \t\r"), line.size());
        words[count++] = line.substr(0, end);
        line.remove_prefix(end);
    }
    return count == words.size() && (words[1] == "Q0" || words[1] == "q0" || words[1] == "0") &&
           numberOf<std::int64_t>(words[3]) && numberOf<double>(words[4]);
}

bool hasAnchorAndList(const nlohmann::ordered_json& line) {
    bool anchor = false;
    bool list = false;
    for (const auto& [key, value] : line.items()) {
        const auto field = resultField(key);
        anchor = anchor || field == ResultField::Anchor;
        list = list || (field == ResultField::List && value.is_array());
    }
    return anchor && list;
}

} // namespace

std::string_view neighbourResultsKindName(NeighbourResultsKind kind) noexcept {
    constexpr std::array<std::string_view, 4> kKindNames{"json-lines", "csv", "trec-run", "json"};
    return kKindNames.at(static_cast<std::size_t>(kind));
}

bool looksLikeNeighbourResults(std::string_view text) {
    text = base::withoutByteOrderMark(text);
    const std::string_view line = firstLine(text);
    if (line.empty()) {
        return false;
    }
    if (line.front() != '{') {
        bool anchor = false;
        bool list = false;
        std::string_view rest = line;
        while (!rest.empty()) {
            const std::size_t end = std::min(rest.find_first_of(",;\t\r"), rest.size());
            std::string_view name = rest.substr(0, end);
            if (name.size() >= 2 && name.front() == '"' && name.back() == '"') {
                name = name.substr(1, name.size() - 2);
            }
            const auto field = resultField(name);
            anchor = anchor || field == ResultField::Anchor;
            list = list || field == ResultField::List;
            rest = end == rest.size() ? std::string_view() : rest.substr(end + 1);
        }
        return (anchor && list) || looksLikeTrecRun(line);
    }
    const nlohmann::ordered_json json = json::parseJson(line).value_or(nlohmann::ordered_json());
    if (json.is_object()) {
        return hasAnchorAndList(json) || json.contains("per_anchor") ||
               (json.contains("settings") && text.find('\n') != std::string_view::npos);
    }
    return text.find("\"per_anchor\"") != std::string_view::npos;
}

Result<NeighbourResultsReading> readNeighbourResults(std::string_view bytes, const std::string& file,
                                                     const NeighbourResultsDefaults& defaults,
                                                     const std::stop_token& stop) {
    NeighbourResultsReading reading;
    reading.sha256 = base::sha256(bytes);
    std::string text(base::withoutByteOrderMark(bytes));
    mendUtf8Lines(text, file, reading.issues);
    NeighbourResultsIntake intake(reading, file, defaults);
    const std::string_view line = firstLine(text);
    if (line.empty()) {
        return fail(ErrorCode::InputNotUsable, "no record", file);
    }
    if (line.front() == '{') {
        if (readResultsDocument(text, intake, reading.results)) {
            reading.kind = NeighbourResultsKind::Document;
        } else {
            readResultsJsonLines(text, intake, reading.results, stop);
        }
    } else if (looksLikeTrecRun(line)) {
        reading.kind = NeighbourResultsKind::TrecRun;
        readTrecRun(text, intake);
    } else {
        reading.kind = NeighbourResultsKind::Csv;
        ASSAY_TRY(readResultsCsv(text, intake, file));
    }
    if (stop.stop_requested()) {
        return fail(ErrorCode::Cancelled);
    }
    if (reading.results.lists.empty() && reading.issues.count(base::Severity::Error) == 0) {
        return fail(ErrorCode::InputNotUsable, "no list of results", file);
    }
    return reading;
}

Result<NeighbourResultsReading> readNeighbourResultsFile(const std::filesystem::path& path,
                                                         const NeighbourResultsDefaults& defaults,
                                                         const std::stop_token& stop,
                                                         base::ProgressSink& progress) {
    const auto text = readWholeFile(path, stop, progress);
    return text ? readNeighbourResults(*text, path.filename().string(), defaults, stop)
                : tl::unexpected(text.error());
}

} // namespace assay::formats
