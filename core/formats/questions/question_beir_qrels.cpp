#include "core/formats/questions/question_beir_qrels.h"

#include "core/base/json_members.h"
#include "core/base/utf8_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <optional>
#include <set>
#include <utility>

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

json::Json extraOf(const model::Question& question) {
    auto extra = question.extra.empty() ? std::nullopt : json::parseJson(question.extra);
    return extra && extra->is_object() ? std::move(*extra) : json::Json::object();
}

bool isGrade(const json::Json& value) {
    return base::integerIn<std::int64_t>(value).has_value();
}

// The documents whose grade in some split is none.
using Ungraded = std::set<std::string, std::less<>>;

void reportWrong(const std::string& field, const json::Json& value, std::string expected,
                 base::IssueList& issues) {
    issues.add({.severity = Severity::Warning,
                .code = IssueCode::WrongType,
                .file = {},
                .line = 0,
                .field = field,
                .value = std::string(base::cutUtf8(json::dumpJson(value), base::kIssueValueLength)),
                .expected = std::move(expected)});
}

// {"test": {"doc1": 1}} of a question and nothing else of it.
json::Json readGrades(const model::Question& question, Ungraded& ungraded, base::IssueList& issues) {
    json::Json grades = json::Json::object();
    const json::Json extra = extraOf(question);
    const json::Json* const given = base::valueOf(extra, kQrels);
    if (given == nullptr) {
        return grades;
    }
    const std::string whole = question.questionId + ": " + kQrels;
    if (!given->is_object()) {
        reportWrong(whole, *given, "{}", issues);
        return grades;
    }
    for (const auto& [split, documents] : given->items()) {
        const std::string field = whole + "." + split;
        if (!documents.is_object()) {
            reportWrong(field, documents, "{}", issues);
            continue;
        }
        json::Json& taken = grades[split] = json::Json::object();
        for (const auto& [document, grade] : documents.items()) {
            if (isGrade(grade)) {
                taken[document] = grade;
            } else {
                reportWrong(field + "." + document, grade, "1", issues);
                ungraded.insert(document);
            }
        }
    }
    return grades;
}

std::optional<QrelsRow> readRow(const json::Json& row) {
    if (!row.is_array() || row.size() != 3) {
        return std::nullopt;
    }
    const auto query = base::textIn(row.at(0));
    const auto document = base::textIn(row.at(1));
    const auto grade = base::textIn(row.at(2));
    const bool fits =
        query && document && grade && isQrelsCell(*query) && isQrelsCell(*document) && gradeFrom(*grade);
    return fits ? std::optional(QrelsRow{*query, *document, *grade}) : std::nullopt;
}

// A line of three cells that is no judgement itself.
bool isHeader(const std::string& line) {
    const auto cells = cellsOf(line);
    return cells && line.find_first_of("\r\n") == std::string::npos &&
           !(gradeFrom((*cells)[2]) && !(*cells)[0].empty() && !(*cells)[1].empty());
}

std::optional<QrelsSplit> readSplit(const json::Json& json, std::int64_t& wrong) {
    const json::Json* const rows = base::memberOf(json, "rows");
    QrelsSplit split{.name = base::memberText(json, "name"), .header = std::nullopt, .rows = {}};
    if (split.name.empty() || rows == nullptr || !rows->is_array()) {
        return std::nullopt;
    }
    if (const json::Json* const header = base::valueOf(json, "header")) {
        split.header = base::textIn(*header);
        if (!split.header || !isHeader(*split.header)) {
            split.header.reset();
            ++wrong;
        }
    }
    for (const json::Json& one : *rows) {
        if (auto row = readRow(one)) {
            split.rows.push_back(std::move(*row));
        } else {
            ++wrong;
        }
    }
    return split;
}

bool isRelevant(const json::Json& grade) {
    return grade.is_number() && grade.get<double>() > 0;
}

} // namespace

