#include "core/formats/answers/prediction_reader.h"

#include "core/base/guard.h"
#include "core/base/hash.h"
#include "core/base/trimmed.h"
#include "core/base/utf8_text.h"
#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/answers/prediction_columns.h"
#include "core/formats/answers/prediction_csv.h"
#include "core/formats/answers/prediction_documents.h"
#include "core/formats/answers/prediction_maker.h"
#include "core/formats/answers/prediction_spans.h"
#include "core/formats/answers/prediction_trec.h"
#include "core/formats/csv_record_splitter.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/formats/whole_file.h"
#include "core/json/json_line_splitter.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sstream>
#include <utility>

namespace assay::formats {
namespace {

using base::ErrorCode;
using base::fail;
using base::IssueCode;
using base::Result;
using base::Severity;
namespace fs = std::filesystem;

constexpr std::size_t kProbedLines = 100;
constexpr std::size_t kPredictionBlock = std::size_t{1} << 20U;
constexpr std::size_t kBatchRecords = 1'024;
constexpr std::size_t kBatchBytes = std::size_t{4} << 20U;
constexpr std::int64_t kRowsPerLook = 1'024; // at the stop token

// --- Recognition ---

// The line as an object; kind Invalid: it is none.
json::JsonPlace objectOnLine(std::string_view line, std::int64_t number) {
    const json::JsonValue value = json::readJsonValue(line);
    const bool isAlone = value.kind == json::JsonKind::Object &&
                         base::trimmed(line.substr(static_cast<std::size_t>(value.raw.data() - line.data()) +
                                                   value.raw.size()))
                             .empty();
    return isAlone ? json::JsonPlace{value.kind, value.raw, number}
                   : json::JsonPlace{json::JsonKind::Invalid, {}, number};
}

struct LineOutline {
    bool hasId = false;
    bool hasQuestion = false;
    bool hasContent = false;     // an answer, contexts, citations, a metric
    bool isFinancebench = false; // one of its model answers
    bool isMeasured = false;     // what only a system that was asked has
    bool isGold = false;

    [[nodiscard]] bool isOfAnswers() const { return hasId && hasContent; }
};

LineOutline outlineOfLine(std::string_view line) {
    LineOutline outline;
    const json::JsonPlace object = objectOnLine(line, 1);
    if (object.kind != json::JsonKind::Object) {
        return outline;
    }
    bool hasFinancebenchId = false;
    bool hasModelAnswer = false;
    bool hasResponse = false;
    json::forEachMember(object.raw, 1, [&](const json::JsonMember& member) {
        const std::string folded = foldedColumnName(member.key);
        const auto is = [&](PredictionField field) {
            return predictionFieldRank(field, PredictionKind::PredictionsJsonl, folded).has_value();
        };
        outline.hasId = outline.hasId || questionIdRank(folded).has_value();
        outline.hasQuestion = outline.hasQuestion || is(PredictionField::Question);
        const bool isOfSearch = is(PredictionField::Contexts) || is(PredictionField::Citations);
        outline.hasContent = outline.hasContent || isOfSearch || answerRank(folded) ||
                             knownAnswerMetric(folded) || isMetricGroup(folded, member.value.kind);
        outline.isMeasured = outline.isMeasured || is(PredictionField::LatencyMs) ||
                             is(PredictionField::Stages) || is(PredictionField::Usage) ||
                             is(PredictionField::Hallucinations) || is(PredictionField::ContextsCutAt);
        hasFinancebenchId = hasFinancebenchId || folded == "financebenchid";
        hasModelAnswer = hasModelAnswer || folded == "modelanswer";
        hasResponse = hasResponse || folded == "response" || folded == "retrievedcontexts";
        outline.isGold = outline.isGold || folded == "reference" || folded == "referencecontexts";
        return true;
    });
    outline.isFinancebench = hasFinancebenchId && hasModelAnswer;
    outline.isMeasured = outline.isMeasured || hasResponse;
    return outline;
}

// Calls `take(line)` for the first lines that are not blank, until it returns false.
template <typename Take>
void forEachFirstLine(std::string_view content, const Take& take) {
    std::size_t lines = 0;
    while (!content.empty() && lines < kProbedLines) {
        const std::size_t end = content.find('\n');
        const std::string_view line = base::trimmed(content.substr(0, end));
        if (!line.empty() && (++lines, !take(line))) {
            return;
        }
        content = end == std::string_view::npos ? std::string_view() : content.substr(end + 1);
    }
}

// The first words of what was not recognised.
std::string shownBeginning(std::string_view content) {
    const std::string_view line = base::trimmed(content.substr(0, content.find('\n')));
    std::string shown;
    base::appendMendedUtf8(base::cutUtf8(line, 100), shown);
    return shown;
}

// --- Reading ---

struct PredictionInput {
    std::string path;
    std::int64_t bytes = 0; // 0: not known
    std::function<Result<std::unique_ptr<std::istream>>()> open;
};

// Looks at the rows before anything is made of them.
class ColumnSurvey final : public PredictionRowHandler {
  public:
    explicit ColumnSurvey(PredictionColumns& columns)
        : m_columns(columns) {}

