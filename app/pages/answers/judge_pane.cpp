#include "app/pages/answers/judge_pane.h"

#include "app/pages/answers/answers_controller.h"
#include "core/base/hash.h"
#include "core/evaluate/runs/kept_evaluations.h"
#include "core/results/answers/answer_words.h"
#include "core/results/answers/judge_blocks.h"
#include "widgets/editing/keep_run_button.h"
#include "widgets/endpoint/chat_service_form.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_case.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/text/whole_label.h"
#include "widgets/theme/tab_order.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QShowEvent>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <algorithm>
#include <memory>
#include <utility>

namespace assay::app {
namespace {

constexpr double kNoScoreGiven = -0.5; // of the box, shown as "no score"

} // namespace

JudgePane::JudgePane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("answersJudge"));
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->addWidget(makeService());
    columns->addWidget(makeQueue());
    columns->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    layout->addWidget(columns);
    widgets::tabAsLaidOut(*this);
    connect(m_service, &widgets::ChatServiceForm::changed, this, &JudgePane::changed);
    connect(m_prompt, &QComboBox::currentIndexChanged, this, &JudgePane::changed);
    connect(&m_controller, &AnswersController::runChanged, this, [this] {
        fillJudges();
        changed();
        compareSoon();
    });
    connect(&m_controller, &AnswersController::otherChanged, this, &JudgePane::compareSoon);
    connect(&m_controller, &AnswersController::workspaceWritten, this, &JudgePane::compareSoon);
    connect(&m_controller, &AnswersController::questionExplained, this, &JudgePane::showAnswer);
    connect(&m_controller, &AnswersController::questionSelected, this, &JudgePane::showAnswer);
    fillJudges();
    changed();
    showAnswer();
}

QWidget* JudgePane::makeService() {
    auto* side = new QWidget(this);
    m_service = new widgets::ChatServiceForm(QStringLiteral("judgeService"), side);
    m_prompt = new QComboBox(side);
    m_prompt->setObjectName(QStringLiteral("judgePrompt"));
    m_prompt->setAccessibleName(tr("What the judge is asked"));
    m_prompt->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_prompt->setMinimumContentsLength(12);
    for (const std::string_view name : evaluate::kJudgePresets) {
        const auto preset = evaluate::judgePreset(name);
        const QString key = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        m_prompt->addItem(
            preset ? widgets::windowText(results::rubricTitle, preset->title, preset->name) : key, key);
    }
    m_state = new QLabel(side);
    m_state->setObjectName(QStringLiteral("judgeState"));
    widgets::keepWhole(*m_state);
    m_estimate = new QPushButton(tr("Estimate"), side);
    m_estimate->setObjectName(QStringLiteral("judgeEstimate"));
    m_offer = new QPushButton(tr("Offer for measuring"), side);
    m_offer->setObjectName(QStringLiteral("judgeOffer"));
    m_offer->setToolTip(tr("The judge stands among the scores that a measurement can take; it is asked when "
                           "somebody measures with it. Its answers are sent to the service."));
    auto* rows = new QFormLayout;
    rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    rows->addRow(tr("Judges by"), m_prompt);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_estimate);
    buttons->addWidget(m_offer);
    m_verdict = new QLabel(side);
    m_verdict->setObjectName(QStringLiteral("judgeVerdict"));
    widgets::keepWhole(*m_verdict);
    m_keep = new widgets::KeepRunButton(QStringLiteral("judgeKeep"), side);
    m_keep->setToolTip(tr("How far the judge agrees with people, kept as it is now; the page Runs shows it"));
    m_judge = new QComboBox(side);
    m_judge->setObjectName(QStringLiteral("judgeChoice"));
    m_judge->setAccessibleName(tr("Which judge of the run"));
    m_judge->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_judge->setMinimumContentsLength(12);
    m_judgeLabel = new QLabel(tr("Judge"), side);
    m_judgeLabel->setBuddy(m_judge);
    connect(m_judge, &QComboBox::activated, this, &JudgePane::showComparison);
    auto* keeping = new QHBoxLayout;
    keeping->addWidget(m_judgeLabel);
    keeping->addWidget(m_judge, 1);
    keeping->addStretch(1);
    keeping->addWidget(m_keep);
    connect(m_keep, &QPushButton::clicked, this, &JudgePane::keep);
    connect(m_keep, &widgets::KeepRunButton::kept, &m_controller, &AnswersController::noticed);
    connect(m_keep, &widgets::KeepRunButton::failed, &m_controller, &AnswersController::failed);
    auto* area = new widgets::BlocksArea(side);
    m_blocks = area->addGroup();
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_service);
    layout->addLayout(rows);
    layout->addWidget(m_state);
    layout->addLayout(buttons);
    layout->addWidget(m_verdict);
    layout->addLayout(keeping);
    layout->addWidget(area, 1);
    connect(m_estimate, &QPushButton::clicked, this, &JudgePane::estimate);
    connect(m_offer, &QPushButton::clicked, this, &JudgePane::offer);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what it holds takes the keys
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(side);
    return scroll;
}

