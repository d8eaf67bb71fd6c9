#include "core/results/neighbours/neighbour_words.h"

#include "core/text/fold.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace assay::results {

std::string runTitle(const workspace::RunInfo& run, const words::Wording& wording) {
    const std::string number = std::to_string(run.id);
    return run.origin == evaluate::kOutsideOrigin
               ? wording.text(ASSAY_TEXT("Report", "%1 (run %2, from outside)"), {run.name, number})
               : wording.text(ASSAY_TEXT("Report", "%1 (run %2)"), {run.name, number});
}

std::string searchTitle(const retrieval::Capabilities& search, bool isOutside,
                        const words::Wording& wording) {
    if (isOutside) {
        return wording.text(ASSAY_TEXT("Report", "%1 (from outside)"), {search.label});
    }
    if (evaluate::isExactSearch(search)) {
        return search.label;
    }
    if (search.recall && search.recallAt > 0) {
        return wording.text(
            ASSAY_TEXT("Report", "%1, approximate: recall@%2 %3"),
            {search.label, std::to_string(search.recallAt), wording.number(*search.recall, 3)});
    }
    return wording.text(ASSAY_TEXT("Report", "%1, recall not known"), {search.label});
}

std::string searchTitle(const ReportedRun& run, std::size_t search, const words::Wording& wording) {
    return searchTitle(run.test->searches[search], run.isOutside(), wording);
}

std::string regimeTitle(model::Regime regime, const words::Wording& wording) {
    return regime == model::Regime::Open ? wording.text(ASSAY_TEXT("Report", "open"))
                                         : wording.text(ASSAY_TEXT("Report", "filtered"));
}

std::string regimeTitle(const ReportedRun& run, std::size_t regime, const words::Wording& wording) {
    return regimeTitle(run.test->settings.test.regimes[regime], wording);
}

std::string hitTitle(int k, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "Hit@%1"), {std::to_string(k)});
}

std::string mrrTitle(int k, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "MRR@%1"), {std::to_string(k)});
}

std::string diagnosisTitle(evaluate::Diagnosis diagnosis, const words::Wording& wording) {
    switch (diagnosis) {
    case evaluate::Diagnosis::NearDuplicate:
        return wording.text(ASSAY_TEXT("Report", "near-duplicate boilerplate"));
    case evaluate::Diagnosis::ShortSection:
        return wording.text(ASSAY_TEXT("Report", "short section"));
    case evaluate::Diagnosis::NumericHeavy:
        return wording.text(ASSAY_TEXT("Report", "numeric-heavy"));
    case evaluate::Diagnosis::Navigational:
        break;
    }
    return wording.text(ASSAY_TEXT("Report", "navigational"));
}

std::string placeTitle(const model::Sentence& sentence, const words::Wording& wording) {
    std::string title = sentence.company.empty() && sentence.cik ? std::to_string(*sentence.cik)
                                                                 : shortened(sentence.company, 80);
    const auto add = [&title](const std::string& part) {
        title += title.empty() || part.empty() ? part : " · " + part;
    };
    add(sentence.year ? std::to_string(*sentence.year) : std::string());
    add(sentence.section.empty() ? std::string()
                                 : wording.text(ASSAY_TEXT("Report", "section %1"), {sentence.section}));
    return title;
}

std::string withoutFolders(const std::string& source) {
    const bool isDrive = source.size() > 2 && source[1] == ':' && (source[2] == '\\' || source[2] == '/');
    const bool isPath = source.starts_with('/') || source.starts_with("\\\\") || source.starts_with("~/") ||
                        source.starts_with("./") || source.starts_with("../") ||
                        source.starts_with("file:") || isDrive;
    const std::size_t cut = source.find_last_of("/\\");
    const bool isAddress = source.find("://") != std::string::npos && !source.starts_with("file:");
    const bool isFile = cut != std::string::npos && source.find('.', cut) != std::string::npos;
    return cut == std::string::npos || isAddress || !(isPath || isFile) ? source : source.substr(cut + 1);
}

std::vector<int> someOf(const std::vector<int>& list, std::size_t most, std::optional<int> kept) {
    std::vector<int> some;
    std::size_t open = most - std::min<std::size_t>(most, 1); // one place is the last one's
    const bool keeps = kept && std::ranges::find(list, *kept) != list.end();
    bool missing = keeps && !list.empty() && *kept != list.back();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const bool isLast = i + 1 == list.size();
        const bool isKept = missing && list[i] == *kept;
        if (isLast || isKept || open > (missing ? 1U : 0U)) {
            some.push_back(list[i]);
            open -= !isLast && open > 0 ? 1 : 0;
            missing = missing && !isKept;
        }
    }
    return some;
}

std::optional<int> headlineHit(const model::NeighbourSettings& settings) {
    constexpr int kUsual = 5;
    if (settings.hitAt.empty()) {
        return std::nullopt;
    }
    return std::ranges::find(settings.hitAt, kUsual) != settings.hitAt.end() ? kUsual : settings.hitAt.back();
}

std::string whyNotSelf(const evaluate::RegimeFigures& figures, bool tieAware, const words::Wording& wording) {
    return figures.asked == 0 ? wording.text(ASSAY_TEXT("Report", "no anchor could be asked"))
           : tieAware
               ? wording.text(ASSAY_TEXT("Report", "the lists lack their anchors, or have no distances"))
               : wording.text(ASSAY_TEXT("Report", "the lists lack their anchors"));
}

