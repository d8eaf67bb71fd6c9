// The sections of reports on retrieval: what was measured and which questions are hardest, by strata, systems
// beside each other, alpha and what was decided. And what the summary and the provenance say of them.
#include "core/results/answers/answer_comparison_blocks.h"
#include "core/results/answers/answer_words.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/report/section_makers.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/results/retrieval/retrieval_material.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::results {
namespace {

using base::Result;
using evaluate::RetrievalRun;

constexpr std::size_t kPrintedHardest = 5;
constexpr std::size_t kPrintedDifferences = 5;
constexpr std::string_view kComparedStem = "retrieval";

void addFact(Facts& facts, std::string label, std::string value) {
    if (!value.empty()) {
        facts.list.emplace_back(std::move(label), std::move(value));
    }
}

Facts retrievalFacts(const RetrievalRun& run, RetrievalPlace place, const words::Wording& w) {
    Facts facts;
    const auto add = [&](const char* name, std::string value) {
        addFact(facts, w.text(name), std::move(value));
    };
    if (place.runs == 1) { // else the heading says so
        add(ASSAY_TEXT("Report", "Run"), runTitle(run.info, w));
    }
    add(ASSAY_TEXT("Report", "Ranked lists of"), run.about.predictions);
    add(ASSAY_TEXT("Report", "Gold"), run.about.suite);
    add(ASSAY_TEXT("Report", "Search"), run.about.search);
    add(ASSAY_TEXT("Report", "Corpus"), run.about.corpus);
    add(ASSAY_TEXT("Report", "Intervals by"),
        w.text(ASSAY_TEXT("Report", "%1 (%2 clusters)"),
               {questionClustersTitle(run.evaluation.clusters, w),
                w.count(static_cast<std::int64_t>(run.evaluation.figures.clusters))}));
    add(ASSAY_TEXT("Report", "Note"), run.info.note);
    return facts;
}

// Short first: what came out and what is wrong; every list is whole in CSV and JSON.
Section retrievalOf(const RetrievalRun& run, RetrievalPlace place, const words::Wording& w) {
    const RetrievalChoice choice{.mostHardest = kPrintedHardest};
    Section section;
    section.blocks.emplace_back(retrievalFacts(run, place, w));
    section.blocks.emplace_back(retrievalKeyFigures(run, w));
    for (Paragraph& doubt : retrievalDoubts(run, w)) {
        section.blocks.emplace_back(std::move(doubt));
    }
    section.blocks.emplace_back(retrievalMetricTable(run, place, w));
    if (auto chart = retrievalRankChart(run, place, w)) {
        section.blocks.emplace_back(std::move(*chart));
    }
    section.blocks.emplace_back(retrievalMissedTable(run, place, w));
    section.blocks.emplace_back(retrievalHardestTable(run, choice, place, w));
    if (run.evaluation.figures.latency.n > 0) {
        section.blocks.emplace_back(retrievalLatencyTable(run, place, w));
    }
    return section;
}

// Of each field that any question has a value of; pages show the first, CSV and JSON all.
Section retrievalStrataOf(const RetrievalRun& run, RetrievalPlace place, const words::Wording& w) {
    Section section;
    std::size_t tables = 0;
    for (const std::string& field : run.about.settings.fields) {
        RetrievalChoice choice;
        choice.field = field;
        if (const auto strata = run.evaluation.by.find(field);
            strata == run.evaluation.by.end() || strata->second.empty()) {
            continue;
        }
        Table table = retrievalStrataTable(run, choice, place, w);
        const bool isFirst = section.blocks.empty();
        ++tables;
        if (!isFirst) {
            table.name += "_" + std::to_string(tables);
            table.shown = 0;
        }
        section.blocks.emplace_back(std::move(table));
        if (isFirst) {
            for (plot::Chart& chart : retrievalStrataCharts(run, choice, place, w)) {
                section.blocks.emplace_back(std::move(chart));
            }
        }
    }
    if (section.blocks.empty()) {
        section.blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "No question has a value under the fields of the run."))});
    }
    return section;
}

