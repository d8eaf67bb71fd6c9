#include "app/shell/mapping_dialog.h"

#include "core/words/column_words.h"
#include "widgets/text/field_title.h"
#include "widgets/text/heading_widths.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kColumnColumn = 0;
constexpr int kFieldColumn = 1;
constexpr int kExampleColumn = 2;

QStringList columnsOf(const formats::MappingPreview& preview) {
    QStringList columns;
    for (const std::string& column : preview.columns) {
        columns += QString::fromStdString(column);
    }
    return columns;
}

// What the settings remember a mapping by: the same columns may be scores here and answers there.
QStringList rememberedBy(const formats::MappingPreview& preview, formats::FileContent content) {
    QStringList columns = columnsOf(preview);
    if (content == formats::FileContent::ScoredSet) {
        columns.prepend(QStringLiteral("scores"));
    } else if (content == formats::FileContent::AnswerScores) {
        columns.prepend(QStringLiteral("answers"));
    } else if (content == formats::FileContent::Sentences) {
        columns.prepend(QStringLiteral("sentences"));
    }
    return columns;
}

// As the settings remember it: column → field's name, and the separator under an empty name.
QVariantMap asSetting(const imports::ColumnFields& fields, const QString& separator) {
    QVariantMap map{{QString(), separator}};
    for (const auto& [column, field] : fields) {
        map[QString::fromStdString(column)] = QString::fromStdString(field);
    }
    return map;
}

imports::ColumnFields fromSetting(const QVariantMap& map) {
    imports::ColumnFields fields;
    for (auto each = map.begin(); each != map.end(); ++each) {
        if (!each.key().isEmpty()) {
            fields[each.key().toStdString()] = each.value().toString().toStdString();
        }
    }
    return fields;
}

QString titleOf(formats::FileContent content, const QString& field) {
    const std::string name = field.toStdString();
    return content == formats::FileContent::Questions ? widgets::fieldTitle(std::string_view(name))
                                                      : widgets::windowText(words::columnFieldTitle, name);
}

} // namespace

