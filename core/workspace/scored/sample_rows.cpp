#include "core/workspace/scored/sample_rows.h"

#include "core/base/issue.h"
#include "core/workspace/schema/cursor.h"

#include <SQLiteCpp/Database.h>

#include <array>
#include <bit>
#include <cstddef>

namespace assay::workspace {
namespace {

// The columns of kSelectSamples.
enum SampleColumn {
    kLabel = 1,
    kFhri,
    kNli,
    kPredicted,
    kFhriStored,
    kFile,
    kLine,
    kComponents,
    kPairId = kComponents + static_cast<int>(model::kComponentCount),
    kScenario,
    kScenarioName,
    kWeights,
    kWeightValues,
    kHasText = kWeightValues + static_cast<int>(model::kComponentCount),
    kSampleId,
    kQuestion,
    kAnswer,
    kExtra
};

// Numbers as eight bytes, the lowest first, so that the hash is the same on every machine.
void append(std::string& bytes, std::uint64_t number) {
    std::array<char, 8> octets{};
    for (char& octet : octets) {
        octet = static_cast<char>(number & 0xff);
        number >>= 8;
    }
    bytes.append(octets.data(), octets.size());
}

void append(std::string& bytes, std::int64_t number) {
    append(bytes, static_cast<std::uint64_t>(number));
}

void append(std::string& bytes, double value) {
    append(bytes, std::bit_cast<std::uint64_t>(value + 0.0)); // SQLite keeps no negative zero
}

void append(std::string& bytes, const std::optional<double>& value) {
    bytes += value ? '\1' : '\0';
    if (value) {
        append(bytes, *value);
    }
}

void append(std::string& bytes, std::string_view text) {
    append(bytes, static_cast<std::uint64_t>(text.size()));
    bytes += text;
}

} // namespace

const std::string_view kSelectSamples =
    "SELECT s.id, s.label, s.fhri, s.nli, s.predicted_label, s.fhri_stored, s.file, s.line,"
    " s.g, s.n, s.t, s.c, s.e, s.pair_id, s.scenario, c.name, s.weights, w.g, w.n, w.t, w.c, w.e,"
    " x.id IS NOT NULL, x.sample_id, x.question, x.answer, x.extra"
    " FROM scored_sample AS s"
    " LEFT JOIN scored_text AS x ON x.id = s.id"
    " LEFT JOIN scenario AS c ON c.set_id = s.id >> 32 AND c.number = s.scenario"
    " LEFT JOIN component_weights AS w ON w.set_id = s.id >> 32 AND w.number = s.weights"
    " WHERE s.id BETWEEN ? AND ? ORDER BY s.id";

const std::string_view kSelectRejections =
    "SELECT id, file, line, reason, content FROM rejected_record WHERE id BETWEEN ? AND ? ORDER BY id";

SampleInserter::SampleInserter(SQLite::Database& database)
    : m_sample(database, "INSERT INTO scored_sample (id, label, fhri, nli, scenario, predicted_label,"
                         " fhri_stored, file, line, weights, g, n, t, c, e, pair_id)"
                         " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    , m_text(database, "INSERT INTO scored_text (id, sample_id, question, answer, extra)"
                       " VALUES (?, ?, ?, ?, ?)")
    , m_weights(database, "INSERT INTO component_weights (set_id, number, g, n, t, c, e)"
                          " VALUES (?, ?, ?, ?, ?, ?, ?)") {}

void SampleInserter::insert(base::RowId row, const model::ScoredSample& sample,
                            std::optional<std::int64_t> scenario, std::optional<std::int64_t> weights) {
    const auto predicted =
        sample.predictedLabel ? std::optional(model::indexOf(*sample.predictedLabel)) : std::nullopt;
    const auto& components = sample.components;
    m_sample.run(row, model::indexOf(sample.label), sample.fhri, sample.nli, scenario, predicted,
                 sample.fhriStored, sample.fileIndex, sample.line, weights, components[0], components[1],
                 components[2], components[3], components[4], unlessEmpty(sample.pairId));
    m_text.run(row, sample.sampleId, unlessEmpty(sample.question), unlessEmpty(sample.answer),
               unlessEmpty(sample.extra));
}

void SampleInserter::insertWeights(base::RowId set, std::int64_t number,
                                   const model::ComponentWeights& weights) {
    m_weights.run(set, number, weights[0], weights[1], weights[2], weights[3], weights[4]);
}

RejectionInserter::RejectionInserter(SQLite::Database& database)
    : m_statement(database,
                  "INSERT INTO rejected_record (id, file, line, reason, content) VALUES (?, ?, ?, ?, ?)") {}

void RejectionInserter::insert(base::RowId row, const formats::RejectedRecord& record) {
    // A blob: the record is kept as it stood in the file, which may be no valid text.
    m_statement.run(row, record.fileIndex, record.line, base::issueCodeName(record.reason),
                    Blob{record.text});
}

std::optional<model::Label> storedLabel(std::int64_t number) noexcept {
    if (number < 0 || number >= static_cast<std::int64_t>(model::kLabelCount)) {
        return std::nullopt;
    }
    return model::kLabels[static_cast<std::size_t>(number)];
}

model::ScoredSample readSample(const Cursor& row, bool& isWhole) {
    model::ScoredSample sample;
    isWhole = row.integer(kHasText) != 0;
    const auto label = storedLabel(row.integer(kLabel));
    isWhole = isWhole && label;
    sample.label = label.value_or(model::Label::Accurate);
    sample.fhri = row.optionalReal(kFhri);
    sample.nli = row.optionalReal(kNli);
    if (const auto predicted = row.optionalInteger(kPredicted)) {
        sample.predictedLabel = storedLabel(*predicted);
        isWhole = isWhole && sample.predictedLabel;
    }
    sample.fhriStored = row.integer(kFhriStored) != 0;
    sample.fileIndex = static_cast<std::int32_t>(row.integer(kFile));
    sample.line = row.integer(kLine);
    for (std::size_t i = 0; i < model::kComponentCount; ++i) {
        sample.components[i] = row.optionalReal(kComponents + static_cast<int>(i));
    }
    sample.pairId = row.text(kPairId);
    if (!row.isMissing(kScenario)) {
        isWhole = isWhole && !row.isMissing(kScenarioName);
        sample.scenario = row.text(kScenarioName);
    }
    if (!row.isMissing(kWeights)) {
        if (row.isMissing(kWeightValues)) {
            isWhole = false;
        } else {
            model::ComponentWeights weights{};
            for (std::size_t i = 0; i < model::kComponentCount; ++i) {
                weights[i] = row.real(kWeightValues + static_cast<int>(i));
            }
            sample.sourceWeights = weights;
        }
    }
    sample.sampleId = row.text(kSampleId);
    sample.question = row.text(kQuestion);
    sample.answer = row.text(kAnswer);
    sample.extra = row.text(kExtra);
    return sample;
}

formats::RejectedRecord readRejection(const Cursor& row) {
    formats::RejectedRecord record;
    record.fileIndex = static_cast<std::int32_t>(row.integer(1));
    record.line = row.integer(2);
    record.reason = base::issueCodeFromName(row.text(3)).value_or(base::IssueCode::MalformedRecord);
    record.text = row.text(4);
    return record;
}

void ContentHash::add(const model::ScoredSample& sample) {
    m_bytes.clear();
    append(m_bytes, sample.sampleId);
    append(m_bytes, sample.scenario);
    m_bytes += static_cast<char>(model::indexOf(sample.label));
    append(m_bytes, sample.fhri);
    m_bytes += sample.fhriStored ? '\1' : '\0';
    append(m_bytes, sample.nli);
    for (const std::optional<double>& component : sample.components) {
        append(m_bytes, component);
    }
    m_bytes += sample.sourceWeights ? '\1' : '\0';
    if (sample.sourceWeights) {
        for (const double weight : *sample.sourceWeights) {
            append(m_bytes, weight);
        }
    }
    append(m_bytes, sample.pairId);
    m_bytes += sample.predictedLabel ? static_cast<char>(model::indexOf(*sample.predictedLabel)) : '\xff';
    append(m_bytes, sample.question);
    append(m_bytes, sample.answer);
    append(m_bytes, sample.extra);
    append(m_bytes, std::int64_t{sample.fileIndex});
    append(m_bytes, sample.line);
    m_samples.add(m_bytes);
}

void ContentHash::add(const formats::RejectedRecord& record) {
    m_bytes.clear();
    append(m_bytes, std::int64_t{record.fileIndex});
    append(m_bytes, record.line);
    append(m_bytes, base::issueCodeName(record.reason));
    append(m_bytes, record.text);
    m_rejected.add(m_bytes);
}

std::string ContentHash::finish() {
    return base::sha256(m_samples.finish() + m_rejected.finish());
}

} // namespace assay::workspace