    PredictionColumns& columns() override { return m_columns; }

    bool takeRow(const PredictionRow& row) override {
        m_columns.count(row);
        return true;
    }

    bool takeRejected(std::int64_t, std::string_view, IssueCode, const std::string&,
                      std::string_view) override {
        return true;
    }

    void report(Severity, IssueCode, std::int64_t, const std::string&, std::string_view) override {}

  private:
    PredictionColumns& m_columns;
};

// Lines of JSON as rows.
class JsonLineRows final : public json::JsonRecordHandler {
  public:
    JsonLineRows(PredictionKind kind, PredictionRowHandler& handler)
        : m_kind(kind)
        , m_handler(handler) {}

    bool takeJsonRecord(const json::RecordText& record) override {
        m_hasRecords = true;
        const std::size_t wrong = base::firstInvalidUtf8(record.text);
        std::string mended;
        if (wrong != std::string_view::npos) {
            base::appendMendedUtf8(record.text, mended);
        }
        const json::JsonPlace object =
            objectOnLine(wrong == std::string_view::npos ? record.text : mended, record.line);
        if (record.state != json::RecordState::Complete || object.kind == json::JsonKind::Invalid) {
            const bool isCut = record.state == json::RecordState::Truncated;
            return m_handler.takeRejected(record.line, record.text,
                                          isCut ? IssueCode::TruncatedInput : IssueCode::MalformedRecord, {},
                                          record.text);
        }
        if (wrong != std::string_view::npos) {
            m_handler.report(Severity::Warning, IssueCode::InvalidUtf8, record.line, {},
                             base::byteAsHexadecimal(record.text[wrong]));
        }
        return m_kind == PredictionKind::RetrievalSpansJsonl
                   ? takeSpans(object, m_handler)
                   : m_handler.takeRow(rowOfObject(object, m_handler.columns()));
    }

    bool takeBeside(std::string_view, const json::RecordText&) override { return true; }

    bool takeUnfinishedDocument(std::int64_t) override { return true; }

    [[nodiscard]] bool hasRecords() const noexcept { return m_hasRecords; }

  private:
    PredictionKind m_kind;
    PredictionRowHandler& m_handler;
    bool m_hasRecords = false;
};

std::size_t bytesOf(const PredictionRecord& record) {
    const model::Prediction& prediction = record.prediction;
    std::size_t bytes = sizeof record + prediction.question.size() + prediction.raw.size() +
                        record.extra.size() + (prediction.answer ? prediction.answer->size() : 0);
    for (const model::PredictionContext& context :
         prediction.contexts.value_or(std::vector<model::PredictionContext>())) {
        bytes += sizeof context + context.text.size() + context.id.size() + context.source.size();
    }
    return bytes;
}

class PredictionFileReading {
  public:
    PredictionFileReading(const PredictionInput& input, const PredictionOptions& options,
                          PredictionSink& sink, std::stop_token stop, base::ProgressSink& progress)
        : m_input(input)
        , m_options(options)
        , m_sink(sink)
        , m_stop(std::move(stop))
        , m_progress(progress) {}

    Result<PredictionReading> run(base::IssueList* issuesOnFailure) {
        m_result.file = fs::path(m_input.path).filename().string();
        ASSAY_TRY(checkInputEncoding());
        ASSAY_TRY(m_result.kind, kindOfInput());
        ASSAY_TRY(isPredictionDocument(m_result.kind) ? readDocument() : readStream());
        if (m_fault || m_result.records == 0) {
            if (issuesOnFailure != nullptr) {
                *issuesOnFailure = std::move(m_result.issues);
                if (m_fault) {
                    issuesOnFailure->add(*m_fault);
                }
            }
            return fail(ErrorCode::InputNotUsable, reasonForNothing(), m_input.path);
        }
        return std::move(m_result);
    }

