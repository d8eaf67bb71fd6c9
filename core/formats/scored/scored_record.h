// One record of a scored set as it was found, before its values are judged: which value stands under which
// key, and where. The same for every form, so that the rules are written once (scored_sample_rules.h).
#pragma once

#include "core/formats/scored/scored_set_fields.h"
#include "core/json/record_text.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

struct ScoredValue {
    enum class Kind : std::uint8_t {
        Missing,    // absent, null, an empty cell
        Text,       // a JSON string, decoded
        Cell,       // a CSV cell, which may be meant as a text or as a number
        Number,     // a JSON number, as written
        NotANumber, // NaN, Infinity, -Infinity
        Other,      // true, false, an array, an object: as written
    };

    Kind kind = Kind::Missing;
    std::string_view text;
    std::string_view json; // the value as JSON, for `extra`; empty for a cell
    std::string_view name; // the key or column as it is called in the source
    std::size_t place = 0; // byte offset in the record; of a cell: its line
    std::uint16_t rank = 0;
};

// A value that is no object where an object of fields stands.
struct WrongGroup {
    std::string name;
    ScoredValue value;
};

class ScoredRecord {
  public:
    // Empty again, for the record that begins at `line`. The text must outlive what is put in.
    void reset(const json::RecordText& record);

    // Takes the value for the field unless a key of lower rank has one; what loses goes to `extra`.
    void put(const ScoredKey& key, const ScoredValue& value);

    // Appends `"key":value` to `extra`. The key is plain text, the value JSON.
    void addExtra(std::string_view key, std::string_view json);
    void addExtra(std::string_view key, const ScoredValue& value);

    [[nodiscard]] const ScoredValue& value(ScoredField field) const { return m_values[indexOf(field)]; }

    // `extra` as a JSON object; empty when there is nothing in it.
    [[nodiscard]] std::string extraObject() const;

    // The line of a value, and of a byte of the record.
    [[nodiscard]] std::int64_t lineOf(const ScoredValue& value) const;
    [[nodiscard]] std::int64_t lineOfByte(std::size_t offset) const;

    [[nodiscard]] const json::RecordText& source() const { return m_source; }

    // A decoded text that must live as long as the record is worked on. Together these texts may not be
    // longer than `reserve()` allowed.
    void reserveTexts(std::size_t bytes);

    [[nodiscard]] std::string& texts() { return m_texts; }

    std::string extra; // members, separated by commas
    std::vector<WrongGroup> wrongGroups;
    std::int64_t invalidUtf8Line = 0;  // of the first wrong byte or lone surrogate; 0 when there is none
    std::string invalidUtf8Value;      // what stands there, in hexadecimal or as the escape
    bool mayHaveDecimalCommas = false; // of its cells; kept by reset()

  private:
    json::RecordText m_source;
    std::array<ScoredValue, kScoredFieldCount> m_values;
    std::string m_texts;
};

} // namespace assay::formats
