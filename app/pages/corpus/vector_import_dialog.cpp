#include "app/pages/corpus/vector_import_dialog.h"

#include "app/settings/file_choice.h"

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

namespace assay::app {

using formats::VectorFileKind;

VectorImportDialog::VectorImportDialog(const QString& corpus, QWidget* parent)
    : QDialog(parent) {
    setObjectName(QStringLiteral("vectorImportDialog"));
    setCorpusName(corpus);
    m_file = new QLineEdit(this);
    m_file->setObjectName(QStringLiteral("vectorFile"));
    m_file->setMinimumWidth(fontMetrics().averageCharWidth() * 48);
    auto* browseFile = new QPushButton(tr("Browse…"), this);
    browseFile->setAccessibleName(tr("Choose the file with vectors"));
    m_kind = new QComboBox(this);
    m_kind->setObjectName(QStringLiteral("vectorKind"));
    m_kind->addItem(tr("NumPy array (.npy): float32 or float16"), int(VectorFileKind::Npy));
    m_kind->addItem(tr("JSON lines with ids"), int(VectorFileKind::JsonLines));
    m_kind->addItem(tr("Raw float32, little-endian"), int(VectorFileKind::Float32));
    m_order = new QComboBox(this);
    m_order->setObjectName(QStringLiteral("vectorOrder"));
    m_order->addItem(tr("A file says it: an id a line"));
    m_order->addItem(tr("They stand in the order of the corpus"));
    m_ids = new QLineEdit(this);
    m_ids->setObjectName(QStringLiteral("vectorIds"));
    m_browseIds = new QPushButton(tr("Browse…"), this);
    m_browseIds->setAccessibleName(tr("Choose the file with ids"));
    m_dimension = new QSpinBox(this);
    m_dimension->setObjectName(QStringLiteral("vectorDimension"));
    m_dimension->setRange(0, static_cast<int>(formats::kMaxVectorDimension));
    m_dimension->setSpecialValueText(tr("as in the file"));
    m_model = new QLineEdit(this);
    m_model->setObjectName(QStringLiteral("vectorModel"));
    m_model->setPlaceholderText(tr("all-MiniLM-L6-v2; shown wherever results are"));
    m_name = new QLineEdit(this);
    m_name->setObjectName(QStringLiteral("vectorName"));
    m_name->setPlaceholderText(tr("the model's name"));

    auto* form = new QFormLayout;
    // Of a row with two parts Qt does not know which one the label is for.
    const auto addFileRow = [this, form](const QString& title, QLineEdit* edit, QPushButton* button) {
        auto* label = new QLabel(title, this);
        label->setBuddy(edit);
        auto* row = new QHBoxLayout;
        row->addWidget(edit, 1);
        row->addWidget(button);
        form->addRow(label, row);
    };
    addFileRow(tr("&File"), m_file, browseFile);
    form->addRow(tr("F&orm"), m_kind);
    form->addRow(tr("&Vectors belong to"), m_order);
    addFileRow(tr("&Ids"), m_ids, m_browseIds);
    form->addRow(tr("&Dimension"), m_dimension);
    form->addRow(tr("&Model"), m_model);
    form->addRow(tr("&Name of the set"), m_name);
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_file, m_kind, m_order, m_ids, m_dimension, m_model, m_name}) {
        if (auto* label = qobject_cast<QLabel*>(form->labelForField(field))) {
            field->setAccessibleName(label->text().remove(u'&'));
        }
    }
    m_file->setAccessibleName(tr("File with vectors"));
    m_ids->setAccessibleName(tr("File with ids"));
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("vectorProblem"));
    m_problem->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("importVectors"));
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);

    connect(browseFile, &QPushButton::clicked, this, [this] {
        chooseFileInto(*m_file, tr("Vectors"),
                       {tr("Vectors (*.npy *.jsonl *.ndjson *.f32 *.bin)"), tr("All files (*)")});
    });
    connect(m_browseIds, &QPushButton::clicked, this,
            [this] { chooseFileInto(*m_ids, tr("Ids of the vectors"), {tr("All files (*)")}); });
    connect(m_file, &QLineEdit::textChanged, this, [this](const QString& path) {
        const QString suffix = QFileInfo(path).suffix().toLower();
        const bool isLines = suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson");
        if (!suffix.isEmpty()) {
            m_kind->setCurrentIndex(suffix == QLatin1String("npy") ? 0 : isLines ? 1 : 2);
        }
        refresh();
    });
    for (QComboBox* box : {m_kind, m_order}) {
        connect(box, &QComboBox::currentIndexChanged, this, &VectorImportDialog::refresh);
    }
    for (QLineEdit* edit : {m_ids, m_model, m_name}) {
        connect(edit, &QLineEdit::textChanged, this, &VectorImportDialog::refresh);
    }
    connect(m_dimension, &QSpinBox::valueChanged, this, &VectorImportDialog::refresh);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT importRequested(import());
        accept();
    });
    refresh();
}

void VectorImportDialog::setCorpusName(const QString& corpus) {
    setWindowTitle(tr("Import vectors of “%1”").arg(corpus));
}

void VectorImportDialog::setTakenNames(const QStringList& names) {
    m_takenNames = names;
    refresh();
}

void VectorImportDialog::setFile(const QString& path) {
    m_file->setText(path);
}

VectorFileKind VectorImportDialog::kind() const {
    return static_cast<VectorFileKind>(m_kind->currentData().toInt());
}

QString VectorImportDialog::problem() const {
    const auto isFile = [](const QString& path) { return QFileInfo(path).isFile(); };
    if (m_file->text().isEmpty()) {
        return tr("Choose the file with the vectors.");
    }
    if (!isFile(m_file->text())) {
        return tr("There is no such file: %1").arg(m_file->text());
    }
    if (kind() != VectorFileKind::JsonLines && m_order->currentIndex() == 0) {
        if (m_ids->text().isEmpty()) {
            return tr("Choose the file that says which sentence each vector belongs to.");
        }
        if (!isFile(m_ids->text())) {
            return tr("There is no such file: %1").arg(m_ids->text());
        }
    }
    if (kind() == VectorFileKind::Float32 && m_dimension->value() == 0) {
        return tr("Raw numbers have no header: say how many of them make a vector.");
    }
    QString name = m_name->text().trimmed();
    if (name.isEmpty()) {
        name = m_model->text().trimmed().isEmpty() ? QStringLiteral("unknown model")
                                                   : m_model->text().trimmed(); // as it will be called
    }
    return m_takenNames.contains(name)
               ? tr("There is an embedding set “%1” of this corpus already. Give the new one another name.")
                     .arg(name)
               : QString();
}

void VectorImportDialog::refresh() {
    const bool needsIds = kind() != VectorFileKind::JsonLines;
    m_order->setEnabled(needsIds);
    m_ids->setEnabled(needsIds && m_order->currentIndex() == 0);
    m_browseIds->setEnabled(m_ids->isEnabled());
    m_problem->setText(problem());
    m_import->setEnabled(m_problem->text().isEmpty());
}

VectorImport VectorImportDialog::import() const {
    VectorImport import{m_file->text(), m_name->text().trimmed(), m_model->text().trimmed(), {}};
    import.settings.kind = kind();
    import.settings.dimension = static_cast<std::size_t>(m_dimension->value());
    if (kind() != VectorFileKind::JsonLines) {
        import.settings.inCorpusOrder = m_order->currentIndex() == 1;
        if (!import.settings.inCorpusOrder) {
            import.settings.ids = m_ids->text().toStdString();
        }
    }
    return import;
}

} // namespace assay::app

#include "moc_vector_import_dialog.cpp"
