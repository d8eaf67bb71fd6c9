#include "app/shell/reference_dialog.h"

#include "app/settings/engine_preview.h"
#include "app/settings/engines_file.h"
#include "app/settings/file_choice.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/whole_label.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <filesystem>
#include <utility>

namespace assay::app {
namespace {

constexpr int kMostSlices = 1'000'000;
constexpr int kLargestSeed = 1'000'000'000;

} // namespace

ReferenceDialog::ReferenceDialog(widgets::JobRunner& jobs, QWidget* parent)
    : QDialog(parent)
    , m_connection(new QComboBox(this))
    , m_engine(new EnginePreview(jobs, QStringLiteral("referenceEngine"), this))
    , m_file(new QLineEdit(this))
    , m_slices(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_model(new QLineEdit(this))
    , m_name(new QLineEdit(this))
    , m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("referenceDialog"));
    setModal(false);
    setWindowTitle(tr("Import from an engine"));
    auto connections = engineConnections();
    if (connections) {
        m_connections = std::move(*connections);
    } else {
        m_unusable = widgets::errorText(connections.error());
    }
    for (const retrieval::EngineConnection& connection : m_connections) {
        m_connection->addItem(QString::fromStdString(connection.name));
    }
    makeLayout();
    connect(m_connection, &QComboBox::currentIndexChanged, this, &ReferenceDialog::refresh);
    connect(m_file, &QLineEdit::textChanged, this, &ReferenceDialog::refresh);
    refresh();
}

void ReferenceDialog::makeLayout() {
    auto* text = new QLabel(tr("The sentences stay in the engine. Here is kept a list of those that anchors "
                               "and gold come from, by id and place, without texts and vectors."),
                            this);
    text->setObjectName(QStringLiteral("referenceText"));
    widgets::keepWhole(*text);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [form](const QString& title, QWidget* field, const char* name) {
        field->setObjectName(QLatin1String(name));
        form->addRow(title, field);
    };
    m_connection->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_connection->setMinimumContentsLength(24);
    widgets::tellWholeEntry(*m_connection, tr("A connection of Settings, Engines"));
    add(tr("&Engine"), m_connection, "referenceConnection");
    form->addRow(m_engine);
    auto* file = new QHBoxLayout;
    auto* browse = new QPushButton(tr("Browse…"), this);
    const QString title = tr("List of sentences");
    browse->setObjectName(QStringLiteral("referenceBrowse"));
    browse->setAccessibleName(tr("Choose: %1").arg(title));
    m_file->setObjectName(QStringLiteral("referenceFile"));
    m_file->setAccessibleName(title);
    widgets::setHint(*m_file, tr("none: the engine lists its documents"));
    file->addWidget(m_file, 1);
    file->addWidget(browse);
    auto* listed = new QLabel(tr("&List of sentences"), this);
    listed->setBuddy(m_file);
    form->addRow(listed, file);
    m_slices->setRange(0, kMostSlices);
    m_slices->setValue(static_cast<int>(evaluate::kUsualSlices));
    m_slices->setSpecialValueText(tr("all"));
    m_slices->setToolTip(
        tr("Of what the engine lists, so many slices (company, form, year, section) are kept, "
           "drawn at random and each whole. All documents are paged through once."));
    add(tr("&Slices kept"), m_slices, "referenceSlices");
    m_seed->setRange(0, kLargestSeed);
    m_seed->setValue(static_cast<int>(evaluate::ReferencePlan().seed));
    add(tr("See&d"), m_seed, "referenceSeed");
    m_model->setToolTip(tr("No engine says it. Questions are asked with vectors of this model only."));
    add(tr("&Model of the vectors"), m_model, "referenceModel");
    widgets::setHint(*m_model, tr("not known: questions are asked with words alone"));
    add(tr("&Name"), m_name, "referenceName");
    m_problem->setObjectName(QStringLiteral("referenceProblem"));
    widgets::keepWhole(*m_problem);
    auto* buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("referenceImport"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole)
        ->setObjectName(QStringLiteral("referenceCancel"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(browse, &QPushButton::clicked, this, [this, title] {
        chooseFileInto(*m_file, title,
                       {tr("Sentences (*.json *.jsonl *.ndjson *.csv *.tsv *.txt)"), tr("All files (*)")});
    });
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        if (problem().isEmpty()) {
            const evaluate::ReferencePlan wanted = plan();
            accept();
            Q_EMIT chosen(wanted);
        }
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(fontMetrics().averageCharWidth() * 90, sizeHint().height()); // what empty fields say is read whole
}

QString ReferenceDialog::problem() const {
    if (!m_unusable.isEmpty()) {
        return m_unusable;
    }
    if (m_connections.empty()) {
        return tr("There is no connection yet: Settings, Engines has them.");
    }
    const QString file = m_file->text().trimmed();
    return file.isEmpty() || QFileInfo(file).isFile() ? QString() : tr("There is no such file: %1").arg(file);
}

void ReferenceDialog::refresh() {
    const int place = m_connection->currentIndex();
    std::vector<retrieval::EngineConnection> engine;
    if (place >= 0) {
        engine.push_back(m_connections[static_cast<std::size_t>(place)]);
        widgets::setHint(*m_name, m_connection->currentText());
    }
    m_engine->setEngines({}, std::move(engine));
    const bool lists = m_file->text().trimmed().isEmpty();
    m_slices->setEnabled(lists);
    m_seed->setEnabled(lists);
    const QString wrong = problem();
    m_problem->setText(wrong);
    m_problem->setVisible(!wrong.isEmpty());
    m_import->setEnabled(wrong.isEmpty());
}

evaluate::ReferencePlan ReferenceDialog::plan() const {
    evaluate::ReferencePlan plan;
    plan.connection = m_connection->currentText().toStdString();
    const QString name = m_name->text().trimmed();
    plan.name = name.isEmpty() ? plan.connection : name.toStdString();
    if (const QString file = m_file->text().trimmed(); !file.isEmpty()) {
        plan.files = {std::filesystem::path(file.toStdU16String())};
    }
    plan.slices = m_slices->value();
    plan.seed = static_cast<std::uint64_t>(m_seed->value());
    plan.model = m_model->text().trimmed().toStdString();
    return plan;
}

} // namespace assay::app

#include "moc_reference_dialog.cpp"
