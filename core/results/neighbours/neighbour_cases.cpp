#include "core/evaluate/neighbours/neighbour_cases.h"

#include "core/results/neighbours/neighbour_parts.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <tuple>
#include <utility>

namespace assay::results {
namespace {

// Of one case.
constexpr std::size_t kMostGold = 3;
constexpr std::size_t kMostResults = 5;   // those of the same text are one
constexpr std::size_t kLongestText = 700; // of a sentence
constexpr std::size_t kLongestTitle = 140;

class CaseTables {
  public:
    CaseTables(const MeasuredTest& test, const HardCases& cases, const words::Wording& wording)
        : m_test(test)
        , m_cases(cases)
        , m_wording(wording)
        , m_element(test.elementOf(cases.search, cases.regime))
        , m_isCosine(test.isCosine(cases.search)) {}

    [[nodiscard]] Table overview(std::string name) const {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "Hardest cases"));
        table.columns = {
            {"case", m_wording.text(ASSAY_TEXT("Report", "Case"))},
            {"anchor", m_wording.text(ASSAY_TEXT("Report", "Anchor"))},
            {"sentence", m_wording.text(ASSAY_TEXT("Report", "Sentence")), {}, true},
            {"first_gold", m_wording.text(ASSAY_TEXT("Report", "First gold at rank")), "rank_first_gold"},
            {"best_gold_distance", m_wording.text(ASSAY_TEXT("Report", "Distance of the nearest gold")),
             "best_gold_distance"},
            {"diagnosis", m_wording.text(ASSAY_TEXT("Report", "Diagnosis")), "diagnosis"},
            {"notes", m_wording.text(ASSAY_TEXT("Report", "Flags and notes")), {}, true}};
        table.ifEmpty = m_cases.all == 0
                            ? m_wording.text(ASSAY_TEXT("Report", "No covered anchor was asked."))
                            : m_wording.text(ASSAY_TEXT("Report", "This report was asked for no cases."));
        for (std::size_t i = 0; i < m_cases.cases.size(); ++i) {
            const model::AnchorOutcome& outcome = m_cases.outcomes[m_cases.cases[i]];
            const model::AnchorSearch& answer = outcome.searches[m_element];
            table.rows.push_back({countFigure(static_cast<std::int64_t>(i) + 1), outcome.sentenceId,
                                  anchorText(outcome.row), firstGold(answer), bestDistance(answer),
                                  diagnosis(outcome, answer), notes(outcome.sentenceId)});
        }
        table.note = note();
        table.shown = shownRows(m_cases.printed.value_or(0));
        return table;
    }

    // Each anchor with its gold and what came back.
    [[nodiscard]] Table sentences(std::string name) {
        Table table;
        table.name = std::move(name);
        table.title = m_wording.text(ASSAY_TEXT("Report", "Sentences of these cases"));
        table.columns = {{"case", m_wording.text(ASSAY_TEXT("Report", "Case"))},
                         {"what", m_wording.text(ASSAY_TEXT("Report", "What"))},
                         {m_isCosine ? "distance" : "score",
                          m_isCosine ? m_wording.text(ASSAY_TEXT("Report", "Distance"))
                                     : m_wording.text(ASSAY_TEXT("Report", "Score")),
                          "result_distance"},
                         {"where", m_wording.text(ASSAY_TEXT("Report", "Where"))},
                         {"sentence", m_wording.text(ASSAY_TEXT("Report", "Sentence")), {}, true}};
        for (std::size_t i = 0; i < m_cases.cases.size(); ++i) {
            if (i == m_cases.printed.value_or(0)) {
                table.shown = shownRows(table.rows.size());
            }
            addCase(table, i);
        }
        table.note = m_wording.text(
            ASSAY_TEXT("Report", "Of each case at most %1 gold sentences, found ones first, and %2 results, "
                                 "equal texts counted as one."),
            {m_wording.count(kMostGold), m_wording.count(kMostResults)});
        if (m_wasCut) {
            table.note += " " + m_wording.text(ASSAY_TEXT("Report", "Long sentences are cut at “…”."));
        }
        return table;
    }

