// What the sections of neighbour tests have in common: titles, names, figures with their reasons. Of this
// room alone.
#pragma once

#include "core/evaluate/neighbours/neighbour_figures.h"
#include "core/model/neighbour.h"
#include "core/model/sentence.h"
#include "core/results/neighbours/neighbour_material.h"
#include "core/results/report/report.h"
#include "core/results/report/shortened_text.h"
#include "core/retrieval/search.h"
#include "core/words/wording.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::results {

// "five (run 4)", with "from outside" where it is.
[[nodiscard]] std::string runTitle(const workspace::RunInfo& run, const words::Wording& wording);

// The label, of approximate ones with the measured recall.
[[nodiscard]] std::string searchTitle(const ReportedRun& run, std::size_t search,
                                      const words::Wording& wording);
[[nodiscard]] std::string searchTitle(const retrieval::Capabilities& search, bool isOutside,
                                      const words::Wording& wording);

[[nodiscard]] std::string regimeTitle(model::Regime regime, const words::Wording& wording);
[[nodiscard]] std::string regimeTitle(const ReportedRun& run, std::size_t regime,
                                      const words::Wording& wording);

[[nodiscard]] std::string hitTitle(int k, const words::Wording& wording);
[[nodiscard]] std::string mrrTitle(int k, const words::Wording& wording);
[[nodiscard]] std::string diagnosisTitle(evaluate::Diagnosis diagnosis, const words::Wording& wording);

// Company, year and section, as far as they are known.
[[nodiscard]] std::string placeTitle(const model::Sentence& sentence, const words::Wording& wording);

// What begins like a path, or ends like a file in folders, keeps its last part only.
[[nodiscard]] std::string withoutFolders(const std::string& source);

// At most `most` (two or more, or one of a single kept) of them in their order: the last, `kept` where it is
// among them, and the first ones.
[[nodiscard]] std::vector<int> someOf(const std::vector<int>& list, std::size_t most,
                                      std::optional<int> kept = std::nullopt);

// The k of Hit@k that stands for all: 5 where it is asked for, else the largest.
[[nodiscard]] std::optional<int> headlineHit(const model::NeighbourSettings& settings);

// Why figures of a regime are undefined.
[[nodiscard]] std::string whyNotSelf(const evaluate::RegimeFigures& figures, bool tieAware,
                                     const words::Wording& wording);
[[nodiscard]] std::string whyNotRanked(std::int64_t n, int k, const words::Wording& wording);

[[nodiscard]] Figure shareFigure(const evaluate::Proportion& figure, std::string why);
[[nodiscard]] Figure meanFigure(const evaluate::MeanFigure& figure, std::string why);
// Of Hit@k: a difference of shares.
[[nodiscard]] Figure pointsFigure(const evaluate::MeanFigure& figure, std::string why);
[[nodiscard]] Figure numberFigure(std::optional<double> value, std::string why);

// How the gold of an anchor is found, and where the filtered regime searches.
[[nodiscard]] std::string windowText(const model::NeighbourSettings& settings, const words::Wording& wording);
[[nodiscard]] std::string filterText(const model::NeighbourSettings& settings, const words::Wording& wording);
[[nodiscard]] std::string vectorsText(const ReportedRun& run, const words::Wording& wording);

// Where in the report something stands, for names that are unique in it.
struct RunPlace {
    std::size_t number = 1; // of the run, from 1
    std::size_t runs = 1;   // that there are

    // "neighbour_hits", with several runs "neighbour_hits_run2"; of a search also "…_search3".
    [[nodiscard]] std::string name(std::string_view stem) const;
    [[nodiscard]] std::string name(std::string_view stem, std::size_t search, std::size_t searches) const;
};

// A section of all runs: the blocks of the only one, or a subsection for each. Without any run the reason.
[[nodiscard]] base::Result<Section>
sectionOfRuns(const SectionContext& context, std::string_view id,
              const std::function<base::Result<Section>(const ReportedRun& run, RunPlace place)>& make);

// For sections that need anchors, of a run that has figures only.
[[nodiscard]] Section withoutAnchors(const words::Wording& wording);

} // namespace assay::results
