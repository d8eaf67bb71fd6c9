#include "core/evaluate/answers/fidelity.h"

#include "core/evaluate/answers/claims.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace assay::evaluate {
namespace {

using model::ClaimSheet;
using model::Fidelity;

constexpr double kHighAgreement = 0.9;
constexpr double kLowKappa = 0.4;

using AnswerKey = std::pair<std::string, std::string>; // question, answer

// Of one answer the sheets of its readers, by name.
using ReaderSheets = std::map<std::string, const ClaimSheet*>;
using SheetsByAnswer = std::map<AnswerKey, ReaderSheets>;

SheetsByAnswer sheetsByAnswer(std::span<const FidelityQuestion> questions,
                              std::span<const ClaimSheet> sheets) {
    SheetsByAnswer byAnswer;
    for (const FidelityQuestion& question : questions) {
        for (const std::string& answer : question.answers) {
            byAnswer.try_emplace({question.questionId, answer});
        }
    }
    for (const ClaimSheet& sheet : sheets) {
        const auto found = byAnswer.find({sheet.questionId, sheet.answerSha256});
        if (found != byAnswer.end()) {
            found->second.insert_or_assign(sheet.reader, &sheet);
        }
    }
    return byAnswer;
}

struct AnswerFidelity {
    std::optional<Fidelity> gravest;
    bool isDisputed = false;
    std::int64_t invented = 0; // claims, of the reader who found the most
};

std::int64_t inventedClaims(const ClaimSheet& sheet) {
    return std::ranges::count_if(sheet.claims, [](const model::Claim& claim) {
        return claim.verdict == model::ClaimVerdict::Invented;
    });
}

AnswerFidelity fidelityOfAnswer(const ReaderSheets& sheets) {
    AnswerFidelity all;
    for (const auto& [reader, sheet] : sheets) {
        const auto fidelity = fidelityOf(*sheet);
        if (!fidelity) {
            continue;
        }
        all.isDisputed = all.isDisputed || (all.gravest && *all.gravest != *fidelity);
        all.gravest = all.gravest ? std::max(*all.gravest, *fidelity) : *fidelity;
        all.invented = std::max(all.invented, inventedClaims(*sheet));
    }
    return all;
}

// Answers to one question, those with the same text as often as it was given.
std::optional<QuestionFidelity> fidelityOfQuestion(const FidelityQuestion& question, std::size_t place,
                                                   const SheetsByAnswer& byAnswer) {
    QuestionFidelity one;
    one.question = place;
    for (const std::string& answer : question.answers) {
        const AnswerFidelity fidelity = fidelityOfAnswer(byAnswer.at({question.questionId, answer}));
        if (!fidelity.gravest) {
            continue;
        }
        ++one.read;
        one.shares[static_cast<std::size_t>(*fidelity.gravest)] += 1;
        one.gravest = one.gravest ? std::max(*one.gravest, *fidelity.gravest) : *fidelity.gravest;
        one.isDisputed = one.isDisputed || fidelity.isDisputed;
        one.invented += static_cast<double>(fidelity.invented);
    }
    if (one.read == 0) {
        return std::nullopt;
    }
    one.invented /= static_cast<double>(one.read);
    for (double& share : one.shares) {
        share /= static_cast<double>(one.read);
    }
    return one;
}

statistics::Clusters clustersOfRead(std::span<const FidelityQuestion> questions,
                                    const std::vector<QuestionFidelity>& read) {
    std::map<std::string, std::uint32_t> numbers;
    std::vector<std::uint32_t> of;
    std::uint32_t next = 0;
    for (const QuestionFidelity& one : read) {
        const std::string& cluster = questions[one.question].cluster;
        if (cluster.empty()) {
            of.push_back(next++);
            continue;
        }
        const auto [found, isNew] = numbers.try_emplace(cluster, next);
        next += isNew ? 1 : 0;
        of.push_back(found->second);
    }
    return statistics::Clusters(of);
}

// Those who share the most answers that both judged blind; of several the first by name.
std::pair<std::string, std::string> pairOfReaders(const SheetsByAnswer& byAnswer) {
    std::map<std::pair<std::string, std::string>, std::int64_t> shared;
    for (const auto& [key, sheets] : byAnswer) {
        for (auto first = sheets.begin(); first != sheets.end(); ++first) {
            for (auto second = std::next(first); second != sheets.end(); ++second) {
                const bool counts = first->second->blind && second->second->blind &&
                                    fidelityOf(*first->second) && fidelityOf(*second->second);
                shared[{first->first, second->first}] += counts ? 1 : 0;
            }
        }
    }
    std::pair<std::string, std::string> most;
    std::int64_t count = 0;
    for (const auto& [readers, answers] : shared) {
        if (answers > count) {
            count = answers;
            most = readers;
        }
    }
    return most;
}

// The claims that both cut alike, and on how many they agree.
void countClaims(const ClaimSheet& first, const ClaimSheet& second, ReaderAgreement& agreement) {
    for (const model::Claim& one : first.claims) {
        const auto same = std::ranges::find_if(second.claims, [&](const model::Claim& other) {
            return other.begin == one.begin && other.end == one.end;
        });
        if (same != second.claims.end()) {
            ++agreement.claims;
            agreement.claimsAgreed += same->verdict == one.verdict ? 1 : 0;
        }
    }
}

// Pairs of ratings on the scale; nullopt: there is none.
std::optional<double> equalByLuck(const statistics::Ratings& ratings) {
    std::array<double, kFidelities> first{};
    std::array<double, kFidelities> second{};
    for (std::size_t i = 0; i + 1 < ratings.values.size(); i += 2) {
        first[static_cast<std::size_t>(*ratings.values[i])] += 1;
        second[static_cast<std::size_t>(*ratings.values[i + 1])] += 1;
    }
    const auto pairs = static_cast<double>(ratings.values.size() / 2);
    double sum = 0;
    for (std::size_t i = 0; i < kFidelities; ++i) {
        sum += first[i] * second[i];
    }
    return pairs > 0 ? std::optional(sum / (pairs * pairs)) : std::nullopt;
}

ReaderAgreement agreementOfReaders(const SheetsByAnswer& byAnswer, const statistics::AgreementDraws& draws) {
    ReaderAgreement agreement;
    std::tie(agreement.first, agreement.second) = pairOfReaders(byAnswer);
    statistics::Ratings ratings{2, {}};
    for (const auto& [key, sheets] : byAnswer) {
        for (const auto& [reader, sheet] : sheets) {
            agreement.notBlind += !sheet->blind && fidelityOf(*sheet) ? 1 : 0;
        }
        const auto first = sheets.find(agreement.first);
        const auto second = sheets.find(agreement.second);
        if (first == sheets.end() || second == sheets.end() || !first->second->blind ||
            !second->second->blind) {
            continue;
        }
        const auto ofFirst = fidelityOf(*first->second);
        const auto ofSecond = fidelityOf(*second->second);
        if (ofFirst && ofSecond) {
            ++agreement.answers;
            ratings.values.emplace_back(static_cast<double>(*ofFirst));
            ratings.values.emplace_back(static_cast<double>(*ofSecond));
            countClaims(*first->second, *second->second, agreement);
        }
    }
    // The rubric's categories, whether they were used or not.
    const std::vector<double> categories{0, 1, 2};
    agreement.observed = statistics::observedAgreement(ratings, draws);
    agreement.byLuck = equalByLuck(ratings);
    agreement.kappa = statistics::cohensKappa(ratings, 0, 1, draws);
    agreement.weighted = statistics::weightedKappa(ratings, 0, 1, categories, draws);
    agreement.ac1 = statistics::gwetsAc1(ratings, 0, 1, categories, draws);
    return agreement;
}

} // namespace