std::string whyNoRetrieval(const RetrievalMaterial& material, const words::Wording& w) {
    using Nothing = RetrievalMaterial::Nothing;
    switch (material.nothing) {
    case Nothing::NoRun:
        return w.text(ASSAY_TEXT("Report", "The workspace holds no measured retrieval."));
    case Nothing::NoneFinished:
        return w.text(ASSAY_TEXT("Report", "No run over retrieval is finished."));
    case Nothing::NoneNamed:
        break;
    }
    return w.text(ASSAY_TEXT("Report", "None of the runs chosen for this report is a finished run over "
                                       "retrieval."));
}

// One section, or for several runs one below it for each.
template <typename Run, typename Make>
Section sectionForEach(const std::vector<Run>& runs, const std::string& id, const words::Wording& w,
                       const Make& make) {
    Section all;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        Section section = make(runs[i], RetrievalPlace{i + 1, runs.size()});
        if (runs.size() == 1) {
            return section;
        }
        section.id = id + "_" + std::to_string(i + 1);
        section.title = runTitle(runs[i].info, w);
        all.sections.push_back(std::move(section));
    }
    return all;
}

Section onlyParagraph(std::string text) {
    Section section;
    section.blocks.emplace_back(Paragraph{std::move(text)});
    return section;
}

Section comparedRetrievalSection(const ComparedRetrieval& group, AnswerPlace place, const words::Wording& w) {
    Section section;
    const auto append = [&section](std::vector<Block> blocks) {
        std::move(blocks.begin(), blocks.end(), std::back_inserter(section.blocks));
    };
    const AnswerComparisonChoice choice{.mostChanged = kPrintedDifferences};
    AnswerComparisonBlocks blocks = answerComparisonBlocks(group.lists, group.comparison, choice, place, w);
    append(std::move(blocks.verdict));
    append(std::move(blocks.metrics));
    append(std::move(blocks.questions));
    if (group.matrix) {
        append(systemMatrixBlocks(group.lists, *group.matrix, place, w));
    }
    return section;
}

Section alphaOf(const evaluate::AlphaRun& run, RetrievalPlace place, const words::Wording& w) {
    Section section;
    Facts facts;
    addFact(facts, w.text(ASSAY_TEXT("Report", "Gold")), run.material.suite);
    addFact(facts, w.text(ASSAY_TEXT("Report", "List by words")), run.material.lexical);
    addFact(facts, w.text(ASSAY_TEXT("Report", "List by vectors")), run.material.vector);
    addFact(facts, w.text(ASSAY_TEXT("Report", "Fused by")), alphaFusionText(run.settings.fusion, w));
    section.blocks.emplace_back(std::move(facts));
    section.blocks.emplace_back(alphaChart(run.tuning, std::nullopt, place, w));
    section.blocks.emplace_back(alphaTable(run.tuning, place, w));
    for (plot::Chart& chart : alphaStrataCharts(run.tuning, place, w)) {
        section.blocks.emplace_back(std::move(chart));
    }
    Table strata = alphaStrataTable(run.tuning, place, w);
    if (!strata.rows.empty()) {
        section.blocks.emplace_back(std::move(strata));
    }
    return section;
}

std::string retrievalSentence(const RetrievalRun& run, const words::Wording& w) {
    const evaluate::RetrievalFigures& figures = run.evaluation.figures;
    return w.text(ASSAY_TEXT("Report", "Ranked lists of %1 for %2 questions of %3; %4 of them have "
                                       "something relevant."),
                  {run.about.predictions, w.count(figures.questions), run.about.suite,
                   w.count(figures.questions - figures.unjudged)});
}

std::string alphaSentence(const evaluate::AlphaRun& run, const words::Wording& w) {
    const evaluate::AlphaTuning& tuning = run.tuning;
    const std::array<double, 4>& mean = tuning.points[tuning.best.point].mean;
    return w.text(ASSAY_TEXT("Report", "Of %1 and %2 over %3 the best alpha is %4, with MRR %5 over %6 "
                                       "questions."),
                  {run.material.lexical, run.material.vector, run.material.suite,
                   w.number(tuning.best.alpha, 2), w.number(mean[0], 3), w.count(tuning.n)});
}

