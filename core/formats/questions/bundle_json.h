// Bundles as JSON (kind "bundles-json"): an array of objects, each with a list of sentences.
//
//   {"v_group":"v3_trend","bundle_type":"kpi_trend","topic_label":"debt","cik_int":1,"name":"A","years":[2018,
//    2019],"sentences":[{"report_year":2018,"section_name_generic":"ITEM_7","docID":…,"sentenceID":…,
//    "sentence_text":…},…]}
//   {"v_group":"v4_cross_company","bundle_type":…,"topic_label":…,"report_year":2012,"company_sentences":[
//    {"cik_int":1,"name":"A","section_name_generic":…,"docID":…,"sentenceID":…,"sentence_text":…},…]}
//
// Also accepted: topic, type, group, company, cik, year, section, docId, sentence_id and text for the keys
// that these names suggest. What a sentence does not say of its company and year, it has from its bundle.
// Every record is kept whole, as it is written, also one that is no bundle at all. Functions may be called
// from several threads at once.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/bundle.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

inline constexpr std::string_view kBundleKindName = "bundles-json";

// Whether the beginning of a file is that of bundles; it may end anywhere.
[[nodiscard]] bool looksLikeBundles(std::string_view beginning);

// The same of a file, from its first MiB. Errors: FileNotFound, FileNotReadable.
[[nodiscard]] base::Result<bool> recogniseBundles(const std::filesystem::path& path);

struct SourceBundle {
    model::Bundle bundle;  // without sentences when the record is no bundle
    std::string record;    // its JSON as it is written
    std::int64_t line = 0; // 1-based, where the record begins
};

struct BundleReading {
    std::string file; // its name without folders
    std::string sha256;
    std::int64_t bytes = 0;
    std::vector<SourceBundle> bundles; // in file order, one for each element of the array
    base::IssueList issues;
};

// Reads the whole file into memory; at most 1 GiB. Issues, each with line and field: MissingField (a sentence
// without id or text, a bundle without sentences), WrongType (the value is missing, but for a number that is
// written as text or with a fraction of zero), DuplicateId (a sentence id twice in a bundle, or in the file
// with another text; as Info: a company with several sentences in a bundle of several companies, which counts
// once), WrongEncoding (`value` as it is, `expected` repaired; the record stays as it is), InvalidUtf8. As
// Error: a record that is no object or has no list of sentences; it is kept too. Errors: FileNotFound,
// FileNotReadable, Cancelled; InputNotUsable as a whole, with the line in `issuesOnFailure`: no JSON, no
// array, no bundle in it, larger than the limit.
[[nodiscard]] base::Result<BundleReading> readBundles(const std::filesystem::path& path, std::stop_token stop,
                                                      base::ProgressSink& progress,
                                                      base::IssueList* issuesOnFailure = nullptr);

// The bundle of one record, without looking for issues; without sentences when it is none.
[[nodiscard]] model::Bundle bundleOfRecord(std::string_view record);

// The records as one array, each on a line of its own where it was on one. Reading it gives them back.
[[nodiscard]] std::string bundlesDocument(std::span<const std::string> records);

// Bundles as FinRAG writes them: one line, no spaces, the keys in its order. One whose type or group says
// "cross_company" has the second form above, any other the first; what is missing is null.
[[nodiscard]] std::string finragBundles(std::span<const model::Bundle> bundles);

// Any bundle as one record, also one of several companies over several years, which FinRAG has no form for:
// each sentence says its own company and year. bundleOfRecord() gives the bundle back.
[[nodiscard]] std::string bundleRecord(const model::Bundle& bundle);

} // namespace assay::formats
