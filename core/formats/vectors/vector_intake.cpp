#include "core/formats/vectors/vector_intake.h"

#include "core/base/utf8_text.h"

#include <cmath>

namespace assay::formats {

using base::IssueCode;
using base::Result;
using base::Severity;

namespace {

constexpr double kUnitTolerance = 1e-3;

} // namespace

VectorIntake::VectorIntake(const VectorIds& ids, VectorSink& sink, VectorReading& reading)
    : m_ids(ids)
    , m_sink(sink)
    , m_reading(reading)
    , m_taken(ids.size()) {}

Result<> VectorIntake::begin(std::size_t dimension) {
    m_reading.dimension = dimension;
    return m_sink.begin(dimension);
}

Result<> VectorIntake::take(std::string_view id, std::span<const float> vector, std::int64_t place) {
    std::string mended;
    if (const std::size_t wrong = base::firstInvalidUtf8(id); wrong != std::string_view::npos) {
        report(Severity::Warning, IssueCode::InvalidUtf8, place, "id", base::byteAsHexadecimal(id[wrong]));
        base::appendMendedUtf8(id, mended);
        id = mended;
    }
    if (id.empty()) {
        leaveOut(IssueCode::MissingField, place, "id");
        return {};
    }
    const auto row = m_ids.rowOf(id);
    if (!row || *row >= m_taken.size()) {
        leaveOut(IssueCode::UnknownSentence, place, "id", id);
        return {};
    }
    return give(*row, id, vector, place);
}

Result<> VectorIntake::takeRow(std::size_t row, std::span<const float> vector, std::int64_t place) {
    return give(row, {}, vector, place);
}

// An empty id: it is asked for only when it is reported.
Result<> VectorIntake::give(std::size_t row, std::string_view id, std::span<const float> vector,
                            std::int64_t place) {
    const auto shownId = [&] { return id.empty() ? m_ids.idOf(row) : std::string(id); };
    if (m_taken[row]) {
        leaveOut(IssueCode::DuplicateId, place, "id", shownId());
        return {};
    }
    double square = 0;
    for (const float number : vector) {
        square += static_cast<double>(number) * static_cast<double>(number);
    }
    // No float32 is so large that the sum of its squares would not fit a double.
    if (!std::isfinite(square)) {
        leaveOut(IssueCode::NotANumber, place, "embedding", shownId());
        return {};
    }
    ++m_reading.inFile;
    if (square == 0) {
        ++m_reading.zeros;
        report(Severity::Warning, IssueCode::ZeroVector, place, "embedding", shownId());
    } else if (std::abs(std::sqrt(square) - 1.0) > kUnitTolerance) {
        ++m_reading.notUnit;
    }
    m_taken[row] = true;
    ++m_reading.taken;
    return m_sink.take(row, vector);
}

void VectorIntake::leaveOut(IssueCode code, std::int64_t place, std::string field, std::string_view value,
                            std::string expected) {
    ++m_reading.inFile;
    report(Severity::Error, code, place, std::move(field), value, std::move(expected));
}

void VectorIntake::reportMissing() {
    for (std::size_t row = 0; row < m_taken.size(); ++row) {
        if (!m_taken[row]) {
            ++m_reading.missing;
            report(Severity::Warning, IssueCode::MissingVector, 0, "id", m_ids.idOf(row));
        }
    }
}

void VectorIntake::report(Severity severity, IssueCode code, std::int64_t place, std::string field,
                          std::string_view value, std::string expected) {
    std::string shown;
    base::appendMendedUtf8(value.substr(0, 2 * base::kIssueValueLength), shown);
    m_reading.issues.add({severity, code, m_reading.file, place, std::move(field),
                          std::string(base::cutUtf8(shown, base::kIssueValueLength)), std::move(expected)});
}

} // namespace assay::formats
