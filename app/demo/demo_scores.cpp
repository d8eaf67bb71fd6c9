#include "app/demo/demo_scores.h"

#include "app/demo/demo_companies.h"
#include "core/base/random.h"
#include "core/metrics/classification/fhri.h"
#include "core/model/fhri.h"
#include "core/model/label.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace assay::app {
namespace {

// What an answer names.
enum class Figure : unsigned char { Millions, Price, Percent };

struct Scenario {
    std::string_view name;
    double accurate;           // mean FHRI of its accurate answers
    double hallucination;      // of its hallucinations
    double spread;             // of the components
    double nliSensitivity;     // how often the NLI model sees a contradiction that is there
    std::string_view question; // %s company, %d year
    std::string_view answer;   // the first %s company, the second figure; %d year
    Figure figure;
};

constexpr std::array<Scenario, 10> kScenarios{{
    {"numeric_kpi", 0.85, 0.58, 0.17, 0.93, "What was the gross margin of %s in fiscal %d?",
     "%s reported a gross margin of %s for fiscal %d.", Figure::Percent},
    {"intraday", 0.84, 0.60, 0.17, 0.91,
     "Where did the shares of %s trade at noon on the first session of %d?",
     "Shares of %s changed hands at %s around noon on the first session of %d.", Figure::Price},
    {"fundamentals", 0.83, 0.57, 0.17, 0.92, "How much revenue did %s report for %d?",
     "%s reported revenue of %s for %d.", Figure::Millions},
    {"directional", 0.79, 0.55, 0.16, 0.90, "Did operating income of %s rise in %d?",
     "Operating income of %s moved by %s in %d.", Figure::Percent},
    {"regulatory", 0.80, 0.52, 0.18, 0.88, "Which reserve did %s set aside for legal matters in %d?",
     "%s set aside %s for legal matters in its %d filing.", Figure::Millions},
    {"multi_ticker", 0.76, 0.51, 0.17, 0.90, "How did %s grow against its closest peer in %d?",
     "%s grew by %s against its closest peer in %d.", Figure::Percent},
    {"news", 0.74, 0.53, 0.21, 0.86, "What did %s announce about its plants in %d?",
     "%s announced an investment of %s in its plants in %d.", Figure::Millions},
    {"crypto", 0.75, 0.48, 0.19, 0.89, "How large were the digital assets held by %s at the end of %d?",
     "%s held digital assets of %s at the end of %d.", Figure::Millions},
    {"advice", 0.61, 0.64, 0.13, 0.78, "Is %s a sensible part of a retirement plan made in %d?",
     "A position in %s of around %s of a diversified plan is a common ceiling; this is general information "
     "for %d.",
     Figure::Percent},
    {"portfolio_advice", 0.67, 0.45, 0.19, 0.64,
     "How often should a holding of %s bought in %d be rebalanced?",
     "For a holding of %s, a drift of %s is a usual trigger; reviews since %d are often yearly.",
     Figure::Percent},
}};

constexpr int kPerScenario = 800;
constexpr int kHallucinations = 160;
constexpr int kPairs = 160; // each an accurate baseline and its contradiction

std::string filled(std::string_view pattern, std::string_view company, int year, std::string_view figure) {
    std::string text;
    bool companyDone = false;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '%' && i + 1 < pattern.size()) {
            ++i;
            if (pattern[i] == 'd') {
                text += std::to_string(year);
            } else {
                text += companyDone ? figure : company;
                companyDone = true;
            }
        } else {
            text += pattern[i];
        }
    }
    return text;
}

// With a point and so many decimals, whatever the locale of the process; `value` is not negative.
std::string fixed(double value, int decimals) {
    std::int64_t scale = 1;
    for (int i = 0; i < decimals; ++i) {
        scale *= 10;
    }
    const std::int64_t units = std::llround(value * static_cast<double>(scale));
    const std::string fraction = std::to_string(units % scale);
    return std::to_string(units / scale) + "." +
           std::string(static_cast<std::size_t>(decimals) - fraction.size(), '0') + fraction;
}

std::string drawFigure(Figure figure, base::Random& random) {
    const double amount = 10 + 900 * random.unit();
    switch (figure) {
    case Figure::Millions:
        return "$" + fixed(amount, 1) + " million";
    case Figure::Price:
        return "$" + fixed(amount / 4, 2);
    case Figure::Percent:
        break;
    }
    return fixed(amount / 25, 1) + " %";
}

double roundTo(double value, double scale) {
    return std::round(value * scale) / scale;
}

class Writer {
  public:
    explicit Writer(std::uint64_t seed)
        : m_random(seed) {}

    std::string write() {
        for (const Scenario& scenario : kScenarios) {
            writeScenario(scenario);
        }
        return std::move(m_text);
    }

