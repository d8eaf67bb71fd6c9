#include "app/pages/questions/collision_dialog.h"

#include "app/pages/questions/suite_difference_model.h"
#include "core/imports/importing.h"
#include "core/model/question_field.h"
#include "core/workspace/suites/import_collisions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/marked_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <utility>

namespace assay::app {
namespace {

using workspace::CollisionChoice;

struct Collisions {
    std::vector<SuiteDifferenceRow> rows;
    int questions = 0;
};

Collisions rowsOf(const std::vector<workspace::ImportCollision>& collisions) {
    Collisions made{{}, static_cast<int>(collisions.size())};
    for (const workspace::ImportCollision& each : collisions) {
        for (const model::QuestionField field : model::differingFields(each.held, each.incoming)) {
            made.rows.push_back({SuiteDifferenceRow::Kind::Changed, each.held.questionId,
                                 std::string(model::fieldInfo(field).name),
                                 model::fieldText(each.held, field), model::fieldText(each.incoming, field)});
        }
    }
    return made;
}

} // namespace

CollisionDialog::CollisionDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                                 const imports::ImportPlan& plan, bool mayReplace, QWidget* parent)
    : QDialog(parent)
    , m_jobs(jobs)
    , m_plan(plan)
    , m_summary(new QLabel(this))
    , m_model(new SuiteDifferenceModel(this))
    , m_table(new widgets::DataTableView(this))
    , m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("collisionDialog"));
    setWindowTitle(tr("What would be replaced in %1").arg(QString::fromStdString(plan.name)));
    setModal(false);
    m_summary->setObjectName(QStringLiteral("collisionSummary"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_table->setObjectName(QStringLiteral("collisionTable"));
    m_table->setAccessibleName(tr("Differences"));
    m_table->setSettingsKey(QStringLiteral("columns/collisions"));
    m_table->setModel(m_model);
    m_table->fillWidth();
    m_text->setObjectName(QStringLiteral("collisionText"));
    m_text->setAccessibleName(tr("The difference word by word"));
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_table);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 1);
    auto* buttons = new QDialogButtonBox(this);
    const auto offer = [this, buttons](const char* name, const QString& text, const QString& tip,
                                       CollisionChoice choice) {
        QPushButton* const button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, choice] { choose(choice); });
        return button;
    };
    offer("collisionKeepBoth", tr("Keep both"), tr("The questions of the file become a suite of their own"),
          CollisionChoice::OwnSuite);
    offer("collisionReplace", tr("Replace"),
          tr("Colliding questions get a new revision, which can be undone; new ones are added"),
          CollisionChoice::Replace)
        ->setEnabled(mayReplace);
    offer("collisionSkip", tr("Skip them"), tr("Colliding questions stay as they are; new ones are added"),
          CollisionChoice::Skip);
    buttons->addButton(QDialogButtonBox::Cancel)->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(splitter, 1);
    layout->addWidget(buttons);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &CollisionDialog::showRow);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::rejected, this, [this] {
        if (!m_isChosen) {
            Q_EMIT chosen(m_plan, CollisionChoice::Refuse);
        }
    });
    resize(fontMetrics().averageCharWidth() * 130, fontMetrics().height() * 34);
    compare(std::move(workspace));
}

CollisionDialog::~CollisionDialog() {
    if (m_job) {
        m_job->cancel();
    }
}

void CollisionDialog::choose(CollisionChoice choice) {
    m_isChosen = true;
    Q_EMIT chosen(m_plan, choice);
    accept();
}

void CollisionDialog::compare(std::shared_ptr<workspace::Workspace> workspace) {
    m_summary->setText(tr("Comparing…"));
    m_job = m_jobs.startBackground<Collisions>(
        tr("Comparing %1 with its file").arg(QString::fromStdString(m_plan.name)),
        [workspace = std::move(workspace), plan = m_plan](
            const std::stop_token& stop, base::ProgressSink& progress) -> base::Result<Collisions> {
            ASSAY_TRY(const auto reader, workspace->reader());
            ASSAY_TRY(const auto collisions,
                      workspace::importCollisions(reader, plan.files, imports::questionOptions(plan, {}),
                                                  stop, progress));
            return rowsOf(collisions);
        },
        this,
        [this](base::Result<Collisions> compared) {
            if (!compared) {
                m_summary->setText(widgets::errorText(compared.error()));
                return;
            }
            m_summary->setText(tr("%n question(s) of the suite would be replaced. Before: as it is there; "
                                  "after: as the file has it.",
                                  nullptr, compared->questions));
            m_model->setRows(std::move(compared->rows));
            if (m_model->rowCount() > 0) {
                m_table->selectRow(0);
            }
            showRow();
        });
}

void CollisionDialog::showRow() {
    const SuiteDifferenceRow* row = m_model->at(m_table->currentIndex().row());
    m_text->setHtml(row != nullptr ? widgets::wordDiffHtml(row->before, row->after, palette()) : QString());
}

} // namespace assay::app

#include "moc_collision_dialog.cpp"
