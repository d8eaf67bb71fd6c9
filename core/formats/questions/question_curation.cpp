// What people decided about questions, in the formats that have room for it, and suites as workbooks.
#include "core/formats/questions/question_codec.h"
#include "core/formats/workbook.h"

#include <algorithm>
#include <optional>

namespace assay::formats {

using model::FieldType;
using model::Question;
using model::QuestionField;

namespace {

json::Json reviewsJson(const std::vector<WrittenReview>& reviews) {
    json::Json list = json::Json::array();
    for (const WrittenReview& review : reviews) {
        list.push_back(json::Json{{"reviewer", review.reviewer},
                                  {"verdict", review.verdict},
                                  {"reason", review.reason},
                                  {"note", review.note},
                                  {"reviewed_at", review.reviewedAt},
                                  {"outdated", review.outdated}});
    }
    return list;
}

void addLine(std::string& text, const std::string& line) {
    text += text.empty() ? line : "\n" + line;
}

std::string withDetails(std::string text, const std::string& reason, const std::string& note) {
    text += reason.empty() ? "" : " (" + reason + ")";
    return text + (note.empty() ? "" : ": " + note);
}

std::string flagLines(const Question& question) {
    std::string lines;
    for (const model::QuestionFlag& flag : question.flags) {
        addLine(lines, withDetails(flag.reason, flag.flaggedBy, flag.note));
    }
    return lines;
}

std::string reviewLines(const std::vector<WrittenReview>& reviews) {
    std::string lines;
    for (const WrittenReview& review : reviews) {
        addLine(lines,
                withDetails(review.reviewer + ", " + review.verdict + (review.outdated ? ", outdated" : ""),
                            review.reason, review.note));
    }
    return lines;
}

SheetCell fieldCell(const Question& question, QuestionField field) {
    if (field == QuestionField::AnswerNumeric && question.answerNumeric) {
        return SheetNumber{*question.answerNumeric};
    }
    if (field == QuestionField::Tolerance && question.tolerance) {
        return SheetNumber{*question.tolerance};
    }
    if (field == QuestionField::CurationConfidence && question.curationConfidence) {
        return SheetNumber{*question.curationConfidence};
    }
    if (field == QuestionField::MaxTokens && question.maxTokens) {
        return SheetNumber{static_cast<double>(*question.maxTokens), 0};
    }
    if (field == QuestionField::Years && question.years.size() == 1) {
        return SheetNumber{static_cast<double>(question.years.front()), 0};
    }
    const std::string text = model::fieldText(question, field);
    return text.empty() ? SheetCell() : SheetCell(text);
}

bool isWideField(const model::FieldInfo& info) {
    return info.type == FieldType::LongText || info.type == FieldType::Answer ||
           info.field == QuestionField::QuestionText || info.field == QuestionField::EvidenceSpans;
}

} // namespace

std::vector<CurationKey> curationKeys(const QuestionForWriting& question) {
    std::vector<CurationKey> keys;
    if (question.question.status != model::QuestionStatus::Draft) {
        keys.push_back({kStatusColumn, model::questionStatusName(question.question.status)});
    }
    if (!question.question.flags.empty()) {
        keys.push_back({kFlagsColumn, flagsJson(question.question)});
    }
    if (!question.reviews.empty()) {
        keys.push_back({kReviewsColumn, reviewsJson(question.reviews)});
    }
    return keys;
}

std::string withCurationKeys(const std::string& record, const QuestionForWriting& question, bool asText) {
    const std::vector<CurationKey> keys = curationKeys(question);
    const auto before = json::parseJson(record);
    if (keys.empty() || !before || !before->is_object()) {
        return record;
    }
    json::Json after = *before;
    for (const CurationKey& key : keys) {
        after[std::string(key.name)] =
            asText && !key.value.is_string() ? json::Json(json::dumpJson(key.value)) : key.value;
    }
    return json::patchedJson(record, *before, after);
}

base::Result<QuestionWriting> writeQuestionWorkbook(const SuiteForWriting& suite) {
    std::vector<model::FieldInfo> fields;
    std::vector<SheetColumn> columns;
    for (const model::FieldInfo& info : model::questionFields()) {
        const bool isUsed = std::ranges::any_of(suite.questions, [&](const QuestionForWriting& question) {
            return !model::fieldEntries(question.question, info.field).empty();
        });
        if (isUsed) {
            fields.push_back(info);
            columns.push_back({std::string(info.name), {}, isWideField(info) ? 60 : 20});
        }
    }
    if (suite.withCuration) {
        for (const std::string_view name : {kStatusColumn, kFlagsColumn, kReviewsColumn}) {
            columns.push_back({std::string(name), {}, name == kStatusColumn ? 14 : 40});
        }
    }
    WorkbookWriter workbook(suite.name);
    workbook.beginSheet(suite.name, std::move(columns));
    LossCounter losses;
    LostPassages lostPassages(suite.passages);
    for (const QuestionForWriting& source : suite.questions) {
        lostPassages.add(source.question, losses);
        std::vector<SheetCell> row;
        for (const model::FieldInfo& info : fields) {
            row.push_back(fieldCell(source.question, info.field));
        }
        if (suite.withCuration) {
            row.emplace_back(std::string(model::questionStatusName(source.question.status)));
            row.emplace_back(flagLines(source.question));
            row.emplace_back(reviewLines(source.reviews));
        }
        workbook.addRow(row);
    }
    ASSAY_TRY(auto bytes, workbook.finish());
    QuestionWriting writing;
    writing.files.push_back({{}, std::move(bytes)});
    losses.report(writing.issues);
    return writing;
}

} // namespace assay::formats
