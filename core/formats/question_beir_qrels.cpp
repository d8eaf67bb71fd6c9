#include "core/formats/question_beir_qrels.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr const char* kQrels = "qrels";

std::optional<std::array<std::string_view, 3>> cellsOf(std::string_view line) {
    std::array<std::string_view, 3> cells;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t tab = line.find('\t');
        if ((tab == std::string_view::npos) != (i + 1 == cells.size())) {
            return std::nullopt;
        }
        cells.at(i) = line.substr(0, tab);
        line.remove_prefix(tab == std::string_view::npos ? line.size() : tab + 1);
    }
    return cells;
}

std::optional<std::int64_t> gradeFrom(std::string_view text) {
    std::int64_t grade = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), grade);
    return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(grade)
                                                                                     : std::nullopt;
}

Json extraOf(const model::Question& question) {
    auto extra = question.extra.empty() ? std::nullopt : parseJson(question.extra);
    return extra && extra->is_object() ? std::move(*extra) : Json::object();
}

bool isRelevant(const Json& grade) {
    return grade.is_number() && grade.get<double>() > 0;
}

} // namespace

Json readQrels(std::string_view text, std::string_view split, const std::string& file,
               QuestionReading& reading, std::vector<std::int64_t>& lines) {
    Json header;
    Json rows = Json::array();
    std::int64_t line = 0;
    std::set<std::pair<std::string, std::string>> seen;
    while (!text.empty()) {
        ++line;
        const std::size_t end = text.find('\n');
        std::string_view here = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (here.ends_with('\r')) {
            here.remove_suffix(1);
        }
        if (here.find_first_not_of(" \t") == std::string_view::npos) {
            continue;
        }
        const auto cells = cellsOf(here);
        const bool first = header.is_null() && rows.empty() && line == 1;
        const auto grade = cells ? gradeFrom((*cells)[2]) : std::nullopt;
        if (cells && grade && !(*cells)[0].empty() && !(*cells)[1].empty()) {
            rows.push_back(Json::array({(*cells)[0], (*cells)[1], (*cells)[2]}));
            lines.push_back(line);
            if (!seen.emplace((*cells)[0], (*cells)[1]).second) {
                reading.issues.add({.severity = Severity::Warning,
                                    .code = IssueCode::DuplicateId,
                                    .file = file,
                                    .line = line,
                                    .field = kQrels,
                                    .value = std::string(here.substr(0, base::kIssueValueLength)),
                                    .expected = {}});
            }
        } else if (first && cells) {
            header = std::string(here);
        } else {
            const IssueCode code = cells ? IssueCode::WrongType : IssueCode::MalformedRecord;
            reading.issues.add({.severity = Severity::Error,
                                .code = code,
                                .file = file,
                                .line = line,
                                .field = kQrels,
                                .value = std::string(here.substr(0, base::kIssueValueLength)),
                                .expected = {}});
            reading.rejected.push_back(
                {.fileIndex = 0, .line = line, .reason = code, .text = std::string(here)});
        }
    }
    return Json{{"name", split}, {"header", std::move(header)}, {"rows", std::move(rows)}};
}

std::vector<std::string> judgedRelevant(const Json& grades) {
    std::vector<std::string> relevant;
    std::set<std::string, std::less<>> seen;
    for (const Json& split : grades) {
        if (!split.is_object()) {
            continue;
        }
        for (const auto& [document, grade] : split.items()) {
            if (isRelevant(grade) && seen.insert(document).second) {
                relevant.push_back(document);
            }
        }
    }
    return relevant;
}

void setJudgements(model::Question& question, const Json& grades) {
    Json extra = extraOf(question);
    extra[kQrels] = grades;
    question.extra = dumpJson(extra);
    question.evidenceSentenceIds = judgedRelevant(grades);
}

Json judgementsOf(const model::Question& question, const std::string& defaultSplit) {
    Json extra = extraOf(question);
    Json grades = extra.contains(kQrels) && extra[kQrels].is_object() ? extra[kQrels] : Json::object();
    const std::set<std::string, std::less<>> wanted(question.evidenceSentenceIds.begin(),
                                                    question.evidenceSentenceIds.end());
    for (Json& split : grades) {
        if (!split.is_object()) {
            continue;
        }
        std::vector<std::string> gone;
        for (const auto& [document, grade] : split.items()) {
            if (isRelevant(grade) && !wanted.contains(document)) {
                gone.push_back(document);
            }
        }
        for (const std::string& document : gone) {
            split.erase(document);
        }
    }
    const std::vector<std::string> held = judgedRelevant(grades);
    for (const std::string& document : question.evidenceSentenceIds) {
        if (std::find(held.begin(), held.end(), document) == held.end()) {
            const std::string split = grades.empty() ? defaultSplit : grades.begin().key();
            grades[split][document] = 1;
        }
    }
    return grades;
}

model::Question withoutJudgements(model::Question question) {
    Json extra = extraOf(question);
    if (extra.contains(kQrels)) {
        extra.erase(kQrels);
        question.extra = extra.empty() ? std::string() : dumpJson(extra);
    }
    question.evidenceSentenceIds.clear();
    return question;
}

} // namespace assay::formats
