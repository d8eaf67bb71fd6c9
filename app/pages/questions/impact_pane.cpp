#include "app/pages/questions/impact_pane.h"

#include "app/pages/questions/question_controller.h"
#include "core/curation/suite_impact.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/results/answers/answer_words.h"
#include "core/results/curation/curation_impact.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/predictions/answer_sets.h"
#include "widgets/editing/keep_run_button.h"
#include "widgets/editing/run_questions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

enum Without { Flagged, Suspected, Both };

constexpr qlonglong kNewestRun = -1;

std::optional<base::RowId> chosenRun(const QComboBox& box) {
    const qlonglong run = box.currentIndex() < 0 ? kNewestRun : box.currentData().toLongLong();
    return run == kNewestRun ? std::nullopt : std::optional(static_cast<base::RowId>(run));
}

QString figureText(const curation::ImpactFigure& figure) {
    if (!figure.mean) {
        return widgets::undefinedText();
    }
    const QString mean = widgets::proportionText(figure.mean);
    return figure.confidence ? QStringLiteral("%1 [%2]").arg(
                                   mean, widgets::rangeText(widgets::proportionText(figure.confidence->low),
                                                            widgets::proportionText(figure.confidence->high)))
                             : mean;
}

QString figureReason(const curation::ImpactFigure& figure) {
    return figure.mean
               ? ImpactPane::tr("Mean of %n question(s), with the 95 % percentile interval of a bootstrap",
                                nullptr, static_cast<int>(figure.n))
               : ImpactPane::tr("Undefined: none of these questions has this score");
}

} // namespace

ImpactPane::ImpactPane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("impactPane"));
    m_set = new QComboBox(this);
    m_set->setObjectName(QStringLiteral("impactSet"));
    m_set->setAccessibleName(tr("Imported answers whose scores are compared"));
    m_run = new QComboBox(this);
    m_run->setObjectName(QStringLiteral("impactRun"));
    m_run->setAccessibleName(tr("Run whose scores join the imported ones"));
    m_run->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_run->setMinimumContentsLength(14);
    widgets::tellWholeEntry(*m_run, tr("Run whose scores join the imported ones"));
    m_without = new QComboBox(this);
    m_without->setObjectName(QStringLiteral("impactWithout"));
    m_without->setAccessibleName(tr("Which questions are left out"));
    m_without->addItem(tr("Without the flagged"), Flagged);
    m_without->addItem(tr("Without the suspected"), Suspected);
    m_without->addItem(tr("Without the flagged and the suspected"), Both);
    m_without->setCurrentIndex(Both);
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("impactState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_model = new QStandardItemModel(this);
    const QList<std::pair<QString, QString>> headings{
        {tr("Questions"), tr("All, then by difficulty")},
        {tr("Figure"), tr("As it was imported")},
        {tr("n with"), tr("Questions that have this score")},
        {tr("With"), tr("Mean over all questions, with its 95 % bootstrap interval")},
        {tr("n without"), tr("Questions that have this score and are not left out")},
        {tr("Without"), tr("Mean without those that are left out, with its 95 % bootstrap interval")},
        {tr("Change"), tr("Without minus with")},
        {tr("Verdict"),
         tr("Whether the 95 % interval of the change holds 0; below 6 questions on either side "
            "it cannot be judged")},
    };
    for (int column = 0; column < headings.size(); ++column) {
        auto* item = new QStandardItem(headings[column].first);
        item->setToolTip(headings[column].second);
        m_model->setHorizontalHeaderItem(column, item);
    }
    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("impactView"));
    m_view->setAccessibleName(tr("Figures with and without these questions"));
    m_view->setSettingsKey(QStringLiteral("questions/impact"));
    m_view->setModel(m_model);
    m_view->setDefaultColumnWidths({16, 20, 10, 26, 10, 26, 12, 18});
    auto* choices = new QHBoxLayout;
    choices->addWidget(m_set);
    choices->addWidget(m_run);
    choices->addWidget(m_without);
    m_keep = new widgets::KeepRunButton(QStringLiteral("impactKeep"), this);
    choices->addStretch(1);
    choices->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, this, &ImpactPane::keep);
    connect(m_keep, &widgets::KeepRunButton::kept, m_state, &QLabel::setText);
    connect(m_keep, &widgets::KeepRunButton::failed, &m_controller, &QuestionController::failed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(choices);
    layout->addWidget(m_state);
    layout->addWidget(m_view, 1);

    connect(m_set, &QComboBox::currentIndexChanged, this, &ImpactPane::fillRuns);
    for (QComboBox* box : {m_set, m_run, m_without}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ImpactPane::compute);
    }
    // Flags change with questions.
    connect(&m_controller, &QuestionController::journalChanged, this, &ImpactPane::refreshSoon);
    connect(&m_controller, &QuestionController::workspaceChanged, this, &ImpactPane::lookForSets);
}

