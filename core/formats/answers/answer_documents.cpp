#include "core/formats/answers/answer_documents.h"

#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_json.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/answer_score_table.h"
#include "core/formats/scored/scored_set_fields.h"
#include "core/formats/whole_file.h"
#include "core/json/json_document.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr std::string_view kResults = "results";
constexpr std::string_view kDetailedResults = "detailed_results";
constexpr std::string_view kBaselines = "baselines";
constexpr std::array<std::string_view, 5> kScales{"", "thousand", "million", "billion", "percent"};
constexpr std::size_t kProbedMembers = 100;
constexpr std::int64_t kRecordsPerLook = 4'096; // at the stop token

// --- Recognition: the text may end anywhere ---

struct RecordOutline {
    bool hasId = false;
    bool hasAnswer = false;
    bool isRetrieval = false; // of a search
    bool isSample = false;    // with its true class or an FHRI: of a scored set
};

RecordOutline outlineOf(std::string_view object) {
    RecordOutline outline;
    json::forEachMember(object, 1, [&outline](const json::JsonMember& member) {
        const std::string folded = foldedColumnName(member.key);
        outline.hasId = outline.hasId || questionIdRank(folded).has_value();
        outline.hasAnswer = outline.hasAnswer || answerRank(folded).has_value();
        outline.isRetrieval = outline.isRetrieval || member.key == "retrieved_sources" ||
                              member.key == "mrr" || member.key.starts_with("hit_rate@");
        const ScoredKey* scored = findScoredKey(member.key);
        outline.isSample = outline.isSample || folded.starts_with("fhri") ||
                           (scored != nullptr && scored->field == ScoredField::Label);
        return true;
    });
    return outline;
}

RecordOutline outlineOfFirst(std::string_view list) {
    return outlineOf(json::beginningOfFirstElement(list));
}

std::string unescaped(std::string_view raw) {
    std::string text;
    json::appendUnescapedJson(raw, text);
    return text;
}

struct Prediction {
    json::JsonPlace answer;
    std::string scale;
};

// Of [answer, scale]; nullopt: it is none.
std::optional<Prediction> predictionOf(const json::JsonPlace& value) {
    std::vector<json::JsonPlace> parts;
    if (value.kind == json::JsonKind::Array) {
        json::forEachElement(value.raw, value.line, [&parts](const json::JsonPlace& part) {
            parts.push_back(part);
            return parts.size() < 3;
        });
    }
    if (parts.size() != 2 || parts[1].kind != json::JsonKind::String) {
        return std::nullopt;
    }
    return Prediction{parts[0], unescaped(parts[1].raw)};
}

bool looksLikePredictions(std::string_view text) {
    std::size_t seen = 0;
    std::size_t fitting = 0;
    json::forEachMember(text, 1, [&](const json::JsonMember& member) {
        const auto prediction = predictionOf(member.value);
        fitting += prediction && std::ranges::find(kScales, prediction->scale) != kScales.end() ? 1 : 0;
        return fitting > 0 && ++seen < kProbedMembers; // the first one must be
    });
    return 2 * fitting > seen;
}

// --- Reading ---

class DocumentReader {
  public:
    DocumentReader(AnswerScoreKind kind, std::string file, const std::stop_token& stop)
        : m_kind(kind)
        , m_file(std::move(file))
        , m_stop(stop) {}

    AnswerDocumentReading read(std::string_view text) {
        std::string mended;
        if (base::firstInvalidUtf8(text) != std::string_view::npos) {
            mended = text;
            mendUtf8Lines(mended, m_file, m_result.reading.issues);
            text = mended;
        }
        const json::JsonDocument document = json::jsonDocumentOf(text, m_file, json::JsonKind::Object);
        m_result.fault = document.fault;
        if (document.fault) {
            return std::move(m_result);
        }
        m_result.hasQuestionId = m_kind == AnswerScoreKind::TatqaPredictionsJson;
        switch (m_kind) {
        case AnswerScoreKind::FinsearchResultsJson:
            m_result.fault = readList(document.root, kDetailedResults, {});
            break;
        case AnswerScoreKind::FloridaReportJson:
            m_result.fault = readList(document.root, kResults, {});
            break;
        case AnswerScoreKind::FloridaBaselinesJson:
            readBaselines(document.root);
            break;
        case AnswerScoreKind::TatqaPredictionsJson:
            readPredictions(document.root);
            break;
        case AnswerScoreKind::ScoresCsv:
        case AnswerScoreKind::PredictionsJsonl:
            break;
        }
        return std::move(m_result);
    }

