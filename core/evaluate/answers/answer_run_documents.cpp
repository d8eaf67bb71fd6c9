#include "core/evaluate/answers/answer_run_documents.h"

#include "core/evaluate/answers/answer_run_document_parts.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using json::SettingsReader;

// --- Settings ---

constexpr auto kEvaluationFieldsOf = [](auto& settings) -> auto& { return settings.evaluation.fields; };
constexpr auto kEvaluationClustersOf = [](auto& settings) -> auto& { return settings.evaluation.clusters; };
constexpr auto kEvaluationSeedOf = [](auto& settings) -> auto& { return settings.evaluation.seed; };

RunDocument writtenRubric(const AnswerRunSettings& settings) {
    return RunDocument::parse(rubricJson(settings.rubric));
}

void readWrittenRubric(SettingsReader& reader, const std::string& key, AnswerRunSettings& settings) {
    if (const RunDocument* const found = reader.take(key)) {
        auto rubric = rubricFromJson(textOfDocument(*found));
        rubric ? void(settings.rubric = std::move(*rubric))
               : reader.complain(key + "." + rubric.error().where);
    }
}

RunDocument writtenTokenizer(const AnswerRunSettings& settings) {
    return settings.tokenizer
               ? RunDocument(metrics::kRougeTokenizerNames[static_cast<std::size_t>(*settings.tokenizer)])
               : RunDocument();
}

void readTokenizer(SettingsReader& reader, const std::string& key, AnswerRunSettings& settings) {
    const RunDocument* const found = base::memberOf(reader.object(), key);
    if (found != nullptr && found->is_null()) {
        reader.take(key);
    } else if (found != nullptr) {
        reader.readName(key, settings.tokenizer.emplace(), metrics::kRougeTokenizerNames);
    }
}

RunDocument writtenStem(const AnswerRunSettings& settings) {
    return settings.stem ? RunDocument(*settings.stem) : RunDocument();
}

void readStem(SettingsReader& reader, const std::string& key, AnswerRunSettings& settings) {
    const RunDocument* const found = base::memberOf(reader.object(), key);
    if (found != nullptr && found->is_null()) {
        reader.take(key);
    } else if (found != nullptr) {
        reader.read(key, settings.stem.emplace());
    }
}

constexpr std::tuple kAnswerRunSettingsFields{
    json::required(json::field("suites", &AnswerRunSettings::suites)),
    json::required(json::field("predictions", &AnswerRunSettings::predictions)),
    json::required(json::own("rubric", writtenRubric, readWrittenRubric)),
    json::own("tokenizer", writtenTokenizer, readTokenizer),
    json::own("stem", writtenStem, readStem),
    json::field("fields", kEvaluationFieldsOf),
    json::named("clusters", kEvaluationClustersOf, kQuestionClusterNames),
    json::field("seed", kEvaluationSeedOf),
    json::field("limit", &AnswerRunSettings::limit)};

// --- Inputs ---

constexpr std::tuple kSuiteInputFields{
    json::required(json::field("name", &AnswerRunInputs::Suite::name)),
    json::required(json::field("questions", &AnswerRunInputs::Suite::questions)),
    json::required(json::field("sha256", &AnswerRunInputs::Suite::sha256))};

RunDocument writtenSuites(const AnswerRunInputs& inputs) {
    RunDocument list = RunDocument::array();
    for (const AnswerRunInputs::Suite& suite : inputs.suites) {
        list.push_back(json::toJson(suite, kSuiteInputFields));
    }
    return list;
}

void readSuites(SettingsReader& reader, const std::string& key, AnswerRunInputs& inputs) {
    const RunDocument* const list = reader.take(key);
    if (list == nullptr || !list->is_array()) {
        return reader.complain(key);
    }
    for (const RunDocument& one : *list) {
        AnswerRunInputs::Suite suite;
        if (const std::string wrong = json::readObject(one, suite, kSuiteInputFields); !wrong.empty()) {
            return reader.complain(key + "." + wrong);
        }
        inputs.suites.push_back(std::move(suite));
    }
}

