// Cuts a JSON document that holds a list of records into the records, block by block, without building the
// document: memory is bounded by the longest record.
//
// The document is an object with `detailed_results` or `samples`, or a bare array; lists inside the list are
// walked through in order. A record whose outline is wrong is cut off where the next one seems to begin, so
// that one missing bracket or quote does not cost the others. Several documents may follow one another. What
// is inside a record is not checked here.
#pragma once

#include "core/json/record_text.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace assay::json {

// Each function returns whether to go on.
class JsonRecordHandler {
  public:
    virtual ~JsonRecordHandler() = default;

    virtual bool takeJsonRecord(const RecordText& record) = 0;
    // A key beside the list, as written between its quotes, with its value as it stands in the file.
    virtual bool takeBeside(std::string_view key, const RecordText& value) = 0;
    // The input ended at this line before the document did, outside every record.
    virtual bool takeUnfinishedDocument(std::int64_t line) = 0;
};

// The keys of a document's object whose array holds the records.
[[nodiscard]] bool isRecordListKey(std::string_view key) noexcept;

class JsonRecordSplitter {
  public:
    explicit JsonRecordSplitter(JsonRecordHandler& handler, std::size_t maxRecordBytes = kMaxRecordBytes);

    // Both return false when the handler did not want to go on.
    bool feed(std::string_view block);
    bool finish();

  private:
    enum class Mode : std::uint8_t {
        BeforeDocument,
        List,
        Record,
        Junk,
        Key,
        KeyText,
        Colon,
        BeforeValue,
        Beside
    };

    std::size_t step(std::size_t i);
    std::size_t stepBeforeDocument(std::size_t i);
    std::size_t stepList(std::size_t i);
    std::size_t stepKey(std::size_t i);
    std::size_t stepKeyText(std::size_t i);
    std::size_t stepBeforeValue(std::size_t i);
    std::size_t stepJunk(std::size_t i);
    std::size_t stepRecord(std::size_t i);
    std::size_t stepBeside(std::size_t i);
    std::size_t stepString(std::size_t i);

    void open(char bracket);
    // Closes the innermost bracket of that kind; false when none is open.
    bool close(char bracket);

    [[nodiscard]] bool nothingOpen() const { return m_open.empty() && m_openTooDeep == 0; }

    void begin(Mode mode, std::size_t i);
    [[nodiscard]] RecordText captured(std::size_t end, RecordState state);
    void endRecord(std::size_t end, RecordState state);
    void endBeside(std::size_t end, RecordState state);
    void keep(std::string_view piece);
    [[nodiscard]] Mode modeAfterItem() const;

    JsonRecordHandler& m_handler;
    std::size_t m_maxRecordBytes;
    std::string_view m_block;
    std::int64_t m_line = 1;
    Mode m_mode = Mode::BeforeDocument;
    bool m_goOn = true;

    // Where in the document we are.
    bool m_inObject = false;
    bool m_afterArray = false; // the first document was a bare array
    bool m_damaged = false;    // a broken record came before, so brackets may not mean what they say
    std::int64_t m_listDepth = 0;
    std::string m_key;

    // The text that is being collected.
    bool m_capturing = false;
    std::string m_carry;       // its part in earlier blocks
    std::size_t m_begin = 0;   // where it begins in this block
    std::size_t m_carried = 0; // length of its part in earlier blocks, kept or not
    std::int64_t m_beginLine = 1;

    // The outline of what is being collected.
    std::string m_open; // brackets
    std::size_t m_openTooDeep = 0;
    bool m_inString = false;
    bool m_escaped = false;
    bool m_broken = false;
    char m_last = 0; // the last byte that is not white space
};

} // namespace assay::json