bool ReaderAgreement::kappaMisleads() const noexcept {
    return observed.value && kappa.value && *observed.value > kHighAgreement && *kappa.value < kLowKappa;
}

FidelityFigures fidelityFigures(std::span<const FidelityQuestion> questions,
                                std::span<const ClaimSheet> sheets, const statistics::AgreementDraws& draws) {
    FidelityFigures figures;
    const SheetsByAnswer byAnswer = sheetsByAnswer(questions, sheets);
    for (std::size_t i = 0; i < questions.size(); ++i) {
        figures.questions += questions[i].answers.empty() ? 0 : 1;
        if (auto one = fidelityOfQuestion(questions[i], i, byAnswer)) {
            figures.read.push_back(*one);
        }
    }
    for (const auto& [key, readers] : byAnswer) {
        const AnswerFidelity fidelity = fidelityOfAnswer(readers);
        ++figures.answers;
        figures.answersRead += fidelity.gravest ? 1 : 0;
        figures.begun += !fidelity.gravest && !readers.empty() ? 1 : 0;
        figures.disputed += fidelity.isDisputed ? 1 : 0;
        for (const auto& [reader, sheet] : readers) {
            for (const model::Claim& claim : sheet->claims) {
                if (fidelityOf(*sheet)) {
                    ++figures.claims[static_cast<std::size_t>(*claim.verdict)];
                }
            }
        }
    }
    const statistics::Clusters clusters = clustersOfRead(questions, figures.read);
    for (std::size_t kind = 0; kind < kFidelities; ++kind) {
        std::vector<double> values;
        for (const QuestionFidelity& one : figures.read) {
            values.push_back(one.shares[kind]);
        }
        figures.shares[kind] = statistics::clusteredShare(values, {}, clusters);
    }
    figures.agreement = agreementOfReaders(byAnswer, draws);
    return figures;
}

} // namespace assay::evaluate