RunDocument writtenSources(const AnswerRunInputs& inputs) {
    RunDocument list = RunDocument::array();
    for (const std::string& source : inputs.sources) {
        list.push_back(json::parseSettingsJson(source));
    }
    return list;
}

void readSources(SettingsReader& reader, const std::string& key, AnswerRunInputs& inputs) {
    const RunDocument* const list = reader.take(key);
    if (list == nullptr || !list->is_array()) {
        return reader.complain(key);
    }
    for (const RunDocument& one : *list) {
        if (!one.is_object()) {
            return reader.complain(key);
        }
        inputs.sources.push_back(textOfDocument(one));
    }
}

constexpr std::tuple kAnswerRunInputsFields{
    json::own("suites", writtenSuites, readSuites),
    json::required(json::field("predictions_id", &AnswerRunInputs::predictionsId)),
    json::required(json::field("predictions", &AnswerRunInputs::predictions)),
    json::required(json::field("predictions_sha256", &AnswerRunInputs::predictionsHash)),
    json::required(json::field("rubric_sha256", &AnswerRunInputs::rubricHash)),
    json::field("evidence_sha256", &AnswerRunInputs::evidenceHash),
    json::field("references_sha256", &AnswerRunInputs::referencesHash),
    json::own("sources", writtenSources, readSources)};

// --- Figures ---

RunDocument writtenInterval(const std::optional<statistics::Interval>& interval) {
    return interval ? RunDocument{interval->low, interval->high} : RunDocument();
}

RunDocument writtenFigure(const MetricFigure& figure) {
    RunDocument one{{"mean", orNullOf(figure.mean)},
                    {"ci", writtenInterval(figure.interval)},
                    {"n", figure.n},
                    {"not_applicable", figure.notApplicable}};
    if (!figure.model.empty()) {
        one["model"] = figure.model;
    }
    return one;
}

using CountsByName = std::map<std::string, std::int64_t>;

RunDocument writtenFigures(const AnswerFigures& figures) {
    RunDocument document{{"questions", figures.questions}};
    RunDocument metricsOf = RunDocument::object();
    for (const MetricFigure& figure : figures.metrics) {
        metricsOf[figure.name] = writtenFigure(figure);
    }
    document["metrics"] = std::move(metricsOf);
    document["verdicts"] = figures.verdicts;
    document["without_verdict"] = figures.withoutVerdict;
    document["pass_rate"] = writtenFigure(figures.passRate);
    const MicroCitations& micro = figures.citations;
    document["citations"] = {micro.correct, micro.generated, micro.found, micro.expected};
    return document;
}

// Reads what others may have written; the first thing that is wrong stays in `wrong`.
class FiguresReader {
  public:
    explicit FiguresReader(std::string& wrong)
        : m_wrong(wrong) {}

    void complain(const std::string& what) { m_wrong = m_wrong.empty() ? what : m_wrong; }

    std::int64_t count(const RunDocument& object, const std::string& key) {
        const RunDocument* const found = base::memberOf(object, key);
        const auto value = found != nullptr ? base::integerIn<std::int64_t>(*found) : std::nullopt;
        if (!value || *value < 0) {
            complain(key);
        }
        return value.value_or(0);
    }

    std::optional<double> number(const RunDocument& object, const std::string& key) {
        const RunDocument* const found = base::valueOf(object, key);
        const auto value = found != nullptr ? base::numberIn(*found) : std::nullopt;
        if (found != nullptr && !value) {
            complain(key);
        }
        return value;
    }

    std::optional<statistics::Interval> interval(const RunDocument* found, const std::string& key) {
        const auto interval = found != nullptr ? intervalIn(*found) : std::nullopt;
        if (found != nullptr && !found->is_null() && !interval) {
            complain(key);
        }
        return interval;
    }

    CountsByName counts(const RunDocument& object, const std::string& key) {
        CountsByName result;
        const RunDocument* const found = base::memberOf(object, key);
        if (found == nullptr || !found->is_object()) {
            complain(key);
            return result;
        }
        for (const auto& [name, value] : found->items()) {
            result[name] = count(*found, name);
        }
        return result;
    }

