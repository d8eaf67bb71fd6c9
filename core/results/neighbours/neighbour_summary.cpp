// What the summary and the provenance say of neighbour tests.
#include "core/json/settings_reader.h"
#include "core/results/neighbours/alignment_words.h"
#include "core/results/neighbours/holding_words.h"
#include "core/results/neighbours/neighbour_parts.h"
#include "core/results/report/section_makers.h"

#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace assay::results {
namespace {

using Document = nlohmann::json;

// Labels say which run, where there are several: key figures of all sections stand in one file.
std::string labelled(const ReportedRun& run, bool hasOthers, const std::string& label,
                     const words::Wording& wording) {
    return hasOthers ? wording.text(ASSAY_TEXT("Report", "%1: %2"), {runTitle(run.info, wording), label})
                     : label;
}

std::string sentenceOf(const ReportedRun& run, const words::Wording& wording) {
    const evaluate::NeighbourFigures& figures = run.figures;
    const std::string first =
        figures.searches.empty() ? std::string() : titleOfSearch(run.values(), 0, wording);
    return figures.searches.size() > 1
               ? wording.text(
                     ASSAY_TEXT("Report", "Neighbour test %1 over the corpus %2. Anchors: %3, searches: %4. "
                                          "The figures here are those of the first search: %5."),
                     {runTitle(run.info, wording), run.test->settings.corpus, wording.count(figures.anchors),
                      wording.count(static_cast<std::int64_t>(figures.searches.size())), first})
               : wording.text(
                     ASSAY_TEXT("Report", "Neighbour test %1 over the corpus %2. Anchors: %3, search: %4."),
                     {runTitle(run.info, wording), run.test->settings.corpus, wording.count(figures.anchors),
                      first});
}

void addTest(const ReportedRun& run, bool hasOthers, const words::Wording& wording,
             std::vector<Block>& blocks) {
    blocks.emplace_back(Paragraph{sentenceOf(run, wording)});
    if (const auto& alignment = run.test->settings.alignment; alignment && isAlignmentWarning(*alignment)) {
        blocks.emplace_back(Paragraph{alignmentText(*alignment, wording)});
    }
    for (std::string& doubt : holdingDoubts(run.test->settings.holdings, wording)) {
        blocks.emplace_back(Paragraph{std::move(doubt)});
    }
    KeyFigures figures;
    const auto add = [&](KeyFigure figure) {
        figure.label = labelled(run, hasOthers, figure.label, wording);
        figures.list.push_back(std::move(figure));
    };
    if (auto gate = gateFigure(run.gate, wording)) {
        add(std::move(*gate));
    }
    add({wording.text(ASSAY_TEXT("Report", "Coverage")),
         shareFigure(run.figures.coverage, wording.text(ASSAY_TEXT("Report", "there is no anchor"))),
         Verdict::None, "coverage"});
    if (!run.figures.searches.empty()) {
        const auto hit = headlineHit(run.test->settings.test);
        const auto& regimes = run.figures.searches.front().regimes;
        for (std::size_t i = 0; i < regimes.size(); ++i) {
            const std::string name = titleOfRegime(run.values(), i, wording);
            const auto named = [&](const std::string& title) {
                return wording.text(ASSAY_TEXT("Report", "%1, %2"), {title, name});
            };
            add({named(selfTitle(true, wording)),
                 shareFigure(regimes[i].selfAt1TieAware, whyNotSelf(regimes[i], true, wording)),
                 Verdict::None, "self_at_1_tie_aware"});
            if (hit) {
                add({named(hitTitle(*hit, wording)),
                     shareFigure(regimes[i].hitAt.at(*hit), whyNotRanked(regimes[i].covered, *hit, wording)),
                     Verdict::None, "hit_at_k"});
                if (const auto chance = regimes[i].hitAt.at(*hit).chance) {
                    Figure luck = numberFigure(chance, {});
                    luck.kind = FigureKind::Percent;
                    add({named(byLuckTitle(hitTitle(*hit, wording), wording)), std::move(luck), Verdict::None,
                         "chance_level"});
                }
            }
            if (!run.test->settings.test.mrrAt.empty()) {
                const int k = run.test->settings.test.mrrAt.back();
                add({named(mrrTitle(k, wording)),
                     meanFigure(regimes[i].mrrAt.at(k), whyNotRanked(regimes[i].covered, k, wording)),
                     Verdict::None, "mrr_at_k"});
            }
        }
    }
    blocks.emplace_back(std::move(figures));
    if (run.gate.state != RunGate::State::IsBaseline) {
        if (std::string why = whyNoGate(run.gate, wording); !why.empty()) {
            blocks.emplace_back(Paragraph{std::move(why)});
        }
    }
}

void addFigures(const ReportedRun& run, bool hasOthers, const words::Wording& wording,
                std::vector<Block>& blocks) {
    blocks.emplace_back(
        Paragraph{wording.text(ASSAY_TEXT("Report", "Figures of a neighbour test from outside: %1."),
                               {runTitle(run.info, wording)})});
    KeyFigure faults = faultsFigure(*run.outside, wording);
    faults.label = labelled(run, hasOthers, faults.label, wording);
    blocks.emplace_back(KeyFigures{{std::move(faults)}});
}

std::string textOf(const Document& json, const char* object, const char* key) {
    const Document* const outer = base::memberOf(json, object);
    return outer != nullptr ? base::memberText(*outer, key) : std::string();
}

std::string listOf(const std::vector<int>& list) {
    std::string text;
    for (const int one : list) {
        text += (text.empty() ? "" : ", ") + std::to_string(one);
    }
    return text;
}

class Provenance {
  public:
    Provenance(const ReportedRun& run, const words::Wording& wording)
        : m_run(run)
        , m_wording(wording) {}

