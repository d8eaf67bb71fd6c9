// Inside the formats room: one record with named values made a sentence.
#pragma once

#include "core/formats/sentences/sentence_mapping.h"
#include "core/formats/sentences/sentence_reader.h"
#include "core/json/json_places.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace assay::formats {

// Hands sentences on and keeps the account of it.
class SentenceIntake {
  public:
    // `file` as it was given: what issues name. The mapping outlives it.
    SentenceIntake(SentenceReading& reading, SentenceKeeper& keeper, std::string file,
                   const SentenceMapping& mapping)
        : m_reading(reading)
        , m_keeper(keeper)
        , m_file(std::move(file))
        , m_mapping(mapping) {}

    // A record of {key: value}; `raw` as it stands. Returns whether to go on.
    bool takeRecord(const json::Json& record, std::string_view raw, std::int64_t line);
    // A sentence that is whole; `raw` for the rejected. What its id says is filled in.
    bool take(model::Sentence&& sentence, std::string_view raw, std::int64_t line);

    // Of JSON: keys that come again in their object.
    void reportRepeatedKeys(const json::Json& record, std::string_view raw, std::int64_t line);
    void reject(base::IssueCode code, std::string_view field, std::string_view value, std::string_view raw,
                std::int64_t line);
    void report(base::Severity severity, base::IssueCode code, std::string_view field, std::string_view value,
                std::int64_t line);

    // Of a filing that is about to be read: the file that has its place already.
    [[nodiscard]] std::optional<std::string> claim(const FilingPlace& place) {
        return m_keeper.claim(place, m_file);
    }

    // Nothing of this file is taken, because `other` is of the same place.
    void refuseFile(std::string_view field, std::string_view value, const std::string& other,
                    std::string_view raw);

    [[nodiscard]] const SentenceMapping& mapping() const noexcept { return m_mapping; }

    [[nodiscard]] bool stopped() const noexcept { return m_stopped; }

    [[nodiscard]] bool refused() const noexcept { return m_refused; }

  private:
    std::optional<std::int64_t> number(const json::Json& value, std::string_view field, std::int64_t line);
    // The number, or nothing and an OutOfRange.
    std::optional<std::int64_t> within(std::optional<std::int64_t> number, std::int64_t least,
                                       std::int64_t most, std::string_view field, std::int64_t line);
    std::string text(const json::Json& value, std::string_view field, std::int64_t line);
    // Of two values under one key, in the record and in its "metadata", the first one is kept.
    void keepMetadata(model::Sentence& sentence, const std::string& name, std::string value,
                      std::int64_t line);

    SentenceReading& m_reading;
    SentenceKeeper& m_keeper;
    std::string m_file;
    const SentenceMapping& m_mapping;
    bool m_stopped = false;
    bool m_refused = false;
};

// A value as metadata holds it: strings as they are, null as nothing, everything else as compact JSON.
[[nodiscard]] std::string metadataText(const json::Json& value);

} // namespace assay::formats
