#include "core/curation/marked_suspicions.h"

#include <string>

namespace assay::curation {

workspace::SuspicionKey keyOf(const Suspicion& suspicion) {
    return {suspicion.question, std::string(lintRuleName(suspicion.rule)), suspicion.fingerprint};
}

void dropMarked(std::vector<Suspicion>& suspicions, std::span<const workspace::SuspicionMark> marks,
                std::string_view now) {
    const workspace::SuspicionMarks lookup(marks);
    std::erase_if(suspicions,
                  [&](const Suspicion& suspicion) { return lookup.hides(keyOf(suspicion), now); });
}

} // namespace assay::curation