  private:
    // What is not as it must be. `place` is the value, or where it is missing.
    [[nodiscard]] base::Issue fault(const json::JsonPlace& place, std::string field,
                                    std::string expected) const {
        const bool isMissing = place.kind == json::JsonKind::Invalid;
        return {Severity::Error,
                isMissing ? IssueCode::MissingField : IssueCode::WrongType,
                m_file,
                place.line,
                std::move(field),
                isMissing ? std::string() : std::string(base::cutUtf8(place.raw, base::kIssueValueLength)),
                std::move(expected)};
    }

    // The records under `key`, all of one system; or why there are none.
    std::optional<base::Issue> readList(const json::JsonPlace& object, std::string_view key,
                                        const std::string& system) {
        const json::JsonPlace list = json::placeAt(object.raw, object.line, "/" + std::string(key));
        if (list.kind != json::JsonKind::Array) {
            const std::string prefix = system.empty() ? std::string() : system + ".";
            return fault(list, prefix + std::string(key), "a list");
        }
        AnswerScoreTable table(m_kind, m_file);
        std::size_t index = 0;
        json::forEachElement(list.raw, list.line, [&](const json::JsonPlace& record) {
            const std::size_t at = index++;
            if (record.kind == json::JsonKind::Object) {
                addAnswerObject(record, table);
            } else {
                table.reject(record.line, record.raw, IssueCode::WrongType,
                             std::string(key) + "[" + std::to_string(at) + "]", record.raw);
            }
            return goesOn(table);
        });
        take(table, system);
        return std::nullopt;
    }

    void readBaselines(const json::JsonPlace& root) {
        const json::JsonPlace baselines = json::placeAt(root.raw, root.line, "/" + std::string(kBaselines));
        if (baselines.kind != json::JsonKind::Object) {
            m_result.fault = fault(baselines, std::string(kBaselines), "an object");
            return;
        }
        std::set<std::string, std::less<>> names;
        json::forEachMember(baselines.raw, baselines.line, [&](const json::JsonMember& system) {
            if (!names.insert(system.key).second) {
                m_result.reading.issues.add({Severity::Error,
                                             IssueCode::DuplicateId,
                                             m_file,
                                             system.value.line,
                                             std::string(kBaselines),
                                             system.key,
                                             {}});
                return true;
            }
            auto problem = system.value.kind == json::JsonKind::Object
                               ? readList(system.value, kResults, system.key)
                               : std::optional(fault(system.value, system.key, "an object"));
            if (problem) {
                m_result.reading.issues.add(std::move(*problem));
            }
            return !m_stop.stop_requested();
        });
    }

    void readPredictions(const json::JsonPlace& root) {
        AnswerScoreTable table(m_kind, m_file);
        const std::size_t id = table.column("question_id", "question_id", false);
        const std::size_t answer = table.column("prediction", "prediction", false);
        json::forEachMember(root.raw, root.line, [&](const json::JsonMember& member) {
            const auto prediction = predictionOf(member.value);
            if (!prediction) {
                table.reject(member.value.line, member.value.raw, IssueCode::WrongType, member.key,
                             member.value.raw);
                return goesOn(table);
            }
            AnswerRow row;
            row.line = member.value.line;
            row.text = member.value.raw;
            row.cells.push_back({id, AnswerCell::Kind::Text, 0, member.key, row.line});
            if (prediction->answer.kind != json::JsonKind::Null) {
                row.cells.push_back(answerCell(*prediction, answer));
            }
            table.add(std::move(row));
            return goesOn(table);
        });
        take(table, {});
    }

