// Sections that are not made yet.
#include "core/report/sections/section_makers.h"

namespace assay::report {
struct NeighbourMaterial {};

base::Result<std::shared_ptr<const NeighbourMaterial>> neighbourMaterial(const SectionContext&) {
    return std::make_shared<const NeighbourMaterial>();
}

std::string newestOf(const NeighbourMaterial&) {
    return {};
}

std::vector<Block> summaryOf(const NeighbourMaterial&, const SectionContext&) {
    return {};
}

std::vector<Block> provenanceOf(const NeighbourMaterial&, const SectionContext&) {
    return {};
}

base::Result<Section> neighbourRegimes(const SectionContext&) {
    return Section();
}

base::Result<Section> neighbourStrata(const SectionContext&) {
    return Section();
}

base::Result<Section> neighbourDistances(const SectionContext&) {
    return Section();
}

base::Result<Section> neighbourHardest(const SectionContext&) {
    return Section();
}

base::Result<Section> neighbourGate(const SectionContext&) {
    return Section();
}
} // namespace assay::report