  private:
    // Of a table whose first `rows` are those of the printed cases.
    [[nodiscard]] std::optional<std::size_t> shownRows(std::size_t rows) const {
        if (!m_cases.printed) {
            return 0;
        }
        return *m_cases.printed < m_cases.cases.size() ? std::optional(rows) : std::nullopt;
    }

    [[nodiscard]] std::string note() const {
        const auto count = [this](std::size_t of) { return m_wording.count(static_cast<std::int64_t>(of)); };
        return m_cases.cases.size() == m_cases.all
                   ? m_wording.text(
                         ASSAY_TEXT("Report", "Covered anchors that were asked: %1, the hardest first."),
                         {count(m_cases.all)})
                   : m_wording.text(ASSAY_TEXT("Report",
                                               "Covered anchors that were asked: %1. Here are the %2 "
                                               "hardest, the hardest first."),
                                    {count(m_cases.all), count(m_cases.cases.size())});
    }

    [[nodiscard]] const model::Sentence* find(std::uint32_t row) const {
        const auto place = m_cases.sentences.find(row);
        return place == m_cases.sentences.end() ? nullptr : &place->second;
    }

    [[nodiscard]] std::string anchorText(std::uint32_t row) const {
        const model::Sentence* sentence = find(row);
        return sentence != nullptr ? shortened(sentence->text, kLongestTitle) : std::string();
    }

    [[nodiscard]] Cell firstGold(const model::AnchorSearch& answer) const {
        if (answer.rankFirstGold > 0) {
            return countFigure(answer.rankFirstGold);
        }
        const int depth = answer.knownDepth.value_or(m_test.settings.test.depth());
        return m_wording.text(ASSAY_TEXT("Report", "none among %1"), {m_wording.count(depth)});
    }

    [[nodiscard]] Figure bestDistance(const model::AnchorSearch& answer) const {
        std::optional<double> value = answer.bestGoldDistance;
        if (value && std::isnan(*value)) {
            value.reset();
        }
        return numberFigure(value, m_isCosine ? m_wording.text(ASSAY_TEXT("Report", "not known"))
                                              : m_wording.text(ASSAY_TEXT("Report", "it ranks by scores")));
    }

    [[nodiscard]] std::string diagnosis(const model::AnchorOutcome& outcome,
                                        const model::AnchorSearch& answer) const {
        std::string text;
        for (const evaluate::Diagnosis one : evaluate::diagnose(outcome, answer, m_test.settings.test)) {
            text += (text.empty() ? "" : ", ") + diagnosisTitle(one, m_wording);
        }
        return text.empty() ? noDiagnosisTitle(m_wording) : text;
    }

    [[nodiscard]] std::string notes(const std::string& sentenceId) const {
        const auto place = m_cases.notes.find(sentenceId);
        if (place == m_cases.notes.end()) {
            return {};
        }
        const workspace::CaseNote& note = place->second;
        std::string text;
        for (const std::string& flag : note.flags) {
            text += (text.empty() ? "" : ", ") + flag;
        }
        if (!note.note.empty()) {
            text += (text.empty() ? "" : ": ") + shortened(note.note, kLongestText);
        }
        return note.who.empty() ? text
                                : m_wording.text(ASSAY_TEXT("Report", "%1 (%2, %3)"),
                                                 {text, note.who, m_wording.date(note.when)});
    }

    void addCase(Table& table, std::size_t number) {
        const model::AnchorOutcome& outcome = m_cases.outcomes[m_cases.cases[number]];
        const model::AnchorSearch& answer = outcome.searches[m_element];
        const Cell caseCell = countFigure(static_cast<std::int64_t>(number) + 1);
        const auto add = [&](std::string what, Cell distance, std::uint32_t row) {
            const model::Sentence* sentence = find(row);
            table.rows.push_back({caseCell, std::move(what), std::move(distance),
                                  sentence != nullptr ? placeTitle(*sentence, m_wording) : std::string(),
                                  sentence != nullptr ? textOf(*sentence) : std::string()});
        };
        add(m_wording.text(ASSAY_TEXT("Report", "Anchor")), std::string(), outcome.row);
        const std::vector<std::uint32_t> gold = chosenGold(outcome, answer);
        for (const std::uint32_t row : gold) {
            const auto rank = evaluate::rankOf(answer, row);
            add(goldTitle(outcome, row, rank), rank ? distanceOf(answer, *rank - 1) : Cell(std::string()),
                row);
        }
        const auto groups = evaluate::groupResults(answer, [&](std::uint32_t row) { return find(row); });
        for (std::size_t i = 0; i < std::min(groups.size(), kMostResults); ++i) {
            const std::size_t first = groups[i].results.front();
            add(resultTitle(answer, groups[i]), distanceOf(answer, first), answer.results[first].row);
        }
    }

