// One vector from one line of JSON.
#pragma once

#include "core/formats/vectors/vector_intake.h"
#include "core/json/json_record_splitter.h"

#include <memory>
#include <optional>

namespace assay::formats {

// 65,536 numbers of 25 characters do not reach it.
inline constexpr std::size_t kMaxVectorRecordBytes = std::size_t{2} << 20;

class VectorLineReader final : public json::JsonRecordHandler {
  public:
    // `due`: the dimension; 0: that of the first vector.
    VectorLineReader(VectorIntake& intake, std::size_t due);
    ~VectorLineReader() override;

    bool takeJsonRecord(const json::RecordText& record) override;

    bool takeBeside(std::string_view, const json::RecordText&) override { return true; }

    bool takeUnfinishedDocument(std::int64_t) override { return true; }

    // Why the reading was ended.
    [[nodiscard]] const std::optional<base::Error>& failure() const noexcept { return m_failure; }

  private:
    struct Parser;

    bool end(base::Error error);

    VectorIntake& m_intake;
    std::size_t m_due;
    std::unique_ptr<Parser> m_parser;
    std::vector<float> m_vector;
    std::optional<base::Error> m_failure;
};

} // namespace assay::formats
