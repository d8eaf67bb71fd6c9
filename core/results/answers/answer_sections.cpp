// The sections of reports on answers: what was measured, by strata, which questions fail; two systems beside
// each other. And what the summary and the provenance say of them.
#include "core/results/answers/answer_comparison_blocks.h"
#include "core/results/answers/answer_material.h"
#include "core/results/answers/answer_parts.h"
#include "core/results/answers/answer_section_parts.h"
#include "core/results/neighbours/neighbour_words.h"
#include "core/results/report/section_makers.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::results {
namespace {

using base::Result;
using evaluate::AnswerRun;

constexpr std::size_t kPrintedFailures = 5;
constexpr std::size_t kPrintedChanges = 5;

void appendBlocks(std::vector<Block>& to, std::vector<Block> blocks) {
    std::move(blocks.begin(), blocks.end(), std::back_inserter(to));
}

// Tables without a row say nothing to a meeting.
void appendFilled(std::vector<Block>& to, std::vector<Block> blocks) {
    for (Block& block : blocks) {
        const auto* const table = std::get_if<Table>(&block);
        if (table == nullptr || !table->rows.empty()) {
            to.push_back(std::move(block));
        }
    }
}

std::string joinedNames(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return text;
}

std::string rubricText(const evaluate::Rubric& rubric, const words::Wording& w) {
    return rubricTitle(rubric.title, rubric.name, w);
}

// Short first: what came out and what is wrong; every list is whole in CSV and JSON.
Section answersOf(const ReportedAnswers& reported, AnswerPlace place, const words::Wording& w) {
    const AnswerRun& run = reported.run;
    const AnswerChoice choice{.luck = reported.luck};
    Section section;
    section.blocks.emplace_back(answerFacts(run, place, w));
    section.blocks.emplace_back(answerKeyFigures(run, w));
    section.blocks.emplace_back(answerTargetTable(run, place, w));
    if (!run.hints.empty()) {
        section.blocks.emplace_back(answerHintTable(run, place, w));
    }
    section.blocks.emplace_back(answerMetricTable(run, choice, place, w));
    section.blocks.emplace_back(answerVerdictTable(run, place, w));
    if (auto citations = answerCitationTable(run, place, w)) {
        section.blocks.emplace_back(std::move(*citations));
    }
    section.blocks.emplace_back(answerFailureTable(run, kPrintedFailures, place, w));
    AnswerRunBlocks blocks = answerBlocks(run, choice, place, w);
    appendFilled(section.blocks, std::move(blocks.oddities));
    if (auto scatter = answerScatter(run, place, w)) {
        section.blocks.emplace_back(std::move(*scatter));
    }
    appendFilled(section.blocks, std::move(blocks.costs));
    return section;
}

// Of each field of the run that any question has a value of; pages show the
// first, with its chart.
Section answerStrataOf(const ReportedAnswers& reported, AnswerPlace place, const words::Wording& w) {
    const AnswerRun& run = reported.run;
    Section section;
    std::vector<std::string> fields = run.settings.evaluation.fields;
    for (const auto& [field, strata] : run.by) {
        if (std::ranges::find(fields, field) == fields.end()) {
            fields.push_back(field);
        }
    }
    // What a page has room for: pass rate, overall, and one more.
    constexpr std::size_t kColumns = 3;
    AnswerChoice choice{.metrics = headlineMetrics(run)};
    choice.metrics.resize(std::min(choice.metrics.size(), kColumns));
    for (const std::string& field : fields) {
        choice.field = field;
        if (const auto strata = run.by.find(field); strata == run.by.end() || strata->second.empty()) {
            continue;
        }
        Table table = answerStrataTable(run, choice, place, w);
        if (!section.blocks.empty()) { // pages show the first field, CSV and JSON every one
            table.shown = 0;
            section.blocks.emplace_back(std::move(table));
            continue;
        }
        section.blocks.emplace_back(std::move(table));
        if (auto chart = answerStrataChart(run, choice, place, w)) {
            section.blocks.emplace_back(std::move(*chart));
        }
    }
    if (section.blocks.empty()) {
        section.blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "No question has a value under the fields of the run."))});
    }
    return section;
}

