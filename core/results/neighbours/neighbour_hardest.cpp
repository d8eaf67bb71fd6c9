#include "core/results/neighbours/neighbour_words.h"
#include "core/results/report/section_makers.h"
#include "core/workspace/corpora/corpora.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace assay::results {
namespace {

using base::Result;

constexpr std::size_t kMostListed = 200; // in CSV and JSON, unless the plan asks for more

// Of one case.
constexpr std::size_t kMostGold = 3;
constexpr std::size_t kMostResults = 5;   // those of the same text are one
constexpr std::size_t kLongestText = 700; // of a sentence
constexpr std::size_t kLongestTitle = 140;

// The cases of one search in one regime.
class Cases {
  public:
    Cases(const SectionContext& context, const ReportedRun& run, std::size_t search, std::size_t regime,
          bool isPrinted)
        : m_context(context)
        , m_wording(context.wording)
        , m_run(run)
        , m_search(search)
        , m_element(search * run.regimes() + regime)
        , m_isCosine(run.figures.searches[search].distance == retrieval::DistanceKind::Cosine) {
        m_cases = evaluate::hardestCases(run.test->outcomes, m_element);
        m_all = m_cases.size();
        const std::size_t asked = context.plan.hardestCases;
        m_cases.resize(std::min(m_cases.size(), asked == 0 ? 0 : std::max(asked, kMostListed)));
        m_isPrinted = isPrinted;
        m_printed = isPrinted ? std::min(m_cases.size(), asked) : 0;
    }