void ImpactPane::setSuspicions(const std::string& suite, std::optional<std::set<base::RowId>> suspected) {
    if (suite == m_suite && suspected == m_suspected) {
        return;
    }
    m_suite = suite;
    m_suspected = std::move(suspected);
    refreshSoon();
}

void ImpactPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refreshSoon();
    }
}

void ImpactPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        fillSets();
        compute();
    }
}

// Scores come and go with imports, of which no journal tells.
void ImpactPane::lookForSets() {
    if (!isVisible()) {
        m_stale = true;
        return;
    }
    const auto listed = [this] {
        QList<std::pair<QVariant, QString>> sets;
        for (const QComboBox* box : {m_set, m_run}) {
            for (int i = 0; i < box->count(); ++i) {
                sets.append({box->itemData(i), box->itemText(i)});
            }
        }
        return sets;
    };
    const auto before = listed();
    fillSets();
    if (listed() != before) {
        compute();
    }
}

void ImpactPane::fillSets() {
    const QVariant chosen = m_set->currentData();
    const QSignalBlocker blocker(m_set);
    m_set->clear();
    const auto workspace = m_controller.workspace();
    const auto reader = workspace ? workspace->reader()
                                  : base::Result<workspace::Reader>(base::fail(base::ErrorCode::NotFound));
    if (!reader) {
        return;
    }
    const auto sets = workspace::answerSets(*reader);
    if (!sets) {
        Q_EMIT m_controller.failed(sets.error());
        return;
    }
    for (const workspace::AnswerSetInfo& set : *sets) {
        m_set->addItem(tr("%1 (%2)").arg(QString::fromStdString(set.name), widgets::countText(set.answers)),
                       static_cast<qlonglong>(set.id));
    }
    m_set->setCurrentIndex(std::max(m_set->count() > 0 ? 0 : -1, m_set->findData(chosen)));
    fillRuns();
}

void ImpactPane::fillRuns() {
    const QVariant chosen = m_run->currentData();
    const QSignalBlocker blocker(m_run);
    m_run->clear();
    const auto workspace = m_controller.workspace();
    const auto reader = workspace ? workspace->reader()
                                  : base::Result<workspace::Reader>(base::fail(base::ErrorCode::NotFound));
    const auto runs =
        reader ? workspace::answersRuns(*reader)
               : base::Result<std::vector<workspace::AnswersRunInfo>>(tl::unexpected(reader.error()));
    const qlonglong set = m_set->currentIndex() < 0 ? -1 : m_set->currentData().toLongLong();
    m_run->addItem(tr("Newest run"), kNewestRun);
    m_run->addItem(tr("As imported"), static_cast<qlonglong>(workspace::kNoAnswersRun));
    if (runs) {
        for (const workspace::AnswersRunInfo& run : *runs) {
            if (run.set == set) {
                m_run->addItem(widgets::runChoiceText(run), static_cast<qlonglong>(run.id));
            }
        }
    }
    constexpr int kWithoutRuns = 2;
    m_run->setVisible(m_run->count() > kWithoutRuns);
    m_run->setCurrentIndex(std::max(0, m_run->findData(chosen)));
}

void ImpactPane::compute() {
    ++m_request;
    if (m_job) {
        m_job->cancel();
        m_job = nullptr;
    }
    m_stale = false;
    m_keep->setOffered(false);
    if (m_suite.empty() || m_set->currentIndex() < 0 || !m_controller.workspace()) {
        m_model->removeRows(0, m_model->rowCount());
        m_state->setText(m_suite.empty()
                             ? tr("There is no suite yet. Import questions first.")
                             : tr("No scores of a system's answers are imported. Import them to see what the "
                                  "figures become without these questions."));
        return;
    }
    m_state->setText(tr("Computing…"));
    const auto without = static_cast<Without>(m_without->currentData().toInt());
    m_job = m_controller.jobs().startBackground<curation::QuestionImpact>(
        tr("Weighing the suspected questions"),
        [workspace = m_controller.workspace(), suite = m_suite,
         suspected = m_suspected.value_or(std::set<base::RowId>()), without,
         set = static_cast<base::RowId>(m_set->currentData().toLongLong()), run = chosenRun(*m_run)](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<curation::QuestionImpact> {
            ASSAY_TRY(auto reader, workspace->reader());
            ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, suite, stop));
            ASSAY_TRY(const auto answers, workspace::loadAnswerScores(reader, set, stop, run));
            return curation::suiteImpact(
                questions, answers,
                {without != Suspected, without != Flagged ? suspected : std::set<base::RowId>()}, stop);
        },
        this,
        [this, request = m_request](const base::Result<curation::QuestionImpact>& impact) {
            if (request != m_request) {
                return;
            }
            m_job = nullptr;
            if (impact) {
                show(*impact);
            } else if (impact.error().code != base::ErrorCode::Cancelled) {
                m_state->setText(widgets::errorText(impact.error()));
            }
        });
}