Section comparedSection(const ComparedGroup& group, AnswerPlace place, const words::Wording& w) {
    Section section;
    const AnswerComparisonChoice choice{.mostChanged = kPrintedChanges};
    AnswerComparisonBlocks blocks = answerComparisonBlocks(group.answers, group.comparison, choice, place, w);
    appendBlocks(section.blocks, std::move(blocks.verdict));
    appendBlocks(section.blocks, std::move(blocks.metrics));
    appendBlocks(section.blocks, std::move(blocks.questions));
    appendBlocks(section.blocks, std::move(blocks.power));
    if (group.matrix) {
        appendBlocks(section.blocks, systemMatrixBlocks(group.answers, *group.matrix, place, w));
    }
    return section;
}

std::string labelOfRun(const AnswerRun& run, bool hasOthers, const std::string& label,
                       const words::Wording& w) {
    return hasOthers ? w.text(ASSAY_TEXT("Report", "%1: %2"), {runTitle(run.info, w), label}) : label;
}

std::string answersSentence(const AnswerRun& run, const words::Wording& w) {
    const auto answered = std::ranges::count_if(
        run.items, [](const evaluate::AnswerRunItem& item) { return item.answered > 0; });
    return w.text(ASSAY_TEXT("Report", "Answers of %1 to %2 of %3 questions of %4, by the rubric %5."),
                  {run.inputs.predictions, w.count(answered), w.count(std::ssize(run.items)),
                   joinedNames(run.settings.suites), rubricText(run.settings.rubric, w)});
}

Facts answerProvenance(const AnswerRun& run, const words::Wording& w) {
    Facts facts;
    const auto add = [&](const char* name, std::string value) {
        if (!value.empty()) {
            facts.list.emplace_back(w.text(name), std::move(value));
        }
    };
    const auto hashed = [&](const std::string& name, const std::string& hash) {
        return hash.empty() ? name : w.text(ASSAY_TEXT("Report", "%1, SHA-256 %2"), {name, hash});
    };
    add(ASSAY_TEXT("Report", "Run over answers"), runTitle(run.info, w));
    add(ASSAY_TEXT("Report", "Identifier"), run.info.uuid);
    add(ASSAY_TEXT("Report", "Made at"), w.moment(run.info.createdAt));
    add(ASSAY_TEXT("Report", "Made by"), run.info.createdBy);
    add(ASSAY_TEXT("Report", "Version of Assay"), run.info.version);
    add(ASSAY_TEXT("Report", "Answers of"), hashed(run.inputs.predictions, run.inputs.predictionsHash));
    for (const evaluate::AnswerRunInputs::Suite& suite : run.inputs.suites) {
        add(ASSAY_TEXT("Report", "Gold suite"), hashed(suite.name, suite.sha256));
    }
    add(ASSAY_TEXT("Report", "Rubric"), hashed(rubricText(run.settings.rubric, w), run.inputs.rubricHash));
    add(ASSAY_TEXT("Report", "Evidence"), run.inputs.evidenceHash);
    add(ASSAY_TEXT("Report", "Lists of sources"), run.inputs.referencesHash);
    for (const std::string& source : run.inputs.sources) {
        add(ASSAY_TEXT("Report", "Scores from"), scoreSourceText(source, w));
    }
    add(ASSAY_TEXT("Report", "Clusters of questions"), questionClustersTitle(run.clusters, w));
    add(ASSAY_TEXT("Report", "Seed of intervals"), std::to_string(run.settings.evaluation.seed));
    return facts;
}

} // namespace

Facts answerFacts(const AnswerRun& run, AnswerPlace place, const words::Wording& w) {
    Facts facts;
    const auto add = [&](const char* name, std::string value) {
        if (!value.empty()) {
            facts.list.emplace_back(w.text(name), std::move(value));
        }
    };
    if (place.runs == 1) { // else the heading says so
        add(ASSAY_TEXT("Report", "Run"), runTitle(run.info, w));
    }
    add(ASSAY_TEXT("Report", "Answers of"), run.inputs.predictions);
    add(ASSAY_TEXT("Report", "Gold"), joinedNames(run.settings.suites));
    add(ASSAY_TEXT("Report", "Rubric"), rubricText(run.settings.rubric, w));
    add(ASSAY_TEXT("Report", "Intervals by"), w.text(ASSAY_TEXT("Report", "%1 (%2 clusters)"),
                                                     {questionClustersTitle(run.clusters, w),
                                                      w.count(static_cast<std::int64_t>(run.clusterCount))}));
    add(ASSAY_TEXT("Report", "Note"), run.info.note);
    return facts;
}