QWidget* JudgePane::makeQueue() {
    auto* side = new QWidget(this);
    m_text = new QTextBrowser(side);
    m_text->setObjectName(QStringLiteral("judgeText"));
    m_text->setAccessibleName(tr("Question, gold and answer"));
    m_text->setOpenLinks(false);
    m_text->setTabChangesFocus(true);
    m_score = new QDoubleSpinBox(side);
    m_score->setObjectName(QStringLiteral("judgeScore"));
    m_score->setAccessibleName(tr("Your score from 0 to 10"));
    m_score->setRange(kNoScoreGiven, 10);
    m_score->setSingleStep(0.5);
    m_score->setDecimals(1);
    m_score->setSpecialValueText(tr("no score"));
    m_pass = new QPushButton(tr("Passes"), side);
    m_pass->setObjectName(QStringLiteral("judgePass"));
    m_fail = new QPushButton(tr("Fails"), side);
    m_fail->setObjectName(QStringLiteral("judgeFail"));
    m_open = new QPushButton(tr("Undetermined"), side);
    m_open->setObjectName(QStringLiteral("judgeOpen"));
    m_next = new QPushButton(tr("Next"), side);
    m_next->setObjectName(QStringLiteral("judgeNext"));
    m_judged = new QLabel(side);
    m_judged->setObjectName(QStringLiteral("judgeJudged"));
    widgets::keepWhole(*m_judged);
    auto* score = new QHBoxLayout;
    score->addWidget(m_score);
    score->addStretch(1);
    score->addWidget(m_next);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {m_pass, m_fail, m_open}) {
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_judged);
    layout->addLayout(score);
    layout->addLayout(buttons);
    connect(m_pass, &QPushButton::clicked, this, [this] { say(workspace::HumanVerdict::Pass); });
    connect(m_fail, &QPushButton::clicked, this, [this] { say(workspace::HumanVerdict::Fail); });
    connect(m_open, &QPushButton::clicked, this, [this] { say(workspace::HumanVerdict::Undetermined); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_controller.step(1); });
    return side;
}

void JudgePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    compareSoon();
    if (!m_controller.item() && !m_controller.shown().empty()) {
        m_controller.goToRow(0);
    }
}

base::Result<evaluate::JudgeSettings> JudgePane::settings() const {
    evaluate::JudgeSettings settings{m_service->settings()};
    ASSAY_TRY(settings.prompt, evaluate::judgePreset(m_prompt->currentData().toString().toStdString()));
    settings.bearerToken = m_service->key();
    return settings;
}

void JudgePane::changed() {
    ++m_request;
    const QString service = m_service->problem();
    const bool hasRun = m_controller.view() != nullptr;
    m_state->setText(!service.isEmpty() ? service
                     : hasRun ? tr("What judging takes is estimated first; nothing is sent for that.")
                              : tr("Measure answers first: a judge scores those of a run."));
    m_estimate->setEnabled(service.isEmpty() && hasRun);
    m_offer->setEnabled(false);
}

void JudgePane::estimate() {
    const auto wanted = settings();
    const AnswersView* const view = m_controller.view();
    if (!wanted || view == nullptr) {
        return;
    }
    const quint64 request = ++m_request;
    m_controller.jobs().startBackground<evaluate::ChatEstimate>(
        tr("Estimating what judging takes"),
        [workspace = m_controller.workspace(), run = view->run.settings,
         settings = *wanted](const std::stop_token& stop, base::ProgressSink&) {
            return evaluate::estimateJudging(*workspace, run, settings, stop);
        },
        this,
        [this, request](const base::Result<evaluate::ChatEstimate>& estimate) {
            if (request != m_request) {
                return; // of what stood in the fields before
            }
            m_state->setText(estimate ? widgets::windowText(results::askEstimateText, *estimate)
                                      : widgets::errorText(estimate.error()));
            m_offer->setEnabled(estimate.has_value());
        });
}

void JudgePane::offer() {
    const auto wanted = settings();
    if (!wanted) {
        return Q_EMIT m_controller.failed(wanted.error());
    }
    const QString model = QString::fromStdString(wanted->chat.model);
    // Each model with each prompt is a judge of its own: several can be ticked for one measurement.
    const std::string hash = base::sha256(evaluate::judgePromptJson(wanted->prompt));
    const std::string name = evaluate::judgeName(wanted->chat.model, wanted->prompt.name, hash);
    m_controller.offerScores(
        {QString::fromStdString(name), tr("Judge: %1, %2").arg(model, m_prompt->currentText()),
         [settings = *wanted](
             workspace::Workspace& workspace) -> base::Result<std::unique_ptr<evaluate::ScoreSource>> {
             return std::make_unique<evaluate::JudgeSource>(workspace, settings);
         }});
    Q_EMIT m_controller.noticed(tr("The judge stands among the scores under Setup."));
}

