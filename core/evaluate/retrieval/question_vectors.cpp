#include "core/evaluate/retrieval/question_vectors.h"

#include "core/endpoint/embedding_client.h"
#include "core/formats/vectors/vector_reader.h"
#include "core/retrieval/lsa/lsa.h"
#include "core/workspace/suites/question_vectors.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using workspace::NamedQuestion;

// Questions as rows that vectors are read for.
class QuestionIds final : public formats::VectorIds {
  public:
    explicit QuestionIds(std::span<const NamedQuestion> questions)
        : m_questions(questions) {
        for (std::size_t i = 0; i < questions.size(); ++i) {
            m_rows.try_emplace(questions[i].question.questionId, i);
        }
    }

    [[nodiscard]] std::size_t size() const override { return m_questions.size(); }

    [[nodiscard]] std::optional<std::size_t> rowOf(std::string_view id) const override {
        const auto found = m_rows.find(std::string(id));
        return found == m_rows.end() ? std::nullopt : std::optional(found->second);
    }

    [[nodiscard]] std::string idOf(std::size_t row) const override {
        return m_questions[row].question.questionId;
    }

  private:
    std::span<const NamedQuestion> m_questions;
    std::unordered_map<std::string, std::size_t> m_rows;
};

tl::unexpected<base::Error> otherModel(const std::string& theirs, const VectorSpace& space) {
    return fail(ErrorCode::InputNotUsable,
                "vectors of '" + theirs + "' cannot be compared with those of '" + space.model + "'",
                space.name);
}

Result<std::vector<float>> vectorsOfFile(const QuestionVectors& from, const VectorSpace& space,
                                         std::span<const NamedQuestion> questions,
                                         const std::stop_token& stop, base::ProgressSink& progress) {
    if (from.fileModel != space.model) {
        return otherModel(from.fileModel, space);
    }
    formats::VectorReadingSettings settings;
    settings.ids = from.ids;
    settings.dimension = static_cast<std::size_t>(space.dimension);
    const QuestionIds ids(questions);
    formats::CollectedVectors collected(questions.size());
    ASSAY_TRY(const auto reading, formats::readVectors(from.file, settings, ids, collected, stop, progress));
    if (collected.dimension != settings.dimension) {
        return fail(ErrorCode::InputNotUsable,
                    std::to_string(collected.dimension) + " dimensions, the corpus has " +
                        std::to_string(settings.dimension),
                    from.file.string());
    }
    if (reading.issues.count(base::Severity::Error) > 0) {
        return fail(ErrorCode::InputNotUsable,
                    std::to_string(reading.issues.count(base::Severity::Error)) +
                        " vectors cannot be used or are of no question of the suite",
                    from.file.string());
    }
    return std::move(collected.values);
}

Result<std::vector<float>> vectorsOfService(const QuestionVectors& from, const VectorSpace& space,
                                            std::span<const NamedQuestion> questions,
                                            const std::stop_token& stop, base::ProgressSink& progress) {
    if (from.service->model != space.model) {
        return otherModel(from.service->model, space);
    }
    const auto dimension = static_cast<std::size_t>(space.dimension);
    std::vector<float> values(questions.size() * dimension);
    std::size_t next = 0;
    const auto source = [&](std::size_t most) -> Result<std::vector<endpoint::EmbeddingText>> {
        std::vector<endpoint::EmbeddingText> texts;
        for (; next < questions.size() && texts.size() < most; ++next) {
            if (!questions[next].question.questionText.empty()) {
                texts.push_back({next, questions[next].question.questionText});
            }
        }
        return texts;
    };
    const auto sink = [&](const endpoint::EmbeddingBatch& batch) -> Result<> {
        if (batch.dimension != dimension) {
            return fail(ErrorCode::InputNotUsable,
                        std::to_string(batch.dimension) + " dimensions, the corpus has " +
                            std::to_string(dimension),
                        endpoint::embeddingUrl(*from.service));
        }
        for (std::size_t i = 0; i < batch.numbers.size(); ++i) {
            std::ranges::copy(batch.values.subspan(i * dimension, dimension),
                              values.begin() + static_cast<std::ptrdiff_t>(batch.numbers[i] * dimension));
        }
        return {};
    };
    ASSAY_TRY(endpoint::embedTexts(*from.service, from.bearerToken, source, sink, std::ssize(questions), stop,
                                   progress));
    return values;
}

Result<std::vector<float>> vectorsOfLsa(const workspace::Workspace& workspace, const VectorSpace& space,
                                        std::span<const NamedQuestion> questions,
                                        const std::stop_token& stop) {
    ASSAY_TRY(const auto file, workspace::dataFile(workspace.path(), space.lsaFile));
    ASSAY_TRY(const auto model, retrieval::LsaModel::load(file));
    const auto dimension = static_cast<std::size_t>(space.dimension);
    if (model.dimension() != dimension) {
        return otherModel(model.label(), space);
    }
    std::vector<float> values(questions.size() * dimension);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        if (stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        model.embed(questions[i].question.questionText,
                    std::span(values).subspan(i * dimension, dimension)); // all zeros: no word is known
    }
    return values;
}

} // namespace

VectorSpace vectorSpaceOf(const workspace::EmbeddingSet& set) {
    const bool isLsa = set.source == workspace::EmbeddingSource::Lsa;
    return {set.name, set.model, set.dimension, isLsa ? set.modelFile : std::string()};
}

VectorSpace vectorSpaceOf(const workspace::CorpusInfo& corpus, const workspace::CorpusReference& reference) {
    return {corpus.name, reference.model, reference.dimension.value_or(0), {}};
}

Result<std::vector<float>> questionVectors(const workspace::Workspace& workspace, const VectorSpace& space,
                                           const QuestionVectors& from,
                                           std::span<const NamedQuestion> questions,
                                           const std::stop_token& stop, base::ProgressSink& progress) {
    if (space.model.empty() || space.dimension <= 0) {
        return fail(ErrorCode::InputNotUsable,
                    space.model.empty() ? "nobody said which model made the vectors there (--model)"
                                        : "the engine does not say of how many numbers its vectors are",
                    space.name);
    }
    if (!from.file.empty()) {
        return vectorsOfFile(from, space, questions, stop, progress);
    }
    if (from.service) {
        return vectorsOfService(from, space, questions, stop, progress);
    }
    if (!space.lsaFile.empty()) {
        return vectorsOfLsa(workspace, space, questions, stop);
    }
    return fail(ErrorCode::InvalidArgument, "none for the model '" + space.model + "'", "question_vectors");
}

Result<> keepFetchedVectors(workspace::Workspace& workspace, const QuestionVectors& from,
                            const VectorSpace& space, std::span<const NamedQuestion> questions,
                            std::span<const float> vectors) {
    if (from.file.empty() && !from.service) {
        return {};
    }
    std::vector<base::RowId> ids;
    std::vector<std::string> texts;
    for (const NamedQuestion& question : questions) {
        ids.push_back(question.id);
        texts.push_back(question.question.questionText);
    }
    workspace::NewQuestionVectors made;
    made.model = space.model;
    made.source = from.file.empty() ? workspace::EmbeddingSource::Endpoint : workspace::EmbeddingSource::File;
    made.dimension = static_cast<std::size_t>(space.dimension);
    made.questions = ids;
    made.texts = texts;
    made.values = vectors;
    return workspace::keepQuestionVectors(workspace, made).map([](std::int64_t) {});
}

} // namespace assay::evaluate
