#include "core/evaluate/embeddings/similar_questions.h"

#include "core/retrieval/lsa/lsa.h"
#include "core/workspace/suites/question_vectors.h"
#include "core/workspace/suites/questions.h"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

constexpr std::size_t kQuestionDimension = 128;

} // namespace

struct SimilarityVectors::State {
    workspace::QuestionColumns columns;
    retrieval::LsaVectors vectors;
    std::set<std::uint32_t> unknown; // rows without a direction
    bool isLsa = true;
    std::int64_t outdated = 0;

    [[nodiscard]] std::span<const float> vectorOf(std::size_t row) const {
        return std::span(vectors.values).subspan(row * vectors.dimension, vectors.dimension);
    }

    [[nodiscard]] bool isKnown(std::size_t row) const {
        return vectors.dimension > 0 && !unknown.contains(static_cast<std::uint32_t>(row));
    }
};

base::Result<SimilarityVectors> SimilarityVectors::of(const workspace::Reader& reader,
                                                      const std::stop_token& stop,
                                                      base::ProgressSink& progress) {
    auto state = std::make_shared<State>();
    ASSAY_TRY(state->columns, workspace::loadQuestionColumns(reader, stop));
    const std::vector<std::string_view> texts(state->columns.questionText.begin(),
                                              state->columns.questionText.end());
    retrieval::LsaSettings settings;
    settings.dimension = kQuestionDimension;
    if (!texts.empty()) {
        auto trained = retrieval::trainLsa(texts, settings, stop, progress);
        if (trained) {
            state->vectors = std::move(trained->vectors);
        } else if (trained.error().code != base::ErrorCode::InputNotUsable) { // that is: no word in common
            return tl::unexpected(trained.error());
        }
    }
    state->unknown.insert(state->vectors.zeroRows.begin(), state->vectors.zeroRows.end());
    SimilarityVectors made;
    made.m_state = std::move(state);
    return made;
}

base::Result<SimilarityVectors> SimilarityVectors::ofModel(const workspace::Reader& reader,
                                                           const std::string& model,
                                                           const std::stop_token& stop) {
    auto state = std::make_shared<State>();
    ASSAY_TRY(state->columns, workspace::loadQuestionColumns(reader, stop));
    ASSAY_TRY(const auto stored, workspace::readQuestionVectors(reader, model, stop));
    if (stored.questions.empty() && stored.outdated == 0) {
        return base::fail(base::ErrorCode::NotFound, "question vectors of " + model, reader.path());
    }
    state->isLsa = false;
    state->outdated = stored.outdated;
    state->vectors.label = model;
    state->vectors.dimension = stored.dimension;
    state->vectors.values.resize(state->columns.size() * stored.dimension);
    for (std::size_t row = 0; row < state->columns.size(); ++row) {
        const auto place = std::ranges::lower_bound(stored.questions, state->columns.id[row]);
        if (place == stored.questions.end() || *place != state->columns.id[row]) {
            state->unknown.insert(static_cast<std::uint32_t>(row));
            continue;
        }
        const auto from = static_cast<std::size_t>(place - stored.questions.begin()) * stored.dimension;
        std::ranges::copy(std::span(stored.values).subspan(from, stored.dimension),
                          state->vectors.values.begin() +
                              static_cast<std::ptrdiff_t>(row * stored.dimension));
    }
    SimilarityVectors made;
    made.m_state = std::move(state);
    return made;
}

SimilarQuestions SimilarityVectors::nearest(base::RowId question, std::size_t most) const {
    SimilarQuestions found;
    if (m_state == nullptr) {
        return found;
    }
    const workspace::QuestionColumns& columns = m_state->columns;
    found.vectors = m_state->vectors.label;
    found.isLsa = m_state->isLsa;
    found.outdated = m_state->outdated;
    const auto place = std::ranges::find(columns.id, question);
    const auto asked = static_cast<std::size_t>(place - columns.id.begin());
    if (place == columns.id.end() || !m_state->isKnown(asked)) {
        return found;
    }
    found.isKnown = true;
    const std::span<const float> mine = m_state->vectorOf(asked);
    for (std::size_t row = 0; row < columns.size(); ++row) {
        if (row == asked || !m_state->isKnown(row)) {
            continue;
        }
        ++found.compared;
        const std::span<const float> other = m_state->vectorOf(row);
        double cosine = 0;
        for (std::size_t i = 0; i < mine.size(); ++i) {
            cosine += static_cast<double>(mine[i]) * static_cast<double>(other[i]);
        }
        if (cosine > 0) {
            found.nearest.push_back({columns.id[row], columns.suite[row], columns.questionId[row],
                                     columns.questionText[row], std::min(1.0, cosine)});
        }
    }
    const auto before = [](const SimilarQuestion& a, const SimilarQuestion& b) {
        return std::tuple(-a.cosine, a.suite, a.id) < std::tuple(-b.cosine, b.suite, b.id);
    };
    const std::size_t kept = std::min(most, found.nearest.size());
    std::ranges::partial_sort(found.nearest, found.nearest.begin() + static_cast<std::ptrdiff_t>(kept),
                              before);
    found.nearest.resize(kept);
    return found;
}

} // namespace assay::evaluate