    static AnswerCell answerCell(const Prediction& prediction, std::size_t column) {
        AnswerCell cell{column, AnswerCell::Kind::Text, 0, {}, prediction.answer.line};
        bool isText = true;
        const auto add = [&](const json::JsonPlace& part) {
            cell.text += cell.text.empty() ? "" : "; ";
            if (part.kind == json::JsonKind::String) {
                json::appendUnescapedJson(part.raw, cell.text);
            } else {
                cell.text += part.raw;
                isText = isText &&
                         (part.kind == json::JsonKind::Number || part.kind == json::JsonKind::NotANumber);
            }
            return true;
        };
        if (prediction.answer.kind == json::JsonKind::Array) {
            json::forEachElement(prediction.answer.raw, prediction.answer.line, add);
        } else {
            add(prediction.answer);
        }
        if (!isText) {
            cell.kind = AnswerCell::Kind::Other;
            cell.text = prediction.answer.raw;
        } else if (!cell.text.empty() && !prediction.scale.empty()) {
            cell.text += " " + prediction.scale;
        }
        return cell;
    }

    [[nodiscard]] bool goesOn(const AnswerScoreTable& table) const {
        return table.records() % kRecordsPerLook != 0 || !m_stop.stop_requested();
    }

    void take(AnswerScoreTable& table, const std::string& system) {
        m_result.hasQuestionId = m_result.hasQuestionId || table.hasQuestionId();
        m_result.records += table.records();
        AnswerScoreReading part = table.finish();
        AnswerScoreReading& whole = m_result.reading;
        for (AnswerRecord& record : part.records) {
            record.system = system;
            whole.records.push_back(std::move(record));
        }
        whole.read.merge(part.read);
        for (std::string& column : part.otherColumns) {
            if (std::ranges::find(whole.otherColumns, column) == whole.otherColumns.end()) {
                whole.otherColumns.push_back(std::move(column));
            }
        }
        std::ranges::move(part.rejected, std::back_inserter(whole.rejected));
        for (const base::Issue& issue : part.issues.issues()) {
            whole.issues.add(issue);
        }
        for (const auto& [which, count] : part.issues.notKept()) {
            whole.issues.addNotKept(which.first, which.second, count);
        }
    }

    AnswerScoreKind m_kind;
    std::string m_file;
    const std::stop_token& m_stop;
    AnswerDocumentReading m_result;
};

} // namespace

std::optional<AnswerScoreKind> recogniseAnswerDocument(std::string_view beginning) {
    const json::JsonWalk walk =
        json::forEachMember(beginning, 1, [](const json::JsonMember&) { return true; });
    if (walk.whole && beginning.find_first_not_of(" \t\r\n", walk.end) != std::string_view::npos) {
        return std::nullopt; // lines, each an object
    }
    if (const auto list = outlineOfFirst(json::beginningOfMember(beginning, kDetailedResults));
        list.hasId && list.isRetrieval && !list.isSample) {
        return AnswerScoreKind::FinsearchResultsJson;
    }
    if (const auto list = outlineOfFirst(json::beginningOfMember(beginning, kResults));
        list.hasId && list.hasAnswer) {
        return AnswerScoreKind::FloridaReportJson;
    }
    const std::string_view system =
        json::beginningOfFirstMember(json::beginningOfMember(beginning, kBaselines));
    if (const auto list = outlineOfFirst(json::beginningOfMember(system, kResults));
        list.hasId && list.hasAnswer) {
        return AnswerScoreKind::FloridaBaselinesJson;
    }
    return looksLikePredictions(beginning) ? std::optional(AnswerScoreKind::TatqaPredictionsJson)
                                           : std::nullopt;
}

AnswerDocumentReading readAnswerDocument(std::string_view text, AnswerScoreKind kind, const std::string& file,
                                         const std::stop_token& stop) {
    return DocumentReader(kind, file, stop).read(text);
}

} // namespace assay::formats
