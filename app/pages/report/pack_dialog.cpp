#include "app/pages/report/pack_dialog.h"

#include "core/results/report/review_pack.h"
#include "widgets/files/file_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {

PackDialog::PackDialog(const QString& title, const QString& folder,
                       const std::vector<widgets::ReportFormat>& formats, QWidget* parent)
    : QDialog(parent)
    , m_folder(new QLineEdit(QDir::toNativeSeparators(folder), this))
    , m_neutralise(new QCheckBox(tr("Make &formulas in CSV harmless"), this))
    , m_about(new QLabel(this)) {
    setObjectName(QStringLiteral("packDialog"));
    setWindowTitle(title);
    m_folder->setObjectName(QStringLiteral("packFolder"));
    m_folder->setAccessibleName(tr("Folder"));
    m_neutralise->setObjectName(QStringLiteral("packNeutralise"));
    m_neutralise->setToolTip(
        tr("A text that a spreadsheet would run as a formula gets an apostrophe before it"));
    m_neutralise->setChecked(true);
    m_about->setObjectName(QStringLiteral("packAbout"));
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    auto* browseButton = new QPushButton(tr("&Browse…"), this);
    browseButton->setObjectName(QStringLiteral("packBrowse"));
    browseButton->setAutoDefault(false);
    auto* place = new QHBoxLayout;
    place->addWidget(m_folder, 1);
    place->addWidget(browseButton);
    auto* files = new QVBoxLayout;
    const std::vector<std::pair<widgets::ReportFormat, QString>> texts{
        {widgets::ReportFormat::Pdf, tr("&PDF")},
        {widgets::ReportFormat::Html, tr("&HTML")},
        {widgets::ReportFormat::Markdown, tr("&Markdown")},
        {widgets::ReportFormat::Csv, tr("Tables as &CSV")},
        {widgets::ReportFormat::Json, tr("&JSON")},
        {widgets::ReportFormat::Xlsx, tr("Tables as one &Excel workbook")}};
    for (const auto& [format, text] : texts) {
        auto* box = new QCheckBox(text, this);
        box->setObjectName(QStringLiteral("packAs_") + widgets::formatName(format));
        box->setChecked(std::find(formats.begin(), formats.end(), format) != formats.end());
        connect(box, &QCheckBox::toggled, this, &PackDialog::refresh);
        files->addWidget(box);
        m_formats.emplace_back(format, box);
    }
    files->addWidget(m_neutralise);
    auto* buttons = new QDialogButtonBox(this);
    m_write = buttons->addButton(tr("Write"), QDialogButtonBox::AcceptRole);
    m_write->setObjectName(QStringLiteral("packWrite"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* label = new QLabel(tr("F&older:"), this);
    label->setBuddy(m_folder);
    auto* form = new QFormLayout(this);
    form->addRow(label, place);
    form->addRow(tr("Files:"), files);
    form->addRow(m_about);
    form->addRow(buttons);
    connect(m_folder, &QLineEdit::textChanged, this, &PackDialog::refresh);
    connect(browseButton, &QPushButton::clicked, this, &PackDialog::browse);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
    m_folder->setFocus();
    m_folder->selectAll();
    resize(fontMetrics().averageCharWidth() * 72, sizeHint().height());
}

QString PackDialog::folder() const {
    return QDir::cleanPath(QDir::fromNativeSeparators(m_folder->text().trimmed()));
}

std::vector<widgets::ReportFormat> PackDialog::formats() const {
    std::vector<widgets::ReportFormat> chosen;
    for (const auto& [format, box] : m_formats) {
        if (box->isChecked()) {
            chosen.push_back(format);
        }
    }
    return chosen;
}

results::CsvOptions PackDialog::csv() const {
    return {.neutraliseFormulas = m_neutralise->isChecked()};
}

void PackDialog::browse() {
    QFileInfo start(folder());
    while (!start.isDir() && start.path() != start.filePath()) {
        start.setFile(start.path());
    }
    auto* dialog =
        new widgets::FileDialog(this, windowTitle(), widgets::FilePurpose::Report, start.filePath());
    dialog->setObjectName(QStringLiteral("packBrowser"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& path) { m_folder->setText(QDir::toNativeSeparators(path)); });
    dialog->open();
}

void PackDialog::refresh() {
    const auto chosen = formats();
    m_neutralise->setEnabled(std::find(chosen.begin(), chosen.end(), widgets::ReportFormat::Csv) !=
                             chosen.end());
    const QFileInfo place(folder());
    const bool named = !m_folder->text().trimmed().isEmpty() && place.isAbsolute();
    const bool usable = named && (!place.exists() || place.isDir());
    m_write->setEnabled(usable && !chosen.empty());
    const auto manifest = QString::fromUtf8(results::kPackManifest.data(),
                                            static_cast<qsizetype>(results::kPackManifest.size()));
    const bool hasManifest = usable && QFileInfo::exists(QDir(place.filePath()).filePath(manifest));
    m_about->setText(
        !named            ? tr("Give the folder with its whole path.")
        : !usable         ? tr("There is a file of that name.")
        : chosen.empty()  ? tr("Mark what is to be written.")
        : !place.exists() ? tr("The folder is made.")
        : hasManifest
            ? tr("There is a manifest in the folder: the pack that it is of is replaced. Other files stay.")
            : tr("The folder is there already. Other files in it stay; those of the same name are "
                 "replaced."));
}

} // namespace assay::app

#include "moc_pack_dialog.cpp"
