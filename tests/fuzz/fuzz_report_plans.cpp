// Any text read as a report plan, and as the list of reports that a workspace keeps: no crash, every section
// is known and comes once, what was read is the same when it is written and read again, and of a list no
// report is lost.
#include "core/results/report/report_plan.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/saved_reports.h"
#include "tests/fuzz/fuzz_checks.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

namespace {

using namespace assay;
using fuzz::isUtf8;
using fuzz::require;

void checkPlan(const results::ReportPlan& plan) {
    std::set<std::string> ids;
    for (const results::PlannedSection& section : plan.sections) {
        require(isUtf8(section.comment) && ids.insert(section.id).second, "every section comes once");
    }
    require(ids.size() == results::sectionKinds().size(), "every section is there");
    require(plan.hardestCases <= 1000, "the hardest cases are not too many");
    const auto again = results::readPlan(results::planJson(plan));
    require(again.has_value(), "what is written is read again");
    require(results::planJson(*again) == results::planJson(plan), "as the same plan");
}

void checkError(const base::Error& error) {
    require(!error.detail.empty() && isUtf8(error.detail), "the reason can be shown");
}

void checkSaved(const std::string& text) {
    const results::SavedReports saved = results::savedReportsIn(text);
    for (const results::ReportPlan& plan : saved.plans) {
        require(!plan.name.empty(), "a report that can be chosen has a name");
        checkPlan(plan);
    }
    for (const results::UnreadableReport& unreadable : saved.unreadable) {
        require(isUtf8(unreadable.name), "the name can be shown");
        checkError(unreadable.why);
    }
    const bool noList = saved.unreadable.size() == 1 && saved.unreadable.front().all;
    const auto list = nlohmann::json::parse(text, nullptr, false);
    require(text.empty() || list.is_array() != noList, "what is no list is said to be none");
    require(!list.is_array() || list.size() == saved.plans.size() + saved.unreadable.size(),
            "no report is lost");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (const auto plan = results::readPlan(text)) {
        checkPlan(*plan);
    } else {
        checkError(plan.error());
    }
    checkSaved(text);
    return 0;
}