const model::Prediction* JudgePane::answer() const {
    const ExplainedQuestion* const explained = m_controller.explained();
    if (explained == nullptr) {
        return nullptr;
    }
    const auto found =
        std::ranges::find_if(explained->answers.predictions,
                             [](const model::Prediction& prediction) { return prediction.isAnswered(); });
    return found == explained->answers.predictions.end() ? nullptr : &*found;
}

QString JudgePane::judgedText(const model::Prediction& prediction) const {
    QStringList said;
    const auto add = [&](const std::string& name) {
        const auto overall = prediction.scores.find(name);
        if (overall != prediction.scores.end()) {
            said += tr("The judge (%1) gives %2.")
                        .arg(QString::fromStdString(overall->second.model),
                             QLocale().toString(overall->second.value, 'f', 1));
        }
    };
    const AnswersView* const view = m_controller.view();
    const auto judges =
        view != nullptr ? evaluate::judgesOfRun(view->run) : std::vector<evaluate::RunJudge>();
    for (const evaluate::RunJudge& judge : judges) {
        add(judge.scoreName("judge_overall"));
    }
    if (judges.empty()) {
        add("judge_overall");
    }
    return said.isEmpty() ? tr("No judge has scored this answer.") : said.join(QLatin1Char('\n'));
}

void JudgePane::showAnswer() {
    const model::Prediction* const prediction = answer();
    const bool canSay = prediction != nullptr && !m_controller.isReadOnly();
    for (QWidget* control : std::initializer_list<QWidget*>{m_score, m_pass, m_fail, m_open}) {
        control->setEnabled(canSay);
    }
    m_next->setEnabled(m_controller.view() != nullptr);
    m_score->setValue(kNoScoreGiven);
    m_judged->clear();
    if (prediction == nullptr) {
        m_text->setPlainText(m_controller.view() == nullptr ? m_controller.whyNoView()
                                                            : m_controller.whyNotExplained());
        return;
    }
    const model::Question& question = m_controller.explained()->answers.question;
    widgets::ReadingCase shown;
    shown.question = question;
    shown.evidence = m_controller.explained()->evidence;
    shown.statusIsHidden = true;
    widgets::ReadingAnswer& said = shown.answers.emplace_back();
    said.title = tr("Answer");
    said.text = prediction->answer;
    m_text->setHtml(widgets::readingHtml(shown, m_text->palette()));
    const auto verdicts = workspace::answerVerdicts(*m_controller.reader());
    if (!verdicts) {
        return Q_EMIT m_controller.failed(verdicts.error());
    }
    const std::string hash = workspace::hashOfAnswer(*prediction->answer);
    const std::string reader = m_controller.curator().toStdString();
    for (const workspace::HumanJudgement& one : *verdicts) {
        if (one.questionId == question.questionId && one.answerHash == hash && one.reader == reader) {
            m_score->setValue(one.score.value_or(kNoScoreGiven));
            m_judged->setText(judgedText(*prediction)); // who has said it may see it
        }
    }
}

void JudgePane::say(workspace::HumanVerdict verdict) {
    const model::Prediction* const prediction = answer();
    if (prediction == nullptr ||
        !m_controller.edits().begin([this, verdict] { say(verdict); }, tr("Judging an answer"))) {
        return;
    }
    workspace::HumanJudgement judgement;
    judgement.questionId = m_controller.explained()->answers.question.questionId;
    judgement.answerHash = workspace::hashOfAnswer(*prediction->answer);
    judgement.verdict = verdict;
    if (m_score->value() >= 0) {
        judgement.score = m_score->value();
    }
    // Once the judge's was shown, a change of mind is not blind any more.
    judgement.blind = m_judged->text().isEmpty();
    const QString judged = judgedText(*prediction);
    const bool isSaved = m_controller.edits().carryOut(
        {.write = [judgement](workspace::Workspace& workspace, const std::string& who) -> base::Result<> {
             workspace::HumanJudgement said = judgement;
             said.reader = who;
             ASSAY_TRY(workspace::saveAnswerVerdict(workspace, said));
             return {};
         },
         .done = [] { return JudgePane::tr("The verdict is kept."); }});
    if (isSaved) {
        m_judged->setText(judged);
        compareSoon();
    }
}