    // Reads the sentences of all cases. Errors: those of reading.
    [[nodiscard]] Result<> read() {
        if (m_run.texts != evaluate::RunTexts::There) {
            return {};
        }
        std::set<workspace::SentenceRow> wanted;
        for (const std::uint32_t i : m_cases) {
            const model::AnchorOutcome& outcome = m_run.test->outcomes[i];
            wanted.insert(outcome.row);
            wanted.insert(outcome.gold.begin(), outcome.gold.end());
            for (const model::RankedSentence& result : outcome.searches[m_element].results) {
                wanted.insert(result.row);
            }
        }
        const std::vector<workspace::SentenceRow> rows(wanted.begin(), wanted.end());
        ASSAY_TRY(auto sentences,
                  workspace::sentencesOfRows(m_context.reader, m_run.test->settings.corpusId, rows));
        for (workspace::StoredSentence& one : sentences) {
            m_sentences.emplace(one.row, std::move(one.sentence));
        }
        return {};
    }

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
        table.ifEmpty = m_all == 0
                            ? m_wording.text(ASSAY_TEXT("Report", "No covered anchor was asked."))
                            : m_wording.text(ASSAY_TEXT("Report", "This report was asked for no cases."));
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            const model::AnchorOutcome& outcome = m_run.test->outcomes[m_cases[i]];
            const model::AnchorSearch& answer = outcome.searches[m_element];
            table.rows.push_back({countFigure(static_cast<std::int64_t>(i) + 1), outcome.sentenceId,
                                  anchorText(outcome.row), firstGold(answer), bestDistance(answer),
                                  diagnosis(outcome, answer), notes(outcome.sentenceId)});
        }
        table.note = note();
        table.shown = shownRows(m_printed);
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
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            if (i == m_printed) {
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

    [[nodiscard]] bool hasSentences() const { return !m_sentences.empty(); }

  private:
    // Of a table whose first `rows` are those of the printed cases.
    [[nodiscard]] std::optional<std::size_t> shownRows(std::size_t rows) const {
        if (!m_isPrinted) {
            return 0;
        }
        return m_printed < m_cases.size() ? std::optional(rows) : std::nullopt;
    }

    [[nodiscard]] std::string note() const {
        const auto count = [this](std::size_t of) { return m_wording.count(static_cast<std::int64_t>(of)); };
        return m_cases.size() == m_all
                   ? m_wording.text(
                         ASSAY_TEXT("Report", "Covered anchors that were asked: %1, the hardest first."),
                         {count(m_all)})
                   : m_wording.text(ASSAY_TEXT("Report",
                                               "Covered anchors that were asked: %1. Here are the %2 "
                                               "hardest, the hardest first."),
                                    {count(m_all), count(m_cases.size())});
    }

    [[nodiscard]] const model::Sentence* find(std::uint32_t row) const {
        const auto place = m_sentences.find(row);
        return place == m_sentences.end() ? nullptr : &place->second;
    }

    [[nodiscard]] std::string anchorText(std::uint32_t row) const {
        const model::Sentence* sentence = find(row);
        return sentence != nullptr ? shortened(sentence->text, kLongestTitle) : std::string();
    }

    [[nodiscard]] Cell firstGold(const model::AnchorSearch& answer) const {
        if (answer.rankFirstGold > 0) {
            return countFigure(answer.rankFirstGold);
        }
        const int depth = answer.knownDepth.value_or(m_run.test->settings.test.depth());
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
        for (const evaluate::Diagnosis one : evaluate::diagnose(outcome, answer, m_run.test->settings.test)) {
            text += (text.empty() ? "" : ", ") + diagnosisTitle(one, m_wording);
        }
        return text.empty() ? m_wording.text(ASSAY_TEXT("Report", "no explanation")) : text;
    }

    [[nodiscard]] std::string notes(const std::string& sentenceId) const {
        const auto place = m_run.notes.find(sentenceId);
        if (place == m_run.notes.end()) {
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
        const model::AnchorOutcome& outcome = m_run.test->outcomes[m_cases[number]];
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

    const SectionContext& m_context;
    const words::Wording& m_wording;
    const ReportedRun& m_run;
    std::size_t m_search;
    std::size_t m_element;
    bool m_isCosine;
    std::vector<std::uint32_t> m_cases; // places among the outcomes
    std::size_t m_all = 0;
    std::size_t m_printed = 0;
    bool m_isPrinted = true;
    std::map<std::uint32_t, model::Sentence> m_sentences;
    bool m_wasCut = false;
};

std::string whyNoTexts(const ReportedRun& run, const words::Wording& wording) {
    return run.texts == evaluate::RunTexts::CorpusGone
               ? wording.text(ASSAY_TEXT("Report", "The corpus %1 is not in the workspace any more, so the "
                                                   "sentences cannot be shown."),
                              {run.test->settings.corpus})
               : wording.text(ASSAY_TEXT("Report", "The corpus %1 has other sentences now than when the run "
                                                   "was made, so they cannot be shown."),
                              {run.test->settings.corpus});
}

// The cases of a search in a regime, as a subsection; not printed those that the plan does not ask for.
Result<Section> casesOf(const SectionContext& context, const ReportedRun& run, RunPlace place,
                        std::size_t search, std::size_t regime, bool isPrinted) {
    const words::Wording& wording = context.wording;
    Cases cases(context, run, search, regime, isPrinted);
    ASSAY_TRY(cases.read());
    const std::size_t searches = run.figures.searches.size();
    const std::string suffix =
        "_" + std::string(evaluate::regimeName(run.test->settings.test.regimes[regime]));
    Section below;
    below.id = place.name("cases_of", search, searches) + suffix;
    below.title = wording.text(ASSAY_TEXT("Report", "%1, %2"),
                               {searchTitle(run, search, wording), regimeTitle(run, regime, wording)});
    below.blocks.emplace_back(cases.overview(place.name("cases", search, searches) + suffix));
    if (cases.hasSentences()) {
        below.blocks.emplace_back(cases.sentences(place.name("case_sentences", search, searches) + suffix));
    }
    return below;
}

Result<Section> hardestOf(const SectionContext& context, const ReportedRun& run, RunPlace place) {
    const words::Wording& wording = context.wording;
    Section section;
    if (run.texts != evaluate::RunTexts::There) {
        section.blocks.emplace_back(Paragraph{whyNoTexts(run, wording)});
    }
    Section others;
    std::string names;
    const std::size_t searches = run.figures.searches.size();
    for (std::size_t search = 0; search < searches; ++search) {
        const bool isPrinted = search == 0 || context.plan.hardestOf == HardestOf::All;
        for (std::size_t regime = 0; regime < run.regimes(); ++regime) {
            if (context.stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled, {}, "report");
            }
            ASSAY_TRY(auto below, casesOf(context, run, place, search, regime, isPrinted));
            if (isPrinted) {
                section.sections.push_back(std::move(below));
            } else {
                std::move(below.blocks.begin(), below.blocks.end(), std::back_inserter(others.blocks));
            }
        }
        if (!isPrinted) {
            names += (names.empty() ? "" : "; ") + searchTitle(run, search, wording);
        }
    }
    if (!names.empty() && context.plan.hardestCases > 0) {
        others.id = place.name("cases_of_others");
        others.title = wording.text(ASSAY_TEXT("Report", "Other searches"));
        others.blocks.insert(
            others.blocks.begin(),
            Paragraph{wording.text(
                ASSAY_TEXT("Report", "The hardest cases of these searches stand in the CSV tables and in the "
                                     "JSON of this report: %1. A template can print them too."),
                {names})});
        section.sections.push_back(std::move(others));
    }
    return section;
}

} // namespace

base::Result<Section> neighbourHardest(const SectionContext& context) {
    return sectionOfRuns(
        context, "neighbour_hardest", [&](const ReportedRun& run, RunPlace place) -> Result<Section> {
            return run.test ? hardestOf(context, run, place) : withoutAnchors(context.wording);
        });
}

} // namespace assay::results
