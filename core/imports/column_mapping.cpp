#include "core/imports/column_mapping.h"

#include "core/formats/answers/answer_metric_names.h"
#include "core/formats/scored/scored_set_recognition.h"
#include "core/formats/whole_file.h"
#include "core/model/question_field.h"

#include <algorithm>
#include <set>
#include <utility>

namespace assay::imports {
namespace {

using formats::FileContent;
using formats::PredictionField;
using formats::QuestionKind;
using formats::ScoredField;

template <typename Field>
Field fieldAt(std::size_t index) {
    return static_cast<Field>(index);
}

std::optional<std::string> suggestedAnswerField(const std::string& column,
                                                const std::set<std::string>& taken) {
    const std::string folded = formats::foldedColumnName(column);
    std::optional<std::pair<int, std::string>> best;
    for (std::size_t i = 0; i < formats::kPredictionFieldCount; ++i) {
        const auto field = fieldAt<PredictionField>(i);
        const auto rank =
            formats::predictionFieldRank(field, formats::PredictionKind::PredictionsJsonl, folded);
        std::string name(formats::predictionFieldName(field));
        if (rank && !taken.contains(name) && (!best || *rank < best->first)) {
            best = {*rank, std::move(name)};
        }
    }
    return best ? std::optional(best->second) : std::nullopt;
}

std::optional<std::string> suggestedScoreField(const std::string& column) {
    const auto field = formats::scoredFieldFromName(column);
    return field ? std::optional(std::string(formats::scoredFieldName(*field))) : std::nullopt;
}

std::string kindName(FileContent content, QuestionKind preview) {
    const bool isCsv = preview == QuestionKind::QuestionsCsv;
    switch (content) {
    case FileContent::ScoredSet:
        return isCsv ? "fhri-csv" : "fhri-jsonl";
    case FileContent::AnswerScores:
        return isCsv ? "scores-csv" : "predictions-jsonl";
    case FileContent::Sentences:
        return isCsv ? "sentences-csv" : "sentences-jsonl";
    default:
        return isCsv ? "questions-csv" : "questions-jsonl";
    }
}

} // namespace

std::vector<std::string> fieldsToMap(FileContent content) {
    std::vector<std::string> names;
    if (content == FileContent::ScoredSet) {
        for (std::size_t i = 0; i < formats::kScoredFieldCount; ++i) {
            names.emplace_back(formats::scoredFieldName(fieldAt<ScoredField>(i)));
        }
    } else if (content == FileContent::AnswerScores) {
        for (std::size_t i = 0; i < formats::kPredictionFieldCount; ++i) {
            names.emplace_back(formats::predictionFieldName(fieldAt<PredictionField>(i)));
        }
    } else if (content == FileContent::Sentences) {
        names = formats::sentenceFieldNames();
    } else if (content == FileContent::Questions) {
        for (const model::FieldInfo& info : model::questionFields()) {
            if (info.field != model::QuestionField::Extra) {
                names.emplace_back(info.name);
            }
        }
    }
    return names;
}

ColumnFields suggestedFields(FileContent content, const std::vector<std::string>& columns) {
    ColumnFields fields;
    if (content == FileContent::Questions) {
        for (const auto& [column, field] : formats::suggestedMapping(columns).fields) {
            fields[column] = model::fieldInfo(field).name;
        }
        return fields;
    }
    std::set<std::string> taken;
    for (const std::string& column : columns) {
        const auto field = content == FileContent::ScoredSet   ? suggestedScoreField(column)
                           : content == FileContent::Sentences ? formats::sentenceFieldFromName(column)
                                                               : suggestedAnswerField(column, taken);
        if (field && taken.insert(*field).second) {
            fields[column] = *field;
        }
    }
    return fields;
}

std::vector<std::string> lackingFields(FileContent content, const ColumnFields& fields) {
    std::vector<std::vector<std::string>> needed;
    if (content == FileContent::ScoredSet) {
        needed = {{"label"}, {"fhri", "G", "N", "T", "C", "E"}};
    } else if (content == FileContent::AnswerScores) {
        needed = {{"question_id", "question"}};
    } else if (content == FileContent::Sentences) {
        needed = {{"text"}};
    } else {
        needed = {{std::string(model::fieldInfo(model::QuestionField::QuestionText).name)}};
    }
    for (std::vector<std::string>& anyOf : needed) {
        const bool isThere = std::ranges::any_of(fields, [&anyOf](const auto& each) {
            return std::ranges::find(anyOf, each.second) != anyOf.end();
        });
        if (!isThere) {
            return std::move(anyOf);
        }
    }
    return {};
}

ImportPlan withColumns(ImportPlan plan, FileContent content, const ColumnFields& fields, char listSeparator) {
    plan.kind = {content, kindName(content, plan.preview->kind)};
    plan.isKindSet = true;
    plan.mapping.reset();
    plan.predictionMapping.clear();
    plan.scoredMapping.clear();
    plan.sentenceMapping.clear();
    if (!formats::isOfSeveralFiles(content) && plan.files.size() > 1) {
        plan.name.clear(); // each file makes something of its own
    }
    if (content == FileContent::Questions) {
        formats::FieldMapping mapping;
        mapping.listSeparator = listSeparator;
        for (const auto& [column, name] : fields) {
            if (const auto field = model::questionFieldFromName(name)) {
                mapping.fields[column] = *field;
            }
        }
        plan.mapping = std::move(mapping);
        return plan;
    }
    for (const std::string& column : plan.preview->columns) {
        const auto chosen = fields.find(column);
        if (content == FileContent::AnswerScores) {
            const auto field =
                chosen == fields.end() ? std::nullopt : formats::predictionFieldFromName(chosen->second);
            if (field) {
                plan.predictionMapping[column] = *field;
            }
        } else if (content == FileContent::Sentences) {
            if (chosen != fields.end() || formats::sentenceFieldFromName(column)) {
                plan.sentenceMapping[column] = chosen == fields.end() ? std::string() : chosen->second;
            }
        } else if (chosen != fields.end()) {
            plan.scoredMapping[column] = formats::scoredFieldFromName(chosen->second);
        } else if (formats::scoredFieldFromName(column)) {
            plan.scoredMapping[column] = std::nullopt; // its name alone would make it one
        }
    }
    return plan;
}

std::optional<ImportPlan> planToMap(const ImportPlan& failed, const base::Error& error) {
    const bool isOfColumns =
        error.code == base::ErrorCode::UnknownFormat || error.code == base::ErrorCode::InputNotUsable;
    if (!isOfColumns || failed.files.empty() ||
        std::ranges::find(kMappedContents, failed.kind.content) == kMappedContents.end()) {
        return std::nullopt;
    }
    constexpr std::size_t kLookedAt = 4096;
    const auto beginning = formats::readBeginningOfFile(failed.files.front(), kLookedAt);
    if (!beginning || !formats::checkEncoding(*beginning)) {
        return std::nullopt;
    }
    auto preview = formats::previewMapping(failed.files.front());
    constexpr std::size_t kLeastColumns = 2; // else it is no table
    if (!preview || preview->columns.size() < kLeastColumns || preview->rows.empty()) {
        return std::nullopt;
    }
    ImportPlan plan = failed;
    plan.preview = std::move(*preview);
    return plan;
}

bool needsMapping(const ImportPlan& toMap) {
    const bool isMapped = toMap.mapping || !toMap.predictionMapping.empty() || !toMap.scoredMapping.empty() ||
                          !toMap.sentenceMapping.empty();
    const FileContent content = toMap.kind.content;
    return !isMapped && !lackingFields(content, suggestedFields(content, toMap.preview->columns)).empty();
}

} // namespace assay::imports
