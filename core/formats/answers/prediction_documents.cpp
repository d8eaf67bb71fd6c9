#include "core/formats/answers/prediction_documents.h"

#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/prediction_columns.h"
#include "core/formats/answers/prediction_tools.h"
#include "core/formats/answers/prediction_trec.h"
#include "core/formats/scored/scored_set_fields.h"
#include "core/json/json_document.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace assay::formats {
namespace {

using base::IssueCode;
using base::Severity;

constexpr std::string_view kResults = "results";
constexpr std::string_view kDetailedResults = "detailed_results";
constexpr std::string_view kSampleResults = "sample_results";
constexpr std::string_view kBaselines = "baselines";
constexpr std::array<std::string_view, 5> kScales{"", "thousand", "million", "billion", "percent"};
constexpr std::size_t kProbedMembers = 100;

// --- Recognition: the text may end anywhere ---

struct RecordOutline {
    bool hasId = false;
    bool hasAnswer = false;
    bool isRetrieval = false; // of a search
    bool isSample = false;    // with its true class or an FHRI: of a scored set
    bool isReport = false;    // of the Norwegian rubric
    bool isResponse = false;  // of FinSights
};

RecordOutline recordOutline(std::string_view object) {
    RecordOutline outline;
    std::set<std::string, std::less<>> keys;
    json::forEachMember(object, 1, [&](const json::JsonMember& member) {
        const std::string folded = foldedColumnName(member.key);
        keys.insert(member.key);
        outline.hasId = outline.hasId || questionIdRank(folded).has_value();
        outline.hasAnswer = outline.hasAnswer || answerRank(folded).has_value();
        outline.isRetrieval = outline.isRetrieval || member.key == "retrieved_sources" ||
                              member.key == "mrr" || member.key.starts_with("hit_rate@");
        const ScoredKey* scored = findScoredKey(member.key);
        outline.isSample = outline.isSample || folded.starts_with("fhri") ||
                           (scored != nullptr && scored->field == ScoredField::Label);
        return true;
    });
    const auto hasAll = [&keys](std::initializer_list<std::string_view> names) {
        return std::ranges::all_of(names, [&keys](std::string_view name) { return keys.contains(name); });
    };
    outline.isReport = hasAll({"sample_id", "predicted"});
    outline.isResponse = hasAll({"query", "answer", "context"}) || hasAll({"query", "answer", "metadata"});
    return outline;
}

RecordOutline firstOutline(std::string_view list) {
    return recordOutline(json::beginningOfFirstElement(list));
}

std::string unescapedScale(std::string_view raw) {
    std::string text;
    json::appendUnescapedJson(raw, text);
    return text;
}

struct TatqaPrediction {
    json::JsonPlace answer;
    std::string scale;
};

// Of [answer, scale]; nullopt: it is none.
std::optional<TatqaPrediction> tatqaPredictionOf(const json::JsonPlace& value) {
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
    return TatqaPrediction{parts[0], unescapedScale(parts[1].raw)};
}

bool looksLikePredictions(std::string_view text) {
    std::size_t seen = 0;
    std::size_t fitting = 0;
    json::forEachMember(text, 1, [&](const json::JsonMember& member) {
        const auto prediction = tatqaPredictionOf(member.value);
        fitting += prediction && std::ranges::find(kScales, prediction->scale) != kScales.end() ? 1 : 0;
        return fitting > 0 && ++seen < kProbedMembers; // the first one must be
    });
    return 2 * fitting > seen;
}

// --- Rows ---

// The elements of a list that are objects; `key` is what it stands under.
void walkList(const json::JsonPlace& list, std::string_view key, PredictionRowHandler& handler) {
    std::size_t index = 0;
    json::forEachElement(list.raw, list.line, [&](const json::JsonPlace& record) {
        const std::size_t at = index++;
        if (record.kind == json::JsonKind::Object) {
            return handler.takeRow(rowOfObject(record, handler.columns()));
        }
        return handler.takeRejected(record.line, record.raw, IssueCode::WrongType,
                                    std::string(key) + "[" + std::to_string(at) + "]", record.raw);
    });
}

PredictionCell tatqaCell(const TatqaPrediction& prediction, std::size_t column) {
    PredictionCell cell{column, PredictionCell::Kind::Text, 0, {}, prediction.answer.line};
    bool isText = true;
    const auto add = [&](const json::JsonPlace& part) {
        cell.text += cell.text.empty() ? "" : "; ";
        if (part.kind == json::JsonKind::String) {
            json::appendUnescapedJson(part.raw, cell.text);
        } else {
            cell.text += part.raw;
            isText =
                isText && (part.kind == json::JsonKind::Number || part.kind == json::JsonKind::NotANumber);
        }
        return true;
    };
    if (prediction.answer.kind == json::JsonKind::Array) {
        json::forEachElement(prediction.answer.raw, prediction.answer.line, add);
    } else {
        add(prediction.answer);
    }
    if (!isText) {
        cell.kind = PredictionCell::Kind::Json;
        cell.text.clear();
        static_cast<void>(json::readJsonValue(prediction.answer.raw, &cell.text));
    }
    return cell;
}

void walkTatqa(const json::JsonPlace& root, PredictionRowHandler& handler) {
    const std::size_t id = handler.columns().column("question_id", "question_id", false);
    const std::size_t answer = handler.columns().column("prediction", "prediction", false);
    const std::size_t unit = handler.columns().column("scale", "answer_unit", false);
    json::forEachMember(root.raw, root.line, [&](const json::JsonMember& member) {
        const auto prediction = tatqaPredictionOf(member.value);
        if (!prediction) {
            return handler.takeRejected(member.value.line, member.value.raw, IssueCode::WrongType, member.key,
                                        member.value.raw);
        }
        PredictionRow row;
        row.line = member.value.line;
        row.text = member.value.raw;
        row.cells.push_back({id, PredictionCell::Kind::Text, 0, member.key, row.line});
        if (prediction->answer.kind != json::JsonKind::Null) {
            row.cells.push_back(tatqaCell(*prediction, answer));
            if (!prediction->scale.empty()) {
                row.cells.push_back(
                    {unit, PredictionCell::Kind::Text, 0, prediction->scale, prediction->answer.line});
            }
        }
        return handler.takeRow(row);
    });
}

// One query's documents, best first, as trec_eval has them: by score, of equal ones by id, both falling.
std::string rankedContexts(const json::JsonMember& query, PredictionRowHandler& handler) {
    std::map<std::string, double> scores;
    json::forEachMember(query.value.raw, query.value.line, [&](const json::JsonMember& document) {
        const std::string field = query.key + "." + document.key;
        const auto score = document.value.kind == json::JsonKind::Number
                               ? json::decimalFromText(document.value.raw)
                               : std::nullopt;
        if (!score || !std::isfinite(*score)) {
            handler.report(Severity::Warning, IssueCode::NotANumber, document.value.line, field,
                           document.value.raw);
        } else if (!scores.insert_or_assign(document.key, *score).second) {
            handler.report(Severity::Warning, IssueCode::DuplicateKey, document.value.line, field,
                           document.value.raw);
        }
        return true;
    });
    return contextsByScore({scores.begin(), scores.end()});
}

void walkRun(const json::JsonPlace& root, PredictionRowHandler& handler) {
    const std::size_t id = handler.columns().column("question_id", "question_id", false);
    const std::size_t contexts = handler.columns().column("contexts", "contexts", false);
    json::forEachMember(root.raw, root.line, [&](const json::JsonMember& query) {
        if (query.value.kind != json::JsonKind::Object) {
            return handler.takeRejected(query.value.line, query.value.raw, IssueCode::WrongType, query.key,
                                        query.value.raw);
        }
        PredictionRow row;
        row.line = query.value.line;
        row.text = query.value.raw;
        row.cells.push_back({id, PredictionCell::Kind::Text, 0, query.key, row.line});
        row.cells.push_back(
            {contexts, PredictionCell::Kind::Json, 0, rankedContexts(query, handler), row.line});
        return handler.takeRow(row);
    });
}

// --- Parts ---

class PartFinder {
  public:
    PartFinder(std::string file, base::IssueList& issues)
        : m_file(std::move(file))
        , m_issues(issues) {}