// The same questions are left out as in what is shown.
void ImpactPane::keep() {
    if (m_controller.workspace() == nullptr || m_controller.workspace()->isReadOnly()) {
        return;
    }
    const auto without = static_cast<Without>(m_without->currentData().toInt());
    m_keep->keep(m_controller.jobs(), tr("Keeping the impact as a run"),
                 [workspace = m_controller.workspace(), suite = m_suite,
                  suspected = without == Flagged ? std::set<base::RowId>()
                                                 : m_suspected.value_or(std::set<base::RowId>()),
                  without, set = static_cast<base::RowId>(m_set->currentData().toLongLong()),
                  who = m_controller.curator().toStdString()](
                     const std::stop_token& stop, base::ProgressSink&) -> base::Result<base::RowId> {
                     ASSAY_TRY(const auto reader, workspace->reader());
                     ASSAY_TRY(const auto questions, workspace::questionsNamed(reader, suite, stop));
                     ASSAY_TRY(const auto sets, workspace::answerSets(reader));
                     evaluate::ImpactRunPlan plan;
                     plan.suite = suite;
                     plan.flagged = without != Suspected;
                     plan.who = who;
                     for (const workspace::AnswerSetInfo& each : sets) {
                         plan.predictions = each.id == set ? each.name : plan.predictions;
                     }
                     for (const workspace::NamedQuestion& question : questions) {
                         if (suspected.contains(question.id)) {
                             plan.others.push_back(question.question.questionId);
                         }
                     }
                     return evaluate::keepImpactRun(*workspace, plan, stop);
                 });
}

void ImpactPane::show(const curation::QuestionImpact& impact) {
    m_keep->setOffered(!m_controller.workspace()->isReadOnly());
    m_model->removeRows(0, m_model->rowCount());
    const curation::ImpactGroup& all = impact.all;
    QString state = tr("%1: n = %2, %3 left out, %4 without a score.")
                        .arg(QString::fromStdString(m_suite), widgets::countText(all.questions),
                             widgets::countText(all.leftOut), widgets::countText(all.unscored));
    if (!m_suspected && m_without->currentData().toInt() != Flagged) {
        state += QLatin1Char(' ') + tr("It was not checked yet, so nothing of it is suspected.");
    }
    m_state->setText(state);
    addGroup(tr("All"), all);
    for (const auto& [difficulty, group] : impact.byDifficulty) {
        addGroup(difficulty.empty() ? tr("(difficulty missing)") : QString::fromStdString(difficulty), group);
    }
}

void ImpactPane::addGroup(const QString& title, const curation::ImpactGroup& group) {
    const auto cell = [](const curation::ImpactFigure& figure) {
        QStandardItem* const item = widgets::textItem(figureText(figure), figureReason(figure));
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        return item;
    };
    if (group.metrics.empty()) {
        QList<QStandardItem*> row{widgets::textItem(title), widgets::textItem(widgets::undefinedText())};
        const QString why = tr("Undefined: none of these questions has a score");
        row.append({widgets::countItem(0), widgets::textItem(widgets::undefinedText(), why),
                    widgets::countItem(0), widgets::textItem(widgets::undefinedText(), why),
                    widgets::textItem(widgets::undefinedText(), why), widgets::textItem(QString())});
        m_model->appendRow(row);
        return;
    }
    for (const auto& [metric, figures] : group.metrics) {
        m_model->appendRow(
            {widgets::textItem(title),
             widgets::textItem(widgets::windowText(results::outsideScoreTitle, std::string_view(metric))),
             widgets::countItem(figures.with.n), cell(figures.with), widgets::countItem(figures.without.n),
             cell(figures.without),
             widgets::figureItem(figures.change(), 4, widgets::Sign::Always,
                                 figures.change() ? tr("Without minus with")
                                                  : tr("Undefined: one of the two figures is")),
             widgets::textItem(widgets::windowText(results::impactVerdictText, figures))});
    }
}

} // namespace assay::app

#include "moc_impact_pane.cpp"
