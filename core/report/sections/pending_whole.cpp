// Sections that are not made yet.
#include "core/report/sections/section_makers.h"

namespace assay::report {
base::Result<Section> openIssues(const SectionContext&) {
    return Section();
}
} // namespace assay::report
