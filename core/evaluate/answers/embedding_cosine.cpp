#include "core/evaluate/answers/embedding_cosine.h"

#include "core/base/hash.h"
#include "core/endpoint/embedding_client.h"
#include "core/evaluate/answers/kept_answer_scores.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::Result;

constexpr const char* kCosineName = "cosine";

// Pairs whose vectors are in memory at a time.
constexpr std::size_t kPairBatch = 1'000;

std::string cosineKey(const endpoint::EmbeddingSettings& settings, const std::string& candidate,
                      const std::string& reference) {
    nlohmann::json all = {kCosineName, settings.url, settings.model, settings.dimensions.value_or(0),
                          candidate,   reference};
    return base::sha256(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

bool isBlank(const std::string& text) {
    return text.find_first_not_of(" \t\r\n\f\v") == std::string::npos;
}

// nullopt: one of them is zero, or of another length.
std::optional<double> cosineOf(const std::vector<float>& a, const std::vector<float>& b) {
    if (a.size() != b.size()) {
        return std::nullopt;
    }
    double both = 0;
    double ofA = 0;
    double ofB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        both += static_cast<double>(a[i]) * static_cast<double>(b[i]);
        ofA += static_cast<double>(a[i]) * static_cast<double>(a[i]);
        ofB += static_cast<double>(b[i]) * static_cast<double>(b[i]);
    }
    const double cosine = both / (std::sqrt(ofA) * std::sqrt(ofB));
    return std::isfinite(cosine) ? std::optional(std::min(1.0, std::max(-1.0, cosine))) : std::nullopt;
}

// The different texts of some pairs, each of which is embedded once.
class PairTexts {
  public:
    [[nodiscard]] std::size_t place(const std::string& text) {
        const auto [found, isNew] = m_places.try_emplace(text, m_texts.size());
        if (isNew) {
            m_texts.push_back(text);
        }
        return found->second;
    }

    [[nodiscard]] std::size_t size() const noexcept { return m_texts.size(); }

    // By place.
    [[nodiscard]] Result<std::vector<std::vector<float>>> vectors(const endpoint::EmbeddingSettings& settings,
                                                                  const std::string& bearerToken,
                                                                  const std::stop_token& stop,
                                                                  base::ProgressSink& progress,
                                                                  endpoint::EmbeddingUsage& usage) const {
        std::vector<std::vector<float>> found(m_texts.size());
        std::size_t next = 0;
        const auto source = [&](std::size_t most) -> Result<std::vector<endpoint::EmbeddingText>> {
            std::vector<endpoint::EmbeddingText> texts;
            for (; next < m_texts.size() && texts.size() < most; ++next) {
                texts.push_back({next, m_texts[next]});
            }
            return texts;
        };
        const auto sink = [&](const endpoint::EmbeddingBatch& batch) -> Result<> {
            for (std::size_t i = 0; i < batch.numbers.size(); ++i) {
                const auto vector = batch.values.subspan(i * batch.dimension, batch.dimension);
                found[batch.numbers[i]].assign(vector.begin(), vector.end());
            }
            return {};
        };
        ASSAY_TRY(usage, endpoint::embedTexts(settings, bearerToken, source, sink,
                                              static_cast<std::int64_t>(m_texts.size()), stop, progress));
        return found;
    }

  private:
    std::vector<std::string> m_texts;
    std::map<std::string, std::size_t> m_places;
};

} // namespace

EmbeddingCosine::EmbeddingCosine(endpoint::EmbeddingSettings settings, std::string bearerToken,
                                 workspace::Workspace* workspace)
    : m_settings(std::move(settings))
    , m_bearerToken(std::move(bearerToken))
    , m_workspace(workspace) {}

Result<ScoreReport> EmbeddingCosine::addScores(std::span<const AnswerToScore> answers,
                                               const std::stop_token& stop, base::ProgressSink& progress) {
    KeptAnswerScores kept(m_workspace, "embedding_cosine", m_settings.model + " at " + m_settings.url);
    for (const AnswerToScore& answer : answers) {
        const std::string gold = referenceOf(*answer.question);
        if (isBlank(gold)) {
            kept.fail("no_gold");
        } else if (isBlank(*answer.prediction->answer)) {
            kept.fail("empty");
        } else {
            kept.want(answer, cosineKey(m_settings, *answer.prediction->answer, gold), gold);
        }
    }
    ASSAY_TRY(kept.takeKnown(stop));
    const std::vector<std::size_t> open = kept.unknown();
    std::int64_t tokens = 0;
    for (std::size_t from = 0; from < open.size(); from += kPairBatch) {
        const std::size_t count = std::min(kPairBatch, open.size() - from);
        PairTexts texts;
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        for (std::size_t i = from; i < from + count; ++i) {
            const auto& one = kept.at(open[i]);
            const std::size_t candidate = texts.place(one.candidate());
            pairs.emplace_back(candidate, texts.place(one.reference));
        }
        endpoint::EmbeddingUsage usage;
        ASSAY_TRY(const auto vectors, texts.vectors(m_settings, m_bearerToken, stop, progress, usage));
        tokens += usage.promptTokens;
        for (std::size_t i = 0; i < count; ++i) {
            const auto cosine = cosineOf(vectors[pairs[i].first], vectors[pairs[i].second]);
            cosine ? kept.found(open[from + i], {{kCosineName, *cosine}})
                   : kept.failAt(open[from + i], "no_direction");
        }
        ASSAY_TRY(kept.keep());
    }
    ScoreReport report = kept.give();
    report.inputTokens = tokens;
    report.price = static_cast<double>(tokens) * m_settings.pricePerMillionTokens.value_or(0) / 1'000'000.0;
    return report;
}

std::string EmbeddingCosine::description() const {
    nlohmann::ordered_json object;
    object["kind"] = scoreSourceKindName(kind());
    object["url"] = m_settings.url;
    object["model"] = m_settings.model;
    object["dimensions"] =
        m_settings.dimensions ? nlohmann::ordered_json(*m_settings.dimensions) : nlohmann::ordered_json();
    object["metrics"] = nlohmann::ordered_json::array({kCosineName});
    return object.dump();
}

} // namespace assay::evaluate