  private:
    Result<std::string> beginningOfInput(std::size_t atMost) {
        ASSAY_TRY(auto stream, m_input.open());
        std::string beginning(atMost, '\0');
        stream->read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
        beginning.resize(static_cast<std::size_t>(stream->gcount()));
        return beginning;
    }

    // Text of another encoding would be read as keys and values that nobody wrote.
    Result<> checkInputEncoding() {
        constexpr std::size_t kLookedAt = 4096;
        ASSAY_TRY(const auto beginning, beginningOfInput(kLookedAt));
        if (const auto encoding = checkEncoding(beginning); !encoding) {
            return fail(encoding.error().code, encoding.error().detail, m_input.path);
        }
        return {};
    }

    Result<PredictionKind> kindOfInput() {
        if (m_options.kind) {
            return *m_options.kind;
        }
        ASSAY_TRY(const auto beginning, beginningOfInput(kRecognitionBytes));
        const auto kind = recognisePredictionsText(beginning);
        return kind ? Result<PredictionKind>(*kind)
                    : fail(ErrorCode::UnknownFormat, shownBeginning(base::withoutByteOrderMark(beginning)),
                           m_input.path);
    }

    // Why nothing of it can be used.
    [[nodiscard]] std::string reasonForNothing() const {
        if (m_fault) {
            return (m_fault->line > 0 ? "line " + std::to_string(m_fault->line) + ": " : std::string()) +
                   std::string(base::issueCodeName(m_fault->code));
        }
        return m_hasQuestion || m_made == 0 ? "0 of " + std::to_string(m_made) + " records" : "question_id";
    }

    // --- Lines and tables ---

    Result<> readStream() {
        PredictionColumns columns(m_result.kind, m_options.mapping);
        ColumnSurvey survey(columns);
        ASSAY_TRY(feed(survey, false));
        if (const std::string* const missing = columns.missingColumn()) {
            return fail(ErrorCode::InputNotUsable, "no column " + *missing, m_input.path);
        }
        return makeRecords(columns, {}, [this](PredictionMaker& maker) { return feed(maker, true); });
    }

    // Every block of the file goes through a splitter to the handler; the second time to the sink, too.
    Result<> feed(PredictionRowHandler& handler, bool isSecond) {
        ASSAY_TRY(auto stream, m_input.open());
        std::string block(kPredictionBlock, '\0');
        ASSAY_TRY(auto text, nextBlock(*stream, block, isSecond));
        const std::string_view first = base::withoutByteOrderMark(text);
        bool hasContent = false;
        Result<> fed;
        if (m_result.kind == PredictionKind::ScoresCsv) {
            const char separator = answerCsvHeader(first).separator;
            PredictionCsvRows rows(handler, separator);
            CsvRecordSplitter splitter(separator, rows);
            fed = feedSplitter(splitter, *stream, block, first, isSecond);
            hasContent = rows.hasHeader();
        } else {
            JsonLineRows rows(m_result.kind, handler);
            json::JsonLineSplitter splitter(rows);
            fed = feedSplitter(splitter, *stream, block, first, isSecond);
            hasContent = rows.hasRecords();
        }
        if (fed && !hasContent) {
            handler.report(Severity::Warning, IssueCode::EmptyInput, 0, {}, {});
        }
        return fed;
    }

    template <typename Splitter>
    Result<> feedSplitter(Splitter& splitter, std::istream& stream, std::string& block, std::string_view text,
                          bool isSecond) {
        bool goesOn = true;
        while (goesOn && !text.empty()) {
            goesOn = splitter.feed(text);
            if (goesOn) {
                ASSAY_TRY(text, nextBlock(stream, block, isSecond));
            }
        }
        goesOn = goesOn && splitter.finish();
        return goesOn ? Result<>() : failure();
    }

    Result<std::string_view> nextBlock(std::istream& stream, std::string& block, bool isSecond) {
        if (m_stop.stop_requested()) {
            return fail(ErrorCode::Cancelled);
        }
        errno = 0;
        stream.read(block.data(), static_cast<std::streamsize>(block.size()));
        if (stream.bad()) {
            return fail(ErrorCode::FileNotReadable, std::strerror(errno), m_input.path);
        }
        const std::string_view read(block.data(), static_cast<std::size_t>(stream.gcount()));
        if (isSecond) {
            ASSAY_TRY(takeBytes(read));
        }
        m_bytesDone += static_cast<std::int64_t>(read.size());
        m_progress.report(base::Stage::Reading, m_bytesDone, std::max(2 * m_input.bytes, m_bytesDone));
        return read;
    }

