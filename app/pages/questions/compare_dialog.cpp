#include "app/pages/questions/compare_dialog.h"

#include "core/workspace/suites/reviews.h"
#include "core/workspace/suites/suites.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

namespace assay::app {
namespace {

struct Compared {
    std::vector<SuiteDifferenceRow> rows;
    std::size_t added = 0, removed = 0, changed = 0;
    std::int64_t unchanged = 0;
    int withheld = 0; // questions whose status is another person's to tell
};

// Gives how many they are.
int hideDecisionsOf(std::vector<workspace::NamedQuestion>& questions, const std::set<base::RowId>& withheld) {
    int hidden = 0;
    for (workspace::NamedQuestion& question : questions) {
        if (withheld.contains(question.id)) {
            workspace::hideDecisions(question.question);
            ++hidden;
        }
    }
    return hidden;
}

QString count(std::size_t number) {
    return widgets::countText(static_cast<std::int64_t>(number));
}

} // namespace

CompareDialog::CompareDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                             const QStringList& names, QWidget* parent)
    : QDialog(parent)
    , m_workspace(std::move(workspace))
    , m_jobs(jobs)
    , m_before(new QComboBox(this))
    , m_after(new QComboBox(this))
    , m_summary(new QLabel(this))
    , m_model(new SuiteDifferenceModel(this))
    , m_table(new widgets::DataTableView(this))
    , m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("compareDialog"));
    setWindowTitle(tr("Compare versions"));
    setModal(false);
    m_before->setObjectName(QStringLiteral("compareBefore"));
    m_before->setAccessibleName(tr("Before"));
    m_after->setObjectName(QStringLiteral("compareAfter"));
    m_after->setAccessibleName(tr("After"));
    m_before->addItems(names);
    m_after->addItems(names);
    m_after->setCurrentIndex(names.size() > 1 ? 1 : 0);
    m_summary->setObjectName(QStringLiteral("compareSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("compareTable"));
    m_table->setAccessibleName(tr("Differences"));
    m_table->setSettingsKey(QStringLiteral("columns/compare"));
    m_table->setModel(m_model);
    m_table->fillWidth();
    m_text->setObjectName(QStringLiteral("compareText"));
    m_text->setAccessibleName(tr("The difference word by word"));
    auto* beforeLabel = new QLabel(tr("&Before:"), this);
    beforeLabel->setBuddy(m_before);
    auto* afterLabel = new QLabel(tr("&After:"), this);
    afterLabel->setBuddy(m_after);
    auto* swap = new QPushButton(tr("Swap"), this);
    swap->setObjectName(QStringLiteral("compareSwap"));
    swap->setAutoDefault(false);
    auto* top = new QHBoxLayout;
    top->addWidget(beforeLabel);
    top->addWidget(m_before, 1);
    top->addWidget(swap);
    top->addWidget(afterLabel);
    top->addWidget(m_after, 1);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("Save as CSV…"), QDialogButtonBox::ActionRole);
    m_save->setObjectName(QStringLiteral("compareSave"));
    buttons->addButton(QDialogButtonBox::Close);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(top);
    layout->addWidget(m_summary);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    connect(m_before, &QComboBox::currentIndexChanged, this, &CompareDialog::compare);
    connect(m_after, &QComboBox::currentIndexChanged, this, &CompareDialog::compare);
    connect(swap, &QPushButton::clicked, this,
            [this] { choose(m_after->currentText(), m_before->currentText()); });
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &CompareDialog::showRow);
    connect(m_save, &QPushButton::clicked, m_table, &widgets::DataTableView::saveCsvAs);
    connect(m_table, &widgets::DataTableView::csvSaved, this,
            [this](const QString& path) { m_summary->setText(tr("Saved to %1.").arg(path)); });
    connect(m_table, &widgets::DataTableView::csvFailed, m_summary, &QLabel::setText);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 36);
    compare();
}

