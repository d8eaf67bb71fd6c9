// Any text read as decided thresholds, plain or whole: no crash, every threshold in [0, 1], and what was read
// is the same when it is written, whole or plain, and read again.
#include "core/formats/scored/decision_json.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkThreshold(const model::DecidedThreshold& threshold) {
    require(threshold.tau >= 0 && threshold.tau <= 1, "every threshold is in [0, 1]");
    require(threshold.n >= 0, "no count is below 0");
}

void checkDecision(const model::Decision& decision) {
    checkThreshold(decision.fallback);
    for (const auto& [scenario, threshold] : decision.scenarios) {
        require(isUtf8(scenario), "every scenario is UTF-8");
        checkThreshold(threshold);
    }
    for (const std::string* text : {&decision.name, &decision.author, &decision.reason, &decision.decidedAt,
                                    &decision.setName, &decision.dataHash}) {
        require(isUtf8(*text), "every text is UTF-8");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    base::IssueList issuesOnFailure;
    const auto reading =
        formats::readThresholds({reinterpret_cast<const char*>(data), size}, "fuzz", &issuesOnFailure);
    fuzz::requireShowable(issuesOnFailure);
    if (!reading) {
        require(isUtf8(reading.error().detail) && issuesOnFailure.total() > 0, "the reason can be shown");
        return 0;
    }
    fuzz::requireShowable(reading->issues);
    checkDecision(reading->decision);
    const auto document = formats::decisionDocument(reading->decision);
    require(document.has_value(), "what was read can be written");
    const auto again = formats::readThresholds(*document, "fuzz");
    require(again && again->isWhole && again->decision == reading->decision, "what is written is read again");
    const auto plain = formats::thresholdsJson(reading->decision);
    require(plain.has_value() == formats::hasPlainForm(reading->decision), "there is a plain form, or none");
    if (plain) {
        const auto simple = formats::readThresholds(*plain, "fuzz");
        require(simple && !simple->isWhole, "the plain form is read again");
        for (const auto& [scenario, threshold] : reading->decision.scenarios) {
            require(simple->decision.tauOf(scenario) == threshold.tau, "with the same thresholds");
        }
        require(simple->decision.fallback.tau == reading->decision.fallback.tau, "with the same default");
    }
    return 0;
}