    PredictionParts find(const json::JsonPlace& root, PredictionKind kind) {
        switch (kind) {
        case PredictionKind::FinsearchResultsJson:
            m_found.fault = addList(root, kDetailedResults, {});
            break;
        case PredictionKind::FloridaReportJson:
            m_found.fault = addList(root, kResults, {});
            break;
        case PredictionKind::NorwegianReportJson:
            m_found.fault = addList(root, kSampleResults, {});
            break;
        case PredictionKind::FloridaBaselinesJson:
            addBaselines(root);
            break;
        case PredictionKind::TatqaPredictionsJson:
            m_found.parts.push_back(
                {{}, [root](PredictionRowHandler& handler) { walkTatqa(root, handler); }});
            break;
        case PredictionKind::FinsightsResponsesJson:
            m_found.parts.push_back({{}, [root](PredictionRowHandler& handler) {
                                         if (root.kind == json::JsonKind::Array) {
                                             walkList(root, {}, handler);
                                         } else {
                                             handler.takeRow(rowOfObject(root, handler.columns()));
                                         }
                                     }});
            break;
        case PredictionKind::PytrecJson:
        case PredictionKind::RanxJson:
            m_found.parts.push_back({{}, [root](PredictionRowHandler& handler) { walkRun(root, handler); }});
            break;
        case PredictionKind::ArgillaAnswersJson:
        case PredictionKind::LabelStudioAnswersJson:
        case PredictionKind::LangfuseAnswersJson:
        case PredictionKind::PhoenixAnswersJson:
            addTool(root, kind);
            break;
        case PredictionKind::TrecRun:
        case PredictionKind::RetrievalSpansJsonl:
        case PredictionKind::ScoresCsv:
        case PredictionKind::PredictionsJsonl:
        case PredictionKind::FinancebenchResultsJsonl:
            break;
        }
        return std::move(m_found);
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
    std::optional<base::Issue> addList(const json::JsonPlace& object, std::string_view key,
                                       const std::string& system) {
        const json::JsonPlace list = json::placeAt(object.raw, object.line, "/" + std::string(key));
        if (list.kind != json::JsonKind::Array) {
            const std::string prefix = system.empty() ? std::string() : system + ".";
            return fault(list, prefix + std::string(key), "a list");
        }
        m_found.parts.push_back(
            {system, [list, key](PredictionRowHandler& handler) { walkList(list, key, handler); }});
        return std::nullopt;
    }

    void addTool(const json::JsonPlace& root, PredictionKind kind) {
        auto tool = toolAnswers(root, kind);
        if (!tool) {
            m_found.fault = fault(json::placeAt(root.raw, root.line, "/data"), "data", "a list");
            return;
        }
        for (ToolAnswers& part : *tool) {
            m_found.parts.push_back({std::move(part.system), std::move(part.walk)});
        }
    }

    void addBaselines(const json::JsonPlace& root) {
        const json::JsonPlace baselines = json::placeAt(root.raw, root.line, "/" + std::string(kBaselines));
        if (baselines.kind != json::JsonKind::Object) {
            m_found.fault = fault(baselines, std::string(kBaselines), "an object");
            return;
        }
        std::set<std::string, std::less<>> names;
        json::forEachMember(baselines.raw, baselines.line, [&](const json::JsonMember& system) {
            if (!names.insert(system.key).second) {
                m_issues.add({Severity::Error,
                              IssueCode::DuplicateId,
                              m_file,
                              system.value.line,
                              std::string(kBaselines),
                              system.key,
                              {}});
                return true;
            }
            auto problem = system.value.kind == json::JsonKind::Object
                               ? addList(system.value, kResults, system.key)
                               : std::optional(fault(system.value, system.key, "an object"));
            if (problem) {
                m_issues.add(std::move(*problem));
            }
            return true;
        });
    }

    std::string m_file;
    base::IssueList& m_issues;
    PredictionParts m_found;
};

} // namespace

std::optional<PredictionKind> recognisePredictionDocument(std::string_view beginning) {
    if (beginning.starts_with('[')) {
        return firstOutline(beginning).isResponse ? std::optional(PredictionKind::FinsightsResponsesJson)
                                                  : recogniseToolAnswers(beginning);
    }
    const json::JsonWalk walk =
        json::forEachMember(beginning, 1, [](const json::JsonMember&) { return true; });
    if (walk.whole && beginning.find_first_not_of(" \t\r\n", walk.end) != std::string_view::npos) {
        return std::nullopt; // lines, each an object
    }
    if (recordOutline(beginning).isResponse) {
        return PredictionKind::FinsightsResponsesJson;
    }
    for (const std::string_view key : {"data", "records", "runs"}) {
        if (const auto tool = recogniseToolAnswers(json::beginningOfMember(beginning, key))) {
            return tool;
        }
    }
    if (const auto list = firstOutline(json::beginningOfMember(beginning, kDetailedResults));
        list.hasId && list.isRetrieval && !list.isSample) {
        return PredictionKind::FinsearchResultsJson;
    }
    if (firstOutline(json::beginningOfMember(beginning, kSampleResults)).isReport) {
        return PredictionKind::NorwegianReportJson;
    }
    if (const auto list = firstOutline(json::beginningOfMember(beginning, kResults));
        list.hasId && list.hasAnswer) {
        return PredictionKind::FloridaReportJson;
    }
    const std::string_view system =
        json::beginningOfFirstMember(json::beginningOfMember(beginning, kBaselines));
    if (const auto list = firstOutline(json::beginningOfMember(system, kResults));
        list.hasId && list.hasAnswer) {
        return PredictionKind::FloridaBaselinesJson;
    }
    return looksLikePredictions(beginning) ? std::optional(PredictionKind::TatqaPredictionsJson)
                                           : std::nullopt;
}

bool looksLikeRankings(std::string_view text) {
    std::size_t seen = 0;
    bool isRun = true;
    bool hasFraction = false;
    json::forEachMember(text, 1, [&](const json::JsonMember& query) {
        std::size_t documents = 0;
        if (query.value.kind == json::JsonKind::Object) {
            json::forEachMember(query.value.raw, 1, [&](const json::JsonMember& document) {
                isRun = isRun && document.value.kind == json::JsonKind::Number;
                hasFraction = hasFraction || document.value.raw.find('.') != std::string_view::npos;
                return isRun && ++documents < kProbedMembers;
            });
        }
        isRun = isRun && documents > 0;
        return isRun && ++seen < kProbedMembers;
    });
    return isRun && hasFraction && seen > 0;
}

PredictionParts predictionParts(std::string_view text, PredictionKind kind, const std::string& file,
                                base::IssueList& issues) {
    if (kind == PredictionKind::TrecRun) {
        return {{{{}, [text](PredictionRowHandler& handler) { walkTrecRun(text, handler); }}}, {}};
    }
    const bool isList =
        (kind == PredictionKind::FinsightsResponsesJson || isToolKind(kind)) &&
        text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size())).starts_with('[');
    const json::JsonDocument document =
        json::jsonDocumentOf(text, file, isList ? json::JsonKind::Array : json::JsonKind::Object);
    if (document.fault) {
        return {{}, document.fault};
    }
    return PartFinder(file, issues).find(document.root, kind);
}

} // namespace assay::formats