MappingDialog::MappingDialog(const imports::ImportPlan& plan, QWidget* parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_origin(new QLabel(this))
    , m_content(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_columns(new QTableWidget(this))
    , m_separator(new QLineEdit(this))
    , m_preview(new QTableWidget(this))
    , m_hint(new QLabel(this)) {
    setObjectName(QStringLiteral("mappingDialog"));
    const QString first = QString::fromStdU16String(plan.files.front().filename().u16string());
    setWindowTitle(plan.files.size() == 1 ? tr("Columns of %1").arg(first)
                                          : tr("Columns of %1 and %n more file(s)", nullptr,
                                               static_cast<int>(plan.files.size()) - 1)
                                                .arg(first));
    setModal(false);
    m_origin->setObjectName(QStringLiteral("mappingOrigin"));
    m_origin->setWordWrap(true);
    m_content->setObjectName(QStringLiteral("mappingContent"));
    m_content->addItem(tr("Scores"), static_cast<int>(formats::FileContent::ScoredSet));
    m_content->addItem(tr("Questions"), static_cast<int>(formats::FileContent::Questions));
    m_content->addItem(tr("Answers"), static_cast<int>(formats::FileContent::AnswerScores));
    m_content->addItem(tr("Sentences"), static_cast<int>(formats::FileContent::Sentences));
    m_content->setCurrentIndex(std::max(0, m_content->findData(static_cast<int>(plan.kind.content))));
    m_name->setObjectName(QStringLiteral("mappingName"));
    m_name->setText(QString::fromStdString(plan.name));
    m_name->setPlaceholderText(tr("called as the file is"));
    m_columns->setObjectName(QStringLiteral("mappingColumns"));
    m_columns->setAccessibleName(tr("Columns of the file and their fields"));
    m_separator->setObjectName(QStringLiteral("mappingSeparator"));
    m_separator->setAccessibleName(tr("Separator of lists"));
    m_separator->setMaxLength(1);
    m_separator->setMaximumWidth(fontMetrics().averageCharWidth() * 8);
    m_preview->setObjectName(QStringLiteral("mappingPreview"));
    m_preview->setAccessibleName(tr("The first rows of the file"));
    m_hint->setObjectName(QStringLiteral("mappingHint"));
    m_hint->setWordWrap(true);
    makeColumns();
    makePreview();
    auto* what = new QFormLayout;
    what->addRow(tr("The file &holds:"), m_content);
    what->addRow(tr("Its &name here:"), m_name);
    m_lists = new QFormLayout;
    m_lists->addRow(tr("&Lists within a cell are separated by:"), m_separator);
    auto* buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("mappingImport"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(QStringLiteral("mappingCancel"));
    auto* previewTitle = new QLabel(tr("&The first rows"), this);
    previewTitle->setBuddy(m_preview);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(what);
    layout->addWidget(m_origin);
    layout->addWidget(m_columns, 3);
    layout->addLayout(m_lists);
    layout->addWidget(previewTitle);
    layout->addWidget(m_preview, 2);
    layout->addWidget(m_hint);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &MappingDialog::import);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_separator, &QLineEdit::textChanged, this, &MappingDialog::check);
    connect(m_name, &QLineEdit::textChanged, this, &MappingDialog::check);
    connect(m_content, &QComboBox::currentIndexChanged, this, &MappingDialog::takeContent);
    takeContent();
    resize(fontMetrics().averageCharWidth() * 110, fontMetrics().height() * 34);
}

void MappingDialog::makeColumns() {
    const formats::MappingPreview& preview = *m_plan.preview;
    m_columns->setColumnCount(3);
    m_columns->setHorizontalHeaderLabels({tr("Column"), tr("Field"), tr("For example")});
    m_columns->setRowCount(static_cast<int>(preview.columns.size()));
    m_columns->verticalHeader()->hide();
    m_columns->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_columns->setTabKeyNavigation(false);
    for (int row = 0; row < m_columns->rowCount(); ++row) {
        const auto column = static_cast<std::size_t>(row);
        const QString name = QString::fromStdString(preview.columns[column]);
        m_columns->setItem(row, kColumnColumn, new QTableWidgetItem(name));
        QString example;
        for (const std::vector<std::string>& cells : preview.rows) {
            if (example.isEmpty() && column < cells.size()) {
                example = QString::fromStdString(cells[column]).simplified().left(200);
            }
        }
        m_columns->setItem(row, kExampleColumn, new QTableWidgetItem(example));
        auto* field = new QComboBox(m_columns);
        field->setObjectName(QStringLiteral("mappingField%1").arg(row));
        field->setAccessibleName(tr("Field for the column %1").arg(name));
        field->setSizeAdjustPolicy(QComboBox::AdjustToContents); // its choices come with the content
        m_columns->setCellWidget(row, kFieldColumn, field);
        connect(field, &QComboBox::currentIndexChanged, this, &MappingDialog::check);
        m_fields.append(field);
    }
    m_columns->resizeColumnsToContents();
    m_columns->horizontalHeader()->setStretchLastSection(true);
}

void MappingDialog::makePreview() {
    const formats::MappingPreview& preview = *m_plan.preview;
    m_preview->setColumnCount(static_cast<int>(preview.columns.size()));
    m_preview->setHorizontalHeaderLabels(columnsOf(preview));
    m_preview->setRowCount(static_cast<int>(preview.rows.size()));
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setTabKeyNavigation(false);
    for (int row = 0; row < m_preview->rowCount(); ++row) {
        const std::vector<std::string>& cells = preview.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < m_preview->columnCount(); ++column) {
            const auto at = static_cast<std::size_t>(column);
            m_preview->setItem(
                row, column,
                new QTableWidgetItem(at < cells.size() ? QString::fromStdString(cells[at]) : QString()));
        }
    }
}

formats::FileContent MappingDialog::content() const {
    return static_cast<formats::FileContent>(m_content->currentData().toInt());
}

void MappingDialog::takeContent() {
    const std::vector<std::string> names = imports::fieldsToMap(content());
    for (QComboBox* field : std::as_const(m_fields)) {
        const QSignalBlocker blocker(field);
        field->clear();
        field->addItem(tr("(kept beside the fields)"), QString());
        for (const std::string& name : names) {
            const QString text = QString::fromStdString(name);
            field->addItem(titleOf(content(), text), text);
            field->setItemData(field->count() - 1, text, Qt::ToolTipRole);
        }
    }
    m_columns->resizeColumnToContents(kFieldColumn);
    const auto remembered = m_settings.columnMapping(rememberedBy(*m_plan.preview, content()));
    const QString separator = remembered ? remembered->value(QString()).toString() : QString();
    m_separator->setText(separator.size() == 1 ? separator : QStringLiteral(";"));
    m_origin->setText(remembered ? tr("The columns are mapped as you did it last for a file like this.")
                                 : tr("Which column is which field? What fits no field is kept all the "
                                      "same."));
    const bool hasLists = content() == formats::FileContent::Questions &&
                          m_plan.preview->kind == formats::QuestionKind::QuestionsCsv;
    m_lists->setRowVisible(m_separator, hasLists);
    m_name->setEnabled(formats::isOfSeveralFiles(content()) || m_plan.files.size() == 1);
    choose(remembered ? fromSetting(*remembered)
                      : imports::suggestedFields(content(), m_plan.preview->columns));
}

