// Which column or key of a file of sentences is which field where its name does not say it: as somebody chose
// it.
#pragma once

#include "core/formats/sentences/sentence_reader.h"

#include <filesystem>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

// Column or key → the name of a field; empty: it becomes metadata, whatever it is called. What is not named
// goes by its name, unless another column was chosen for that field.
using SentenceMapping = std::map<std::string, std::string, std::less<>>;

// The first of the keys of each field: "sentenceID", "text", "cik_int", "name", …
[[nodiscard]] std::vector<std::string> sentenceFieldNames();
// The field that a key stands for, by its first key; nullopt: none.
[[nodiscard]] std::optional<std::string> sentenceFieldFromName(std::string_view name);

// The field that a column stands for; empty: none, it is metadata.
[[nodiscard]] std::string sentenceFieldOf(const SentenceMapping& mapping, std::string_view column);

// As readSentences() of sentence_reader.h. A column of the mapping that a CSV file does not have is a
// MissingField, and nothing of the file can be used. Of kinds other than sentences-csv and sentences-jsonl
// the mapping is no matter.
[[nodiscard]] base::Result<SentenceReading>
readSentences(const std::filesystem::path& path, std::optional<SentenceFileKind> kind,
              const SentenceMapping& mapping, SentenceKeeper& keeper, std::stop_token stop,
              base::ProgressSink& progress, base::IssueList* issuesOnFailure = nullptr);

} // namespace assay::formats
