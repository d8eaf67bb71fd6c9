#include "app/pages/neighbours/results_import_dialog.h"

#include "app/pages/neighbours/neighbour_controller.h"
#include "app/pages/neighbours/test_settings_form.h"
#include "core/evaluate/neighbours/outside_results.h"
#include "core/formats/rankings/neighbour_results.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <filesystem>
#include <memory>
#include <utility>

namespace assay::app {
namespace {

constexpr int kIssuesShown = 200;
constexpr int kDeepest = 1'000'000;

} // namespace

ResultsImportDialog::ResultsImportDialog(NeighbourController& controller, const QString& path,
                                         QWidget* parent)
    : QDialog(parent)
    , m_controller(controller)
    , m_path(path)
    , m_corpus(new QComboBox(this))
    , m_name(new QLineEdit(this))
    , m_regime(new QComboBox(this))
    , m_search(new QLineEdit(this))
    , m_depth(new QSpinBox(this))
    , m_ofFile(new QCheckBox(tr("Where the file says how the test was set, as it says"), this))
    , m_settings(new TestSettingsForm(this))
    , m_issues(new QPlainTextEdit(this))
    , m_error(new QLabel(this)) {
    setObjectName(QStringLiteral("resultsImport"));
    setWindowTitle(tr("Import results of %1").arg(QFileInfo(path).fileName()));
    setModal(false);
    m_corpus->setObjectName(QStringLiteral("resultsCorpus"));
    for (const workspace::CorpusInfo& corpus : controller.corpora()) {
        m_corpus->addItem(QString::fromStdString(corpus.name), qint64(corpus.id));
    }
    m_name->setObjectName(QStringLiteral("resultsName"));
    widgets::setHint(*m_name, tr("As the file says, else its name"));
    m_regime->setObjectName(QStringLiteral("resultsRegime"));
    m_regime->addItem(tr("As each list says"));
    m_regime->addItem(tr("Filtered, where a list does not say"), static_cast<int>(model::Regime::Filtered));
    m_regime->addItem(tr("Open, where a list does not say"), static_cast<int>(model::Regime::Open));
    m_search->setObjectName(QStringLiteral("resultsSearch"));
    widgets::setHint(*m_search, tr("The search's name, where a list has none"));
    m_depth->setObjectName(QStringLiteral("resultsDepth"));
    m_depth->setRange(0, kDeepest);
    m_depth->setSpecialValueText(tr("as many as the longest list has"));
    m_depth->setToolTip(tr("How many results were asked for. A shorter list ended because there was no more; "
                           "behind one of this length, nothing is known."));
    m_ofFile->setObjectName(QStringLiteral("resultsFileSettings"));
    m_ofFile->setChecked(true);
    for (const char* regime : {"regimeFiltered", "regimeOpen"}) { // the lists say it
        if (auto* box = m_settings->findChild<QCheckBox*>(QLatin1String(regime))) {
            box->hide();
        }
    }
    m_issues->setObjectName(QStringLiteral("resultsIssues"));
    m_issues->setAccessibleName(tr("What is wrong"));
    m_issues->setReadOnly(true);
    m_issues->hide();
    m_error->setObjectName(QStringLiteral("resultsError"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    auto* about = new QLabel(tr("The lists are judged against a corpus of this workspace: gold, coverage and "
                                "figures are counted as for a test that is made here."),
                             this);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("resultsImportButton"));
    m_import->setEnabled(m_corpus->count() > 0);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* form = new QFormLayout(this);
    form->addRow(about);
    form->addRow(tr("&Corpus:"), m_corpus);
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Regime:"), m_regime);
    form->addRow(tr("&Search:"), m_search);
    form->addRow(tr("Results asked &for:"), m_depth);
    form->addRow(m_ofFile);
    form->addRow(m_settings);
    form->addRow(m_error);
    form->addRow(m_issues);
    form->addRow(buttons);
    if (m_corpus->count() == 0) {
        m_error->setText(tr("There is no corpus here yet. Import the one that was searched first."));
        m_error->show();
    }
    connect(buttons, &QDialogButtonBox::accepted, this, &ResultsImportDialog::start);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ResultsImportDialog::start() {
    if (!m_controller.mayChange(
            [dialog = QPointer(this)] {
                if (dialog != nullptr) {
                    dialog->start();
                }
            },
            windowTitle())) {
        return;
    }
    if (const QString problem = m_settings->problem(); !problem.isEmpty()) {
        m_error->setText(problem);
        m_error->show();
        return;
    }
    m_error->hide();
    m_issues->hide();
    m_import->setEnabled(false);
    formats::NeighbourResultsDefaults defaults;
    if (m_regime->currentIndex() > 0) {
        defaults.regime = static_cast<model::Regime>(m_regime->currentData().toInt());
    }
    defaults.search = m_search->text().trimmed().toStdString();
    if (m_depth->value() > 0) {
        defaults.depth = m_depth->value();
    }
    const std::filesystem::path file(m_path.toStdString());
    evaluate::OutsideResultsPlan plan{m_name->text().trimmed().toStdString(), file.filename().string(),
                                      m_corpus->currentData().toLongLong(), m_settings->settings(),
                                      m_controller.curator()};
    auto issues = std::make_shared<base::IssueList>();
    m_controller.jobs().start<evaluate::OutsideResultsImport>(
        windowTitle(),
        [workspace = m_controller.workspace(), file, defaults, plan, issues, ofFile = m_ofFile->isChecked()](
            const std::stop_token& stop,
            base::ProgressSink& progress) mutable -> base::Result<evaluate::OutsideResultsImport> {
            ASSAY_TRY(const auto reading, formats::readNeighbourResultsFile(file, defaults, stop, progress));
            if (ofFile && !reading.results.settings.empty()) {
                ASSAY_TRY(auto settings, evaluate::settingsOfResults(reading.results));
                plan.settings = std::move(settings);
            }
            return evaluate::importOutsideResults(*workspace, reading, plan, *issues, stop, progress);
        },
        this,
        [this, issues](const base::Result<evaluate::OutsideResultsImport>& imported) {
            m_import->setEnabled(true);
            if (!imported) {
                refuse(imported.error(), *issues);
                return;
            }
            m_controller.reload();
            m_controller.choose(imported->run);
            Q_EMIT noticeRaised(issues->total() == 0 ? tr("Imported, marked as from outside.")
                                                     : tr("Imported, marked as from outside. %1 results lie "
                                                          "beyond the filter of their anchor.")
                                                           .arg(widgets::countText(issues->total())));
            accept();
        });
}

void ResultsImportDialog::refuse(const base::Error& error, const base::IssueList& issues) {
    const std::int64_t wrong = issues.count(base::Severity::Error);
    m_error->setText(wrong == 0 ? widgets::errorText(error)
                                : tr("Nothing was imported; wrong are: %1.").arg(widgets::countText(wrong)));
    m_error->show();
    QStringList lines;
    for (const base::Issue& issue : issues.issues()) {
        if (issue.severity == base::Severity::Error && lines.size() < kIssuesShown) {
            lines << tr("Line %1: %2").arg(issue.line).arg(widgets::issueText(issue));
        }
    }
    m_issues->setPlainText(lines.join(QLatin1Char('\n')));
    m_issues->setVisible(!lines.isEmpty());
}

} // namespace assay::app

#include "moc_results_import_dialog.cpp"
