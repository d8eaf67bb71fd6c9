// What every reader of vectors does with one of them: finds its sentence, checks it, reports it, hands it on.
#pragma once

#include "core/formats/vectors/vector_reader.h"

#include <vector>

namespace assay::formats {

class VectorIntake {
  public:
    VectorIntake(const VectorIds& ids, VectorSink& sink, VectorReading& reading);

    [[nodiscard]] base::Result<> begin(std::size_t dimension);

    [[nodiscard]] bool begun() const noexcept { return m_reading.dimension != 0; }

    [[nodiscard]] std::size_t dimension() const noexcept { return m_reading.dimension; }

    // `place` is the row or line, from 1 on. Errors: what the sink returns.
    [[nodiscard]] base::Result<> take(std::string_view id, std::span<const float> vector, std::int64_t place);
    [[nodiscard]] base::Result<> takeRow(std::size_t row, std::span<const float> vector, std::int64_t place);

    // A record that is no vector.
    void leaveOut(base::IssueCode code, std::int64_t place, std::string field, std::string_view value = {},
                  std::string expected = {});

    void reportMissing();

  private:
    void report(base::Severity severity, base::IssueCode code, std::int64_t place, std::string field,
                std::string_view value, std::string expected = {});
    [[nodiscard]] base::Result<> give(std::size_t row, std::string_view id, std::span<const float> vector,
                                      std::int64_t place);

    const VectorIds& m_ids;
    VectorSink& m_sink;
    VectorReading& m_reading;
    std::vector<bool> m_taken; // rows that have their vector
};

} // namespace assay::formats
