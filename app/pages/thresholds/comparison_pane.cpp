#include "app/pages/thresholds/comparison_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "app/shell/session.h"
#include "core/workspace/scored/scored_sets.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/table_items.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace assay::app {
namespace {

constexpr int kRestMs = 200;

DetectorChoice choiceOf(const QComboBox* box) {
    return kDetectorChoices[static_cast<std::size_t>(box->currentIndex())];
}

QString pText(std::optional<double> p) {
    return p && *p < 0.0001 ? QStringLiteral("&lt; ") + widgets::proportionText(0.0001)
                            : widgets::proportionText(p);
}

QString signedText(std::optional<double> value) {
    QString text = widgets::proportionText(value);
    return value && *value > 0 ? QLatin1Char('+') + text : text;
}

// `cell` gives the text of a row and a column. The true classes are named beside the first matrix only, so
// that three stand side by side.
template <typename Cell>
QString matrixHtml(const QString& title, bool namesTruth, Cell cell) {
    QString html =
        QStringLiteral("<td style='padding-right:16px'><b>%1</b><table cellpadding='2'><tr>").arg(title);
    html += namesTruth ? QStringLiteral("<td></td>") : QString();
    for (const model::Label label : model::kLabels) {
        html +=
            QStringLiteral("<td align='right' style='white-space:pre'>%1</td>").arg(shortLabelText(label));
    }
    html += QStringLiteral("</tr>");
    for (const model::Label truth : model::kLabels) {
        html += QStringLiteral("<tr>");
        html += namesTruth ? QStringLiteral("<td style='white-space:pre'>%1</td>")
                                 .arg(QCoreApplication::translate("assay::app::ComparisonPane", "true %1")
                                          .arg(shortLabelText(truth)))
                           : QString();
        for (const model::Label predicted : model::kLabels) {
            html += QStringLiteral("<td align='right' style='white-space:pre'>%1</td>")
                        .arg(cell(model::indexOf(truth), model::indexOf(predicted)));
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table></td>");
}

base::Result<ComparisonResult> compare(const model::ScoredColumns& columns, const evaluate::Detector& a,
                                       const evaluate::Detector& b) {
    return evaluate::compareDetectors(columns, evaluate::decisionsOf(a, columns),
                                      evaluate::decisionsOf(b, columns))
        .map([](evaluate::DetectorComparison comparison) {
            return ComparisonResult{std::move(comparison), 0, 0, 0};
        });
}

base::Result<ComparisonResult> compareWithSet(const model::ScoredColumns& columns, base::RowId set,
                                              base::RowId other, const workspace::Workspace& workspace,
                                              const evaluate::Detector& a, const evaluate::Detector& b,
                                              const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(const auto reader, workspace.reader());
    const auto idsA = workspace::scoredSampleIds(reader, set, stop);
    const auto idsB = workspace::scoredSampleIds(reader, other, stop);
    const auto columnsB = workspace::loadScoredColumns(reader, other, stop, progress);
    if (!idsA || !idsB || !columnsB) {
        return tl::unexpected(!idsA ? idsA.error() : !idsB ? idsB.error() : columnsB.error());
    }
    const evaluate::MatchedSamples matched =
        evaluate::matchSamples(*idsA, columns.label, *idsB, columnsB->label);
    return evaluate::compareDetectors(columns, evaluate::decisionsOf(a, columns),
                                      evaluate::decisionsElsewhere(b, columns, *columnsB, matched))
        .map([&](evaluate::DetectorComparison comparison) {
            return ComparisonResult{std::move(comparison), static_cast<std::int64_t>(matched.onlyInA.size()),
                                    static_cast<std::int64_t>(matched.onlyInB.size()),
                                    static_cast<std::int64_t>(matched.labelsDiffer.size())};
        });
}

} // namespace

ComparisonPane::ComparisonPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("comparisonPane"));
    m_a = makeChoice(QStringLiteral("detectorA"), tr("Detector A"));
    m_b = makeChoice(QStringLiteral("detectorB"), tr("Detector B"));
    m_b->setCurrentIndex(1);
    m_set = new QComboBox(this);
    m_set->setObjectName(QStringLiteral("comparisonSet"));
    m_set->setAccessibleName(tr("The set that detector B judges"));
    m_thresholds = new QComboBox(this);
    m_thresholds->setObjectName(QStringLiteral("comparisonThresholds"));
    m_thresholds->setAccessibleName(tr("Thresholds of both"));
    m_thresholds->addItems(
        {tr("each scenario's present τ"), tr("predetermined defaults"), tr("the τ of all samples")});
    auto* const top = new QHBoxLayout;
    for (const auto& [text, box] : {std::pair(tr("A"), m_a), std::pair(tr("against B"), m_b),
                                    std::pair(tr("of"), m_set), std::pair(tr("at"), m_thresholds)}) {
        auto* const label = new QLabel(text, this);
        label->setBuddy(box);
        top->addWidget(label);
        top->addWidget(box, 1);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(14);
        widgets::tellWholeEntry(*box, box->toolTip());
        connect(box, &QComboBox::currentIndexChanged, this, &ComparisonPane::refreshSoon);
    }
    m_text = new QTextBrowser(this);
    m_text->setObjectName(QStringLiteral("comparisonText"));
    m_text->setAccessibleName(tr("The comparison"));
    m_text->setOpenLinks(false);
    m_scenarios = new QStandardItemModel(this);
    m_scenarios->setHorizontalHeaderLabels(
        {tr("Scenario"), tr("n"), tr("F1 of A"), tr("F1 of B"), tr("A − B")});
    widgets::alignHeadings(*m_scenarios, {0});
    m_scenarioView = new widgets::DataTableView(this);
    m_scenarioView->setObjectName(QStringLiteral("comparisonScenarios"));
    m_scenarioView->setAccessibleName(tr("Macro-F1 per scenario of both detectors"));
    m_scenarioView->setModel(m_scenarios);
    m_scenarioView->setDefaultColumnWidths({16, 7, 9, 9, 9});
    auto* const below = new QHBoxLayout;
    below->addWidget(m_text, 3);
    below->addWidget(m_scenarioView, 2);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addLayout(below, 1);

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &ComparisonPane::refresh);
    for (const auto signal : {&ThresholdController::dataChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scoringChanged, &ThresholdController::tauChanged,
                              &ThresholdController::pinChanged}) {
        connect(&m_controller, signal, this, &ComparisonPane::refreshSoon);
    }
    connect(&m_controller, &ThresholdController::dataChanged, this, &ComparisonPane::fillSets);
}