    Result<> takeBytes(std::string_view bytes) {
        m_hash.add(bytes);
        m_result.bytes += static_cast<std::int64_t>(bytes.size());
        return bytes.empty() ? Result<>() : m_sink.takeBytes(bytes);
    }

    // --- Documents ---

    Result<> readDocument() {
        ASSAY_TRY(std::string whole, wholeInput());
        std::string_view text = base::withoutByteOrderMark(whole);
        std::string mended;
        if (base::firstInvalidUtf8(text) != std::string_view::npos) {
            mended = text;
            mendUtf8Lines(mended, m_input.path, m_result.issues);
            text = mended;
        }
        PredictionParts found = predictionParts(text, m_result.kind, m_input.path, m_result.issues);
        m_fault = std::move(found.fault);
        for (const PredictionPart& part : found.parts) {
            PredictionColumns columns(m_result.kind, m_options.mapping);
            ColumnSurvey survey(columns);
            part.walk(survey);
            const auto made = makeRecords(columns, part.system, [&](PredictionMaker& maker) -> Result<> {
                part.walk(maker);
                return m_failure ? failure() : Result<>();
            });
            ASSAY_TRY(made);
        }
        m_result.sha256 = m_hash.finish();
        return {};
    }

    Result<std::string> wholeInput() {
        if (m_input.bytes > static_cast<std::int64_t>(kMaxWholeFileBytes)) {
            return fail(ErrorCode::InputNotUsable, "larger than 1 GiB", m_input.path);
        }
        ASSAY_TRY(auto stream, m_input.open());
        std::string whole;
        whole.reserve(static_cast<std::size_t>(m_input.bytes));
        std::string block(kPredictionBlock, '\0');
        for (std::string_view read = " "; !read.empty();) {
            ASSAY_TRY(read, nextBlock(*stream, block, true));
            whole += read;
            if (whole.size() > kMaxWholeFileBytes) {
                return fail(ErrorCode::InputNotUsable, "larger than 1 GiB", m_input.path);
            }
        }
        return whole;
    }

    // --- Both ---

    // The rows of one system as records, once its columns are counted.
    Result<> makeRecords(PredictionColumns& columns, const std::string& system,
                         const std::function<Result<>(PredictionMaker&)>& walk) {
        columns.decide();
        PredictionMaker maker(m_result.kind, m_input.path, system, columns, m_result.issues,
                              [this](PredictionRecord record) { return take(std::move(record)); });
        ASSAY_TRY(walk(maker));
        if (!flush()) {
            return failure();
        }
        m_made += maker.records();
        m_result.rejected += maker.rejected();
        m_hasQuestion = m_hasQuestion || columns.hasQuestion();
        m_result.metrics.insert(columns.metrics().begin(), columns.metrics().end());
        m_result.fields.merge(columns.fields());
        for (std::string& name : columns.others()) {
            if (std::ranges::find(m_result.otherColumns, name) == m_result.otherColumns.end()) {
                m_result.otherColumns.push_back(std::move(name));
            }
        }
        if (!isPredictionDocument(m_result.kind)) {
            m_result.sha256 = m_hash.finish();
        }
        return {};
    }

    bool take(PredictionRecord record) {
        m_batchBytes += bytesOf(record);
        m_batch.push_back(std::move(record));
        if (++m_result.records % kRowsPerLook == 0 && m_stop.stop_requested()) {
            m_failure = base::Error{ErrorCode::Cancelled, {}, {}};
            return false;
        }
        return (m_batch.size() < kBatchRecords && m_batchBytes < kBatchBytes) || flush();
    }

    bool flush() {
        if (!m_batch.empty()) {
            auto taken = m_sink.takePredictions(m_batch);
            if (!taken) {
                m_failure = std::move(taken.error());
            }
        }
        m_batch.clear();
        m_batchBytes = 0;
        return !m_failure;
    }

    [[nodiscard]] Result<> failure() const {
        return tl::unexpected(m_failure.value_or(base::Error{ErrorCode::Cancelled, {}, {}}));
    }