    MetricFigure figure(const RunDocument& object, std::string name) {
        MetricFigure figure;
        figure.name = std::move(name);
        if (!object.is_object()) {
            complain(figure.name);
            return figure;
        }
        figure.mean = number(object, "mean");
        figure.interval = interval(base::memberOf(object, "ci"), figure.name + ".ci");
        figure.n = count(object, "n");
        figure.notApplicable = count(object, "not_applicable");
        figure.model = base::memberText(object, "model");
        if (figure.mean.has_value() != (figure.n > 0)) {
            complain(figure.name + ".mean");
        }
        return figure;
    }

    AnswerFigures figures(const RunDocument& object) {
        AnswerFigures figures;
        figures.questions = count(object, "questions");
        const RunDocument* const metricsOf = base::memberOf(object, "metrics");
        const RunDocument* const passRate = base::memberOf(object, "pass_rate");
        const RunDocument* const micro = base::memberOf(object, "citations");
        if (metricsOf == nullptr || !metricsOf->is_object() || passRate == nullptr || micro == nullptr ||
            !micro->is_array() || micro->size() != 4) {
            complain("metrics");
            return figures;
        }
        for (const auto& [name, one] : metricsOf->items()) {
            figures.metrics.push_back(figure(one, name));
        }
        figures.verdicts = counts(object, "verdicts");
        figures.withoutVerdict = count(object, "without_verdict");
        figures.passRate = figure(*passRate, "pass_rate");
        for (const auto& [place, into] :
             {std::pair(0, &MicroCitations::correct), std::pair(1, &MicroCitations::generated),
              std::pair(2, &MicroCitations::found), std::pair(3, &MicroCitations::expected)}) {
            const auto value = base::integerIn<std::int64_t>((*micro)[static_cast<std::size_t>(place)]);
            value ? void(figures.citations.*into = *value) : complain("citations");
        }
        return figures;
    }

  private:
    std::string& m_wrong;
};

constexpr std::tuple kReportFields{
    json::field("scored", &ScoreReport::scored), json::field("from_store", &ScoreReport::fromStore),
    json::field("input_tokens", &ScoreReport::inputTokens),
    json::field("output_tokens", &ScoreReport::outputTokens), json::field("price", &ScoreReport::price)};

RunDocument writtenOutcomes(const std::vector<SourceOutcome>& outcomes) {
    RunDocument list = RunDocument::array();
    for (const SourceOutcome& outcome : outcomes) {
        RunDocument report = json::toJson(outcome.report, kReportFields);
        report["failed"] = outcome.report.failed;
        list.push_back({{"source", json::parseSettingsJson(outcome.description)}, {"report", report}});
    }
    return list;
}

