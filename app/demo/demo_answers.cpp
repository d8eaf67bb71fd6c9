#include "app/demo/demo_questions.h"
#include "app/demo/demo_score.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::app {
namespace {

using Json = nlohmann::ordered_json;

double clamped(double value) {
    return std::round(std::min(0.99, std::max(0.01, value)) * 1e3) / 1e3;
}

// The items of a gold list, which are parted by semicolons, one below the other.
std::string listed(const std::string& gold) {
    std::string text = "- ";
    for (std::size_t i = 0; i < gold.size(); ++i) {
        if (gold[i] == ';' && i + 1 < gold.size() && gold[i + 1] == ' ') {
            text += "\n- ";
            ++i;
        } else {
            text += gold[i];
        }
    }
    return text;
}

constexpr std::string_view kMillion = "million";

// What a system says that is wrong: the figure in another scale, the other of yes and no, one item of a list.
std::string wrongAnswer(const DemoQuestion& question) {
    const std::size_t million = question.answer.find(kMillion);
    if (question.kind == "numeric" && million != std::string::npos) {
        std::string slipped = question.answer;
        slipped.replace(million, kMillion.size(), "billion");
        return "According to the filing: " + slipped;
    }
    if (question.kind == "boolean") {
        return question.answer.starts_with("Yes") ? "No, the filing does not say so." : "Yes.";
    }
    if (question.kind == "list") {
        return "- " + question.answer.substr(0, question.answer.find(';'));
    }
    return "The filing gives no single figure, but speaks of a change against the year before.";
}

} // namespace

std::string demoAnswersJsonLines(const std::vector<DemoQuestion>& questions, double skill, std::uint64_t seed,
                                 std::string_view slips) {
    std::string lines;
    for (const DemoQuestion& question : questions) {
        base::Random random(demoSeedOf(seed, question.id, static_cast<std::int64_t>(skill * 1'000)));
        const double ease = question.difficulty == "easy" ? 0.1 : question.difficulty == "hard" ? -0.15 : 0;
        const bool right = random.unit() < skill + ease;
        const double overlapDraw = random.normal();
        const double meaningDraw = random.normal();
        const double bleurtDraw = random.normal();
        const double cosineDraw = random.normal();
        const double seconds = 1.2 + 1.6 * random.unit();
        double overlap = right ? 0.62 + 0.1 * overlapDraw : 0.24 + 0.08 * overlapDraw;
        double meaning = right ? 0.89 + 0.03 * meaningDraw : 0.74 + 0.04 * meaningDraw;
        std::string answer;
        if (question.fault == DemoFault::CrossReference) {
            answer = "See Item 3 of the filing for legal matters.";
            overlap = 0.03;
            meaning = 0.82;
        } else if (question.kind == "no_answer") {
            answer = right ? "The report does not say how much was spent on television."
                           : "The company spent $41.0 million on television.";
        } else if (right && question.kind == "boolean") {
            answer = question.answer;
        } else if (right && question.kind == "list") {
            answer = listed(question.answer);
        } else {
            const bool slip = question.category == slips && question.kind == "numeric" &&
                              question.answer.find(kMillion) != std::string::npos;
            answer = right && !slip ? "According to the filing: " + question.answer : wrongAnswer(question);
        }
        const auto words = 1 + std::count(answer.begin(), answer.end(), ' ');
        const double price = static_cast<double>(words) / 100'000;
        lines += Json{{"question_id", question.id},
                      {"generated_answer", answer},
                      {"scores",
                       {{"rouge_l", demoScore(clamped(overlap))},
                        {"bertscore", demoScore(clamped(meaning))},
                        {"bleurt", demoScore(clamped(meaning - 0.3 + 0.04 * bleurtDraw))},
                        {"cosine_similarity", demoScore(clamped(meaning - 0.08 + 0.03 * cosineDraw))}}},
                      {"latency_ms", std::round(seconds * 1e3)},
                      {"usage", {{"input_tokens", 420}, {"output_tokens", words}, {"price", price}}}}
                     .dump() +
                 "\n";
    }
    return lines;
}

} // namespace assay::app
