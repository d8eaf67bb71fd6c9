#include "core/formats/questions/question_beir_qrels.h"

#include "core/base/json_members.h"
#include "core/base/utf8_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr const char* kQrels = "qrels";
constexpr const char* kUsualHeader = "query-id\tcorpus-id\tscore";

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

namespace {

// The rows of a split while its file is read.
class SplitRows {
  public:
    SplitRows(const std::string& file, QuestionReading& reading, std::vector<std::int64_t>& lines)
        : m_file(file)
        , m_reading(reading)
        , m_lines(lines) {}

    void add(const QrelsRow& row, std::string_view here, std::int64_t line) {
        m_rows.push_back(json::Json::array({row.query, row.document, row.grade}));
        m_lines.push_back(line);
        if (!m_seen.emplace(row.query, row.document).second) {
            report(Severity::Warning, IssueCode::DuplicateId, here, line);
        }
    }

    void reject(IssueCode code, std::string_view here, std::int64_t line) {
        report(Severity::Error, code, here, line);
        m_reading.rejected.push_back(
            {.fileIndex = 0, .line = line, .reason = code, .text = std::string(here)});
    }

    [[nodiscard]] bool empty() const { return m_rows.empty(); }

    [[nodiscard]] json::Json take() { return std::move(m_rows); }

  private:
    void report(Severity severity, IssueCode code, std::string_view here, std::int64_t line) {
        m_reading.issues.add({.severity = severity,
                              .code = code,
                              .file = m_file,
                              .line = line,
                              .field = kQrels,
                              .value = std::string(base::cutUtf8(here, base::kIssueValueLength)),
                              .expected = {}});
    }

    const std::string& m_file;
    QuestionReading& m_reading;
    std::vector<std::int64_t>& m_lines;
    json::Json m_rows = json::Json::array();
    std::set<std::pair<std::string, std::string>> m_seen;
};

// Calls `take(line, number)` for every line that is not blank.
template <typename Take>
void forEachQrelsLine(std::string_view text, const Take& take) {
    for (std::int64_t line = 1; !text.empty(); ++line) {
        const std::size_t end = text.find('\n');
        std::string_view here = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (here.ends_with('\r')) {
            here.remove_suffix(1);
        }
        if (here.find_first_not_of(" \t") != std::string_view::npos) {
            take(here, line);
        }
    }
}

// A whole number, also as 1.0.
std::optional<std::int64_t> wholeGrade(const json::Json* value) {
    constexpr double kMostGrade = 1e6;
    if (value == nullptr || !value->is_number()) {
        return std::nullopt;
    }
    const auto grade = value->get<double>();
    return std::abs(grade) <= kMostGrade && grade == std::floor(grade)
               ? std::optional(static_cast<std::int64_t>(grade))
               : std::nullopt;
}

} // namespace

json::Json readQrels(std::string_view text, std::string_view split, const std::string& file,
                     QuestionReading& reading, std::vector<std::int64_t>& lines) {
    json::Json header;
    SplitRows rows(file, reading, lines);
    forEachQrelsLine(text, [&](std::string_view here, std::int64_t line) {
        const auto cells = cellsOf(here);
        const bool first = header.is_null() && rows.empty() && line == 1;
        const auto grade = cells ? gradeFrom((*cells)[2]) : std::nullopt;
        if (cells && grade && isQrelsCell((*cells)[0]) && isQrelsCell((*cells)[1])) {
            rows.add({std::string((*cells)[0]), std::string((*cells)[1]), std::string((*cells)[2])}, here,
                     line);
        } else if (first && isHeader(std::string(here))) {
            header = std::string(here);
        } else {
            rows.reject(cells ? IssueCode::WrongType : IssueCode::MalformedRecord, here, line);
        }
    });
    return json::Json{{"name", split}, {"header", std::move(header)}, {"rows", rows.take()}};
}

json::Json readQrelsLines(std::string_view text, std::string_view split, const std::string& file,
                          QuestionReading& reading, std::vector<std::int64_t>& lines) {
    SplitRows rows(file, reading, lines);
    forEachQrelsLine(text, [&](std::string_view here, std::int64_t line) {
        const auto object = json::parseJson(here);
        if (!object || !object->is_object()) {
            rows.reject(IssueCode::MalformedRecord, here, line);
            return;
        }
        const std::string query = base::memberText(*object, "query-id");
        const std::string document = base::memberText(*object, "corpus-id");
        const auto grade = wholeGrade(base::memberOf(*object, "score"));
        if (grade && isQrelsCell(query) && isQrelsCell(document)) {
            rows.add({query, document, std::to_string(*grade)}, here, line);
        } else {
            rows.reject(IssueCode::WrongType, here, line);
        }
    });
    return json::Json{{"name", split}, {"header", kUsualHeader}, {"rows", rows.take()}};
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