std::vector<SourceOutcome> readOutcomes(const RunDocument& document, FiguresReader& reader) {
    std::vector<SourceOutcome> outcomes;
    const RunDocument* const list = base::memberOf(document, "sources");
    if (list == nullptr || !list->is_array()) {
        reader.complain("sources");
        return outcomes;
    }
    for (const RunDocument& one : *list) {
        const RunDocument* const source = base::memberOf(one, "source");
        const RunDocument* const report = base::memberOf(one, "report");
        if (source == nullptr || report == nullptr) {
            reader.complain("sources");
            return outcomes;
        }
        SourceOutcome outcome;
        outcome.description = textOfDocument(*source);
        std::string wrong;
        SettingsReader members(*report, "sources", wrong);
        json::readFields(members, outcome.report, kReportFields);
        if (!wrong.empty()) {
            reader.complain(wrong);
        }
        outcome.report.failed = reader.counts(*report, "failed");
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

RunDocument writtenUnmatched(const std::vector<workspace::UnmatchedPrediction>& unmatched) {
    RunDocument list = RunDocument::array();
    for (const workspace::UnmatchedPrediction& one : unmatched) {
        list.push_back({{"question_id", one.questionId},
                        {"question", one.question},
                        {"sample", orNullOf(one.sample)},
                        {"line", one.line}});
    }
    return list;
}

std::vector<workspace::UnmatchedPrediction> readUnmatched(const RunDocument& document,
                                                          FiguresReader& reader) {
    std::vector<workspace::UnmatchedPrediction> unmatched;
    const RunDocument* const list = base::memberOf(document, "unmatched");
    if (list == nullptr || !list->is_array()) {
        reader.complain("unmatched");
        return unmatched;
    }
    for (const RunDocument& one : *list) {
        workspace::UnmatchedPrediction read;
        read.questionId = base::memberText(one, "question_id");
        read.question = base::memberText(one, "question");
        const RunDocument* const sample = base::valueOf(one, "sample");
        read.sample = sample != nullptr ? base::integerIn<std::int64_t>(*sample) : std::nullopt;
        read.line = reader.count(one, "line");
        unmatched.push_back(std::move(read));
    }
    return unmatched;
}

} // namespace

std::string answerRunSettingsJson(const AnswerRunSettings& settings) {
    return textOfDocument(json::toJson(settings, kAnswerRunSettingsFields));
}

base::Result<AnswerRunSettings> readAnswerRunSettings(std::string_view text) {
    AnswerRunSettings settings;
    const std::string wrong =
        json::readObject(json::parseSettingsJson(text), settings, kAnswerRunSettingsFields);
    if (!wrong.empty()) {
        return base::fail(base::ErrorCode::InputNotUsable, "unknown, missing or of another type", wrong);
    }
    return settings;
}

std::string answerRunInputsJson(const AnswerRunInputs& inputs) {
    return textOfDocument(json::toJson(inputs, kAnswerRunInputsFields));
}

base::Result<AnswerRunInputs> readAnswerRunInputs(std::string_view text) {
    AnswerRunInputs inputs;
    const RunDocument document = json::parseSettingsJson(text);
    ASSAY_TRY(damagedUnless(json::readObject(document, inputs, kAnswerRunInputsFields)));
    return inputs;
}

std::string answerRunFiguresJson(const AnswerRun& run) {
    RunDocument document = writtenFigures(run.figures);
    RunDocument by = RunDocument::object();
    for (const auto& [field, values] : run.by) {
        RunDocument& ofField = by[field] = RunDocument::object();
        for (const auto& [value, figures] : values) {
            ofField[value] = writtenFigures(figures);
        }
    }
    document["by"] = std::move(by);
    document["flags"] = run.flags;
    document["warnings"] = run.warnings;
    document["clusters"] = kQuestionClusterNames[static_cast<std::size_t>(run.clusters)];
    document["cluster_count"] = run.clusterCount;
    document["predictions"] = run.predictions;
    document["matched"] = run.matched;
    document["unmatched"] = writtenUnmatched(run.unmatched);
    document["unmatched_count"] = run.unmatchedCount;
    document["unanswered"] = run.unanswered;
    document["failed"] = run.failed;
    document["sources"] = writtenOutcomes(run.sources);
    return textOfDocument(document);
}

base::Result<> readAnswerRunFigures(std::string_view text, AnswerRun& run) {
    const RunDocument document = json::parseSettingsJson(text);
    std::string wrong;
    FiguresReader reader(wrong);
    run.figures = reader.figures(document);
    const RunDocument* const by = base::memberOf(document, "by");
    if (by == nullptr || !by->is_object()) {
        reader.complain("by");
        return damagedUnless(wrong);
    }
    for (const auto& [field, values] : by->items()) {
        if (!values.is_object()) {
            reader.complain("by." + field);
            break;
        }
        for (const auto& [value, figures] : values.items()) {
            run.by[field][value] = reader.figures(figures);
        }
    }
    run.flags = reader.counts(document, "flags");
    run.warnings = reader.counts(document, "warnings");
    const auto clusters =
        enumeratorIn<QuestionClusters>(base::memberOf(document, "clusters"), kQuestionClusterNames);
    clusters ? void(run.clusters = *clusters) : reader.complain("clusters");
    run.clusterCount = static_cast<std::size_t>(reader.count(document, "cluster_count"));
    run.predictions = reader.count(document, "predictions");
    run.matched = reader.count(document, "matched");
    run.unmatched = readUnmatched(document, reader);
    run.unmatchedCount = reader.count(document, "unmatched_count");
    run.unanswered = reader.count(document, "unanswered");
    run.failed = reader.count(document, "failed");
    run.sources = readOutcomes(document, reader);
    return damagedUnless(wrong);
}

} // namespace assay::evaluate
