#include "core/base/progress.h"

namespace assay::base {

std::string_view stageName(Stage stage) noexcept {
    switch (stage) {
    case Stage::Hashing:
        return "hashing";
    case Stage::Reading:
        return "reading";
    case Stage::Checking:
        return "checking";
    case Stage::Storing:
        return "storing";
    case Stage::Publishing:
        return "publishing";
    case Stage::Loading:
        return "loading";
    case Stage::Sorting:
        return "sorting";
    case Stage::Evaluating:
        return "evaluating";
    case Stage::Writing:
        return "writing";
    case Stage::Verifying:
        return "verifying";
    case Stage::Cleaning:
        return "cleaning";
    case Stage::Indexing:
        return "indexing";
    }
    return "working";
}

} // namespace assay::base
