#include "core/formats/scored/scored_set_stream.h"

#include "core/base/hash.h"
#include "core/base/utf8_text.h"
#include "core/formats/csv_record_splitter.h"
#include "core/formats/scored/csv_sample_parser.h"
#include "core/formats/scored/json_sample_parser.h"
#include "core/formats/scored/scored_sample_rules.h"
#include "core/formats/scored/scored_set_checks.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/json/json_line_splitter.h"
#include "core/json/json_record_splitter.h"
#include "core/json/json_text.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <vector>

namespace assay::formats {

using base::ErrorCode;
using base::Issue;
using base::IssueCode;
using base::Result;
using base::Severity;

namespace {

constexpr std::size_t kBatchRecords = 4096;
constexpr std::size_t kBatchBytes = std::size_t{8} << 20;

// Reads the inputs one after the other and hands on what becomes of their records.
class Reading final : public json::JsonRecordHandler, public CsvRecordHandler {
  public:
    Reading(ScoredSampleSink& sink, std::stop_token stop, base::ProgressSink& progress,
            const ScoredSetLimits& limits, const ScoredMapping& mapping)
        : m_sink(sink)
        , m_stop(std::move(stop))
        , m_progress(progress)
        , m_limits(limits)
        , m_mapping(mapping)
        , m_rules(m_result.issues)
        , m_parser(mapping) {}

    Result<ScoredSetReading> run(std::span<const ScoredSetInput> inputs, std::optional<ScoredSetKind> kind,
                                 base::IssueList* issuesOnFailure);

    bool takeJsonRecord(const json::RecordText& record) override;
    bool takeBeside(std::string_view key, const json::RecordText& value) override;
    bool takeUnfinishedDocument(std::int64_t line) override;
    bool takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) override;

  private:
    Result<> readInput(const ScoredSetInput& input, std::optional<ScoredSetKind> kind);
    Result<std::size_t> readBlock(std::istream& stream, std::span<char> block);
    template <typename Splitter>
    Result<> feedAll(Splitter& splitter, std::istream& stream, std::string_view beginning);
    Result<> failure();

    bool goOn();
    bool takeRecord();
    bool reject(const json::RecordText& record, IssueCode code, bool report);
    bool flush();
    void report(Severity severity, IssueCode code, std::int64_t line, std::string field,
                std::string_view value, std::string expected = {});

    ScoredSampleSink& m_sink;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    ScoredSetLimits m_limits;
    const ScoredMapping& m_mapping;
    ScoredSetReading m_result;
    ScoredSampleRules m_rules;
    ScoredSetChecks m_checks;
    std::optional<base::Error> m_failure;

    const ScoredSetInput* m_input = nullptr;
    ScoredFile* m_file = nullptr;
    base::Sha256 m_hash;
    std::string m_metadata;
    std::optional<CsvSampleParser> m_csv;
    char m_separator = ','; // of its cells
    std::int64_t m_recordNumber = 0;
    std::int64_t m_bytesDone = 0;
    std::int64_t m_bytesTotal = 0;