    [[nodiscard]] Facts facts() {
        const workspace::RunInfo& info = m_run.info;
        add(ASSAY_TEXT("Report", "Neighbour test"), runTitle(info, m_wording));
        add(ASSAY_TEXT("Report", "Identifier"), info.uuid);
        add(ASSAY_TEXT("Report", "Made at"), m_wording.moment(info.createdAt));
        add(ASSAY_TEXT("Report", "Made by"), info.createdBy);
        add(ASSAY_TEXT("Report", "Version of Assay"), info.version);
        if (m_run.test) {
            addInputs(m_run.test->settings);
            addSettings(m_run.test->settings);
        } else if (!m_run.outside->figures.source.empty()) {
            add(ASSAY_TEXT("Report", "Source"), withoutFolders(m_run.outside->figures.source));
        }
        return std::move(m_facts);
    }

  private:
    void add(const char* name, std::string value) {
        if (!value.empty()) {
            m_facts.list.emplace_back(m_wording.text(name), std::move(value));
        }
    }

    [[nodiscard]] std::string hashed(const std::string& name, const std::string& hash) const {
        return hash.empty() ? name : m_wording.text(ASSAY_TEXT("Report", "%1, SHA-256 %2"), {name, hash});
    }

    void addInputs(const evaluate::NeighbourRunSettings& settings) {
        add(ASSAY_TEXT("Report", "Corpus"), hashed(settings.corpus, settings.corpusHash));
        if (!settings.embeddingsHash.empty()) {
            add(ASSAY_TEXT("Report", "Vectors"),
                hashed(vectorsText(settings, m_wording), settings.embeddingsHash));
        }
        if (settings.alignment) {
            add(ASSAY_TEXT("Report", "Vectors and sentences"), alignmentText(*settings.alignment, m_wording));
        }
        std::string holdings;
        for (const evaluate::EngineHolding& holding : settings.holdings) {
            holdings += (holdings.empty() ? "" : " ") + holdingText(holding, m_wording);
        }
        add(ASSAY_TEXT("Report", "Vectors in engines"), std::move(holdings));
        const std::string count = m_wording.count(m_run.info.items);
        const std::string anchors =
            !settings.anchorSet.empty()
                ? m_wording.text(ASSAY_TEXT("Report", "%1 of the anchor set %2"), {count, settings.anchorSet})
            : m_run.isOutside() ? m_wording.text(ASSAY_TEXT("Report", "%1 of the file"), {count})
                                : m_wording.text(ASSAY_TEXT("Report", "%1 drawn for this run with seed %2"),
                                                 {count, std::to_string(settings.sampling.seed)});
        add(ASSAY_TEXT("Report", "Anchors"), hashed(anchors, settings.anchorsHash));
        if (settings.strata.size() > 1) {
            std::string strata;
            for (const evaluate::AnchorStratum& stratum : settings.strata) {
                strata +=
                    (strata.empty() ? "" : "; ") +
                    m_wording.text(ASSAY_TEXT("Report", "%1: %2 of %3"),
                                   {stratumTitle(stratum.name, m_wording), m_wording.count(stratum.drawn),
                                    m_wording.count(stratum.available)});
            }
            add(ASSAY_TEXT("Report", "Drawn by stratum"), std::move(strata));
        }
        const Document inputs = json::parseSettingsJson(m_run.info.inputs);
        if (const std::string file = textOf(inputs, "file", "name"); !file.empty()) {
            add(ASSAY_TEXT("Report", "File"), hashed(withoutFolders(file), textOf(inputs, "file", "sha256")));
        }
        add(ASSAY_TEXT("Report", "Source"), withoutFolders(textOf(inputs, "file", "source")));
    }