std::string whyNoAnswers(const AnswersMaterial& material, const words::Wording& w) {
    using Nothing = AnswersMaterial::Nothing;
    switch (material.nothing) {
    case Nothing::NoRun:
        return w.text(ASSAY_TEXT("Report", "The workspace holds no measured answers."));
    case Nothing::NoneFinished:
        return w.text(ASSAY_TEXT("Report", "No run over answers is finished."));
    case Nothing::NoneNamed:
        break;
    }
    return w.text(ASSAY_TEXT("Report", "None of the runs chosen for this report is a finished run over "
                                       "answers."));
}

base::Result<Section> sectionOfAnswers(const SectionContext& context, const std::string& id,
                                       const MakeAnswerSection& make) {
    const AnswersMaterial& material = *context.answers;
    const words::Wording& w = context.wording;
    Section all;
    if (material.runs.empty()) {
        all.blocks.emplace_back(Paragraph{whyNoAnswers(material, w)});
        return all;
    }
    for (std::size_t i = 0; i < material.runs.size(); ++i) {
        Section section = make(material.runs[i], AnswerPlace{i + 1, material.runs.size()});
        if (material.runs.size() == 1) {
            return section;
        }
        section.id = id + "_" + std::to_string(i + 1);
        section.title = runTitle(material.runs[i].run.info, w);
        all.sections.push_back(std::move(section));
    }
    return all;
}

base::Result<Section> answerQuality(const SectionContext& context) {
    return sectionOfAnswers(context, "answer_quality", [&](const ReportedAnswers& one, AnswerPlace place) {
        return answersOf(one, place, context.wording);
    });
}

base::Result<Section> answerStrata(const SectionContext& context) {
    return sectionOfAnswers(context, "answer_strata", [&](const ReportedAnswers& one, AnswerPlace place) {
        return answerStrataOf(one, place, context.wording);
    });
}

base::Result<Section> answerComparison(const SectionContext& context) {
    const AnswersMaterial& material = *context.answers;
    const words::Wording& w = context.wording;
    Section all;
    if (material.runs.empty()) {
        all.blocks.emplace_back(Paragraph{whyNoAnswers(material, w)});
        return all;
    }
    if (material.compared.empty()) {
        all.blocks.emplace_back(Paragraph{
            w.text(ASSAY_TEXT("Report", "No two systems were measured over the same questions by the same "
                                        "rubric."))});
        return all;
    }
    for (std::size_t i = 0; i < material.compared.size(); ++i) {
        const ComparedGroup& group = material.compared[i];
        Section section = comparedSection(group, {i + 1, material.compared.size()}, w);
        if (material.compared.size() == 1) {
            return section;
        }
        const AnswerRun& first = material.runs[group.runs.front()].run;
        section.id = "answer_comparison_" + std::to_string(i + 1);
        section.title = w.text(ASSAY_TEXT("Report", "%1, by %2"),
                               {joinedNames(first.settings.suites), rubricText(first.settings.rubric, w)});
        all.sections.push_back(std::move(section));
    }
    return all;
}

std::vector<Block> summaryOf(const AnswersMaterial& material, const SectionContext& context) {
    const words::Wording& w = context.wording;
    std::vector<Block> blocks;
    if (!material.unreadable.empty()) {
        blocks.emplace_back(
            Paragraph{w.text(ASSAY_TEXT("Report", "Left out, as their settings cannot be read: %1."),
                             {joinedNames(material.unreadable)})});
    }
    const bool hasOthers = material.runs.size() > 1;
    for (const ReportedAnswers& one : material.runs) {
        blocks.emplace_back(Paragraph{answersSentence(one.run, w)});
        KeyFigures figures = answerKeyFigures(one.run, w);
        for (KeyFigure& figure : figures.list) {
            figure.label = labelOfRun(one.run, hasOthers, figure.label, w);
        }
        blocks.emplace_back(std::move(figures));
    }
    for (const ComparedGroup& group : material.compared) {
        if (const evaluate::MetricComparison* const headline = group.comparison.headline()) {
            const std::string& a = group.answers.systems[group.comparison.a].name;
            const std::string& b = group.answers.systems[group.comparison.b].name;
            blocks.emplace_back(Paragraph{w.text(
                ASSAY_TEXT("Report", "%1 against %2 by %3: %4."),
                {a, b, answerMetricTitle(headline->metric, w), systemsVerdictText(*headline, a, b, w)})});
        }
    }
    return blocks;
}

std::vector<Block> provenanceOf(const AnswersMaterial& material, const SectionContext& context) {
    std::vector<Block> blocks;
    for (const ReportedAnswers& one : material.runs) {
        blocks.emplace_back(answerProvenance(one.run, context.wording));
    }
    return blocks;
}

} // namespace assay::results