    JsonSampleParser m_parser;
    ScoredRecord m_record;
    std::vector<model::ScoredSample> m_samples;
    std::vector<RejectedRecord> m_rejected;
    std::size_t m_batchBytes = 0;
};

Result<ScoredSetReading> Reading::run(std::span<const ScoredSetInput> inputs,
                                      std::optional<ScoredSetKind> kind, base::IssueList* issuesOnFailure) {
    for (const ScoredSetInput& input : inputs) {
        m_bytesTotal += input.bytes;
    }
    m_result.files.reserve(inputs.size()); // m_file points into it
    for (const ScoredSetInput& input : inputs) {
        ASSAY_TRY(readInput(input, kind));
    }
    if (!flush()) {
        return tl::unexpected(failure().error());
    }
    m_checks.finish(m_result.issues);
    if (m_result.records == 0) {
        if (issuesOnFailure != nullptr) {
            *issuesOnFailure = std::move(m_result.issues);
        }
        return base::fail(ErrorCode::InputNotUsable, "0 of " + std::to_string(m_recordNumber) + " records",
                          inputs.empty() ? std::string() : inputs.front().path);
    }
    return std::move(m_result);
}

Result<> Reading::readInput(const ScoredSetInput& input, std::optional<ScoredSetKind> kind) {
    m_input = &input;
    m_file = &m_result.files.emplace_back();
    m_file->name = input.name;
    m_hash = base::Sha256();
    m_metadata.clear();
    m_csv.reset();
    ASSAY_TRY(auto stream, input.open());
    // One byte more than the size, so that the end of a small file is seen at once.
    const auto known = static_cast<std::size_t>(std::max<std::int64_t>(input.bytes, 0));
    std::vector<char> start(known == 0 ? kRecognitionBytes : std::min(kRecognitionBytes, known + 1));
    ASSAY_TRY(const auto startSize, readBlock(*stream, start));
    const std::string_view beginning(start.data(), startSize);
    const std::int64_t recordsBefore = m_recordNumber;
    if (isBlank(beginning) && !*stream) {
        m_file->kind = kind.value_or(ScoredSetKind::Json);
    } else {
        if (auto encoding = checkEncoding(beginning); !encoding) {
            encoding.error().where = input.path;
            return encoding;
        }
        if (!kind) {
            auto recognised = recogniseScoredSetText(beginning);
            if (!recognised) {
                recognised.error().where = input.path;
                return tl::unexpected(std::move(recognised.error()));
            }
            kind = *recognised;
        }
        m_file->kind = *kind;
        Result<> read;
        switch (*kind) {
        case ScoredSetKind::Json: {
            json::JsonRecordSplitter splitter(*this, m_limits.recordBytes);
            read = feedAll(splitter, *stream, beginning);
            break;
        }
        case ScoredSetKind::JsonLines: {
            json::JsonLineSplitter splitter(*this, m_limits.recordBytes);
            read = feedAll(splitter, *stream, beginning);
            break;
        }
        case ScoredSetKind::Csv: {
            m_separator = csvSeparator(base::withoutByteOrderMark(beginning), m_mapping);
            CsvRecordSplitter splitter(m_separator, *this, m_limits.recordBytes);
            read = feedAll(splitter, *stream, beginning);
            break;
        }
        }
        ASSAY_TRY(read);
    }
    if (m_recordNumber == recordsBefore) {
        report(Severity::Warning, IssueCode::EmptyInput, 0, {}, {});
    }
    m_file->sha256 = m_hash.finish();
    m_file->metadata = m_metadata.empty() ? std::string() : "{" + m_metadata + "}";
    return {};
}

// Fills the block as far as the stream goes, and counts and hashes what came.
Result<std::size_t> Reading::readBlock(std::istream& stream, std::span<char> block) {
    if (!goOn()) {
        return tl::unexpected(failure().error());
    }
    errno = 0;
    stream.read(block.data(), static_cast<std::streamsize>(block.size()));
    const auto size = static_cast<std::size_t>(stream.gcount());
    if (stream.bad()) {
        return base::fail(ErrorCode::FileNotReadable, std::strerror(errno), m_input->path);
    }
    m_hash.add(std::string_view(block.data(), size));
    m_file->bytes += static_cast<std::int64_t>(size);
    m_bytesDone += static_cast<std::int64_t>(size);
    m_progress.report(base::Stage::Reading, m_bytesDone, std::max(m_bytesTotal, m_bytesDone));
    return size;
}

template <typename Splitter>
Result<> Reading::feedAll(Splitter& splitter, std::istream& stream, std::string_view beginning) {
    std::string_view text = base::withoutByteOrderMark(beginning);
    while (!text.empty()) {
        if (!splitter.feed(text.substr(0, m_limits.blockBytes))) {
            return failure();
        }
        text.remove_prefix(std::min(text.size(), m_limits.blockBytes));
    }
    std::vector<char> block;
    while (stream) {
        block.resize(m_limits.blockBytes); // only now: most files end in their beginning
        ASSAY_TRY(const auto size, readBlock(stream, block));
        if (!splitter.feed({block.data(), size})) {
            return failure();
        }
    }
    return splitter.finish() ? Result<>() : failure();
}

Result<> Reading::failure() {
    return tl::unexpected(m_failure.value_or(base::Error{ErrorCode::Cancelled, {}, {}}));
}

bool Reading::goOn() {
    if (m_stop.stop_requested()) {
        m_failure = base::Error{ErrorCode::Cancelled, {}, {}};
        return false;
    }
    return true;
}

void Reading::report(Severity severity, IssueCode code, std::int64_t line, std::string field,
                     std::string_view value, std::string expected) {
    std::string shown;
    base::appendMendedUtf8(base::cutUtf8(value, base::kIssueValueLength), shown);
    shown.resize(base::cutUtf8(shown, base::kIssueValueLength).size());
    m_result.issues.add(
        Issue{severity, code, m_input->path, line, std::move(field), std::move(shown), std::move(expected)});
}

bool Reading::takeJsonRecord(const json::RecordText& record) {
    ++m_recordNumber;
    if (record.state == json::RecordState::Truncated) {
        return reject(record, IssueCode::TruncatedInput, true);
    }
    if (record.state != json::RecordState::Complete || !m_parser.parse(record, m_record)) {
        return reject(record, IssueCode::MalformedRecord, true);
    }
    return takeRecord();
}

bool Reading::takeCsvRecord(const json::RecordText& record, std::span<const CsvField> fields) {
    if (!m_csv) {
        m_csv.emplace(fields, m_mapping, m_separator);
        if (!m_csv->unknownColumn().empty()) {
            m_failure =
                base::Error{ErrorCode::InputNotUsable, "no column " + m_csv->unknownColumn(), m_input->path};
            return false;
        }
        const std::string_view missing =
            record.state == json::RecordState::Complete ? m_csv->missingColumn() : std::string_view("header");
        if (!missing.empty()) {
            m_failure = base::Error{ErrorCode::InputNotUsable, std::string(missing), m_input->path};
            return false;
        }
        return goOn();
    }
    ++m_recordNumber;
    if (record.state == json::RecordState::Truncated) {
        return reject(record, IssueCode::TruncatedInput, true);
    }
    if (record.state != json::RecordState::Complete) {
        return reject(record, IssueCode::MalformedRecord, true);
    }
    if (fields.size() != m_csv->columns()) {
        report(Severity::Warning,
               fields.size() > m_csv->columns() ? IssueCode::ExtraColumns : IssueCode::FewerColumns,
               record.line, {}, std::to_string(fields.size()), std::to_string(m_csv->columns()));
    }
    m_csv->parse(record, fields, m_record);
    return takeRecord();
}

// What stands beside the list describes it: it is kept as it is written.
bool Reading::takeBeside(std::string_view key, const json::RecordText& value) {
    std::string quotedKey = "\"";
    base::appendMendedUtf8(key, quotedKey);
    quotedKey += '"';
    std::string member;
    std::string name;
    const json::JsonValue writtenKey = json::readJsonValue(quotedKey, &member);
    const bool keyIsSound = writtenKey.raw.size() == quotedKey.size();
    if (keyIsSound) {
        json::appendUnescapedJson(quotedKey, name);
    } else {
        base::appendMendedUtf8(key, name);
    }
    name.resize(base::cutUtf8(name, base::kIssueValueLength).size());

    std::string text;
    base::appendMendedUtf8(value.text, text);
    const std::size_t wrong = base::firstInvalidUtf8(value.text);
    if (wrong != std::string_view::npos) {
        const auto breaks = std::ranges::count(value.text.substr(0, wrong), '\n');
        report(Severity::Warning, IssueCode::InvalidUtf8, value.line + breaks, name,
               base::byteAsHexadecimal(value.text[wrong]));
    }
    member += ':';
    const bool whole = value.state == json::RecordState::Complete || value.state == json::RecordState::Broken;
    const json::JsonValue written = json::readJsonValue(text, &member);
    const bool valueIsSound = written.raw.size() == text.size() && !text.empty();
    if (writtenKey.mended || written.mended) {
        report(Severity::Warning, IssueCode::InvalidUtf8, value.line, name, "lone surrogate");
    }
    if (!keyIsSound || !whole || !valueIsSound || m_metadata.size() + member.size() > m_limits.recordBytes) {
        report(Severity::Warning,
               value.state == json::RecordState::Truncated ? IssueCode::TruncatedInput
                                                           : IssueCode::MalformedRecord,
               value.line, name, value.text);
        return goOn();
    }
    if (!m_metadata.empty()) {
        m_metadata += ',';
    }
    m_metadata += member;
    return goOn();
}

bool Reading::takeUnfinishedDocument(std::int64_t line) {
    report(Severity::Warning, IssueCode::TruncatedInput, line, {}, {});
    return goOn();
}

// m_record holds a record whose grammar is sound.
bool Reading::takeRecord() {
    model::ScoredSample sample;
    const auto wrong = m_rules.apply(m_record, m_input->path, sample);
    if (wrong) {
        return reject(m_record.source(), *wrong, false);
    }
    const std::string id = sample.sampleId;
    if (!m_checks.claimId(sample.sampleId, m_recordNumber)) {
        const ScoredValue& value = m_record.value(ScoredField::SampleId);
        report(Severity::Error, IssueCode::DuplicateId, m_record.lineOf(value), std::string(value.name), id);
        return reject(m_record.source(), IssueCode::DuplicateId, false);
    }
    sample.fileIndex = static_cast<std::int32_t>(m_result.files.size()) - 1;
    m_checks.take(sample, m_input->path, m_result.issues);
    ++m_result.records;
    ++m_file->records;
    m_result.unscored += sample.fhri ? 0 : 1;
    m_batchBytes += sizeof sample + m_record.source().text.size();
    m_samples.push_back(std::move(sample));
    if (m_samples.size() >= kBatchRecords || m_batchBytes >= kBatchBytes) {
        return flush();
    }
    return goOn();
}

bool Reading::reject(const json::RecordText& record, IssueCode code, bool isNew) {
    if (isNew) {
        report(Severity::Error, code, record.line, {}, record.text);
    }
    RejectedRecord rejected;
    rejected.fileIndex = static_cast<std::int32_t>(m_result.files.size()) - 1;
    rejected.line = record.line;
    rejected.reason = code;
    base::appendMendedUtf8(base::cutUtf8(record.text, json::kRejectedTextBytes), rejected.text);
    rejected.text.resize(base::cutUtf8(rejected.text, json::kRejectedTextBytes).size());
    ++m_result.rejected;
    ++m_file->rejected;
    m_batchBytes += sizeof rejected + rejected.text.size();
    m_rejected.push_back(std::move(rejected));
    if (m_rejected.size() >= kBatchRecords || m_batchBytes >= kBatchBytes) {
        return flush();
    }
    return goOn();
}

bool Reading::flush() {
    if (!goOn()) {
        return false;
    }
    Result<> taken;
    if (!m_samples.empty()) {
        taken = m_sink.takeSamples(m_samples);
    }
    if (taken && !m_rejected.empty()) {
        taken = m_sink.takeRejected(m_rejected);
    }
    m_samples.clear();
    m_rejected.clear();
    m_batchBytes = 0;
    if (!taken) {
        m_failure = taken.error();
        return false;
    }
    return true;
}

} // namespace

Result<ScoredSetReading> readScoredSetStreams(std::span<const ScoredSetInput> inputs,
                                              std::optional<ScoredSetKind> kind, ScoredSampleSink& sink,
                                              std::stop_token stop, base::ProgressSink& progress,
                                              base::IssueList* issuesOnFailure, const ScoredSetLimits& limits,
                                              const ScoredMapping& mapping) {
    try {
        Reading reading(sink, std::move(stop), progress, limits, mapping);
        return reading.run(inputs, kind, issuesOnFailure);
    } catch (const std::exception& exception) {
        return base::fail(ErrorCode::FileNotReadable, exception.what(),
                          inputs.empty() ? std::string() : inputs.front().path);
    }
}

} // namespace assay::formats
