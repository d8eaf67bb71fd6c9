#include "core/formats/csv_record_splitter.h"

#include "core/base/utf8_text.h"

#include <algorithm>

namespace assay::formats {

CsvRecordSplitter::CsvRecordSplitter(char separator, CsvRecordHandler& handler, std::size_t maxRecordBytes)
    : m_separator(separator)
    , m_handler(handler)
    , m_maxRecordBytes(maxRecordBytes) {}

bool CsvRecordSplitter::feed(std::string_view block) {
    for (std::size_t i = 0; i < block.size() && m_goOn;) {
        // Runs of ordinary bytes go in one piece.
        if (m_mode == Mode::Plain || m_mode == Mode::Quoted) {
            std::size_t end = i;
            const bool quoted = m_mode == Mode::Quoted;
            while (end < block.size() && block[end] != '\n' && block[end] != '\r' &&
                   (quoted ? block[end] != '"' : block[end] != m_separator)) {
                ++end;
            }
            // Never more at once than the limit leaves, so that the block size does not show.
            end = std::min(end, i + (m_maxRecordBytes - std::min(m_length, m_maxRecordBytes)));
            if (end > i) {
                m_values += block.substr(i, end - i);
                keepRaw(block.substr(i, end - i));
                m_afterCarriageReturn = false;
                i = end;
                continue;
            }
        }
        takeByte(block[i]);
        ++i;
    }
    return m_goOn;
}

bool CsvRecordSplitter::finish() {
    if (!m_goOn) {
        return false;
    }
    if (m_length > 0) {
        if (m_mode == Mode::Quoted && m_state == json::RecordState::Complete) {
            m_state = json::RecordState::Truncated;
        }
        endRecord(m_state);
    }
    return m_goOn;
}

void CsvRecordSplitter::takeByte(char c) {
    if (c == '\n' && m_afterCarriageReturn) { // the second half of a CRLF that was counted already
        m_afterCarriageReturn = false;
        if (m_mode == Mode::Quoted) {
            m_values += c;
            keepRaw({&c, 1});
        }
        return;
    }
    m_afterCarriageReturn = c == '\r';
    const bool lineBreak = c == '\n' || c == '\r';
    if (lineBreak && m_mode != Mode::Quoted) {
        if (m_length > 0) {
            endRecord(m_state);
        }
        ++m_line;
        m_recordLine = m_line;
        return;
    }
    if (m_length >= m_maxRecordBytes && m_state != json::RecordState::TooLong) {
        giveUpOnLength();
        if (lineBreak) { // the field in quotes was cut, so this ends the record
            endRecord(m_state);
            ++m_line;
            m_recordLine = m_line;
            return;
        }
    }
    if (m_length == 0) {
        m_recordLine = m_line;
    }
    const char byte = c;
    keepRaw({&byte, 1});
    switch (m_mode) {
    case Mode::FieldStart:
        beginField();
        if (c == '"') {
            m_mode = Mode::Quoted;
        } else if (c == m_separator) {
            endField();
        } else {
            m_values += c;
            m_mode = Mode::Plain;
        }
        break;
    case Mode::Plain:
        if (c == m_separator) {
            endField();
        } else {
            m_values += c;
        }
        break;
    case Mode::Quoted:
        if (c == '"') {
            m_mode = Mode::QuoteSeen;
        } else {
            m_values += c;
            m_line += lineBreak ? 1 : 0;
        }
        break;
    case Mode::QuoteSeen:
        if (c == '"') {
            m_values += c;
            m_mode = Mode::Quoted;
        } else if (c == m_separator) {
            endField();
        } else {
            m_state = json::RecordState::Broken;
            m_mode = Mode::Rest;
        }
        break;
    case Mode::Rest:
        break;
    }
}

void CsvRecordSplitter::keepRaw(std::string_view bytes) {
    m_length += bytes.size();
    if (m_raw.size() < json::kRejectedTextBytes) {
        m_raw += bytes.substr(0, json::kRejectedTextBytes - m_raw.size());
    }
}

void CsvRecordSplitter::beginField() {
    m_field = {m_values.size(), m_values.size(), m_line};
}

void CsvRecordSplitter::endField() {
    m_field.end = m_values.size();
    m_extents.push_back(m_field);
    m_mode = Mode::FieldStart;
}

void CsvRecordSplitter::endRecord(json::RecordState state) {
    if (m_mode == Mode::FieldStart) { // a separator was the last byte: one more, empty field
        beginField();
    }
    endField();
    m_fields.clear();
    for (const Extent& extent : m_extents) {
        m_fields.push_back(
            {std::string_view(m_values).substr(extent.begin, extent.end - extent.begin), extent.line});
    }
    const std::string_view text = m_length > m_raw.size() ? base::cutUtf8(m_raw, json::kRejectedTextBytes - 3)
                                                          : std::string_view(m_raw);
    m_goOn = m_handler.takeCsvRecord({text, m_recordLine, state}, m_fields);
    m_mode = Mode::FieldStart;
    m_state = json::RecordState::Complete;
    m_length = 0;
    m_raw.clear();
    m_values.clear();
    m_extents.clear();
}

// One missing quote must not take the rest of the file with it: beyond the limit the record ends with its
// line.
void CsvRecordSplitter::giveUpOnLength() {
    m_state = json::RecordState::TooLong;
    m_mode = Mode::Rest;
    m_values.clear();
    m_values.shrink_to_fit();
    m_extents.clear();
    m_field = {};
}

} // namespace assay::formats