  private:
    void writeScenario(const Scenario& scenario) {
        // What comes next is drawn, but a pair is always written baseline first.
        int single = kPerScenario - kHallucinations - 2 * kPairs;
        int hallucinations = kHallucinations;
        int pairs = kPairs;
        m_number = 0;
        while (single + hallucinations + pairs > 0) {
            const auto draw = static_cast<int>(m_random.below(static_cast<std::uint64_t>(single) +
                                                              static_cast<std::uint64_t>(hallucinations) +
                                                              static_cast<std::uint64_t>(pairs)));
            if (draw < single) {
                --single;
                writeSample(scenario, model::Label::Accurate, {});
            } else if (draw < single + hallucinations) {
                --hallucinations;
                writeSample(scenario, model::Label::Hallucination, {});
            } else {
                const std::string pair =
                    std::string(scenario.name) + "-pair-" + std::to_string(kPairs - pairs + 1);
                --pairs;
                writeSample(scenario, model::Label::Accurate, pair);
                writeSample(scenario, model::Label::Contradiction, pair);
            }
        }
    }

    void writeSample(const Scenario& scenario, model::Label label, const std::string& pair) {
        const model::ComponentScores components = drawComponents(scenario, label);
        const std::optional<double> nli = drawNli(scenario, label, !pair.empty());
        const double fhri = *metrics::weightedFhri(components, model::kDocumentWeights);
        writeTexts(scenario, label);
        std::string number = std::to_string(++m_number);
        number.insert(0, number.size() < 4 ? 4 - number.size() : 0, '0');
        const std::string name(scenario.name);
        m_text += "{\"sample_id\":\"" + name + "_" + number + "\",\"scenario\":\"" + name +
                  "\",\"label\":\"" + std::string(model::labelName(label)) + "\",\"fhri\":" + fixed(fhri, 4) +
                  ",\"nli\":" + scoreText(nli);
        for (std::size_t i = 0; i < components.size(); ++i) {
            m_text += ",\"" + std::string(model::kComponentNames[i]) + "\":" + scoreText(components[i]);
        }
        m_text += ",\"pair_id\":" + (pair.empty() ? std::string("null") : "\"" + pair + "\"");
        m_text +=
            ",\"question\":\"" + m_question + "\",\"answer\":\"" + m_answer + "\",\"generated\":true}\n";
    }

    static std::string scoreText(std::optional<double> score) { return score ? fixed(*score, 3) : "null"; }

    model::ComponentScores drawComponents(const Scenario& scenario, model::Label label) {
        // A contradiction reads as well grounded as an accurate answer does: FHRI alone cannot tell them
        // apart.
        const double mean = label == model::Label::Hallucination   ? scenario.hallucination
                            : label == model::Label::Contradiction ? scenario.accurate - 0.06
                                                                   : scenario.accurate;
        const double common = 0.35 * scenario.spread * m_random.normal();
        model::ComponentScores scores;
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const bool entropy = i == model::indexOf(model::Component::E);
            // Entropy separates less than the others, and is missing now and then.
            const double own = entropy ? mean - 0.4 * (mean - scenario.accurate) : mean;
            const double value = std::clamp(own + common + scenario.spread * m_random.normal(), 0.0, 1.0);
            scores[i] = roundTo(value, 1e3);
            if (entropy && m_random.unit() < 0.06) {
                scores[i].reset();
            }
        }
        return scores;
    }

    std::optional<double> drawNli(const Scenario& scenario, model::Label label, bool paired) {
        if (label == model::Label::Contradiction) {
            const double mean = m_random.unit() < scenario.nliSensitivity ? 0.78 : 0.22;
            return roundTo(std::clamp(mean + 0.1 * m_random.normal(), 0.0, 1.0), 1e3);
        }
        if (!paired && m_random.unit() < 0.5) {
            return std::nullopt; // no earlier answer to compare with
        }
        return roundTo(std::clamp(0.08 + 0.07 * m_random.normal(), 0.0, 1.0), 1e3);
    }

    void writeTexts(const Scenario& scenario, model::Label label) {
        if (label != model::Label::Contradiction) {
            const auto& companies = demoCompanies();
            m_company = companies[static_cast<std::size_t>(m_random.below(companies.size()))].shortName;
            m_year = 2016 + static_cast<int>(m_random.below(9));
            m_question = filled(scenario.question, m_company, m_year, {});
        } else {
            m_question = "Earlier you gave another figure for " + std::string(m_company) + " in " +
                         std::to_string(m_year) + ". Is this one right?";
        }
        m_answer = filled(scenario.answer, m_company, m_year, drawFigure(scenario.figure, m_random));
    }

    base::Random m_random;
    std::string m_text;
    int m_number = 0;
    std::string_view m_company;
    int m_year = 0;
    std::string m_question;
    std::string m_answer;
};

} // namespace

std::string demoScoresJsonLines(std::uint64_t seed) {
    return Writer(seed).write();
}

} // namespace assay::app
