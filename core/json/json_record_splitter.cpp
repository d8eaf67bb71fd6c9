#include "core/json/json_record_splitter.h"

#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"

namespace assay::json {
namespace {

// Brackets beyond this depth are counted, not remembered: no record has them, only an attack or a damaged
// file.
constexpr std::size_t kMaxOpen = 4096;

constexpr bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\r';
}

} // namespace

bool isRecordListKey(std::string_view key) noexcept {
    return key == "detailed_results" || key == "samples";
}

JsonRecordSplitter::JsonRecordSplitter(JsonRecordHandler& handler, std::size_t maxRecordBytes)
    : m_handler(handler)
    , m_maxRecordBytes(maxRecordBytes) {}

bool JsonRecordSplitter::feed(std::string_view block) {
    m_block = block;
    m_begin = 0;
    for (std::size_t i = 0; i < block.size() && m_goOn;) {
        i = step(i);
    }
    if (m_capturing) {
        keep(block.substr(m_begin));
    }
    return m_goOn;
}

bool JsonRecordSplitter::finish() {
    m_block = {};
    m_begin = 0;
    bool reported = false;
    switch (m_mode) {
    case Mode::Record:
        endRecord(0, RecordState::Truncated);
        reported = true;
        break;
    case Mode::Beside:
        endBeside(0, RecordState::Truncated);
        reported = true;
        break;
    case Mode::Junk:
        endRecord(0, RecordState::Broken);
        break;
    default:
        m_capturing = false;
    }
    if (m_goOn && !reported && (m_inObject || m_listDepth > 0)) {
        m_goOn = m_handler.takeUnfinishedDocument(m_line);
    }
    return m_goOn;
}

std::size_t JsonRecordSplitter::step(std::size_t i) {
    switch (m_mode) {
    case Mode::BeforeDocument:
        return stepBeforeDocument(i);
    case Mode::List:
        return stepList(i);
    case Mode::Record:
        return stepRecord(i);
    case Mode::Junk:
        return stepJunk(i);
    case Mode::Key:
        return stepKey(i);
    case Mode::KeyText:
        return stepKeyText(i);
    case Mode::Colon:
    case Mode::BeforeValue:
        return stepBeforeValue(i);
    case Mode::Beside:
        return stepBeside(i);
    }
    return i + 1;
}

std::size_t JsonRecordSplitter::stepBeforeDocument(std::size_t i) {
    const char c = m_block[i];
    if (c == '\n') {
        ++m_line;
    } else if (c == '[') {
        m_inObject = false;
        m_afterArray = true;
        m_listDepth = 1;
        m_mode = Mode::List;
    } else if (c == '{' && (m_afterArray || m_damaged)) {
        // A bracket too many has closed the document: what follows are its records, not documents.
        begin(Mode::Record, i);
        return i;
    } else if (c == '{') {
        m_inObject = true;
        m_mode = Mode::Key;
    } else if (!isSpace(c) && !(m_damaged && c == ',')) {
        begin(Mode::Junk, i);
        return i;
    }
    return i + 1;
}

std::size_t JsonRecordSplitter::stepList(std::size_t i) {
    const char c = m_block[i];
    if (c == '\n') {
        ++m_line;
    } else if (c == '{') {
        begin(Mode::Record, i);
        return i;
    } else if (c == '[') {
        ++m_listDepth;
    } else if (c == ']') {
        --m_listDepth;
        m_mode = modeAfterItem();
    } else if (!isSpace(c) && c != ',') {
        begin(Mode::Junk, i);
        return i;
    }
    return i + 1;
}

std::size_t JsonRecordSplitter::stepKey(std::size_t i) {
    const char c = m_block[i];
    if (c == '\n') {
        ++m_line;
    } else if (c == '"') {
        begin(Mode::KeyText, i);
    } else if (c == '}') {
        m_inObject = false;
        m_mode = Mode::BeforeDocument;
    } else if (c == '{') {
        // An object where a key must stand: the list was closed too early, this is its next record.
        begin(Mode::Record, i);
        return i;
    } else if (!isSpace(c) && c != ',') {
        begin(Mode::Junk, i);
        return i;
    }
    return i + 1;
}

