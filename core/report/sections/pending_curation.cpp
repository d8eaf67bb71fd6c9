// Sections that are not made yet.
#include "core/report/sections/section_makers.h"

namespace assay::report {
struct CurationMaterial {};

base::Result<std::shared_ptr<const CurationMaterial>> curationMaterial(const SectionContext&) {
    return std::make_shared<const CurationMaterial>();
}

std::string newestOf(const CurationMaterial&) {
    return {};
}

std::vector<Block> summaryOf(const CurationMaterial&, const SectionContext&) {
    return {};
}

std::vector<Block> provenanceOf(const CurationMaterial&, const SectionContext&) {
    return {};
}

base::Result<Section> curationFlags(const SectionContext&) {
    return Section();
}

base::Result<Section> curationCoverage(const SectionContext&) {
    return Section();
}

base::Result<Section> curationAgreement(const SectionContext&) {
    return Section();
}

base::Result<Section> curationChanges(const SectionContext&) {
    return Section();
}
} // namespace assay::report