QComboBox* ComparisonPane::makeChoice(const QString& objectName, const QString& name) {
    auto* const box = new QComboBox(this);
    box->setObjectName(objectName);
    box->setAccessibleName(name);
    for (const DetectorChoice choice : kDetectorChoices) {
        box->addItem(detectorText(choice));
    }
    return box;
}

void ComparisonPane::setSession(Session* session) {
    m_session = session;
    connect(session, &Session::scoredSetsChanged, this, &ComparisonPane::fillSets);
    fillSets();
}

void ComparisonPane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_workspace = std::move(workspace);
}

void ComparisonPane::fillSets() {
    const QSignalBlocker quiet(m_set);
    const qlonglong chosen = m_set->currentData().toLongLong();
    m_set->clear();
    m_set->addItem(tr("this set"), 0LL);
    if (m_session && m_controller.hasData()) {
        for (const workspace::ScoredSetInfo& set : m_session->scoredSets()) {
            if (set.id != m_controller.data()->info.id) {
                m_set->addItem(QString::fromStdString(set.name), static_cast<qlonglong>(set.id));
            }
        }
    }
    m_set->setCurrentIndex(std::max(0, m_set->findData(chosen)));
}

void ComparisonPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void ComparisonPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        m_timer.start();
    }
}

void ComparisonPane::refresh() {
    m_timer.stop();
    m_stale = false;
    const quint64 request = ++m_request;
    if (m_job) {
        m_job->cancel();
    }
    m_scenarios->removeRows(0, m_scenarios->rowCount());
    if (!m_session || !m_controller.hasData()) {
        m_text->setPlainText(tr("No set is loaded."));
        return;
    }
    const DetectorSettings settings =
        detectorSettings(m_controller, static_cast<ThresholdChoice>(m_thresholds->currentIndex()));
    const auto a = detectorOf(choiceOf(m_a), settings);
    const auto b = detectorOf(choiceOf(m_b), settings);
    if (!a || !b) {
        m_text->setPlainText(tr("Nothing is pinned: pin the thresholds that are to be compared first."));
        return;
    }
    m_job = m_session->jobs().startBackground<ComparisonResult>(
        tr("Comparing two detectors"),
        [data = m_controller.data(), workspace = m_workspace, other = m_set->currentData().toLongLong(),
         a = *a, b = *b](const std::stop_token& stop, base::ProgressSink& progress) {
            return other == 0 || !workspace ? compare(data->columns, a, b)
                                            : compareWithSet(data->columns, data->info.id, other, *workspace,
                                                             a, b, stop, progress);
        },
        this,
        [this, request](const base::Result<ComparisonResult>& result) {
            if (request != m_request) {
                return; // something has moved meanwhile
            }
            if (result) {
                showResult(*result);
            } else if (result.error().code == base::ErrorCode::InputNotUsable) {
                m_text->setPlainText(tr("There is no sample that both detectors judge."));
            } else if (result.error().code != base::ErrorCode::Cancelled) {
                m_text->setPlainText(widgets::errorText(result.error()));
                Q_EMIT failed(result.error());
            }
        });
}

void ComparisonPane::showResult(const ComparisonResult& result) {
    m_text->setHtml(html(result));
    for (const evaluate::ScenarioF1& scenario : result.comparison.scenarioF1) {
        m_scenarios->appendRow(
            {widgets::textItem(scenario.scenario.empty() ? tr("(no scenario)")
                                                         : QString::fromStdString(scenario.scenario)),
             widgets::countItem(scenario.n), widgets::figureItem(scenario.a), widgets::figureItem(scenario.b),
             widgets::figureItem(scenario.a - scenario.b, 4, widgets::Sign::Always)});
    }
}

