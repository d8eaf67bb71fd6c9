// Cuts JSON lines into records, block by block: one record a line, blank lines are skipped.
#pragma once

#include "core/json/json_record_splitter.h"

namespace assay::json {

class JsonLineSplitter {
  public:
    explicit JsonLineSplitter(JsonRecordHandler& handler, std::size_t maxRecordBytes = kMaxRecordBytes);

    // Both return false when the handler did not want to go on.
    bool feed(std::string_view block);
    bool finish();

  private:
    bool endLine(std::string_view here, bool last);

    JsonRecordHandler& m_handler;
    std::size_t m_maxRecordBytes;
    std::int64_t m_line = 1;
    std::string m_carry;       // the line's part in earlier blocks
    std::size_t m_carried = 0; // its length, kept or not
};

} // namespace assay::json
