#include "app/shell/mapping_dialog.h"

#include "widgets/text/field_title.h"
#include "widgets/text/heading_widths.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kNoField = -1; // the column is kept beside the fields
constexpr int kColumnColumn = 0;
constexpr int kFieldColumn = 1;
constexpr int kExampleColumn = 2;

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QStringList columnsOf(const formats::MappingPreview& preview) {
    QStringList columns;
    for (const std::string& column : preview.columns) {
        columns += QString::fromStdString(column);
    }
    return columns;
}

// As the settings remember it: column → field's name, and the separator under an empty name.
QVariantMap asSetting(const formats::FieldMapping& mapping) {
    QVariantMap map{{QString(), QString(QLatin1Char(mapping.listSeparator))}};
    for (const auto& [column, field] : mapping.fields) {
        map[QString::fromStdString(column)] = textOf(model::fieldInfo(field).name);
    }
    return map;
}

formats::FieldMapping fromSetting(const QVariantMap& map) {
    formats::FieldMapping mapping;
    for (auto each = map.begin(); each != map.end(); ++each) {
        const QByteArray value = each.value().toString().toUtf8();
        if (each.key().isEmpty()) {
            mapping.listSeparator = value.size() == 1 ? value.front() : mapping.listSeparator;
        } else if (const auto field = model::questionFieldFromName(value.toStdString())) {
            mapping.fields[each.key().toStdString()] = *field;
        }
    }
    return mapping;
}

} // namespace

MappingDialog::MappingDialog(const imports::ImportPlan& plan, QWidget* parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_origin(new QLabel(this))
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
    auto* form = new QFormLayout;
    form->addRow(tr("&Lists within a cell are separated by:"), m_separator);
    const bool isCsv = plan.preview->kind == formats::QuestionKind::QuestionsCsv;
    m_separator->setVisible(isCsv);
    form->labelForField(m_separator)->setVisible(isCsv);
    auto* buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("mappingImport"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(QStringLiteral("mappingCancel"));
    auto* previewTitle = new QLabel(tr("&The first rows"), this);
    previewTitle->setBuddy(m_preview);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_origin);
    layout->addWidget(m_columns, 3);
    layout->addLayout(form);
    layout->addWidget(previewTitle);
    layout->addWidget(m_preview, 2);
    layout->addWidget(m_hint);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &MappingDialog::import);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_separator, &QLineEdit::textChanged, this, &MappingDialog::check);

    const auto remembered = m_settings.columnMapping(columnsOf(*plan.preview));
    choose(remembered ? fromSetting(*remembered) : formats::suggestedMapping(plan.preview->columns));
    m_origin->setText(remembered ? tr("The columns are mapped as you did it last for a file like this.")
                                 : tr("Which column is which field of a question? What fits no field is kept "
                                      "with the question all the same."));
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
        field->addItem(tr("(kept beside the fields)"), kNoField);
        for (const model::FieldInfo& info : model::questionFields()) {
            if (info.field != model::QuestionField::Extra) {
                field->addItem(widgets::fieldTitle(info.field), static_cast<int>(info.field));
                field->setItemData(field->count() - 1, textOf(info.name), Qt::ToolTipRole);
            }
        }
        m_columns->setCellWidget(row, kFieldColumn, field);
        connect(field, &QComboBox::currentIndexChanged, this, &MappingDialog::check);
        m_fields.append(field);
    }
    m_columns->resizeColumnsToContents();
    m_columns->setColumnWidth(
        kFieldColumn, std::max(m_columns->columnWidth(kFieldColumn), fontMetrics().averageCharWidth() * 30));
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

void MappingDialog::choose(const formats::FieldMapping& mapping) {
    for (int row = 0; row < m_fields.size(); ++row) {
        const auto known = mapping.fields.find(m_plan.preview->columns[static_cast<std::size_t>(row)]);
        const int field = known == mapping.fields.end() ? kNoField : static_cast<int>(known->second);
        m_fields[row]->setCurrentIndex(std::max(0, m_fields[row]->findData(field)));
    }
    m_separator->setText(QString(QLatin1Char(mapping.listSeparator)));
    check();
}

formats::FieldMapping MappingDialog::mapping() const {
    formats::FieldMapping mapping;
    for (int row = 0; row < m_fields.size(); ++row) {
        const int field = m_fields[row]->currentData().toInt();
        if (field != kNoField) {
            mapping.fields[m_plan.preview->columns[static_cast<std::size_t>(row)]] =
                static_cast<model::QuestionField>(field);
        }
    }
    const QByteArray separator = m_separator->text().toUtf8();
    if (separator.size() == 1) {
        mapping.listSeparator = separator.front();
    }
    return mapping;
}

void MappingDialog::check() {
    std::map<model::QuestionField, QStringList> columns;
    for (const auto& [column, field] : mapping().fields) {
        columns[field] += QString::fromStdString(column);
    }
    QString wrong;
    for (const auto& [field, names] : columns) {
        if (names.size() > 1) {
            wrong = tr("%1 are all mapped to %2; only one column can be.")
                        .arg(names.join(QStringLiteral(", ")), widgets::fieldTitle(field));
        }
    }
    if (!columns.contains(model::QuestionField::QuestionText)) {
        wrong = tr("Choose which column is the text of the question.");
    } else if (m_separator->text().toUtf8().size() != 1) {
        wrong = tr("The separator of lists is one ASCII character.");
    }
    const QString where = m_plan.name.empty()
                              ? tr("Each file becomes a suite of its own.")
                              : tr("Into the suite “%1”.").arg(QString::fromStdString(m_plan.name));
    m_hint->setText(wrong.isEmpty()
                        ? where + u' ' + tr("This choice is remembered for files with the same columns.")
                        : wrong);
    m_import->setEnabled(wrong.isEmpty());
    for (int column = 0; column < m_preview->columnCount(); ++column) {
        const QString name =
            QString::fromStdString(m_plan.preview->columns[static_cast<std::size_t>(column)]);
        const bool isMapped = m_fields[column]->currentData().toInt() != kNoField;
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
    m_plan.mapping = mapping();
    m_settings.setColumnMapping(columnsOf(*m_plan.preview), asSetting(*m_plan.mapping));
    accept();
    Q_EMIT mapped(m_plan);
}

} // namespace assay::app

#include "moc_mapping_dialog.cpp"