std::string hashedName(const std::string& name, const std::string& hash, const words::Wording& w) {
    return hash.empty() ? name : w.text(ASSAY_TEXT("Report", "%1, SHA-256 %2"), {name, hash});
}

void addRunFacts(Facts& facts, const workspace::RunInfo& info, const words::Wording& w) {
    addFact(facts, w.text(ASSAY_TEXT("Report", "Identifier")), info.uuid);
    addFact(facts, w.text(ASSAY_TEXT("Report", "Made at")), w.moment(info.createdAt));
    addFact(facts, w.text(ASSAY_TEXT("Report", "Made by")), info.createdBy);
    addFact(facts, w.text(ASSAY_TEXT("Report", "Version of Assay")), info.version);
}

Facts retrievalProvenance(const RetrievalRun& run, const words::Wording& w) {
    Facts facts;
    addFact(facts, w.text(ASSAY_TEXT("Report", "Run over retrieval")), runTitle(run.info, w));
    addRunFacts(facts, run.info, w);
    addFact(facts, w.text(ASSAY_TEXT("Report", "Ranked lists of")),
            hashedName(run.about.predictions, run.about.predictionsHash, w));
    addFact(facts, w.text(ASSAY_TEXT("Report", "Gold suite")),
            hashedName(run.about.suite, run.about.suiteHash, w));
    addFact(facts, w.text(ASSAY_TEXT("Report", "Corpus")),
            hashedName(run.about.corpus, run.about.corpusHash, w));
    addFact(facts, w.text(ASSAY_TEXT("Report", "Search")), run.about.search);
    if (auto asking = retrievalAsking(run, w, true)) {
        std::ranges::move(asking->list, std::back_inserter(facts.list));
    }
    addFact(facts, w.text(ASSAY_TEXT("Report", "Clusters of questions")),
            questionClustersTitle(run.evaluation.clusters, w));
    addFact(facts, w.text(ASSAY_TEXT("Report", "Seed of intervals")),
            std::to_string(run.about.settings.seed));
    return facts;
}

Facts alphaProvenance(const evaluate::AlphaRun& run, const words::Wording& w) {
    Facts facts;
    addFact(facts, w.text(ASSAY_TEXT("Report", "Tuning of alpha")), runTitle(run.info, w));
    addRunFacts(facts, run.info, w);
    addFact(facts, w.text(ASSAY_TEXT("Report", "Gold suite")), run.material.suite);
    addFact(facts, w.text(ASSAY_TEXT("Report", "List by words")),
            hashedName(run.material.lexical, run.material.lexicalHash, w));
    addFact(facts, w.text(ASSAY_TEXT("Report", "List by vectors")),
            hashedName(run.material.vector, run.material.vectorHash, w));
    addFact(facts, w.text(ASSAY_TEXT("Report", "Seed of intervals")), std::to_string(run.settings.seed));
    return facts;
}

} // namespace

Result<Section> retrievalQuality(const SectionContext& context) {
    const RetrievalMaterial& material = *context.retrieval;
    const words::Wording& w = context.wording;
    if (material.runs.empty()) {
        return onlyParagraph(whyNoRetrieval(material, w));
    }
    return sectionForEach(
        material.runs, "retrieval_quality", w,
        [&](const RetrievalRun& run, RetrievalPlace place) { return retrievalOf(run, place, w); });
}

Result<Section> retrievalStrata(const SectionContext& context) {
    const RetrievalMaterial& material = *context.retrieval;
    const words::Wording& w = context.wording;
    if (material.runs.empty()) {
        return onlyParagraph(whyNoRetrieval(material, w));
    }
    return sectionForEach(
        material.runs, "retrieval_strata", w,
        [&](const RetrievalRun& run, RetrievalPlace place) { return retrievalStrataOf(run, place, w); });
}

