#include "app/pages/questions/suite_difference_model.h"

#include "app/pages/questions/question_text.h"
#include "core/model/question_field.h"

namespace assay::app {

using Kind = SuiteDifferenceRow::Kind;

namespace {

QString shown(const std::string& field, const std::string& value) {
    const auto status = field == "status" ? model::questionStatusFromName(value) : std::nullopt;
    return status ? widgets::questionStatusText(*status) : QString::fromStdString(value).simplified();
}

} // namespace

std::vector<SuiteDifferenceRow> differenceRows(const workspace::SuiteDifference& difference) {
    const std::string text(model::fieldInfo(model::QuestionField::QuestionText).name);
    std::vector<SuiteDifferenceRow> rows;
    for (const workspace::QuestionDifference& removed : difference.removed) {
        const model::Question& question = removed.before->question;
        rows.push_back({Kind::Removed, question.questionId, text, question.questionText, {}});
    }
    for (const workspace::QuestionDifference& added : difference.added) {
        const model::Question& question = added.after->question;
        rows.push_back({Kind::Added, question.questionId, text, {}, question.questionText});
    }
    for (const workspace::QuestionDifference& changed : difference.changed) {
        const model::Question& before = changed.before->question;
        const model::Question& after = changed.after->question;
        for (const model::QuestionField field : changed.fields) {
            rows.push_back({Kind::Changed, after.questionId, std::string(model::fieldInfo(field).name),
                            model::fieldText(before, field), model::fieldText(after, field)});
        }
        if (changed.statusDiffers) {
            rows.push_back({Kind::Changed, after.questionId, "status",
                            std::string(model::questionStatusName(before.status)),
                            std::string(model::questionStatusName(after.status))});
        }
    }
    return rows;
}

SuiteDifferenceModel::SuiteDifferenceModel(QObject* parent)
    : RowTable(parent) {
    using Row = SuiteDifferenceRow;
    setColumns({{.key = KindColumn,
                 .title = tr("Difference"),
                 .width = 12,
                 .text =
                     [](const Row& row) {
                         return row.kind == Kind::Added     ? tr("+ added")
                                : row.kind == Kind::Removed ? tr("− removed")
                                                            : tr("~ changed");
                     },
                 .value =
                     [](const Row& row) { // stable names in files
                         return row.kind == Kind::Added     ? "added"
                                : row.kind == Kind::Removed ? "removed"
                                                            : "changed";
                     }},
                {.key = QuestionColumn, .title = tr("Question"), .width = 18, .text = &Row::questionId},
                {.key = FieldColumn,
                 .title = tr("Field"),
                 .width = 20,
                 .text = [](const Row& row) { return fieldTitle(std::string_view(row.field)); },
                 .value = &Row::field},
                {.key = BeforeColumn,
                 .title = tr("Before"),
                 .width = 45,
                 .text = [](const Row& row) { return shown(row.field, row.before); },
                 .value = &Row::before},
                {.key = AfterColumn,
                 .title = tr("After"),
                 .width = 45,
                 .text = [](const Row& row) { return shown(row.field, row.after); },
                 .value = &Row::after}});
}

} // namespace assay::app

#include "moc_suite_difference_model.cpp"
