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

} // namespace

void RepairsModel::setRepairs(std::vector<TextRepair> repairs) {
    beginResetModel();
    m_repairs = std::move(repairs);
    m_ticked.assign(m_repairs.size(), true);
    endResetModel();
    Q_EMIT ticksChanged();
}

void RepairsModel::tickAll(bool ticked) {
    m_ticked.assign(m_repairs.size(), ticked);
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0), {Qt::CheckStateRole});
    }
    Q_EMIT ticksChanged();
}

const TextRepair* RepairsModel::repairAt(int row) const {
    return row >= 0 && row < rowCount() ? &m_repairs[static_cast<std::size_t>(row)] : nullptr;
}

std::vector<TextRepair> RepairsModel::ticked() const {
    std::vector<TextRepair> repairs;
    for (std::size_t i = 0; i < m_repairs.size(); ++i) {
        if (m_ticked[i]) {
            repairs.push_back(m_repairs[i]);
        }
    }
    return repairs;
}

int RepairsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_repairs.size());
}

int RepairsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RepairsModel::data(const QModelIndex& index, int role) const {
    const TextRepair* repair = index.isValid() ? repairAt(index.row()) : nullptr;
    if (repair == nullptr) {
        return {};
    }
    if (role == Qt::CheckStateRole && index.column() == QuestionColumn) {
        return m_ticked[static_cast<std::size_t>(index.row())] ? Qt::Checked : Qt::Unchecked;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case QuestionColumn:
        return QString::fromStdString(repair->questionId);
    case FieldColumn:
        return fieldTitle(repair->field);
    case BeforeColumn:
        return QString::fromStdString(joined(repair->before)).simplified();
    case AfterColumn:
        return QString::fromStdString(joined(repair->after)).simplified();
    default:
        return {};
    }
}

QVariant RepairsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
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

Qt::ItemFlags RepairsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() == QuestionColumn ? flags | Qt::ItemIsUserCheckable : flags;
}

bool RepairsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || repairAt(index.row()) == nullptr) {
        return false;
    }
    m_ticked[static_cast<std::size_t>(index.row())] = value.toInt() == Qt::Checked;
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    Q_EMIT ticksChanged();
    return true;
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
    m_table->setDefaultColumnWidths({15, 15, 40, 40}); // both texts in view
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
    const TextRepair* repair = m_model->repairAt(m_table->currentIndex().row());
    m_text->setHtml(repair != nullptr
                        ? widgets::wordDiffHtml(joined(repair->before), joined(repair->after), palette())
                        : QString());
}

} // namespace assay::app

#include "moc_repair_dialog.cpp"
