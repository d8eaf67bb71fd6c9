#include "core/json/json_line_splitter.h"

#include "core/base/utf8_text.h"
#include "core/json/json_text.h"

#include <algorithm>

namespace assay::json {

JsonLineSplitter::JsonLineSplitter(JsonRecordHandler& handler, std::size_t maxRecordBytes)
    : m_handler(handler)
    , m_maxRecordBytes(maxRecordBytes) {}

bool JsonLineSplitter::feed(std::string_view block) {
    while (!block.empty()) {
        const std::size_t end = block.find('\n');
        if (end == std::string_view::npos) {
            m_carried += block.size();
            // A line above the limit is not read: its beginning is enough.
            const std::size_t room = std::max(m_maxRecordBytes, kRejectedTextBytes);
            m_carry += block.substr(0, room - std::min(room, m_carry.size()));
            return true;
        }
        if (!endLine(block.substr(0, end), false)) {
            return false;
        }
        block.remove_prefix(end + 1);
    }
    return true;
}

bool JsonLineSplitter::finish() {
    return endLine({}, true);
}

bool JsonLineSplitter::endLine(std::string_view here, bool last) {
    const std::size_t length = m_carried + here.size();
    std::string_view text = here;
    if (m_carried > 0) {
        const std::size_t room = std::max(m_maxRecordBytes, kRejectedTextBytes);
        m_carry += here.substr(0, room - std::min(room, m_carry.size()));
        text = m_carry;
    }
    RecordText record{text, m_line, RecordState::Complete};
    if (length > m_maxRecordBytes) {
        record = {base::cutUtf8(text, kRejectedTextBytes), m_line, RecordState::TooLong};
    } else {
        constexpr std::string_view space = " \t\r";
        const std::size_t first = text.find_first_not_of(space);
        record.text = first == std::string_view::npos
                          ? std::string_view()
                          : text.substr(first, text.find_last_not_of(space) - first + 1);
        if (last && endsInsideJson(record.text)) {
            record.state = RecordState::Truncated;
        }
    }
    const bool goOn = record.text.empty() || m_handler.takeJsonRecord(record);
    ++m_line;
    m_carry.clear();
    m_carried = 0;
    return goOn;
}

} // namespace assay::json
