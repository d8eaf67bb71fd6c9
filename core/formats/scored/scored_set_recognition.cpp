#include "core/formats/scored/scored_set_recognition.h"

#include "core/base/utf8_text.h"
#include "core/formats/scored/csv_sample_parser.h"
#include "core/formats/scored/scored_set_fields.h"
#include "core/json/json_record_splitter.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace assay::formats {

using base::ErrorCode;

namespace {

constexpr std::string_view kSpace = " \t\r\n";
constexpr std::size_t kShownBytes = 100;

bool isLabelKey(std::string_view key) {
    const ScoredKey* known = findScoredKey(key);
    return known != nullptr && known->field == ScoredField::Label;
}

// What the outline of the first JSON value in a text tells.
struct Outline {
    bool complete = false; // the value ends inside the text
    bool severalLines = false;
    bool hasList = false; // a top-level key of a record list, with an array
    bool hasLabel =
        false;           // a label key in an object that is a record: the top-level one, or one in the lists
    std::size_t end = 0; // behind the value
    std::vector<std::string> keys; // the first ones of its outermost objects
};

// Walks over the tokens without judging the grammar: a damaged record must not hide what the file is.
class OutlineScan {
  public:
    explicit OutlineScan(std::string_view text)
        : m_text(text) {}

    Outline run() {
        while (m_i < m_text.size() && !m_outline.complete) {
            takeByte();
        }
        m_outline.end = m_i;
        return m_outline;
    }

  private:
    void takeByte() {
        const char c = m_text[m_i];
        switch (c) {
        case '\n':
            m_outline.severalLines = true;
            ++m_i;
            return;
        case ' ':
        case '\t':
        case '\r':
            ++m_i;
            return;
        case '"':
            takeString();
            return;
        case '{':
        case '[':
            if (c == '[' && m_last == ':' && m_open == "{" && json::isRecordListKey(m_key)) {
                m_outline.hasList = true;
            }
            m_open += c;
            break;
        case '}':
        case ']':
            if (!m_open.empty()) {
                m_open.pop_back();
            }
            m_outline.complete = m_open.empty();
            break;
        default:
            break;
        }
        m_last = c;
        ++m_i;
    }

    void takeString() {
        const std::size_t begin = m_i;
        for (++m_i; m_i < m_text.size() && m_text[m_i] != '"' && m_text[m_i] != '\n'; ++m_i) {
            m_i += m_text[m_i] == '\\' ? 1 : 0;
        }
        m_i = std::min(m_i, m_text.size());
        const bool key = !m_open.empty() && m_open.back() == '{' && (m_last == '{' || m_last == ',');
        if (key && m_open.find('{') == m_open.size() - 1) { // an outermost object
            m_key = m_text.substr(begin + 1, m_i - begin - 1);
            m_outline.hasLabel = m_outline.hasLabel || isLabelKey(m_key);
            if (m_outline.keys.size() < 5) {
                m_outline.keys.emplace_back(m_key);
            }
        }
        m_last = '"';
        if (m_i < m_text.size() && m_text[m_i] == '"') {
            ++m_i;
        }
    }

    std::string_view m_text;
    std::size_t m_i = 0;
    std::string m_open;
    std::string_view m_key;
    char m_last = 0;
    Outline m_outline;
};

// Whether most lines are objects, and at least one of them has a label. The last line may have been cut off.
bool looksLikeJsonLines(std::string_view text) {
    std::int64_t objects = 0;
    std::int64_t others = 0;
    bool label = false;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::string_view line = text.substr(0, end);
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        const std::size_t first = line.find_first_not_of(kSpace);
        if (first == std::string_view::npos) {
            continue;
        }
        if (line[first] != '{') {
            ++others;
            continue;
        }
        const Outline outline = OutlineScan(line.substr(first)).run();
        const std::string_view rest = line.substr(first + outline.end);
        if (outline.complete && rest.find_first_not_of(kSpace) == std::string_view::npos) {
            ++objects;
            label = label || outline.hasLabel;
        } else if (end != std::string_view::npos) {
            ++others;
        } else { // the end of what we look at
            label = label || (objects == 0 && others == 0 && outline.hasLabel);
        }
    }
    return label && objects >= others;
}

tl::unexpected<base::Error> unknown(std::string_view detail) {
    std::string mended;
    base::appendMendedUtf8(base::cutUtf8(detail, kShownBytes), mended);
    return base::fail(ErrorCode::UnknownFormat, std::move(mended));
}

std::string joined(const std::vector<std::string>& keys) {
    std::string text;
    for (const std::string& key : keys) {
        text += (text.empty() ? "" : ", ") + key;
    }
    return text;
}

class HeaderKinds final : public CsvRecordHandler {
  public:
    bool takeCsvRecord(const json::RecordText&, std::span<const CsvField> fields) override {
        const CsvSampleParser parser(fields);
        // A label or a score makes it ours; what is missing then is said when it is read.
        scored = parser.missingColumn() != "label" || parser.hasScore();
        return false;
    }

    bool scored = false;
};

} // namespace

bool isBlank(std::string_view beginning) noexcept {
    return base::withoutByteOrderMark(beginning).find_first_not_of(kSpace) == std::string_view::npos;
}

base::Result<> checkEncoding(std::string_view beginning) {
    using namespace std::string_view_literals;
    if (beginning.starts_with("\xFF\xFE\0\0"sv) || beginning.starts_with("\0\0\xFE\xFF"sv)) {
        return unknown("UTF-32");
    }
    if (beginning.starts_with("\xFF\xFE"sv) || beginning.starts_with("\xFE\xFF"sv)) {
        return unknown("UTF-16");
    }
    if (beginning.substr(0, 4096).find('\0') != std::string_view::npos) {
        return unknown("NUL bytes");
    }
    return {};
}

base::Result<ScoredSetKind> recogniseScoredSetText(std::string_view beginning) {
    ASSAY_TRY(checkEncoding(beginning));
    if (isBlank(beginning)) {
        return unknown("empty");
    }
    std::string_view text = base::withoutByteOrderMark(beginning);
    text.remove_prefix(text.find_first_not_of(kSpace));
    if (text.front() == '[') {
        const Outline outline = OutlineScan(text).run();
        if (outline.hasLabel) {
            return ScoredSetKind::Json;
        }
        return unknown(outline.keys.empty() ? "[" : joined(outline.keys));
    }
    if (text.front() == '{') {
        const Outline outline = OutlineScan(text).run();
        // A record may have a key `samples` of its own; then it has a label too.
        if (outline.hasList && !outline.hasLabel) {
            return ScoredSetKind::Json;
        }
        if (looksLikeJsonLines(text)) {
            return ScoredSetKind::JsonLines;
        }
        if (outline.hasList) {
            return ScoredSetKind::Json;
        }
        return unknown(outline.keys.empty() ? "{" : joined(outline.keys));
    }
    HeaderKinds header;
    CsvRecordSplitter splitter(csvSeparator(text), header);
    if (splitter.feed(text)) {
        splitter.finish();
    }
    if (header.scored) {
        return ScoredSetKind::Csv;
    }
    return unknown(text.substr(0, text.find_first_of("\r\n")));
}

} // namespace assay::formats
