#include "core/evaluate/answers/lsa_cosine.h"

#include "core/base/hash.h"
#include "core/evaluate/answers/given_score.h"
#include "core/evaluate/answers/kept_answer_scores.h"
#include "core/retrieval/lsa/lsa.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace assay::evaluate {
namespace {

constexpr const char* kLsaName = "lsa_cosine";
constexpr std::size_t kLsaHashDigits = 12;

bool hasText(std::string_view text) {
    return text.find_first_not_of(" \t\r\n\f\v") != std::string_view::npos;
}

// Each text once, in the order of the answers. `golds` are theirs.
std::vector<std::string_view> textsToLearn(std::span<const AnswerToScore> answers,
                                           const std::vector<std::string>& golds) {
    std::vector<std::string_view> texts;
    std::set<std::string_view> seen;
    const auto add = [&](std::string_view text) {
        if (hasText(text) && seen.insert(text).second) {
            texts.push_back(text);
        }
    };
    for (std::size_t i = 0; i < answers.size(); ++i) {
        add(answers[i].question->questionText);
        add(golds[i]);
        if (answers[i].evidence != nullptr) {
            for (const std::string& text : *answers[i].evidence) {
                add(text);
            }
        }
    }
    return texts;
}

// Vectors have the length 1; nullopt: one of the texts has no direction.
std::optional<double> lsaCosine(const retrieval::LsaModel& model, std::string_view a, std::string_view b) {
    std::vector<float> ofA(model.dimension());
    std::vector<float> ofB(model.dimension());
    if (!model.embed(a, ofA) || !model.embed(b, ofB)) {
        return std::nullopt;
    }
    double sum = 0;
    for (std::size_t i = 0; i < ofA.size(); ++i) {
        sum += static_cast<double>(ofA[i]) * static_cast<double>(ofB[i]);
    }
    return std::clamp(sum, -1.0, 1.0);
}

} // namespace

base::Result<ScoreReport> LsaCosine::addScores(std::span<const AnswerToScore> answers,
                                               const std::stop_token& stop, base::ProgressSink& progress) {
    ScoreReport report;
    m_model = "LSA";
    std::vector<std::string> golds;
    for (const AnswerToScore& answer : answers) {
        golds.push_back(referenceOf(*answer.question));
    }
    retrieval::LsaSettings settings;
    settings.minDocuments = 1; // suites are small beside corpora
    settings.maxDocumentShare = 1;
    auto trained = retrieval::trainLsa(textsToLearn(answers, golds), settings, stop, progress);
    if (!trained && trained.error().code != base::ErrorCode::InputNotUsable) {
        return tl::unexpected(trained.error());
    }
    if (trained) {
        m_model = trained->model.label() +
                  " sha256:" + base::sha256(trained->model.toBytes()).substr(0, kLsaHashDigits);
    }
    for (std::size_t i = 0; i < answers.size(); ++i) {
        model::Prediction& prediction = *answers[i].prediction;
        if (stop.stop_requested()) {
            return base::fail(base::ErrorCode::Cancelled);
        }
        if (!hasText(golds[i])) {
            ++report.failed["no_gold"];
        } else if (!hasText(*prediction.answer)) {
            ++report.failed["empty"];
        } else if (const auto cosine =
                       trained ? lsaCosine(trained->model, *prediction.answer, golds[i]) : std::nullopt) {
            model::OutsideScore score;
            score.value = *cosine;
            score.model = m_model;
            giveScore(prediction, kLsaName, kLsaName, std::move(score));
            ++report.scored;
        } else {
            ++report.failed["no_direction"];
        }
    }
    return report;
}

std::string LsaCosine::description() const {
    nlohmann::ordered_json object;
    object["kind"] = scoreSourceKindName(kind());
    object["name"] = "LSA";
    object["model"] = m_model;
    object["metrics"] = nlohmann::ordered_json::array({kLsaName});
    return object.dump();
}

} // namespace assay::evaluate
