// Any text read as the lines of an external scorer, as a file of scorers, as a stored sheet of claims and as
// reading queues. No crash, errors that can be shown, and what was read is the same when it is written again.
#include "core/endpoint/scorer_lines.h"
#include "core/endpoint/scorer_settings.h"
#include "core/evaluate/answers/claims.h"
#include "core/evaluate/answers/reading_queues.h"
#include "core/workspace/predictions/claims.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkLine(std::string_view text) {
    const auto identity = endpoint::readScorerIdentity(text);
    require(!identity || (!identity->metrics.empty() && identity->sha256.size() == 64),
            "an identity is whole");
    const endpoint::ScorerIdentity known{"s", "m", "", std::string(64, 'a'), {"p", "f"}};
    const auto reply = endpoint::readScorerReply(text, known);
    require(!reply || reply->error.empty() != reply->metrics.empty(), "scores or an error");
    if (reply) {
        for (const auto& [name, value] : reply->metrics) {
            require(std::isfinite(value), "scores are finite");
        }
    }
}

void checkSheet(std::string_view text) {
    const auto sheet = workspace::claimSheetFromJson(text);
    if (!sheet) {
        return;
    }
    const auto again = workspace::claimSheetFromJson(workspace::claimSheetJson(*sheet));
    require(again && *again == *sheet, "what is written is read again");
    static_cast<void>(evaluate::fidelityOf(*sheet));
}

void checkQueues(std::string_view text) {
    const auto queues = evaluate::readReadingQueues(text);
    if (queues) {
        const auto again = evaluate::readReadingQueues(evaluate::readingQueuesJson(*queues));
        require(again && *again == *queues, "what is written is read again");
    }
}

void checkClaims(std::string_view text) {
    const auto half = text.size() / 2;
    const auto claims = evaluate::cutIntoClaims(text);
    const std::vector<std::string> evidence{std::string(text.substr(half))};
    const auto suggestions = evaluate::suggestForClaims(text, claims, evidence);
    require(suggestions.size() == claims.size(), "each claim has its suggestion");
    model::ClaimSheet sheet = evaluate::newClaimSheet("q", text);
    const std::size_t before = sheet.claims.size();
    if (evaluate::splitClaim(sheet, text, before / 2, half)) {
        require(sheet.claims.size() == before + 1, "one claim more");
        require(evaluate::joinClaim(sheet, before / 2) && sheet.claims.size() == before, "and one less");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    // The first byte chooses what it is read as.
    switch (data[0] % 5) {
    case 0:
        checkLine(text);
        break;
    case 1: {
        const auto commands = endpoint::readScorerCommands(text, "f");
        require(commands || isUtf8(commands.error().where), "the place can be shown");
        break;
    }
    case 2:
        checkSheet(text);
        break;
    case 3:
        checkQueues(text);
        break;
    default:
        checkClaims(text);
    }
    return 0;
}