json::Json readQrels(std::string_view text, std::string_view split, const std::string& file,
                     QuestionReading& reading, std::vector<std::int64_t>& lines) {
    json::Json header;
    json::Json rows = json::Json::array();
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
        if (cells && grade && isQrelsCell((*cells)[0]) && isQrelsCell((*cells)[1])) {
            rows.push_back(json::Json::array({(*cells)[0], (*cells)[1], (*cells)[2]}));
            lines.push_back(line);
            if (!seen.emplace((*cells)[0], (*cells)[1]).second) {
                reading.issues.add({.severity = Severity::Warning,
                                    .code = IssueCode::DuplicateId,
                                    .file = file,
                                    .line = line,
                                    .field = kQrels,
                                    .value = std::string(base::cutUtf8(here, base::kIssueValueLength)),
                                    .expected = {}});
            }
        } else if (first && isHeader(std::string(here))) {
            header = std::string(here);
        } else {
            const IssueCode code = cells ? IssueCode::WrongType : IssueCode::MalformedRecord;
            reading.issues.add({.severity = Severity::Error,
                                .code = code,
                                .file = file,
                                .line = line,
                                .field = kQrels,
                                .value = std::string(base::cutUtf8(here, base::kIssueValueLength)),
                                .expected = {}});
            reading.rejected.push_back(
                {.fileIndex = 0, .line = line, .reason = code, .text = std::string(here)});
        }
    }
    return json::Json{{"name", split}, {"header", std::move(header)}, {"rows", std::move(rows)}};
}

std::vector<std::string> judgedRelevant(const json::Json& grades) {
    std::vector<std::string> relevant;
    std::set<std::string, std::less<>> seen;
    for (const json::Json& split : grades) {
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

BeirSkeleton readBeirSkeleton(std::string_view json) {
    BeirSkeleton skeleton;
    const auto parsed = json::parseJson(json);
    if (!parsed || !parsed->is_object()) {
        skeleton.wrong = json.empty() ? 0 : 1;
        return skeleton;
    }
    if (const json::Json* const corpus = base::memberOf(*parsed, "corpus")) {
        skeleton.hasCorpus = *corpus == true;
    }
    const auto forEachOf = [&](const char* key, const auto& take) {
        const json::Json* const list = base::valueOf(*parsed, key);
        if (list != nullptr && !list->is_array()) {
            ++skeleton.wrong;
            return;
        }
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
            skeleton.wrong += take(list->at(i)) ? 0 : 1;
        }
    };
    forEachOf("qrels", [&](const json::Json& one) {
        auto split = readSplit(one, skeleton.wrong);
        if (split) {
            skeleton.splits.push_back(std::move(*split));
        }
        return split.has_value();
    });
    forEachOf("unmatched", [&](const json::Json& one) {
        if (one.is_string()) {
            skeleton.unmatched.push_back(one.get<std::string>());
        }
        return one.is_string();
    });
    return skeleton;
}

bool isQrelsCell(std::string_view text) noexcept {
    return !text.empty() && text.find_first_of(std::string_view("\t\n\r\0", 4)) == std::string_view::npos;
}

void setJudgements(model::Question& question, const json::Json& grades) {
    json::Json extra = extraOf(question);
    extra[kQrels] = grades;
    question.extra = json::dumpJson(extra);
    question.evidenceSentenceIds = judgedRelevant(grades);
}

json::Json judgementsOf(const model::Question& question, const std::string& defaultSplit,
                        base::IssueList& issues) {
    Ungraded ungraded;
    json::Json grades = readGrades(question, ungraded, issues);
    const std::set<std::string, std::less<>> wanted(question.evidenceSentenceIds.begin(),
                                                    question.evidenceSentenceIds.end());
    for (json::Json& split : grades) {
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
        if (std::find(held.begin(), held.end(), document) == held.end() && !ungraded.contains(document)) {
            const std::string split = grades.empty() ? defaultSplit : grades.begin().key();
            grades[split][document] = 1;
        }
    }
    return grades;
}

model::Question withoutJudgements(model::Question question) {
    json::Json extra = extraOf(question);
    if (extra.contains(kQrels)) {
        extra.erase(kQrels);
        question.extra = extra.empty() ? std::string() : json::dumpJson(extra);
    }
    question.evidenceSentenceIds.clear();
    return question;
}

} // namespace assay::formats