void MappingDialog::choose(const imports::ColumnFields& fields) {
    for (int row = 0; row < m_fields.size(); ++row) {
        const auto known = fields.find(m_plan.preview->columns[static_cast<std::size_t>(row)]);
        const QString field = known == fields.end() ? QString() : QString::fromStdString(known->second);
        const QSignalBlocker blocker(m_fields[row]);
        m_fields[row]->setCurrentIndex(std::max(0, m_fields[row]->findData(field)));
    }
    check();
}

imports::ColumnFields MappingDialog::fields() const {
    imports::ColumnFields fields;
    for (int row = 0; row < m_fields.size(); ++row) {
        const QString field = m_fields[row]->currentData().toString();
        if (!field.isEmpty()) {
            fields[m_plan.preview->columns[static_cast<std::size_t>(row)]] = field.toStdString();
        }
    }
    return fields;
}

void MappingDialog::check() {
    const imports::ColumnFields chosen = fields();
    std::map<std::string, QStringList> columns;
    for (const auto& [column, field] : chosen) {
        columns[field] += QString::fromStdString(column);
    }
    QString wrong;
    for (const auto& [field, names] : columns) {
        if (names.size() > 1) {
            wrong =
                tr("%1 are all mapped to %2; only one column can be.")
                    .arg(names.join(QStringLiteral(", ")), titleOf(content(), QString::fromStdString(field)));
        }
    }
    QStringList lacking;
    for (const std::string& field : imports::lackingFields(content(), chosen)) {
        lacking += titleOf(content(), QString::fromStdString(field));
    }
    const bool isOfQuestions = content() == formats::FileContent::Questions;
    if (!lacking.isEmpty()) {
        wrong = isOfQuestions ? tr("Choose which column is the text of the question.")
                : lacking.size() == 1
                    ? tr("The field %1 needs a column.").arg(lacking.front())
                    : tr("One of these fields needs a column: %1.").arg(lacking.join(QStringLiteral(", ")));
    } else if (isOfQuestions && m_separator->text().toUtf8().size() != 1) {
        wrong = tr("The separator of lists is one ASCII character.");
    }
    const QString setName = m_name->text().trimmed();
    QStringList parts;
    if (isOfQuestions) {
        parts += setName.isEmpty() ? tr("Each file becomes a suite of its own.")
                                   : tr("Into the suite “%1”.").arg(setName);
    }
    parts += tr("This choice is remembered for files with the same columns.");
    m_hint->setText(wrong.isEmpty() ? parts.join(u' ') : wrong);
    m_import->setEnabled(wrong.isEmpty());
    for (int column = 0; column < m_preview->columnCount(); ++column) {
        const QString name =
            QString::fromStdString(m_plan.preview->columns[static_cast<std::size_t>(column)]);
        const bool isMapped = !m_fields[column]->currentData().toString().isEmpty();
        m_preview->horizontalHeaderItem(column)->setText(
            isMapped ? QStringLiteral("%1\n→ %2").arg(name, m_fields[column]->currentText()) : name);
        m_preview->setColumnWidth(column,
                                  std::max(m_preview->columnWidth(column),
                                           widgets::headingWidth(*m_preview->horizontalHeader(), column)));
    }
}

void MappingDialog::import() {
    if (!m_import->isEnabled()) {
        return;
    }
    const imports::ColumnFields chosen = fields();
    const QString separator = m_separator->text();
    m_settings.setColumnMapping(rememberedBy(*m_plan.preview, content()), asSetting(chosen, separator));
    m_plan.name = m_name->text().trimmed().toStdString();
    m_plan = imports::withColumns(std::move(m_plan), content(), chosen,
                                  separator.size() == 1 ? separator.front().toLatin1() : ';');
    accept();
    Q_EMIT mapped(m_plan);
}

} // namespace assay::app

#include "moc_mapping_dialog.cpp"