    // Found ones by rank, then the nearest by position.
    [[nodiscard]] std::vector<std::uint32_t> chosenGold(const model::AnchorOutcome& outcome,
                                                        const model::AnchorSearch& answer) const {
        std::vector<std::uint32_t> gold = outcome.gold;
        std::ranges::sort(gold, {}, [&](std::uint32_t row) {
            const auto rank = evaluate::rankOf(answer, row);
            const auto offset = offsetOf(outcome, row);
            return std::tuple(rank.value_or(std::numeric_limits<std::size_t>::max()),
                              offset ? std::llabs(*offset) : std::numeric_limits<long long>::max(), row);
        });
        gold.resize(std::min(gold.size(), kMostGold));
        return gold;
    }

    [[nodiscard]] std::optional<long long> offsetOf(const model::AnchorOutcome& outcome,
                                                    std::uint32_t row) const {
        const model::Sentence* anchor = find(outcome.row);
        const model::Sentence* sentence = find(row);
        return anchor != nullptr && sentence != nullptr && anchor->position && sentence->position
                   ? std::optional<long long>(*sentence->position - *anchor->position)
                   : std::nullopt;
    }

    [[nodiscard]] std::string goldTitle(const model::AnchorOutcome& outcome, std::uint32_t row,
                                        const std::optional<std::size_t>& rank) const {
        const auto by = offsetOf(outcome, row);
        const std::string offset = by ? (*by > 0 ? "+" : "") + std::to_string(*by) : std::string("?");
        return rank ? m_wording.text(ASSAY_TEXT("Report", "Gold at position %1, rank %2"),
                                     {offset, std::to_string(*rank)})
                    : m_wording.text(ASSAY_TEXT("Report", "Gold at position %1, not found"), {offset});
    }

    [[nodiscard]] std::string resultTitle(const model::AnchorSearch& answer,
                                          const evaluate::ResultGroup& group) const {
        const std::string rank = std::to_string(group.results.front() + 1);
        if (group.results.size() == 1) {
            return answer.results[group.results.front()].gold
                       ? m_wording.text(ASSAY_TEXT("Report", "Result %1, gold"), {rank})
                       : m_wording.text(ASSAY_TEXT("Report", "Result %1"), {rank});
        }
        return m_wording.text(ASSAY_TEXT("Report", "Result %1; results with this text: %2, companies: %3"),
                              {rank, std::to_string(group.results.size()), std::to_string(group.companies)});
    }

    // Scores come negative, so that less is better; people read them the other way.
    [[nodiscard]] Cell distanceOf(const model::AnchorSearch& answer, std::size_t place) const {
        const double distance = answer.results[place].distance;
        return numberFigure(std::isnan(distance) ? std::nullopt
                                                 : std::optional(m_isCosine ? distance : -distance),
                            m_wording.text(ASSAY_TEXT("Report", "not given")));
    }

    [[nodiscard]] std::string textOf(const model::Sentence& sentence) {
        std::string text = shortened(sentence.text, kLongestText);
        m_wasCut = m_wasCut || (text.size() > kLongestText && text.ends_with("…"));
        return text;
    }

    const MeasuredTest& m_test;
    const HardCases& m_cases;
    const words::Wording& m_wording;
    std::size_t m_element;
    bool m_isCosine;
    bool m_wasCut = false;
};

} // namespace

Table caseTable(const MeasuredTest& test, const HardCases& cases, std::string name,
                const words::Wording& wording) {
    return CaseTables(test, cases, wording).overview(std::move(name));
}

Table caseSentences(const MeasuredTest& test, const HardCases& cases, std::string name,
                    const words::Wording& wording) {
    return CaseTables(test, cases, wording).sentences(std::move(name));
}

} // namespace assay::results