std::size_t JsonRecordSplitter::stepKeyText(std::size_t i) {
    const char c = m_block[i];
    if (m_escaped) {
        m_escaped = false;
    } else if (c == '\\') {
        m_escaped = true;
    } else if (c == '"') {
        keep(m_block.substr(m_begin, i - m_begin));
        m_key.assign(std::string_view(m_carry).substr(1));
        m_capturing = false;
        m_mode = Mode::Colon;
        return i + 1;
    }
    if (c == '\n') {
        endRecord(i, RecordState::Broken);
        return i;
    }
    return i + 1;
}

std::size_t JsonRecordSplitter::stepBeforeValue(std::size_t i) {
    const char c = m_block[i];
    if (c == '\n') {
        ++m_line;
    } else if (isSpace(c)) {
        return i + 1;
    } else if (m_mode == Mode::Colon) {
        if (c == ':') {
            m_mode = Mode::BeforeValue;
            return i + 1;
        }
        // A key without a value.
        begin(Mode::Junk, i);
        return i;
    } else if (c == '[' && isRecordListKey(m_key)) {
        m_listDepth = 1;
        m_mode = Mode::List;
    } else {
        begin(Mode::Beside, i);
        return i;
    }
    return i + 1;
}

// Something that is no record where one could stand: up to the next delimiter or the end of the line.
std::size_t JsonRecordSplitter::stepJunk(std::size_t i) {
    if (m_inString) {
        return stepString(i);
    }
    const char c = m_block[i];
    const bool first = m_carried == 0 && i == m_begin;
    if (c == '\n' || (!first && std::string_view(",[]{}").find(c) != std::string_view::npos)) {
        endRecord(i, RecordState::Broken);
        return i;
    }
    m_inString = c == '"';
    return i + 1;
}

std::size_t JsonRecordSplitter::stepRecord(std::size_t i) {
    if (m_inString) {
        return stepString(i);
    }
    const char c = m_block[i];
    switch (c) {
    case '"':
        m_inString = true;
        break;
    case '\n':
        ++m_line;
        return i + 1;
    case ' ':
    case '\t':
    case '\r':
        return i + 1;
    case '{':
        if (m_openTooDeep == 0 && !m_open.empty() && m_open.back() == '{' && m_last != ':') {
            // An object without a key inside an object: this one was not closed, here begins the next.
            endRecord(i, RecordState::Broken);
            begin(Mode::Record, i);
            return i;
        }
        open(c);
        break;
    case '[':
        open(c);
        break;
    case '}':
        if (!close('{')) {
            m_broken = true;
        }
        if (nothingOpen()) {
            endRecord(i + 1, RecordState::Complete);
            return i + 1;
        }
        break;
    case ']':
        if (!close('[')) {
            // It closes the list around the record, which was not closed itself.
            endRecord(i, RecordState::Broken);
            return i;
        }
        break;
    default:
        break;
    }
    m_last = c;
    return i + 1;
}

std::size_t JsonRecordSplitter::stepBeside(std::size_t i) {
    if (m_inString) {
        return stepString(i);
    }
    const char c = m_block[i];
    const bool valueEnded = nothingOpen() && m_last != 0;
    switch (c) {
    case '"':
        if (valueEnded) { // the comma before the next key is missing
            endBeside(i, RecordState::Broken);
            return i;
        }
        m_inString = true;
        break;
    case '\n':
        ++m_line;
        return i + 1;
    case ' ':
    case '\t':
    case '\r':
        return i + 1;
    case ',':
        if (nothingOpen()) {
            endBeside(i, RecordState::Complete);
            return i;
        }
        break;
    case '{':
    case '[':
        open(c);
        break;
    case '}':
        if (nothingOpen()) {
            endBeside(i, RecordState::Complete);
            return i;
        }
        m_broken = !close('{') || m_broken;
        break;
    case ']':
        m_broken = !close('[') || m_broken;
        break;
    default:
        break;
    }
    m_last = c;
    return i + 1;
}