    const PredictionInput& m_input;
    const PredictionOptions& m_options;
    PredictionSink& m_sink;
    std::stop_token m_stop;
    base::ProgressSink& m_progress;
    PredictionReading m_result;
    base::Sha256 m_hash;
    std::int64_t m_bytesDone = 0;
    std::int64_t m_made = 0; // good or bad
    bool m_hasQuestion = false;
    std::optional<base::Issue> m_fault; // of a document that is not of its form
    std::optional<base::Error> m_failure;
    std::vector<PredictionRecord> m_batch;
    std::size_t m_batchBytes = 0;
};

} // namespace

std::optional<PredictionKind> recognisePredictionsText(std::string_view beginning) {
    const std::string_view content = base::withoutByteOrderMark(beginning);
    const std::string_view text = base::trimmed(content);
    if (text.starts_with('[')) {
        return recognisePredictionDocument(text);
    }
    if (!text.starts_with('{') && isTrecRun(text)) {
        return PredictionKind::TrecRun;
    }
    if (!text.starts_with('{')) {
        return !text.empty() && answerCsvHeader(content).isOfAnswers
                   ? std::optional(PredictionKind::ScoresCsv)
                   : std::nullopt;
    }
    if (const auto document = recognisePredictionDocument(text)) {
        return document;
    }
    std::optional<PredictionKind> found;
    forEachFirstLine(content, [&](std::string_view line) {
        const LineOutline outline = outlineOfLine(line);
        if (isSpanLine(line)) {
            found = PredictionKind::RetrievalSpansJsonl;
        } else if (outline.isFinancebench) {
            found = PredictionKind::FinancebenchResultsJsonl;
        } else if (outline.isOfAnswers() || (outline.hasQuestion && outline.hasContent)) {
            found = PredictionKind::PredictionsJsonl;
        }
        return !found;
    });
    return !found && looksLikeRankings(text) ? std::optional(PredictionKind::PytrecJson) : found;
}

bool areSurelyPredictions(std::string_view beginning) {
    const auto kind = recognisePredictionsText(beginning);
    if (kind != PredictionKind::PredictionsJsonl) {
        return kind && *kind != PredictionKind::ScoresCsv && *kind != PredictionKind::TatqaPredictionsJson &&
               *kind != PredictionKind::PytrecJson;
    }
    bool areMeasured = false;
    bool areGold = false;
    forEachFirstLine(base::withoutByteOrderMark(beginning), [&](std::string_view line) {
        const LineOutline outline = outlineOfLine(line);
        areMeasured = areMeasured || outline.isMeasured;
        areGold = areGold || outline.isGold;
        return !areGold;
    });
    return areMeasured && !areGold;
}

Result<PredictionKind> recognisePredictions(const fs::path& path) {
    return base::guarded(path.string(), [&]() -> Result<PredictionKind> {
        ASSAY_TRY(const auto beginning, readBeginningOfFile(path, kRecognitionBytes));
        const auto kind = recognisePredictionsText(beginning);
        if (!kind) {
            return fail(ErrorCode::UnknownFormat, shownBeginning(base::withoutByteOrderMark(beginning)),
                        path.string());
        }
        return *kind;
    });
}

Result<PredictionReading> readPredictionsText(std::string_view content, const std::string& name,
                                              const PredictionOptions& options, PredictionSink& sink,
                                              std::stop_token stop, base::IssueList* issuesOnFailure) {
    return base::guarded(name, [&]() -> Result<PredictionReading> {
        base::NoProgress progress;
        const PredictionInput input{name, static_cast<std::int64_t>(content.size()),
                                    [content]() -> Result<std::unique_ptr<std::istream>> {
                                        return std::make_unique<std::istringstream>(std::string(content),
                                                                                    std::ios::binary);
                                    }};
        return PredictionFileReading(input, options, sink, std::move(stop), progress).run(issuesOnFailure);
    });
}

Result<PredictionReading> readPredictionFile(const fs::path& path, const PredictionOptions& options,
                                             PredictionSink& sink, std::stop_token stop,
                                             base::ProgressSink& progress, base::IssueList* issuesOnFailure) {
    return base::guarded(path.string(), [&]() -> Result<PredictionReading> {
        std::error_code unknown; // a pipe has no size
        const auto size = fs::file_size(path, unknown);
        const PredictionInput input{path.string(), unknown ? 0 : static_cast<std::int64_t>(size),
                                    [&path]() -> Result<std::unique_ptr<std::istream>> {
                                        ASSAY_TRY(auto file, openToRead(path));
                                        return std::make_unique<std::ifstream>(std::move(file));
                                    }};
        return PredictionFileReading(input, options, sink, std::move(stop), progress).run(issuesOnFailure);
    });
}

} // namespace assay::formats
