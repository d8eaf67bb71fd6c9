// Any text read as what people set: of a suite, of the gate, of a search, of a service. No crash, errors that
// can be shown, and what was read is the same when it is written and read again.
#include "core/endpoint/ask_settings.h"
#include "core/endpoint/embedding_settings.h"
#include "core/evaluate/neighbours/neighbour_gate.h"
#include "core/evaluate/neighbours/search_spec.h"
#include "core/evaluate/retrieval/asked_search.h"
#include "core/workspace/suites/suite_settings.h"
#include "tests/fuzz/fuzz_checks.h"

#include <cstddef>
#include <cstdint>
#include <set>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void requireShowable(const base::Error& error) {
    require(!error.where.empty() && isUtf8(error.where) && isUtf8(error.detail), "the reason can be shown");
}

void checkSuiteSettings(std::string_view text) {
    const auto settings = workspace::readSuiteSettings(text);
    if (!settings) {
        return requireShowable(settings.error());
    }
    require(settings->spotCheck.share > 0 && settings->spotCheck.share <= 1, "a share is a share");
    require(!settings->target || settings->target->wanted() >= 0, "no count is below 0");
    if (settings->coverage) {
        require(!settings->coverage->all || settings->coverage->all->from <= settings->coverage->all->to,
                "no range ends before it begins");
    }
    const auto again = workspace::readSuiteSettings(workspace::suiteSettingsJson(*settings));
    require(again && *again == *settings, "what is written is read again");
}

void checkGateRules(std::string_view text) {
    const auto rules = evaluate::readGateRules(text);
    if (!rules) {
        return requireShowable(rules.error());
    }
    std::set<std::string> names;
    for (const evaluate::GateRule& rule : *rules) {
        require(isUtf8(rule.name) && names.insert(rule.name).second, "every rule has a name of its own");
        require(rule.atLeast.has_value() != rule.largestMove.has_value(), "every rule has one limit");
    }
    const auto written = evaluate::gateRulesJson(*rules);
    require(written.has_value(), "what was read can be written");
    const auto again = evaluate::readGateRules(*written);
    require(again && *again == *rules, "what is written is read again");
}

void checkAskedSearch(std::string_view text) {
    const auto asked = evaluate::readAskedSearch(text);
    if (!asked) {
        return requireShowable(asked.error());
    }
    require(text.starts_with(asked->searchText), "what was written is kept");
    const auto again = evaluate::readAskedSearch(evaluate::askedSearchText(*asked));
    require(again && again->search == asked->search && again->reranking == asked->reranking,
            "what is written is read again");
}

void checkSearchSpec(std::string_view text) {
    const auto spec = evaluate::readSearchSpec(text);
    if (!spec) {
        return requireShowable(spec.error());
    }
    require(evaluate::checkSearchSpec(*spec).has_value(), "what was read is in its range");
    const auto again = evaluate::readSearchSpec(evaluate::searchSpecText(*spec));
    require(again && *again == *spec, "what is written is read again");
}

void checkAskSettings(std::string_view text) {
    const auto settings = endpoint::readAskSettings(text, "fuzz");
    if (!settings) {
        return requireShowable(settings.error());
    }
    const auto written = endpoint::askSettingsJson(*settings);
    require(written.has_value(), "what was read can be written");
    const auto again = endpoint::readAskSettings(*written, "fuzz");
    require(again && *again == *settings, "what is written is read again");
    if (const auto usable = endpoint::checkAskSettings(*settings); !usable) {
        return requireShowable(usable.error());
    }
    const auto body = endpoint::usesPreviousAnswer(*settings);
    require(!body || settings->bodyTemplate.find("previous_answer") != std::string::npos,
            "only what is in the body is asked for");
}

void checkEmbeddingSettings(std::string_view text) {
    const auto settings = endpoint::readEmbeddingSettings(text, "fuzz");
    if (!settings) {
        return requireShowable(settings.error());
    }
    const auto written = endpoint::embeddingSettingsJson(*settings);
    require(written.has_value(), "what was read can be written");
    const auto again = endpoint::readEmbeddingSettings(*written, "fuzz");
    require(again && *again == *settings, "what is written is read again");
    if (const auto usable = endpoint::checkEmbeddingSettings(*settings); !usable) {
        requireShowable(usable.error());
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    // The first byte chooses whose settings they are.
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 5) {
    case 0:
        checkSuiteSettings(text);
        break;
    case 1:
        checkGateRules(text);
        break;
    case 2:
        checkSearchSpec(text);
        checkAskedSearch(text);
        break;
    case 3:
        checkAskSettings(text);
        break;
    default:
        checkEmbeddingSettings(text);
        break;
    }
    return 0;
}