Result<Section> retrievalComparison(const SectionContext& context) {
    const RetrievalMaterial& material = *context.retrieval;
    const words::Wording& w = context.wording;
    if (material.runs.empty()) {
        return onlyParagraph(whyNoRetrieval(material, w));
    }
    if (material.compared.empty()) {
        return onlyParagraph(w.text(ASSAY_TEXT(
            "Report", "No two ranked lists were measured over the same questions by the same gold.")));
    }
    Section all;
    for (std::size_t i = 0; i < material.compared.size(); ++i) {
        const ComparedRetrieval& group = material.compared[i];
        Section section = comparedRetrievalSection(
            group, {.number = i + 1, .runs = material.compared.size(), .stem = kComparedStem}, w);
        if (material.compared.size() == 1) {
            return section;
        }
        section.id = "retrieval_comparison_" + std::to_string(i + 1);
        section.title = material.runs[group.runs.front()].about.suite;
        all.sections.push_back(std::move(section));
    }
    return all;
}

Result<Section> retrievalAlpha(const SectionContext& context) {
    const RetrievalMaterial& material = *context.retrieval;
    const words::Wording& w = context.wording;
    Section section;
    if (!material.decisions.empty()) {
        section.blocks.emplace_back(alphaDecisionTable(material.decisions, w));
    }
    if (material.alphas.empty()) {
        section.blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "No alpha was tuned among the runs of this report."))});
        return section;
    }
    Section tunings = sectionForEach(
        material.alphas, "retrieval_alpha", w,
        [&](const evaluate::AlphaRun& run, RetrievalPlace place) { return alphaOf(run, place, w); });
    std::move(tunings.blocks.begin(), tunings.blocks.end(), std::back_inserter(section.blocks));
    section.sections = std::move(tunings.sections);
    return section;
}

std::vector<Block> summaryOf(const RetrievalMaterial& material, const SectionContext& context) {
    const words::Wording& w = context.wording;
    std::vector<Block> blocks;
    if (!material.unreadable.empty()) {
        std::string names;
        for (const std::string& name : material.unreadable) {
            names += (names.empty() ? "" : ", ") + name;
        }
        blocks.emplace_back(Paragraph{
            w.text(ASSAY_TEXT("Report", "Left out, as their settings cannot be read: %1."), {names})});
    }
    const bool hasOthers = material.runs.size() > 1;
    for (const RetrievalRun& run : material.runs) {
        blocks.emplace_back(Paragraph{retrievalSentence(run, w)});
        for (Paragraph& doubt : retrievalDoubts(run, w)) {
            blocks.emplace_back(std::move(doubt));
        }
        KeyFigures figures = retrievalKeyFigures(run, w);
        for (KeyFigure& figure : figures.list) {
            if (hasOthers) {
                figure.label = w.text(ASSAY_TEXT("Report", "%1: %2"), {runTitle(run.info, w), figure.label});
            }
        }
        blocks.emplace_back(std::move(figures));
    }
    for (const ComparedRetrieval& group : material.compared) {
        if (const evaluate::MetricComparison* const headline = group.comparison.headline()) {
            const std::string& a = group.lists.systems[group.comparison.a].name;
            const std::string& b = group.lists.systems[group.comparison.b].name;
            blocks.emplace_back(Paragraph{w.text(
                ASSAY_TEXT("Report", "%1 against %2 by %3: %4."),
                {a, b, answerMetricTitle(headline->metric, w), systemsVerdictText(*headline, a, b, w)})});
        }
    }
    for (const evaluate::AlphaRun& run : material.alphas) {
        blocks.emplace_back(Paragraph{alphaSentence(run, w)});
    }
    if (!material.decisions.empty()) {
        blocks.emplace_back(Paragraph{alphaDecisionText(material.decisions.front().decision, w)});
    }
    return blocks;
}

std::vector<Block> provenanceOf(const RetrievalMaterial& material, const SectionContext& context) {
    std::vector<Block> blocks;
    for (const RetrievalRun& run : material.runs) {
        blocks.emplace_back(retrievalProvenance(run, context.wording));
    }
    for (const evaluate::AlphaRun& run : material.alphas) {
        blocks.emplace_back(alphaProvenance(run, context.wording));
    }
    return blocks;
}

} // namespace assay::results
