#include "core/curation/training_pairs.h"

#include "core/text/folded_text.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/passages.h"

#include <nlohmann/json.hpp>

#include <map>
#include <set>
#include <utility>
#include <vector>

namespace assay::curation {
namespace {

using base::Result;
using PairLine = nlohmann::ordered_json;

// Ranked results of each question, by its id.
using ResultsOfQuestions = std::map<std::string, std::vector<model::PredictionContext>, std::less<>>;

class PairWriter {
  public:
    PairWriter(const workspace::Reader& reader, TrainingPairs& pairs)
        : m_reader(reader)
        , m_pairs(pairs) {}

    // The first text that is held under the id; empty: none.
    [[nodiscard]] Result<std::string> textOf(const std::string& id) const {
        ASSAY_TRY(const auto passages, workspace::passagesOf(m_reader, id));
        return passages.empty() ? std::string() : passages.front().text;
    }

    void add(const model::Question& question, const std::string& id, const std::string& text, int label,
             const std::string& origin, std::optional<std::size_t> rank) {
        const PairLine line{{"question_id", question.questionId},
                            {"question", question.questionText},
                            {"sentenceID", id},
                            {"sentence_text", text},
                            {"label", label},
                            {"origin", origin},
                            {"rank", rank ? PairLine(*rank) : PairLine()}};
        m_pairs.lines += line.dump(-1, ' ', false, PairLine::error_handler_t::replace) + "\n";
        ++(label == 1 ? m_pairs.positives : m_pairs.negatives);
    }

  private:
    const workspace::Reader& m_reader;
    TrainingPairs& m_pairs;
};

Result<ResultsOfQuestions> resultsOf(const workspace::Reader& reader, base::RowId set,
                                     const std::stop_token& stop) {
    ResultsOfQuestions results;
    if (set == 0) {
        return results;
    }
    const auto take = [&results](formats::PredictionRecord record) -> Result<> {
        model::Prediction& prediction = record.prediction;
        if (!prediction.questionId.empty() && prediction.contexts) {
            results.try_emplace(prediction.questionId,
                                std::move(*prediction.contexts)); // of the first sample
        }
        return {};
    };
    ASSAY_TRY(workspace::readPredictionSet(reader, set, take, stop));
    return results;
}

} // namespace

Result<TrainingPairs> trainingPairs(const workspace::Reader& reader,
                                    std::span<const workspace::NamedQuestion> questions, base::RowId set,
                                    const std::string& setName, std::size_t mostNegatives,
                                    std::stop_token stop) {
    TrainingPairs pairs;
    PairWriter writer(reader, pairs);
    ASSAY_TRY(const auto results, resultsOf(reader, set, stop));
    for (const workspace::NamedQuestion& entry : questions) {
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        const model::Question& question = entry.question;
        if (question.status == model::QuestionStatus::Retired || question.questionText.empty()) {
            continue;
        }
        const std::set<std::string> evidence(question.evidenceSentenceIds.begin(),
                                             question.evidenceSentenceIds.end());
        std::set<std::string> texts; // folded
        for (const std::string& id : question.evidenceSentenceIds) {
            ASSAY_TRY(const auto text, writer.textOf(id));
            if (!text.empty() && texts.insert(text::foldedPhrase(text)).second) {
                writer.add(question, id, text, 1, "evidence", std::nullopt);
            }
        }
        if (texts.empty()) {
            ++pairs.withoutEvidence;
            continue; // whether a result is one of its sentences is not known
        }
        const auto found = results.find(question.questionId);
        std::size_t taken = 0;
        for (std::size_t i = 0; found != results.end() && i < found->second.size() && taken < mostNegatives;
             ++i) {
            const model::PredictionContext& context = found->second[i];
            if (context.id.empty() || evidence.contains(context.id)) {
                continue;
            }
            std::string text = context.text;
            if (text.empty()) {
                ASSAY_TRY(auto held, writer.textOf(context.id));
                text = std::move(held);
            }
            if (text.empty()) {
                continue;
            }
            if (!texts.insert(text::foldedPhrase(text)).second) {
                ++pairs.sameText;
                continue;
            }
            writer.add(question, context.id, text, 0, setName, i + 1);
            ++taken;
        }
    }
    return pairs;
}

} // namespace assay::curation