    void addSettings(const evaluate::NeighbourRunSettings& settings) {
        std::string searches;
        for (std::size_t i = 0; i < m_run.test->searches.size(); ++i) {
            searches += (searches.empty() ? "" : "; ") + titleOfSearch(m_run.values(), i, m_wording);
        }
        add(ASSAY_TEXT("Report", "Searches"), std::move(searches));
        std::string regimes;
        for (std::size_t i = 0; i < settings.test.regimes.size(); ++i) {
            regimes += (regimes.empty() ? "" : ", ") + titleOfRegime(m_run.values(), i, m_wording);
        }
        add(ASSAY_TEXT("Report", "Regimes"), std::move(regimes));
        add(ASSAY_TEXT("Report", "Filtered regime"), filterText(settings.test, m_wording));
        add(ASSAY_TEXT("Report", "Gold of an anchor"), windowText(settings.test, m_wording));
        add(ASSAY_TEXT("Report", "Diagnosis"),
            m_wording.text(
                ASSAY_TEXT("Report", "Near duplicates from cosine %1 on, short sections below %2 sentences, "
                                     "numeric-heavy from a share of %3 on."),
                {m_wording.number(settings.test.nearDuplicateCosine, 2),
                 std::to_string(settings.test.shortSlice), m_wording.number(settings.test.numericShare, 2)}));
        add(ASSAY_TEXT("Report", "k of Hit@k"), listOf(settings.test.hitAt));
        add(ASSAY_TEXT("Report", "k of MRR@k"), listOf(settings.test.mrrAt));
        add(ASSAY_TEXT("Report", "Clusters of anchors"),
            clusterUnitTitle(m_run.figures.clusterUnit, m_wording));
        add(ASSAY_TEXT("Report", "Seed of intervals"), std::to_string(settings.test.seed));
    }

    const ReportedRun& m_run;
    const words::Wording& m_wording;
    Facts m_facts;
};

} // namespace

std::string whyNoGate(const RunGate& gate, const words::Wording& wording) {
    if (gate.state == RunGate::State::Judged && !gate.tally().worst && !gate.judged.empty()) {
        return whyNotComparable(gate.judged.front().verdict.error(), wording);
    }
    switch (gate.state) {
    case RunGate::State::IsBaseline:
        return wording.text(ASSAY_TEXT("Report", "This run is the baseline that others are judged against."));
    case RunGate::State::NotFinished:
        return whyNotWhole(wording);
    case RunGate::State::NoBaseline:
        return wording.text(ASSAY_TEXT(
            "Report",
            "No run of this corpus is marked as the baseline, so there is nothing to judge against."));
    case RunGate::State::NoRules:
        return wording.text(ASSAY_TEXT(
            "Report", "The workspace has no alert threshold, so the regression gate asks for nothing."));
    case RunGate::State::Unreadable:
        return wording.text(ASSAY_TEXT("Report",
                                       "The alert thresholds of the workspace or its baseline cannot "
                                       "be read, so nothing is judged."));
    case RunGate::State::Judged:
        break;
    }
    return {};
}

std::optional<KeyFigure> gateFigure(const RunGate& gate, const words::Wording& wording) {
    return gate.state == RunGate::State::Judged       ? std::optional(gateFigure(gate.tally(), wording))
           : gate.state == RunGate::State::Unreadable ? std::optional(gateFigure(GateTally(), wording))
                                                      : std::nullopt;
}

bool isHeld(const NeighbourMaterial& material) {
    return !material.runs.empty();
}

std::vector<Block> summaryOf(const NeighbourMaterial& material, const SectionContext& context) {
    std::vector<Block> blocks;
    if (!material.unreadable.empty()) {
        blocks.emplace_back(Paragraph{
            context.wording.text(ASSAY_TEXT("Report", "Left out, as their settings cannot be read: %1."),
                                 {fmt::format("{}", fmt::join(material.unreadable, ", "))})});
    }
    const bool hasOthers = material.runs.size() > 1;
    for (const ReportedRun& run : material.runs) {
        if (run.test) {
            addTest(run, hasOthers, context.wording, blocks);
        } else {
            addFigures(run, hasOthers, context.wording, blocks);
        }
    }
    return blocks;
}

std::vector<Block> provenanceOf(const NeighbourMaterial& material, const SectionContext& context) {
    std::vector<Block> blocks;
    for (const ReportedRun& run : material.runs) {
        blocks.emplace_back(Provenance(run, context.wording).facts());
    }
    return blocks;
}

} // namespace assay::results
