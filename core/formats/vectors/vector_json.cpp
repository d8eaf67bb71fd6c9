#include "core/formats/vectors/vector_json.h"

#include "core/base/utf8_text.h"

#include <simdjson.h>

#include <array>
#include <cmath>
#include <limits>
#include <string>

namespace assay::formats {

using base::ErrorCode;
using base::IssueCode;
namespace dom = simdjson::dom;

namespace {

constexpr std::array<std::string_view, 3> kIdKeys{"sentenceID", "sentence_id", "id"};
constexpr std::array<std::string_view, 2> kVectorKeys{"embedding", "vector"};

template <std::size_t n>
std::optional<std::pair<std::string_view, dom::element>> member(const dom::object& object,
                                                                const std::array<std::string_view, n>& keys) {
    for (const std::string_view key : keys) {
        dom::element value;
        if (object.at_key(key).get(value) == simdjson::SUCCESS && !value.is_null()) {
            return std::pair(key, value);
        }
    }
    return std::nullopt;
}

enum class Numbers : std::uint8_t { Good, WrongType, NotANumber };

Numbers numbersOf(const dom::array& array, std::vector<float>& vector) {
    vector.clear();
    for (const dom::element element : array) {
        double number = 0;
        if (element.is_string()) { // NaN and the infinities have no other form in JSON
            const std::string_view text = element.get_string().value_unsafe();
            if (text == "NaN" || text == "Infinity" || text == "-Infinity") {
                return Numbers::NotANumber;
            }
        }
        if (element.is_null()) {
            return Numbers::NotANumber;
        }
        if (element.get_double().get(number) != simdjson::SUCCESS) {
            return Numbers::WrongType;
        }
        if (!(std::abs(number) <= static_cast<double>(std::numeric_limits<float>::max()))) {
            return Numbers::NotANumber;
        }
        vector.push_back(static_cast<float>(number));
    }
    return Numbers::Good;
}

} // namespace

struct VectorLineReader::Parser {
    dom::parser parser{kMaxVectorRecordBytes + simdjson::SIMDJSON_PADDING};
    std::string mended;
};

VectorLineReader::VectorLineReader(VectorIntake& intake, std::size_t due)
    : m_intake(intake)
    , m_due(due)
    , m_parser(std::make_unique<Parser>()) {}

VectorLineReader::~VectorLineReader() = default;

bool VectorLineReader::end(base::Error error) {
    m_failure = std::move(error);
    return false;
}

bool VectorLineReader::takeJsonRecord(const json::RecordText& record) {
    if (record.state == json::RecordState::Truncated) {
        m_intake.leaveOut(IssueCode::TruncatedInput, record.line, {}, record.text);
        return true;
    }
    dom::object object;
    dom::element document;
    m_parser->mended.clear();
    base::appendMendedUtf8(record.text, m_parser->mended);
    if (record.state != json::RecordState::Complete ||
        m_parser->parser.parse(m_parser->mended).get(document) != simdjson::SUCCESS ||
        document.get_object().get(object) != simdjson::SUCCESS) {
        // Python writes NaN and Infinity into numbers, which is no JSON.
        m_intake.leaveOut(record.text.find("NaN") != std::string_view::npos ||
                                  record.text.find("Infinity") != std::string_view::npos
                              ? IssueCode::NotANumber
                              : IssueCode::MalformedRecord,
                          record.line, {}, record.text);
        return true;
    }
    std::string id;
    if (const auto found = member(object, kIdKeys)) {
        std::string_view text;
        std::int64_t number = 0;
        if (found->second.get_string().get(text) == simdjson::SUCCESS) {
            id = text;
        } else if (found->second.get_int64().get(number) == simdjson::SUCCESS) {
            id = std::to_string(number);
        } else {
            m_intake.leaveOut(IssueCode::WrongType, record.line, std::string(found->first), {}, "string");
            return true;
        }
    }
    const auto found = member(object, kVectorKeys);
    if (!found) {
        m_intake.leaveOut(IssueCode::MissingField, record.line, "embedding");
        return true;
    }
    const std::string field(found->first);
    dom::array array;
    const Numbers numbers = found->second.get_array().get(array) == simdjson::SUCCESS
                                ? numbersOf(array, m_vector)
                                : Numbers::WrongType;
    if (numbers == Numbers::WrongType) {
        m_intake.leaveOut(IssueCode::WrongType, record.line, field, {}, "array of numbers");
        return true;
    }
    if (numbers == Numbers::NotANumber) {
        m_intake.leaveOut(IssueCode::NotANumber, record.line, field, id);
        return true;
    }
    if (!m_intake.begun()) {
        // The first vector says what the file holds; a file for another model is refused as a whole.
        const std::size_t size = m_vector.size();
        if (size == 0 || size > kMaxVectorDimension || (m_due != 0 && size != m_due)) {
            return end(
                {ErrorCode::InvalidArgument,
                 std::to_string(size) + ", expected " +
                     (m_due != 0 ? std::to_string(m_due) : "1 to " + std::to_string(kMaxVectorDimension)),
                 "dimension"});
        }
        if (auto begun = m_intake.begin(size); !begun) {
            return end(std::move(begun.error()));
        }
    }
    if (m_vector.size() != m_intake.dimension()) {
        m_intake.leaveOut(IssueCode::WrongDimension, record.line, field, std::to_string(m_vector.size()),
                          std::to_string(m_intake.dimension()));
        return true;
    }
    if (auto taken = m_intake.take(id, m_vector, record.line); !taken) {
        return end(std::move(taken.error()));
    }
    return true;
}

} // namespace assay::formats
