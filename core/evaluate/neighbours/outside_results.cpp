#include "core/evaluate/neighbours/outside_results.h"

#include "core/base/guard.h"
#include "core/base/utf8_text.h"
#include "core/evaluate/neighbours/anchor_filters.h"
#include "core/evaluate/neighbours/anchor_outcomes.h"
#include "core/evaluate/neighbours/corpus_ids.h"
#include "core/evaluate/neighbours/neighbour_documents.h"
#include "core/evaluate/neighbours/neighbour_run.h"
#include "core/evaluate/neighbours/workspace_searches.h"
#include "core/evaluate/run_inputs.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;
using model::AnchorOutcome;
using model::AnchorSearch;
using model::GivenList;
using model::Regime;
using model::ResultNumbers;
using Json = nlohmann::ordered_json;

// A list with its sentences as rows of the corpus.
struct RowList {
    const GivenList* given = nullptr;
    std::uint32_t anchor = 0; // row
    std::vector<std::uint32_t> rows;
    std::optional<std::size_t> self; // the anchor's place in it

    // Results without the anchor.
    [[nodiscard]] std::size_t others() const { return rows.size() - (self ? 1 : 0); }
};

// What all lists of one search and regime have in common.
struct Cell {
    std::int64_t depth = 0;    // that was asked for, as far as lists do not say it: the longest
    bool holdsAnchors = false; // at least one list does
};

retrieval::DistanceKind kindOf(ResultNumbers numbers) {
    switch (numbers) {
    case ResultNumbers::None:
        return retrieval::DistanceKind::None;
    case ResultNumbers::CosineDistances:
        return retrieval::DistanceKind::Cosine;
    case ResultNumbers::Scores:
        break;
    }
    return retrieval::DistanceKind::NegativeScore;
}

class Import {
  public:
    Import(const formats::NeighbourResultsReading& reading, const OutsideResultsPlan& plan,
           base::IssueList& issues)
        : m_results(reading.results)
        , m_reading(reading)
        , m_plan(plan)
        , m_issues(issues)
        , m_settings(plan.settings) {
        m_settings.regimes.clear();
        for (const Regime regime : {Regime::Filtered, Regime::Open}) {
            if (std::ranges::any_of(m_results.lists,
                                    [&](const GivenList& list) { return list.regime == regime; })) {
                m_settings.regimes.push_back(regime);
            }
        }
    }

    Result<OutsideResultsImport> run(workspace::Workspace& workspace, const std::stop_token& stop,
                                     base::ProgressSink& progress) {
        for (const base::Issue& issue : m_reading.issues.issues()) {
            m_issues.add(issue);
        }
        for (const auto& [kind, count] : m_reading.issues.notKept()) {
            m_issues.addNotKept(kind.first, kind.second, count);
        }
        auto reader = workspace.reader();
        ASSAY_TRY(auto opened, reader ? WorkspaceSearches::open(workspace, m_plan.corpus, 0, stop, progress)
                                      : tl::unexpected(reader.error()));
        WorkspaceSearches& corpus = *opened;
        ASSAY_TRY(auto ids, CorpusIds::load(*reader, m_plan.corpus, stop));
        findRows(ids);
        if (const std::int64_t errors = m_issues.count(Severity::Error); errors > 0) {
            return fail(ErrorCode::InputNotUsable, std::to_string(errors) + " errors", m_plan.file);
        }
        ASSAY_TRY(checkNeighbourSettings(m_settings));
        ASSAY_TRY(makeOutcomes(*reader, corpus, stop, progress));
        return keep(workspace, corpus.corpus());
    }

