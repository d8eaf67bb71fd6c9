// Sections that are not made yet.
#include "core/report/sections/section_makers.h"

namespace assay::report {
struct ThresholdMaterial {};

base::Result<std::shared_ptr<const ThresholdMaterial>> thresholdMaterial(const SectionContext&) {
    return std::make_shared<const ThresholdMaterial>();
}

std::string newestOf(const ThresholdMaterial&) {
    return {};
}

std::vector<Block> summaryOf(const ThresholdMaterial&, const SectionContext&) {
    return {};
}

std::vector<Block> provenanceOf(const ThresholdMaterial&, const SectionContext&) {
    return {};
}

base::Result<Section> thresholdScenarios(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdCurves(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdMatrices(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdDecision(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdFlips(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdRobustness(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdGeneralisation(const SectionContext&) {
    return Section();
}

base::Result<Section> thresholdComparison(const SectionContext&) {
    return Section();
}
} // namespace assay::report
