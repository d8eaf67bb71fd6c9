#include "app/pages/questions/suite_difference_model.h"

#include "app/pages/questions/question_text.h"
#include "core/model/question_field.h"
#include "widgets/tables/table_export.h"

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

void SuiteDifferenceModel::setRows(std::vector<SuiteDifferenceRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

const SuiteDifferenceRow* SuiteDifferenceModel::rowAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

int SuiteDifferenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SuiteDifferenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SuiteDifferenceModel::data(const QModelIndex& index, int role) const {
    const SuiteDifferenceRow* row = index.isValid() ? rowAt(index.row()) : nullptr;
    if (row == nullptr || (role != Qt::DisplayRole && role != widgets::kExportRole)) {
        return {};
    }
    const bool exported = role == widgets::kExportRole;
    switch (index.column()) {
    case KindColumn:
        if (exported) { // stable names in files
            return row->kind == Kind::Added     ? QStringLiteral("added")
                   : row->kind == Kind::Removed ? QStringLiteral("removed")
                                                : QStringLiteral("changed");
        }
        return row->kind == Kind::Added     ? tr("+ added")
               : row->kind == Kind::Removed ? tr("− removed")
                                            : tr("~ changed");
    case QuestionColumn:
        return QString::fromStdString(row->questionId);
    case FieldColumn:
        return exported ? QString::fromStdString(row->field) : fieldTitle(std::string_view(row->field));
    case BeforeColumn:
        return exported ? QString::fromStdString(row->before) : shown(row->field, row->before);
    case AfterColumn:
        return exported ? QString::fromStdString(row->after) : shown(row->field, row->after);
    default:
        return {};
    }
}

QVariant SuiteDifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KindColumn:
        return tr("Difference");
    case QuestionColumn:
        return tr("Question");
    case FieldColumn:
        return tr("Field");
    case BeforeColumn:
        return tr("Before");
    case AfterColumn:
        return tr("After");
    default:
        return {};
    }
}

} // namespace assay::app

#include "moc_suite_difference_model.cpp"
