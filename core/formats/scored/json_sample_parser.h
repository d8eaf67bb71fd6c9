// Turns the bytes of one JSON object into a ScoredRecord. One object is used by one thread; its buffers are
// used again for every record.
#pragma once

#include "core/formats/scored/scored_mapping.h"
#include "core/formats/scored/scored_record.h"

#include <memory>
#include <string_view>

namespace assay::formats {

class JsonSampleParser {
  public:
    explicit JsonSampleParser(ScoredMapping mapping = {});
    ~JsonSampleParser();
    JsonSampleParser(const JsonSampleParser&) = delete;
    JsonSampleParser& operator=(const JsonSampleParser&) = delete;

    // Fills `record`, whose texts stay valid until the next call. False when the bytes are not one JSON
    // object; `record` then has the source text and nothing else of use. Every value is checked, also those
    // that only go to `extra`.
    [[nodiscard]] bool parse(const json::RecordText& source, ScoredRecord& record);

  private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace assay::formats
