#include "app/pages/questions/suite_export_dialog.h"

#include "app/pages/questions/question_text.h"
#include "core/formats/written_files.h"
#include "widgets/files/file_dialog.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>

namespace assay::app {
namespace {

namespace fs = std::filesystem;
using formats::QuestionKind;

struct Prepared {
    std::vector<formats::WrittenFile> files;
    base::IssueList issues;
    std::int64_t questions = 0;
    std::int64_t withheld = 0;
};

QString textOf(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString endingOf(QuestionKind kind) {
    const std::string_view name = formats::questionKindName(kind);
    return name.ends_with("csv")     ? QStringLiteral("csv")
           : name.ends_with("jsonl") ? QStringLiteral("jsonl")
                                     : QStringLiteral("json");
}

constexpr int kWorkbookItem = -1; // of the formats, which else are numbers of QuestionKind

// "assay_status" is the status.
QString lostTitle(std::string_view field) {
    static constexpr std::string_view kOurs = "assay_";
    return fieldTitle(field.starts_with(kOurs) ? field.substr(kOurs.size()) : field);
}

std::string howOften(const base::Issue& issue) {
    return issue.code == base::IssueCode::LostInFormat     ? issue.value
           : issue.code == base::IssueCode::UnwritableName ? issue.expected
                                                           : "1";
}

} // namespace

SuiteExportDialog::SuiteExportDialog(std::shared_ptr<workspace::Workspace> workspace,
                                     widgets::JobRunner& jobs, const workspace::SuiteInfo& suite,
                                     QWidget* parent)
    : QDialog(parent)
    , m_workspace(std::move(workspace))
    , m_jobs(jobs)
    , m_suite(suite)
    , m_what(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_choice(new QuestionChoiceBox(this))
    , m_retired(new QCheckBox(tr("With &retired questions"), this))
    , m_curation(new QCheckBox(tr("With &status, flags and reviews"), this))
    , m_summary(new QLabel(this))
    , m_lost(new QTableWidget(0, 2, this)) {
    setObjectName(QStringLiteral("suiteExportDialog"));
    setWindowTitle(tr("Export “%1”").arg(QString::fromStdString(suite.name)));
    setModal(false);
    m_what->setObjectName(QStringLiteral("exportWhat"));
    m_what->setAccessibleName(tr("What is exported"));
    m_what->addItem(tr("As it is now"), QVariant::fromValue<qlonglong>(0));
    for (auto version = suite.versions.rbegin(); version != suite.versions.rend(); ++version) {
        m_what->addItem(QString::fromStdString(version->name), QVariant::fromValue<qlonglong>(version->id));
    }
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->setAccessibleName(tr("Format"));
    for (std::size_t i = 0; i < formats::kQuestionKindCount; ++i) {
        const auto kind = static_cast<QuestionKind>(i);
        m_format->addItem(formatTitle(kind), static_cast<int>(i));
        m_format->setItemData(m_format->count() - 1, textOf(formats::questionKindName(kind)),
                              Qt::ToolTipRole);
    }
    m_format->addItem(tr("Excel workbook"), kWorkbookItem);
    m_format->setItemData(m_format->count() - 1, textOf(formats::kQuestionWorkbookName), Qt::ToolTipRole);
    const QuestionKind own = suite.files.empty() ? QuestionKind::FinragJson : suite.files.front().kind;
    m_format->setCurrentIndex(static_cast<int>(own));
    m_choice->setObjectName(QStringLiteral("exportChoice"));
    m_retired->setObjectName(QStringLiteral("exportRetired"));
    m_curation->setObjectName(QStringLiteral("exportCuration"));
    m_curation->setChecked(true);
    m_summary->setObjectName(QStringLiteral("exportSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_lost->setObjectName(QStringLiteral("exportLost"));
    m_lost->setAccessibleName(tr("What the format cannot hold"));
    m_lost->setHorizontalHeaderLabels({tr("Field"), tr("Questions that lose it")});
    m_lost->horizontalHeader()->setStretchLastSection(true);
    m_lost->verticalHeader()->hide();
    m_lost->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_lost->setTabKeyNavigation(false);
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("exportSave"));
    buttons->addButton(QDialogButtonBox::Close);
    auto* form = new QFormLayout;
    form->addRow(tr("&What:"), m_what);
    form->addRow(tr("&Questions:"), m_choice);
    form->addRow(tr("&Format:"), m_format);
    form->addRow(QString(), m_retired);
    form->addRow(QString(), m_curation);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_summary);
    layout->addWidget(m_lost, 1);
    layout->addStretch(0); // while nothing is lost
    layout->addWidget(buttons);
    connect(m_what, &QComboBox::currentIndexChanged, this, &SuiteExportDialog::prepare);
    connect(m_format, &QComboBox::currentIndexChanged, this, &SuiteExportDialog::prepare);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &SuiteExportDialog::prepare);
    connect(m_retired, &QCheckBox::toggled, this, &SuiteExportDialog::prepare);
    connect(m_curation, &QCheckBox::toggled, this, [this](bool with) {
        m_withCuration = with;
        prepare();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &SuiteExportDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    resize(fontMetrics().averageCharWidth() * 75, fontMetrics().height() * 24);
    prepare();
}

SuiteExportDialog::~SuiteExportDialog() {
    if (m_job) {
        m_job->cancel();
    }
}

void SuiteExportDialog::setViewer(const QString& name) {
    m_viewer = name.toStdString();
    prepare();
}

void SuiteExportDialog::prepare() {
    if (m_job) {
        m_job->cancel();
    }
    const qlonglong version = m_what->currentData().toLongLong();
    m_retired->setEnabled(version == 0); // a version has none
    const int format = m_format->currentData().toInt();
    const bool holdsCuration = format == kWorkbookItem ||
                               format == static_cast<int>(QuestionKind::QuestionsJsonl) ||
                               format == static_cast<int>(QuestionKind::QuestionsCsv);
    {
        const QSignalBlocker blocker(m_curation); // what is chosen comes back with a format that has room
        m_curation->setEnabled(holdsCuration);
        m_curation->setChecked(holdsCuration && m_withCuration);
    }
    m_files.reset();
    m_save->setEnabled(false);
    m_summary->setText(tr("Looking at what the format can hold…"));
    m_lost->setRowCount(0);
    m_lost->hide(); // until something is lost
    m_job = m_jobs.startBackground<Prepared>(
        tr("Preparing the export of %1").arg(QString::fromStdString(m_suite.name)),
        [workspace = m_workspace, suite = m_suite.id, version, retired = m_retired->isChecked(), format,
         choice = whatIsChosen(), holdsCuration, curation = !holdsCuration || m_withCuration](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Prepared> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(auto writing,
                      workspace::suiteForWriting(reader, suite, version, retired, stop, choice));
            writing.withCuration = curation; // what has no room for it says so
            auto made = format == kWorkbookItem
                            ? formats::writeQuestionWorkbook(writing)
                            : formats::writeQuestions(static_cast<QuestionKind>(format), writing);
            ASSAY_TRY(auto written, std::move(made));
            return Prepared{std::move(written.files), std::move(written.issues),
                            static_cast<std::int64_t>(writing.questions.size()),
                            curation && holdsCuration ? writing.withheld : 0};
        },
        this,
        [this, request = ++m_request](base::Result<Prepared> prepared) {
            if (request != m_request) {
                return;
            }
            if (!prepared) {
                m_summary->setText(widgets::errorText(prepared.error()));
                return;
            }
            const std::vector<base::Issue>& issues = prepared->issues.issues();
            m_lost->setRowCount(static_cast<int>(issues.size()));
            for (int row = 0; row < m_lost->rowCount(); ++row) {
                const base::Issue& issue = issues[static_cast<std::size_t>(row)];
                auto* field = new QTableWidgetItem(lostTitle(issue.field));
                field->setToolTip(widgets::issueText(issue));
                m_lost->setItem(row, 0, field);
                m_lost->setItem(row, 1, new QTableWidgetItem(QString::fromStdString(howOften(issue))));
            }
            const auto count = static_cast<int>(prepared->questions);
            QString summary =
                issues.empty()
                    ? tr("%1 question(s); nothing of them is lost in the format.", nullptr, count)
                          .arg(widgets::countText(count))
                    : tr("%1 question(s). The format cannot hold these fields; they would be missing "
                         "in the file:",
                         nullptr, count)
                          .arg(widgets::countText(count));
            if (const auto withheld = static_cast<int>(prepared->withheld); withheld > 0) {
                summary.prepend(
                    tr("This suite is reviewed blind, and you have not judged %1 question(s) that "
                       "others have: their status, flags and reviews stay out.",
                       nullptr, withheld)
                        .arg(widgets::countText(withheld)) +
                    u'\n');
            }
            m_summary->setText(summary);
            m_lost->setVisible(!issues.empty());
            m_files = std::make_shared<const std::vector<formats::WrittenFile>>(std::move(prepared->files));
            m_save->setEnabled(!m_files->empty());
        });
}

workspace::QuestionChoice SuiteExportDialog::whatIsChosen() const {
    workspace::QuestionChoice choice = m_choice->choice();
    choice.viewer = m_viewer;
    return choice;
}

void SuiteExportDialog::askWhere() {
    if (!m_files) {
        return;
    }
    const bool isFolder = m_files->size() != 1 || !m_files->front().name.empty();
    auto* dialog = new widgets::FileDialog(this, windowTitle(), widgets::FilePurpose::Export);
    dialog->setObjectName(QStringLiteral("exportWhere"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(isFolder ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
    dialog->setFileMode(isFolder ? QFileDialog::Directory : QFileDialog::AnyFile);
    if (!isFolder) {
        const int format = m_format->currentData().toInt();
        const QString ending =
            format == kWorkbookItem ? QStringLiteral("xlsx") : endingOf(static_cast<QuestionKind>(format));
        const QString name = m_what->currentData().toLongLong() == 0 ? QString::fromStdString(m_suite.name)
                                                                     : m_what->currentText();
        dialog->setDefaultSuffix(ending);
        dialog->selectFile(QString(name).replace(u'/', u'_') + u'.' + ending);
    }
    connect(dialog, &QFileDialog::fileSelected, this, [this, isFolder](const QString& path) {
        if (isFolder) {
            askToReplace(path);
        } else {
            saveTo(path); // the file dialog has asked
        }
    });
    dialog->open();
}

void SuiteExportDialog::askToReplace(const QString& folder) {
    QStringList there;
    for (const formats::WrittenFile& file : m_files ? *m_files : std::vector<formats::WrittenFile>()) {
        const QString name = QString::fromStdU16String(file.name.u16string());
        if (QFileInfo::exists(QDir(folder).filePath(name))) {
            there += name;
        }
    }
    if (there.isEmpty()) {
        saveTo(folder);
        return;
    }
    auto* box =
        new QMessageBox(QMessageBox::Warning, windowTitle(),
                        tr("Replace %1?").arg(there.join(QStringLiteral(", "))), QMessageBox::NoButton, this);
    box->setTextFormat(Qt::PlainText);
    box->setObjectName(QStringLiteral("exportReplaceQuestion"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(
        tr("In %1 there are files of these names.").arg(QDir::toNativeSeparators(folder)));
    QPushButton* yes = box->addButton(tr("Replace"), QMessageBox::DestructiveRole);
    yes->setObjectName(QStringLiteral("exportReplaceYes"));
    QPushButton* no = box->addButton(tr("Keep"), QMessageBox::RejectRole);
    box->setDefaultButton(no);
    box->setEscapeButton(no);
    connect(yes, &QPushButton::clicked, this, [this, folder] { saveTo(folder); });
    box->open();
}

void SuiteExportDialog::saveTo(const QString& path) {
    if (!m_files) {
        return;
    }
    m_save->setEnabled(false);
    m_jobs.start<void>(
        tr("Exporting %1").arg(QString::fromStdString(m_suite.name)),
        [files = m_files, target = fs::path(path.toStdU16String())](const std::stop_token&,
                                                                    base::ProgressSink&) {
            return formats::saveWrittenFiles(target, *files);
        },
        this,
        [this, path](const base::Result<>& written) {
            m_save->setEnabled(m_files != nullptr);
            if (!written) {
                m_summary->setText(widgets::errorText(written.error()));
                return;
            }
            Q_EMIT saved(tr("Saved to %1.").arg(QDir::toNativeSeparators(path)));
            close();
        });
}

} // namespace assay::app

#include "moc_suite_export_dialog.cpp"
