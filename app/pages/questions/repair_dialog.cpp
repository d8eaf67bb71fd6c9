#include "app/pages/questions/repair_dialog.h"

#include "app/pages/questions/question_text.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

std::string joined(const std::vector<std::string>& entries) {
    std::string text;
    for (const std::string& entry : entries) {
        text += (text.empty() ? "" : "\n") + entry;
    }
    return text;
}

QString lineOf(const std::vector<std::string>& entries) {
    return QString::fromStdString(joined(entries)).simplified();
}

} // namespace

RepairsModel::RepairsModel(QObject* parent)
    : RowTable(parent) {
    setColumns({{.key = QuestionColumn,
                 .title = tr("Question"),
                 .width = 15,
                 .text = [](const RepairRow& row) { return row.repair.questionId; },
                 .checked = &RepairRow::isTicked,
                 .check = [this](int row, bool on) { return tick(row, on); }},
                {.key = FieldColumn,
                 .title = tr("Field"),
                 .width = 15,
                 .text = [](const RepairRow& row) { return fieldTitle(row.repair.field); }},
                {.key = BeforeColumn,
                 .title = tr("Before"),
                 .width = 40, // both texts in view
                 .text = [](const RepairRow& row) { return lineOf(row.repair.before); }},
                {.key = AfterColumn, .title = tr("After"), .width = 40, .text = [](const RepairRow& row) {
                     return lineOf(row.repair.after);
                 }}});
    setKey([](const RepairRow& row) {
        return QStringLiteral("%1/%2").arg(row.repair.question).arg(static_cast<int>(row.repair.field));
    });
}

void RepairsModel::setRepairs(std::vector<TextRepair> repairs) {
    std::vector<RepairRow> rows;
    for (TextRepair& repair : repairs) {
        rows.push_back({std::move(repair)});
    }
    setRows(std::move(rows));
    Q_EMIT ticksChanged();
}

void RepairsModel::tickAll(bool ticked) {
    std::vector<RepairRow> all = rows();
    for (RepairRow& row : all) {
        row.isTicked = ticked;
    }
    updateRows(std::move(all));
    Q_EMIT ticksChanged();
}

bool RepairsModel::tick(int row, bool on) {
    replaceAt(row, {at(row)->repair, on});
    Q_EMIT ticksChanged();
    return true;
}

std::vector<TextRepair> RepairsModel::ticked() const {
    std::vector<TextRepair> repairs;
    for (const RepairRow& row : rows()) {
        if (row.isTicked) {
            repairs.push_back(row.repair);
        }
    }
    return repairs;
}

RepairDialog::RepairDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                           const std::string& suite, QWidget* parent)
    : QDialog(parent)
    , m_model(new RepairsModel(this))
    , m_summary(new QLabel(tr("Looking for texts that were decoded with the wrong character set…"), this))
    , m_table(new widgets::DataTableView(this))
    , m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("repairDialog"));
    setWindowTitle(tr("Repair texts of “%1”").arg(QString::fromStdString(suite)));
    setModal(false);
    m_summary->setObjectName(QStringLiteral("repairSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("repairTable"));
    m_table->setAccessibleName(tr("Texts and their repairs"));
    m_table->setSettingsKey(QStringLiteral("columns/repairs"));
    m_table->setModel(m_model);
    m_table->fillWidth();
    m_text->setObjectName(QStringLiteral("repairText"));
    m_text->setAccessibleName(tr("The difference word by word"));
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    auto* buttons = new QDialogButtonBox(this);
    auto* all = buttons->addButton(tr("Tick all"), QDialogButtonBox::ActionRole);
    all->setObjectName(QStringLiteral("repairAll"));
    auto* none = buttons->addButton(tr("Tick none"), QDialogButtonBox::ActionRole);
    none->setObjectName(QStringLiteral("repairNone"));
    m_apply = buttons->addButton(tr("Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("repairApply"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    connect(all, &QPushButton::clicked, m_model, [this] { m_model->tickAll(true); });
    connect(none, &QPushButton::clicked, m_model, [this] { m_model->tickAll(false); });
    connect(m_model, &RepairsModel::ticksChanged, this, &RepairDialog::refresh);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &RepairDialog::showRow);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { Q_EMIT chosen(m_model->ticked()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    m_apply->setEnabled(false);
    resize(fontMetrics().averageCharWidth() * 120, fontMetrics().height() * 34);

    m_job = jobs.startBackground<std::vector<TextRepair>>(
        tr("Looking for repairs in %1").arg(QString::fromStdString(suite)),
        [workspace = std::move(workspace), suite](const std::stop_token& stop, base::ProgressSink& progress)
            -> base::Result<std::vector<TextRepair>> {
            ASSAY_TRY(auto reader, workspace->reader());
            return findRepairs(reader, suite, stop, progress);
        },
        this,
        [this](base::Result<std::vector<TextRepair>> repairs) {
            if (!repairs) {
                m_summary->setText(widgets::errorText(repairs.error()));
                return;
            }
            m_ready = true;
            m_model->setRepairs(std::move(*repairs));
            if (m_model->rowCount() > 0) {
                m_table->selectRow(0);
            }
            showRow();
        });
}

RepairDialog::~RepairDialog() {
    if (m_job) {
        m_job->cancel();
    }
}

void RepairDialog::refresh() {
    if (!m_ready) {
        return;
    }
    const auto ticked = static_cast<std::int64_t>(m_model->ticked().size());
    m_summary->setText(m_model->rowCount() == 0
                           ? tr("No text of this suite was decoded with the wrong character set.")
                           : tr("%1 of %2 texts will be repaired, in one step of undo.")
                                 .arg(widgets::countText(ticked), widgets::countText(m_model->rowCount())));
    m_apply->setEnabled(ticked > 0);
}

void RepairDialog::showRow() {
    const RepairRow* row = m_model->at(m_table->currentIndex().row());
    m_text->setHtml(row != nullptr ? widgets::wordDiffHtml(joined(row->repair.before),
                                                           joined(row->repair.after), palette())
                                   : QString());
}

} // namespace assay::app

#include "moc_repair_dialog.cpp"