void JudgePane::keep() {
    const auto view = m_controller.sharedView();
    if (!view || !m_controller.workspace()) {
        return;
    }
    const auto other = m_controller.sharedOther();
    const bool isFirst = other && evaluate::judgedAnswerFirst(other->run);
    const bool isFirstAsked = view->judges.empty() || view->judges.front().name == chosenJudge();
    m_keep->keep(m_controller.jobs(), tr("Keeping the agreement with the judge"),
                 [workspace = m_controller.workspace(), run = view->run.info.id,
                  first = isFirst ? other->run.info.id : base::RowId{0},
                  who = m_controller.curator().toStdString(),
                  judge = isFirstAsked ? std::string() : chosenJudge()](const std::stop_token& stop,
                                                                        base::ProgressSink&) {
                     return evaluate::keepJudgeRun(*workspace, run, first, who, stop, judge);
                 });
}

std::string JudgePane::chosenJudge() const {
    return m_judge->currentData().toString().toStdString();
}

void JudgePane::fillJudges() {
    const std::string before = chosenJudge();
    const AnswersView* const view = m_controller.view();
    m_compared.reset();
    m_judge->clear();
    const widgets::WindowWording wording;
    for (const evaluate::RunJudge& judge :
         view != nullptr ? view->judges : std::vector<evaluate::RunJudge>()) {
        m_judge->addItem(QString::fromStdString(results::judgeTitle(judge, wording)),
                         QString::fromStdString(judge.name));
    }
    m_judge->setCurrentIndex(std::max(0, m_judge->findData(QString::fromStdString(before))));
    m_judge->setVisible(m_judge->count() > 1);
    m_judgeLabel->setVisible(m_judge->count() > 1);
}

void JudgePane::compareSoon() {
    m_isStale = true;
    if (isVisible()) {
        compare();
    }
}

void JudgePane::compare() {
    const auto view = m_controller.sharedView();
    if (!m_isStale) {
        return;
    }
    m_isStale = false;
    m_keep->setOffered(false);
    const quint64 request = ++m_comparison;
    if (!view || !m_controller.workspace()) {
        m_verdict->clear();
        return m_blocks->setBlocks({});
    }
    m_comparing = m_controller.jobs().startBackground<Comparison>(
        tr("Comparing judges with people"),
        [workspace = m_controller.workspace(), view, other = m_controller.sharedOther()](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Comparison> {
            ASSAY_TRY(const auto reader, workspace->reader());
            const bool isFirst = other && evaluate::judgedAnswerFirst(other->run);
            const evaluate::AnswerRun* const first = isFirst ? &other->run : nullptr;
            Comparison comparison;
            ASSAY_TRY(const auto others, evaluate::otherJudgedRuns(reader, view->run, stop));
            ASSAY_TRY(comparison.judges, evaluate::compareJudges(reader, view->run, first, stop, others));
            if (evaluate::scoringJudges(view->run).empty()) {
                ASSAY_TRY(const auto answers, evaluate::judgedTogether(reader, view->run, first, stop));
                comparison.plain = evaluate::judgeAgreement(answers);
            }
            return comparison;
        },
        this,
        [this, request](const base::Result<Comparison>& compared) {
            if (request != m_comparison) {
                return;
            }
            if (!compared) {
                m_compared.reset();
                m_verdict->setText(widgets::errorText(compared.error()));
                return m_blocks->setBlocks({});
            }
            m_compared = *compared;
            showComparison();
        });
}

void JudgePane::showComparison() {
    if (!m_compared) {
        return;
    }
    const evaluate::JudgesCompared& all = m_compared->judges;
    // Those of the run come first; one of another run may have the same name.
    const auto chosen =
        std::ranges::find_if(all.judges, [name = chosenJudge()](const evaluate::JudgesCompared::Judge& each) {
            return each.run == 0 && each.judge.name == name;
        });
    const evaluate::JudgeAgreement& agreement =
        chosen == all.judges.end() ? m_compared->plain
                                   : all.withPeople[static_cast<std::size_t>(chosen - all.judges.begin())];
    const widgets::WindowWording wording;
    m_verdict->setText(QString::fromStdString(results::judgeVerdictText(agreement, wording)));
    m_keep->setOffered(agreement.both + agreement.personOnly > 0 && !m_controller.isReadOnly());
    std::vector<results::Block> blocks{results::judgeAgreementFigures(agreement, wording),
                                       results::judgeAgreementTable(agreement, wording)};
    const bool hasOwn = chosen != all.judges.end();
    if (all.judges.size() > (hasOwn ? 1U : 0U)) {
        blocks.emplace_back(results::judgesTable(all, wording));
    }
    if (all.judges.size() > 1) {
        blocks.emplace_back(results::judgePairsTable(all, wording));
    }
    m_blocks->setBlocks(blocks);
}

} // namespace assay::app

#include "moc_judge_pane.cpp"
