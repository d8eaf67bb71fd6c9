// Cuts comma-separated values (RFC 4180) into records and fields, block by block, with the line of each
// field. Records end with LF, CRLF or CR; fields in quotes may hold separators and line breaks; blank lines
// are skipped. A quote inside a field without quotes stands for itself.
#pragma once

#include "core/json/record_text.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::formats {

struct CsvField {
    std::string_view text; // without its quotes, valid during the call only
    std::int64_t line = 0; // 1-based line where it begins
};

class CsvRecordHandler {
  public:
    virtual ~CsvRecordHandler() = default;

    // `record.text` is the record as it stands in the file, cut to kRejectedTextBytes. Returns whether to go
    // on. Broken: text behind a closing quote; the record was then taken to end with its line.
    virtual bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) = 0;
};

class CsvRecordSplitter {
  public:
    CsvRecordSplitter(char separator, CsvRecordHandler& handler,
                      std::size_t maxRecordBytes = json::kMaxRecordBytes);

    // Both return false when the handler did not want to go on.
    bool feed(std::string_view block);
    bool finish();

  private:
    enum class Mode : std::uint8_t { FieldStart, Plain, Quoted, QuoteSeen, Rest };

    struct Extent {
        std::size_t begin = 0;
        std::size_t end = 0;
        std::int64_t line = 0;
    };

    void takeByte(char c);
    void keepRaw(std::string_view bytes);
    void beginField();
    void endField();
    void endRecord(json::RecordState state);
    void giveUpOnLength();

    char m_separator;
    CsvRecordHandler& m_handler;
    std::size_t m_maxRecordBytes;
    bool m_goOn = true;

    Mode m_mode = Mode::FieldStart;
    json::RecordState m_state = json::RecordState::Complete;
    std::int64_t m_line = 1;
    std::int64_t m_recordLine = 1;
    bool m_afterCarriageReturn = false;
    std::size_t m_length = 0;
    std::string m_raw;
    std::string m_values; // the decoded fields, one behind the other
    std::vector<Extent> m_extents;
    Extent m_field;
    std::vector<CsvField> m_fields;
};

} // namespace assay::formats
