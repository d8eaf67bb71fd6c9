// Sentences with their places, in the forms they come in.
//
//   sentences-jsonl     {"cik_int","name","report_year","section_name","sentence_pos","sentenceID","text"} a
//                       line; every other key becomes metadata. Also cik, company, year, section, position,
//                       sentence_id, id, form, kind and sentence_text for the keys that these names suggest.
//   sentences-csv       the same as columns; separated by comma, semicolon or tab
//   sentence-ids        "0000104169_10-K_2018_section_7_142" a line; no text
//   edgar-crawler-json  a filing: {"cik","company","filing_type","filing_date","period_of_report", …,
//                       "item_1" … "item_16"}, each item cut by text::splitFiling(); positions from 0
//   beir-corpus         BEIR's corpus.jsonl: {"_id","title","text","metadata":{…}} a line
//   bundle-sentences    the sentences inside bundles-json, each once
//
// What a record does not say is taken from its id where the id says it. Functions may be called from several
// threads at once.
#pragma once

#include "core/base/issue_list.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/formats/rejected_record.h"
#include "core/model/sentence.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

enum class SentenceFileKind : std::uint8_t {
    SentencesJsonl,
    SentencesCsv,
    EdgarCrawlerJson,
    SentenceIds,
    BeirCorpus,
    BundleSentences,
};

inline constexpr std::array<std::string_view, 6> kSentenceKindNames{"sentences-jsonl",    "sentences-csv",
                                                                    "edgar-crawler-json", "sentence-ids",
                                                                    "beir-corpus",        "bundle-sentences"};

[[nodiscard]] constexpr std::string_view sentenceKindName(SentenceFileKind kind) noexcept {
    return kSentenceKindNames[static_cast<std::size_t>(kind)];
}

[[nodiscard]] std::optional<SentenceFileKind> sentenceKindFromName(std::string_view name) noexcept;

// By the beginning of the file; nullopt when it is none. Bundles are not recognised as sentences: they are
// bundles, unless asked for as sentences. Errors: FileNotFound, FileNotReadable.
[[nodiscard]] base::Result<std::optional<SentenceFileKind>>
recogniseSentences(const std::filesystem::path& path);

// What whoever keeps the sentences did with one.
enum class SentenceFate : std::uint8_t {
    Kept,
    SameAgain,  // the id is there already, with this text
    OtherAgain, // the id is there already, with another text
    Stop,       // enough: reading ends as Cancelled
};

// A report as sentence ids tell them apart.
struct FilingPlace {
    std::int64_t cik = 0;
    std::string form;
    std::int64_t year = 0; // in which its period ends

    friend auto operator<=>(const FilingPlace&, const FilingPlace&) = default;
};

class SentenceKeeper {
  public:
    virtual ~SentenceKeeper() = default;
    // Before the sentences of a filing: the file that was of this place before, or nothing, and then it is
    // this one's from now on. Two of a place would be spliced into one, since their ids are the same.
    [[nodiscard]] virtual std::optional<std::string> claim(const FilingPlace& place, const std::string& file);
    virtual SentenceFate keep(model::Sentence&& sentence) = 0;

  private:
    std::map<FilingPlace, std::string> m_files;
};

inline constexpr std::size_t kMostDoubtsOfSection = 50;

// How one section of a filing was cut.
struct SectionCut {
    std::string section;
    std::int64_t sentences = 0;
    std::int64_t headings = 0;
    std::int64_t tableDebris = 0;
    std::int64_t characters = 0; // bytes of the section's text
    std::int64_t doubtful = 0;   // sentences that look badly cut (core/text/sentence_doubts.h), of which the
                                 // first kMostDoubtsOfSection are named: their ids, and the names of why
    std::vector<std::string> doubtIds{};
    std::vector<std::string> doubts{};

    friend bool operator==(const SectionCut&, const SectionCut&) = default;
};

struct SentenceReading {
    SentenceFileKind kind = SentenceFileKind::SentencesJsonl;
    std::string file; // without folders
    std::string sha256;
    std::int64_t bytes = 0;
    std::int64_t sentences = 0; // kept, of every kind
    std::int64_t repeated = 0;  // of bundles: ids that came again with the same text
    std::vector<RejectedRecord> rejected;
    std::vector<SectionCut> cuts; // of a filing, its sections in the order of the file
    base::IssueList issues;
};

// Hands the sentences to `keeper` in file order. Issues, each with file, line and field: MalformedRecord and
// WrongType and MissingField (rejected records: no object, no id and no place that would give one); WrongType
// (the value is missing then, but for a number written as text), MissingField as a warning for what the kind
// should say (text, cik, year, section, position), as Info for items of a filing that are empty or say only
// "None."; DuplicateId (rejected; of bundles only another text under the same id); FilingCollision (the whole
// filing is one rejected record; companies whose years have 52 or 53 weeks may end two in one); InvalidUtf8,
// DuplicateId (two columns of a name: the second gets another), DuplicateKey (one key with two values in a
// record: the last counts, of the record and its "metadata" the first); ExtraColumns, FewerColumns. Ids that
// are missing are made from the place, else from file and line, and reported as Info. Progress: Reading, in
// bytes. Errors: FileNotFound, FileNotReadable, UnknownFormat (nothing was asked for and nothing recognised),
// InputNotUsable (no JSON, no filing, not one sentence), Cancelled.
[[nodiscard]] base::Result<SentenceReading>
readSentences(const std::filesystem::path& path, std::optional<SentenceFileKind> kind, SentenceKeeper& keeper,
              std::stop_token stop, base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

// All of them in memory; later ids that are there already are dropped and reported as above.
struct ReadSentences {
    SentenceReading reading;
    std::vector<model::Sentence> sentences;
};

[[nodiscard]] base::Result<ReadSentences> readAllSentences(const std::filesystem::path& path,
                                                           std::optional<SentenceFileKind> kind,
                                                           std::stop_token stop, base::ProgressSink& progress,
                                                           base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