CompareDialog::~CompareDialog() {
    if (m_job) {
        m_job->cancel();
    }
}

void CompareDialog::setNames(const QStringList& names) {
    const QString before = m_before->currentText();
    const QString after = m_after->currentText();
    {
        const QSignalBlocker beforeQuiet(m_before);
        const QSignalBlocker afterQuiet(m_after);
        for (QComboBox* box : {m_before, m_after}) {
            box->clear();
            box->addItems(names);
        }
        choose(before, after);
    }
    compare();
}

void CompareDialog::setViewer(const QString& viewer) {
    m_viewer = viewer;
    compare();
}

void CompareDialog::choose(const QString& before, const QString& after) {
    m_before->setCurrentIndex(std::max(0, m_before->findText(before)));
    m_after->setCurrentIndex(std::max(0, m_after->findText(after)));
}

void CompareDialog::compare() {
    if (m_job) {
        m_job->cancel();
    }
    ++m_request; // what runs is of no use any more
    m_save->setEnabled(false);
    if (m_before->count() == 0) {
        m_model->setRows({});
        m_text->clear();
        m_summary->setText(tr("There is no suite to compare any more."));
        return;
    }
    m_summary->setText(tr("Comparing…"));
    m_job = m_jobs.startBackground<Compared>(
        tr("Comparing %1 with %2").arg(m_before->currentText(), m_after->currentText()),
        [workspace = m_workspace, a = m_before->currentText().toStdString(),
         b = m_after->currentText().toStdString(), viewer = m_viewer.toStdString()](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Compared> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(auto before, workspace::questionsNamed(reader, a, stop));
            ASSAY_TRY(auto after, workspace::questionsNamed(reader, b, stop));
            ASSAY_TRY(const auto suites, workspace::suites(reader));
            const std::set<base::RowId> withheld = workspace::withheldFrom(viewer, reader, suites);
            const int hidden = std::max(hideDecisionsOf(before, withheld), hideDecisionsOf(after, withheld));
            const workspace::SuiteDifference difference = workspace::compareSuites(before, after);
            return Compared{differenceRows(difference), difference.added.size(), difference.removed.size(),
                            difference.changed.size(),  difference.unchanged,    hidden};
        },
        this,
        [this, request = m_request](base::Result<Compared> compared) {
            if (request != m_request) {
                return;
            }
            if (!compared) {
                m_model->setRows({});
                m_text->clear();
                m_summary->setText(widgets::errorText(compared.error()));
                return;
            }
            const bool isItself = m_before->currentIndex() == m_after->currentIndex();
            m_summary->setText(
                isItself ? tr("That is the same twice: choose another version to compare it with.")
                         : tr("%1 added, %2 removed, %3 changed, %4 unchanged.")
                               .arg(count(compared->added), count(compared->removed),
                                    count(compared->changed), widgets::countText(compared->unchanged)));
            if (compared->withheld > 0) {
                m_summary->setText(m_summary->text() + QLatin1Char(' ') +
                                   tr("This suite is reviewed blind, and you have not judged %1 question(s) "
                                      "that others have: their status stays out.",
                                      nullptr, compared->withheld)
                                       .arg(widgets::countText(compared->withheld)));
            }
            const int row = std::max(0, m_table->currentIndex().row()); // where one was reading
            m_model->setRows(std::move(compared->rows));
            m_save->setEnabled(m_model->rowCount() > 0);
            if (m_model->rowCount() > 0) {
                m_table->selectRow(std::min(row, m_model->rowCount() - 1));
            }
            showRow();
        });
}

void CompareDialog::showRow() {
    const SuiteDifferenceRow* row = m_model->at(m_table->currentIndex().row());
    m_text->setHtml(row != nullptr ? widgets::wordDiffHtml(row->before, row->after, palette()) : QString());
}

} // namespace assay::app

#include "moc_compare_dialog.cpp"