  private:
    void findRows(const CorpusIds& ids) {
        m_cells.resize(m_results.searches.size() * m_settings.regimes.size());
        std::unordered_map<std::string_view, bool> told; // of ids that are not there
        const auto rowOf = [&](const std::string& id, std::int64_t line, const char* field) {
            const auto row = ids.rowOf(id);
            if (!row && !id.empty() && told.emplace(id, true).second) {
                report(Severity::Error, IssueCode::UnknownSentence, line, field, id);
            }
            return row;
        };
        for (const GivenList& given : m_results.lists) {
            RowList list;
            list.given = &given;
            const auto anchor = rowOf(given.anchor, given.line, "anchor");
            list.anchor = static_cast<std::uint32_t>(anchor.value_or(0));
            for (std::size_t i = 0; i < given.ids.size(); ++i) {
                const auto row = rowOf(given.ids[i], given.lineOf(i), "retrieved");
                if (anchor && row == anchor) {
                    list.self = list.rows.size();
                }
                list.rows.push_back(static_cast<std::uint32_t>(row.value_or(0)));
            }
            Cell& cell = m_cells[elementOf(given)];
            cell.depth = std::max(cell.depth, std::int64_t{std::ssize(given.ids)});
            cell.holdsAnchors = cell.holdsAnchors || list.self;
            m_lists.push_back(std::move(list));
        }
    }

    [[nodiscard]] std::size_t elementOf(const GivenList& list) const {
        const auto regime = std::ranges::find(m_settings.regimes, list.regime) - m_settings.regimes.begin();
        return list.search * m_settings.regimes.size() + static_cast<std::size_t>(regime);
    }