QString ComparisonPane::html(const ComparisonResult& result) const {
    const evaluate::DetectorComparison& c = result.comparison;
    QString text;
    const auto add = [&text](const QString& line) {
        text += QStringLiteral("<p style='margin:2px'>%1</p>").arg(line);
    };
    switch (c.verdict) {
    case evaluate::ComparisonVerdict::Significant:
        add(tr("<b>A adds significant value</b>: ΔMacro-F1 above 0.05 and p below 0.05."));
        break;
    case evaluate::ComparisonVerdict::Redundant:
        add(tr("<b>A is redundant</b> beside B: ΔMacro-F1 below 0.02."));
        break;
    case evaluate::ComparisonVerdict::Worse:
        add(tr("<b>A is worse</b> than B: ΔMacro-F1 below −0.02."));
        break;
    case evaluate::ComparisonVerdict::Inconclusive:
        add(tr("<b>Inconclusive</b>: neither the document's limit for value nor that for redundancy is "
               "reached."));
        break;
    }
    add(tr("n = %1 sample(s) judged by both; %2 left out.", nullptr, static_cast<int>(c.n))
            .arg(widgets::countText(c.n), widgets::countText(c.leftOut)));
    const bool isEntropy =
        isAboutEntropy(choiceOf(m_a), choiceOf(m_b)) && m_set->currentData().toLongLong() == 0;
    if (isEntropy && c.withoutEntropy > 0) {
        add(tr("%1 of them have no E: there full equals no-entropy.")
                .arg(widgets::countText(c.withoutEntropy)));
    }
    if (result.onlyInA + result.onlyInB + result.labelsDiffer > 0) {
        add(tr("Matched by sample id: %1 only in this set, %2 only in the other, %3 with another true class "
               "(this "
               "set's counts).")
                .arg(widgets::countText(result.onlyInA), widgets::countText(result.onlyInB),
                     widgets::countText(result.labelsDiffer)));
    }
    text += QStringLiteral("<table><tr>");
    text += matrixHtml(tr("A"), true, [&](std::size_t t, std::size_t p) {
        return widgets::countText(c.matrixA.cells[t][p]);
    });
    text += matrixHtml(tr("B"), false, [&](std::size_t t, std::size_t p) {
        return widgets::countText(c.matrixB.cells[t][p]);
    });
    text += matrixHtml(tr("A − B"), false, [&](std::size_t t, std::size_t p) {
        const std::int64_t difference = c.difference[t][p];
        return difference > 0 ? QLatin1Char('+') + widgets::countText(difference)
                              : widgets::countText(difference);
    });
    text += QStringLiteral("</tr></table>");
    const auto figure = [&](const QString& name, std::optional<double> a, std::optional<double> b,
                            std::optional<double> delta) {
        add(tr("%1: A %2, B %3, Δ %4")
                .arg(name, widgets::proportionText(a), widgets::proportionText(b), signedText(delta)));
    };
    figure(tr("Accuracy"), c.a.accuracy, c.b.accuracy, c.accuracyDelta());
    figure(tr("Macro-F1"), c.a.macroF1, c.b.macroF1, c.macroF1Delta());
    figure(tr("Recall of hallucination"), c.a.of(model::Label::Hallucination).recall,
           c.b.of(model::Label::Hallucination).recall, c.hallucinationRecallDelta());
    if (isEntropy) {
        add(tr("Entropy's contribution to the recall of hallucination: %1")
                .arg(signedText(c.hallucinationRecallDelta())));
    }
    const QString use = QStringLiteral("<b>%1</b>").arg(tr("(the one to use)"));
    add(tr("McNemar: only A right %1, only B right %2; exact p %3 %4; corrected χ² %5, p %6 %7")
            .arg(widgets::countText(c.aRightBWrong), widgets::countText(c.aWrongBRight),
                 pText(c.mcnemar.exactP), c.mcnemar.usesExact ? use : QString(),
                 widgets::proportionText(c.mcnemar.correctedChi2, 3), pText(c.mcnemar.correctedP),
                 c.mcnemar.usesExact ? QString() : use));
    add(c.pairedT ? tr("Paired t over scenario F1: t %1, df %2, p %3")
                        .arg(c.pairedT->t, 0, 'f', 3)
                        .arg(c.pairedT->df)
                        .arg(pText(c.pairedT->p))
                  : tr("Paired t over scenario F1: undefined, the differences do not vary."));
    add(c.wilcoxon
            ? tr("Wilcoxon over scenario F1: W %1, p %2 (%3)")
                  .arg(c.wilcoxon->statistic, 0, 'f', 1)
                  .arg(pText(c.wilcoxon->p), c.wilcoxon->exact ? tr("exact") : tr("normal approximation"))
            : tr("Wilcoxon over scenario F1: undefined, no scenario differs."));
    return text;
}

} // namespace assay::app

#include "moc_comparison_pane.cpp"