// Inside a string. A line break cannot stand there, so the closing quote is missing: the string ends with its
// line, which keeps the damage of a missing quote small.
std::size_t JsonRecordSplitter::stepString(std::size_t i) {
    if (m_escaped && m_block[i] != '\n') {
        m_escaped = false;
        return i + 1;
    }
    for (; i < m_block.size(); ++i) {
        const char c = m_block[i];
        if (c == '"') {
            m_inString = false;
            m_last = c;
            return i + 1;
        }
        if (c == '\\') {
            m_escaped = true;
            return i + 1;
        }
        if (c == '\n') {
            m_inString = false;
            m_escaped = false;
            m_broken = true;
            m_last = '"';
            return i; // the line is counted where it ends outside the string
        }
    }
    return i;
}

void JsonRecordSplitter::open(char bracket) {
    if (m_open.size() >= kMaxOpen) {
        ++m_openTooDeep;
        m_broken = true;
    } else {
        m_open += bracket;
    }
}

bool JsonRecordSplitter::close(char bracket) {
    if (m_openTooDeep > 0) {
        --m_openTooDeep;
        return true;
    }
    const std::size_t found = m_open.rfind(bracket);
    if (found == std::string::npos) {
        return false;
    }
    m_broken = m_broken || found + 1 != m_open.size();
    m_open.resize(found);
    return true;
}

void JsonRecordSplitter::begin(Mode mode, std::size_t i) {
    m_mode = mode;
    m_capturing = true;
    m_carry.clear();
    m_carried = 0;
    m_begin = i;
    m_beginLine = m_line;
    m_open.clear();
    m_openTooDeep = 0;
    m_inString = false;
    m_escaped = false;
    m_broken = false;
    m_last = 0;
}

RecordText JsonRecordSplitter::captured(std::size_t end, RecordState state) {
    const std::string_view here = m_block.substr(m_begin, end - m_begin);
    const std::size_t length = m_carried + here.size();
    std::string_view text = here;
    if (m_carried > 0) {
        keep(here);
        text = m_carry;
    }
    if (length > m_maxRecordBytes) {
        return {base::cutUtf8(text, kRejectedTextBytes), m_beginLine, RecordState::TooLong};
    }
    if (m_broken && state == RecordState::Complete) {
        state = RecordState::Broken;
    }
    return {base::trimmed(text), m_beginLine, state};
}

void JsonRecordSplitter::endRecord(std::size_t end, RecordState state) {
    const RecordText record = captured(end, state);
    m_damaged = m_damaged || record.state == RecordState::Broken;
    m_goOn = m_handler.takeJsonRecord(record) && m_goOn;
    m_capturing = false;
    m_mode = modeAfterItem();
}

void JsonRecordSplitter::endBeside(std::size_t end, RecordState state) {
    m_goOn = m_handler.takeBeside(m_key, captured(end, state)) && m_goOn;
    m_capturing = false;
    m_mode = Mode::Key;
}

// Takes over the end of a block. Beyond the limit only the length goes on, the text stays at its beginning.
void JsonRecordSplitter::keep(std::string_view piece) {
    m_carried += piece.size();
    if (m_carried > m_maxRecordBytes) {
        if (m_carry.size() < kRejectedTextBytes) {
            m_carry += piece.substr(0, kRejectedTextBytes - m_carry.size());
        }
        if (m_carry.size() > kRejectedTextBytes) {
            m_carry.resize(kRejectedTextBytes);
            m_carry.shrink_to_fit();
        }
    } else {
        m_carry += piece;
    }
}

JsonRecordSplitter::Mode JsonRecordSplitter::modeAfterItem() const {
    if (m_listDepth > 0) {
        return Mode::List;
    }
    return m_inObject ? Mode::Key : Mode::BeforeDocument;
}

} // namespace assay::json
