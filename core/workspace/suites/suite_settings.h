// What a team sets for a suite: the years that its corpus covers, the mix of questions that it wants, the
// spot check, whether reviewers see each other, and who they are. Stored as JSON in the suite's settings.
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::workspace {

// Both included.
struct YearRange {
    std::int64_t from = 0;
    std::int64_t to = 0;

    [[nodiscard]] bool contains(std::int64_t year) const noexcept { return year >= from && year <= to; }

    friend bool operator==(const YearRange&, const YearRange&) = default;
};

struct Coverage {
    std::optional<YearRange> all;                  // of every company that has no entry of its own
    std::map<std::int64_t, YearRange> ofCompanies; // by cik

    // nullopt: not known.
    [[nodiscard]] std::optional<YearRange> of(std::int64_t cik) const;

    [[nodiscard]] bool isKnown() const noexcept { return all.has_value() || !ofCompanies.empty(); }

    friend bool operator==(const Coverage&, const Coverage&) = default;
};

// So many questions of a kind. A facet that is empty takes every value; one with several takes any of them.
struct TargetCell {
    std::string label; // "Category A"
    std::vector<std::string> categories;
    std::vector<std::string> difficulties;
    std::vector<std::string> scopes;
    std::vector<std::string> answerTypes;
    std::vector<std::string> goldVersions;
    std::vector<std::string> suites; // by name
    // Keys that the source brought and the question has no field for, as a path of keys ("metadata.domain") →
    // accepted values.
    std::map<std::string, std::vector<std::string>> metadata;
    std::int64_t wanted = 0;

    friend bool operator==(const TargetCell&, const TargetCell&) = default;
};

struct TargetMix {
    std::string name;
    std::vector<TargetCell> cells;

    [[nodiscard]] std::int64_t wanted() const noexcept;

    friend bool operator==(const TargetMix&, const TargetMix&) = default;
};

// "FinRAG 31 (21 + 10)": the framework document, part 4.6, its suites P3.v2 and P3.v3. Its categories are no
// field of the format: they are told apart by gold version, scope and answer type as far as these decide it;
// which of P3.v2 are facts (A) and which risks (C), none does, so they are one cell. "Norway 80 (30 + 20 +
// 20 + 10)": the four files of the Norwegian glossary's evaluation.
[[nodiscard]] const std::vector<TargetMix>& targetMixPresets();

struct SpotCheck {
    double share = 0.20; // in (0, 1]
    std::uint64_t seed = 42;
    std::vector<base::RowId> done; // questions that were checked, rising

    friend bool operator==(const SpotCheck&, const SpotCheck&) = default;
};

// Who reviews the suite: every question by so many of them (core/curation/review_assignment.h).
struct ReviewAssignment {
    std::vector<std::string> reviewers; // each once
    std::int64_t perQuestion = 1;       // in 1…1,000

    friend bool operator==(const ReviewAssignment&, const ReviewAssignment&) = default;
};

struct SuiteSettings {
    std::optional<Coverage> coverage;
    std::optional<TargetMix> target;
    SpotCheck spotCheck;
    bool blindReviews = true; // the second reviewer does not see the first one's review
    // Categories that the suite knows beside A to J and their names.
    std::vector<std::string> categories;
    std::string guidelines; // how its questions are judged, in the team's own words; empty: none
    ReviewAssignment assignment;
    // JSON object: keys of a newer program, written back as they are. Empty: none.
    std::string unknown;

    friend bool operator==(const SuiteSettings&, const SuiteSettings&) = default;
};

// An empty text, "null" or {} gives the defaults. Error: InvalidArgument (`where` is the key, `detail` what
// stands there): a range with from > to, a share outside (0, 1], a negative count, a wrong type.
[[nodiscard]] base::Result<SuiteSettings> readSuiteSettings(std::string_view json);

// One JSON object; the same settings give the same bytes, and readSuiteSettings() gives them back.
[[nodiscard]] std::string suiteSettingsJson(const SuiteSettings& settings);

} // namespace assay::workspace