std::string whyNotRanked(std::int64_t n, int k, const words::Wording& wording) {
    return n == 0 ? wording.text(ASSAY_TEXT("Report", "no covered anchor was asked"))
                  : wording.text(ASSAY_TEXT("Report", "lists end before rank %1 or are missing"),
                                 {std::to_string(k)});
}

Figure shareFigure(const evaluate::Proportion& figure, std::string why) {
    return {.value = figure.value,
            .kind = FigureKind::Percent,
            .n = figure.n,
            .interval = figure.interval,
            .why = figure.value ? std::string() : std::move(why)};
}

Figure meanFigure(const evaluate::MeanFigure& figure, std::string why) {
    Figure result = numberFigure(figure.value, std::move(why));
    result.n = figure.n;
    result.interval = figure.interval;
    return result;
}

Figure pointsFigure(const evaluate::MeanFigure& figure, std::string why) {
    Figure result = meanFigure(figure, std::move(why));
    result.kind = FigureKind::Percent;
    return result;
}

Figure numberFigure(std::optional<double> value, std::string why) {
    return {.value = value,
            .kind = FigureKind::Number,
            .decimals = 3,
            .why = value ? std::string() : std::move(why)};
}

std::string windowText(const model::NeighbourSettings& settings, const words::Wording& wording) {
    const model::NeighbourWindow& window = settings.window;
    std::string text =
        window.adaptive
            ? wording.text(
                  ASSAY_TEXT("Report", "Sentences of its section at most %1 positions away; where "
                                       "these are fewer than %2, at most %3."),
                  {std::to_string(window.base), std::to_string(window.target), std::to_string(window.max)})
            : wording.text(ASSAY_TEXT("Report", "Sentences of its section at most %1 positions away."),
                           {std::to_string(window.width)});
    const auto add = [&](const char* sentence) { text += " " + wording.text(sentence); };
    if (settings.onlyProse) {
        add(ASSAY_TEXT("Report", "Only prose counts, no headings and no tables."));
    }
    if (settings.excludeNavigational) {
        add(ASSAY_TEXT("Report", "Cross references are no gold."));
    }
    return text;
}

std::string filterText(const model::NeighbourSettings& settings, const words::Wording& wording) {
    if (std::ranges::find(settings.regimes, model::Regime::Filtered) == settings.regimes.end()) {
        return {};
    }
    if (settings.filterFields == std::vector<std::string>{"slice"}) {
        return wording.text(ASSAY_TEXT(
            "Report", "Searches among sentences of the anchor's company, form, year and section."));
    }
    std::string fields;
    for (const std::string& field : settings.filterFields) {
        fields += (fields.empty() ? "" : ", ") + field;
    }
    return wording.text(
        ASSAY_TEXT("Report", "Searches among sentences that have the anchor's value in these fields: %1."),
        {fields});
}

std::string vectorsText(const ReportedRun& run, const words::Wording& wording) {
    const evaluate::NeighbourRunSettings& settings = run.test->settings;
    if (settings.model.empty()) {
        return settings.embeddings;
    }
    const std::string title =
        settings.embeddings == settings.model
            ? settings.model
            : wording.text(ASSAY_TEXT("Report", "%1, model %2"), {settings.embeddings, settings.model});
    return settings.model.starts_with("LSA")
               ? wording.text(ASSAY_TEXT("Report", "%1 (LSA is built into Assay, no language model)"),
                              {title})
               : title;
}

std::string RunPlace::name(std::string_view stem) const {
    return runs > 1 ? fmt::format("neighbour_{}_run{}", stem, number) : fmt::format("neighbour_{}", stem);
}

std::string RunPlace::name(std::string_view stem, std::size_t search, std::size_t searches) const {
    return searches > 1 ? fmt::format("{}_search{}", name(stem), search + 1) : name(stem);
}

base::Result<Section>
sectionOfRuns(const SectionContext& context, std::string_view id,
              const std::function<base::Result<Section>(const ReportedRun& run, RunPlace place)>& make) {
    const NeighbourMaterial& material = *context.neighbours;
    const words::Wording& wording = context.wording;
    Section all;
    if (material.runs.empty()) {
        using Nothing = NeighbourMaterial::Nothing;
        const char* why =
            material.nothing == Nothing::NoRun
                ? ASSAY_TEXT("Report", "The workspace holds no neighbour test.")
            : material.nothing == Nothing::NoneFinished
                ? ASSAY_TEXT("Report", "No neighbour test of the workspace is finished.")
                : ASSAY_TEXT("Report", "None of the runs chosen for this report is a neighbour test.");
        all.blocks.emplace_back(Paragraph{wording.text(why)});
        return all;
    }
    for (std::size_t i = 0; i < material.runs.size(); ++i) {
        auto section = make(material.runs[i], {i + 1, material.runs.size()});
        ASSAY_TRY(section);
        if (material.runs.size() == 1) {
            return section;
        }
        section->id = fmt::format("{}_{}", id, i + 1);
        section->title = runTitle(material.runs[i].info, wording);
        all.sections.push_back(std::move(*section));
    }
    return all;
}

Section withoutAnchors(const words::Wording& wording) {
    Section section;
    section.blocks.emplace_back(Paragraph{wording.text(
        ASSAY_TEXT("Report", "This run holds figures from outside and no anchors, so there is nothing more "
                             "to show. Its figures stand in the section on neighbour tests."))});
    return section;
}

} // namespace assay::results
