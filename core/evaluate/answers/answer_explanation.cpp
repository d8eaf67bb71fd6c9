#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/evaluate/answers/answer_run.h"
#include "core/evaluate/answers/answer_run_material.h"
#include "core/evaluate/answers/given_score.h"
#include "core/workspace/predictions/answer_sets.h"
#include "core/workspace/suites/passages.h"
#include "core/workspace/suites/questions.h"
#include "core/workspace/suites/reference_lists.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::evaluate {
namespace {

// The set that was measured, or one with the very same answers.
base::Result<base::RowId> measuredSet(const workspace::Reader& reader, const AnswerRun& run) {
    ASSAY_TRY(const auto sets, workspace::answerSets(reader));
    for (const workspace::AnswerSetInfo& set : sets) {
        if (set.contentHash == run.inputs.predictionsHash) {
            return set.id;
        }
    }
    return base::fail(base::ErrorCode::NotFound, "answer set " + run.inputs.predictions, reader.path());
}

base::Result<model::Question> measuredRevision(const workspace::Reader& reader, const AnswerRunItem& item) {
    ASSAY_TRY(auto revisions, workspace::questionRevisions(reader, item.question));
    const auto found = std::ranges::find(revisions, item.revision, &workspace::QuestionRevision::revision);
    if (found == revisions.end()) {
        return base::fail(base::ErrorCode::NotFound,
                          "revision " + std::to_string(item.revision) + " of " + item.questionId,
                          reader.path());
    }
    return std::move(found->question);
}

// What sources gave to it in the run.
void addGiven(const AnswerRunItem& item, std::size_t sample, model::Prediction& prediction) {
    if (sample < item.given.size()) {
        giveAgain(item.given[sample], prediction);
    }
}

} // namespace

base::Result<std::vector<std::string>> evidenceTexts(const workspace::Reader& reader,
                                                     const model::Question& question) {
    std::vector<std::string> texts;
    for (const std::string& id : question.evidenceSentenceIds) {
        ASSAY_TRY(const auto passages, workspace::passagesOf(reader, id));
        for (const workspace::StoredPassage& passage : passages) {
            texts.push_back(passage.text);
        }
    }
    return texts;
}

base::Result<CitedReferences> citedReferences(const workspace::Reader& reader, const Rubric& rubric,
                                              const std::stop_token& stop) {
    CitedReferences references;
    if (rubric.citations != CitationStyle::Norwegian) {
        return references;
    }
    ASSAY_TRY(const auto lists, workspace::referenceLists(reader));
    base::Sha256 hash;
    for (const workspace::ReferenceListInfo& list : lists) {
        if (list.kind != formats::ReferenceListKind::SourcesJson) {
            continue;
        }
        ASSAY_TRY(const auto entries, workspace::loadReferenceList(reader, list.id, stop));
        std::vector<metrics::CitedSource> sources = citedSources(entries);
        std::ranges::move(sources, std::back_inserter(references.sources));
        hash.add(list.sha256);
    }
    if (!references.sources.empty()) {
        references.hash = hash.finish();
    }
    return references;
}

base::Result<> forEachMeasuredAnswer(const workspace::Reader& reader, const AnswerRun& run,
                                     const TakeMeasured& take, const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> base::Result<> {
        ASSAY_TRY(const auto set, measuredSet(reader, run));
        std::vector<workspace::NamedQuestion> questions;
        for (const AnswerRunItem& item : run.items) {
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            ASSAY_TRY(auto question, measuredRevision(reader, item));
            questions.push_back({item.question, item.revision, item.suite, std::move(question)});
        }
        const auto takeOne = [&](std::size_t place,
                                 std::vector<formats::PredictionRecord> samples) -> base::Result<> {
            const AnswerRunItem& item = run.items[place];
            if (std::ssize(samples) != item.samples) {
                return base::fail(base::ErrorCode::InputNotUsable, item.questionId, run.inputs.predictions);
            }
            std::vector<model::Prediction> predictions;
            for (formats::PredictionRecord& sample : samples) {
                addGiven(item, predictions.size(), sample.prediction);
                predictions.push_back(std::move(sample.prediction));
            }
            return take(item, questions[place].question, predictions);
        };
        ASSAY_TRY(workspace::readPredictions(reader, set, questions, takeOne, stop));
        return {};
    });
}

std::vector<std::string> usualFields(const Rubric& rubric) {
    std::vector<std::string> fields = AnswerEvaluationSettings().fields;
    if (rubric.norwegian) {
        fields.emplace_back("metadata.domain");
    }
    return fields;
}

base::Result<ExplainedAnswer> explainAnswer(const workspace::Reader& reader, const AnswerRun& run,
                                            const AnswerRunItem& item, const std::stop_token& stop) {
    return base::guarded(reader.path(), [&]() -> base::Result<ExplainedAnswer> {
        ExplainedAnswer explained;
        ASSAY_TRY(explained.question, measuredRevision(reader, item));
        ASSAY_TRY(explained.evidence, evidenceTexts(reader, explained.question));
        if (item.samples == 0) {
            return explained;
        }
        ASSAY_TRY(const auto set, measuredSet(reader, run));
        const workspace::NamedQuestion named{item.question, item.revision, item.suite, explained.question};
        const auto take = [&](std::size_t, std::vector<formats::PredictionRecord> samples) -> base::Result<> {
            for (formats::PredictionRecord& sample : samples) {
                explained.predictions.push_back(std::move(sample.prediction));
            }
            return {};
        };
        ASSAY_TRY(workspace::readPredictions(reader, set, {&named, 1}, take, stop));
        if (std::ssize(explained.predictions) != item.samples) {
            return base::fail(base::ErrorCode::InputNotUsable, item.questionId, run.inputs.predictions);
        }
        const Rubric rubric = run.settings.rubricTaken();
        ASSAY_TRY(const auto references, citedReferences(reader, rubric, stop));
        const std::vector<std::string_view> evidence(explained.evidence.begin(), explained.evidence.end());
        AnswerScorer scorer(rubric, Explain::Yes);
        for (std::size_t i = 0; i < explained.predictions.size(); ++i) {
            model::Prediction& prediction = explained.predictions[i];
            addGiven(item, i, prediction);
            explained.scores.push_back(scorer.score(explained.question, prediction,
                                                    {.evidence = evidence, .sources = references.sources}));
        }
        return explained;
    });
}

} // namespace assay::evaluate