    Result<> makeOutcomes(const workspace::Reader& reader, WorkspaceSearches& corpus,
                          const std::stop_token& stop, base::ProgressSink& progress) {
        for (const std::string& field : m_settings.filterFields) {
            ASSAY_TRY(isColumnField(field) ? Result<>() : corpus.loadField(field, stop));
        }
        auto traits = readTextTraits(reader, corpus.corpus(), false, m_settings.excludeNavigational, stop);
        ASSAY_TRY(auto gold, traits ? NeighbourGold::create(corpus.columns(), m_settings,
                                                            std::move(traits->navigational))
                                    : tl::unexpected(traits.error()));
        // Filings with the very same texts are one thing here as well: they are clusters together.
        ASSAY_TRY(const PoolSource pools, corpus.poolSource(stop));
        const AnchorOutcomes judge(corpus.columns(), gold, m_settings);
        const auto total = std::int64_t{std::ssize(m_lists)};
        std::int64_t done = 0;
        std::unordered_map<std::uint32_t, std::size_t> places; // of anchors among the outcomes
        for (const RowList& list : m_lists) {
            if (stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            const auto [place, isNew] = places.try_emplace(list.anchor, m_outcomes.size());
            if (isNew) {
                ASSAY_TRY(addAnchor(corpus, judge, pools.texts, list));
            }
            AnchorOutcome& outcome = m_outcomes[place->second];
            fill(list, judge, outcome, outcome.searches[elementOf(*list.given)]);
            ASSAY_TRY(checkFilter(corpus, gold, list));
            if (++done % 1'000 == 0 || done == total) {
                progress.report(base::Stage::Evaluating, done, total);
            }
        }
        return {};
    }

    Result<> addAnchor(const WorkspaceSearches& corpus, const AnchorOutcomes& judge, const CorpusTexts* same,
                       const RowList& list) {
        ASSAY_TRY(const auto texts, corpus.source().texts(std::span(&list.anchor, 1)));
        ASSAY_TRY(auto outcome, judge.describe(list.anchor, static_cast<std::uint32_t>(m_outcomes.size()),
                                               list.given->anchor, texts.front()));
        outcome.sameFiling = same != nullptr ? same->sameFiling(list.anchor) : std::nullopt;
        AnchorSearch none;
        none.notAsked = model::NotAsked::NoList;
        outcome.searches.assign(m_cells.size(), none);
        m_outcomes.push_back(std::move(outcome));
        return {};
    }

    void fill(const RowList& list, const AnchorOutcomes& judge, const AnchorOutcome& outcome,
              AnchorSearch& answer) const {
        const GivenList& given = *list.given;
        answer.notAsked = given.notAsked;
        if (given.notAsked != model::NotAsked::Asked) {
            return;
        }
        const ResultNumbers numbers = m_results.searches[given.search].numbers;
        std::vector<retrieval::Hit> hits;
        hits.reserve(list.rows.size());
        for (std::size_t i = 0; i < list.rows.size(); ++i) {
            const double number = numbers == ResultNumbers::None ? std::numeric_limits<double>::quiet_NaN()
                                  : numbers == ResultNumbers::Scores ? -given.numbers[i]
                                                                     : given.numbers[i];
            hits.push_back({list.rows[i], static_cast<float>(number)});
        }
        const double within = numbers == ResultNumbers::CosineDistances ? retrieval::kTiedDistance : 0.0;
        // Lists keep the order that they came in; what stands behind a cut is not known.
        judge.take(hits, outcome, {std::nullopt, within}, true, answer);
        fillLuck(given, outcome, answer);
        if (numbers == ResultNumbers::CosineDistances) {
            judge.measureCosines(outcome, answer);
        }
        const Cell& cell = m_cells[elementOf(given)];
        const bool isCut =
            given.isCut || std::int64_t{std::ssize(list.rows)} >= given.depth.value_or(cell.depth);
        if (isCut && outcome.covered() && list.others() < static_cast<std::size_t>(m_settings.depth())) {
            answer.knownDepth = static_cast<int>(list.others());
        }
        fillSelf(list, cell, isCut, hits, numbers, within, answer);
    }

    // What our own reports say beside a list, where it fits the gold of the corpus: another window has other
    // gold.
    static void fillLuck(const GivenList& given, const AnchorOutcome& outcome, AnchorSearch& answer) {
        if (given.pool && given.pool->gold <= std::ssize(outcome.gold)) {
            answer.pool = given.pool;
        }
        const auto fits = [&](const model::TiedRanks& tie) {
            std::int64_t gold = 0;
            const std::int64_t last =
                std::min<std::int64_t>(tie.first + tie.size - 1, std::ssize(answer.results));
            for (std::int64_t rank = tie.first; rank <= last; ++rank) {
                gold += answer.results[static_cast<std::size_t>(rank - 1)].gold ? 1 : 0;
            }
            return tie.first <= std::ssize(answer.results) && gold <= tie.gold &&
                   tie.gold <= std::ssize(outcome.gold);
        };
        if (given.ties && std::ranges::all_of(*given.ties, fits)) {
            answer.ties = given.ties;
        }
    }

    static void fillSelf(const RowList& list, const Cell& cell, bool isCut,
                         const std::vector<retrieval::Hit>& hits, ResultNumbers numbers, double within,
                         AnchorSearch& answer) {
        const GivenList& given = *list.given;
        if (given.selfFirst) {
            answer.selfFirst = *given.selfFirst;
            answer.selfTied = given.selfTied.value_or(answer.selfFirst);
            answer.tiesUnknown = !given.selfTied && !answer.selfFirst;
            return;
        }
        answer.selfUnknown = !list.self && !cell.holdsAnchors;
        if (numbers == ResultNumbers::None) {
            answer.selfTied = answer.selfFirst;
            answer.tiesUnknown = !answer.selfFirst;
        } else if (!list.self && isCut && !hits.empty()) {
            // It may tie with all of them and stand behind the cut.
            answer.tiesUnknown =
                std::abs(double{hits.front().distance} - double{hits.back().distance}) <= within;
        }
    }

    // Results that a search under these settings could not give.
    Result<> checkFilter(const WorkspaceSearches& corpus, const NeighbourGold& gold, const RowList& list) {
        const workspace::CorpusColumns& columns = corpus.columns();
        std::vector<bool> outside(list.rows.size());
        for (std::size_t i = 0; i < list.rows.size(); ++i) {
            outside[i] = m_settings.onlyProse && i != list.self &&
                         columns.kind[list.rows[i]] != model::SentenceKind::Prose;
        }
        if (list.given->regime == Regime::Filtered && !list.rows.empty()) {
            if (m_settings.filterFields == std::vector<std::string>{"slice"}) {
                for (std::size_t i = 0; i < list.rows.size(); ++i) {
                    outside[i] = outside[i] || columns.slice[list.rows[i]] != columns.slice[list.anchor];
                }
            } else {
                NeighbourTest test;
                test.columns = &columns;
                test.gold = &gold;
                test.source = &corpus.source();
                test.settings = m_settings;
                std::vector<std::uint32_t> rows = list.rows;
                rows.push_back(list.anchor);
                ASSAY_TRY(const auto filters, anchorFilters(test, Regime::Filtered, false, rows));
                for (std::size_t i = 0; i < list.rows.size(); ++i) {
                    outside[i] = outside[i] || filters[i] != filters.back();
                }
            }
        }
        for (std::size_t i = 0; i < outside.size(); ++i) {
            if (outside[i]) {
                report(Severity::Warning, IssueCode::OutsideFilter, list.given->lineOf(i), "retrieved",
                       list.given->ids[i]);
            }
        }
        return {};
    }

    Result<OutsideResultsImport> keep(workspace::Workspace& workspace,
                                      const workspace::CorpusInfo& corpus) const {
        std::vector<retrieval::Capabilities> searches;
        Json names = Json::array();
        for (const model::GivenSearch& search : m_results.searches) {
            retrieval::Capabilities capabilities;
            capabilities.label = search.name;
            capabilities.distance = kindOf(search.numbers);
            capabilities.rows = static_cast<std::size_t>(corpus.sentences);
            searches.push_back(std::move(capabilities));
            names.push_back(search.name);
        }
        std::vector<std::string> anchors;
        std::vector<workspace::RunItem> items;
        for (const AnchorOutcome& outcome : m_outcomes) {
            anchors.push_back(outcome.sentenceId);
            items.push_back({outcome.number, outcome.sentenceId, anchorOutcomeJson(outcome)});
        }
        const auto text = [](const Json& json) {
            return json.dump(-1, ' ', false, Json::error_handler_t::replace);
        };
        workspace::NewRun run;
        run.kind = kNeighbourRuns;
        run.origin = kOutsideOrigin;
        run.name = !m_plan.name.empty()      ? m_plan.name
                   : !m_results.name.empty() ? m_results.name
                                             : m_plan.file;
        run.corpus = corpus.id;
        run.settings = text({{"test", Json::parse(neighbourSettingsJson(m_settings), nullptr, false)},
                             {"sampling", Json::parse(anchorSamplingJson({}), nullptr, false)},
                             {"searches", std::move(names)}});
        run.inputs =
            text({{"corpus", {{"id", corpus.id}, {"name", corpus.name}, {"sha256", corpus.contentHash}}},
                  {"anchors", {{"n", anchors.size()}, {"sha256", workspace::anchorHash(anchors)}}},
                  {"file",
                   {{"name", m_plan.file},
                    {"kind", formats::neighbourResultsKindName(m_reading.kind)},
                    {"sha256", m_reading.sha256},
                    {"source", m_results.source}}}});
        run.seed = m_settings.seed;
        run.items = std::int64_t{std::ssize(items)};
        run.who = m_plan.who;
        OutsideResultsImport imported;
        imported.searches = searches.size();
        imported.figures = neighbourFigures(m_outcomes, m_settings, searches);
        ASSAY_TRY(auto added,
                  workspace::addFinishedRun(workspace, run, items,
                                            mainFiguresJson(imported.figures, m_settings, searches)));
        imported.run = added;
        return imported;
    }

    void report(Severity severity, IssueCode code, std::int64_t line, const char* field,
                const std::string& value) {
        m_issues.add({severity,
                      code,
                      m_plan.file,
                      line,
                      field,
                      std::string(base::cutUtf8(value, base::kIssueValueLength)),
                      {}});
    }

    const model::NeighbourResults& m_results;
    const formats::NeighbourResultsReading& m_reading;
    const OutsideResultsPlan& m_plan;
    base::IssueList& m_issues;
    model::NeighbourSettings m_settings;
    std::vector<RowList> m_lists;
    std::vector<Cell> m_cells; // search * regimes + regime
    std::vector<AnchorOutcome> m_outcomes;
};

} // namespace

Result<model::NeighbourSettings> settingsOfResults(const model::NeighbourResults& results) {
    if (results.settings.empty()) {
        return model::NeighbourSettings();
    }
    auto settings = readNeighbourSettings(results.settings);
    return settings ? settings
                    : fail(ErrorCode::InputNotUsable, settings.error().detail,
                           "line " + std::to_string(results.settingsLine));
}

Result<OutsideResultsImport> importOutsideResults(workspace::Workspace& workspace,
                                                  const formats::NeighbourResultsReading& reading,
                                                  const OutsideResultsPlan& plan, base::IssueList& issues,
                                                  const std::stop_token& stop, base::ProgressSink& progress) {
    return base::guarded(plan.file,
                         [&] { return Import(reading, plan, issues).run(workspace, stop, progress); });
}

} // namespace assay::evaluate
