#include "app/pages/answers/claims_pane.h"

#include "app/pages/answers/answers_card.h"
#include "app/pages/answers/answers_controller.h"
#include "app/pages/answers/answers_results_pane.h"
#include "app/pages/answers/queue_bar.h"
#include "core/results/answers/fidelity_blocks.h"
#include "core/results/answers/judge_blocks.h"
#include "core/workspace/predictions/claims.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/reading/reading_card.h"
#include "widgets/results/blocks_area.h"
#include "widgets/results/blocks_view.h"
#include "widgets/tables/wrap_delegate.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/turning_splitter.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextCursor>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

constexpr int kClaimCharacters = 50;

// Bytes of UTF-8 as positions of a text of the window, and back.
int positionOf(const std::string& text, std::size_t byte) {
    return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(byte)).size());
}

std::size_t byteOf(const std::string& text, int position) {
    const auto bytes = QString::fromStdString(text).left(position).toUtf8().size();
    return std::min(text.size(), static_cast<std::size_t>(bytes));
}

QString unheldText(const std::vector<evaluate::UnheldPassage>& unheld, const std::string& answer) {
    QStringList parts;
    for (const evaluate::UnheldPassage& passage : unheld) {
        const QString said =
            QString::fromStdString(answer.substr(passage.begin, passage.end - passage.begin));
        parts += passage.differsInScaleOrSign
                     ? ClaimsPane::tr("%1 (with another scale or sign in the evidence)").arg(said)
                     : said;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

ClaimsPane::ClaimsPane(AnswersController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("answersClaims"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 4, 0, 0);
    m_queues = new QueueBar(controller, this);
    layout->addWidget(m_queues);
    connect(m_queues, &QueueBar::drawn, this, [this] { m_claims->setFocus(); });
    connect(m_queues, &QueueBar::nextAsked, this, &ClaimsPane::nextQuestion);
    auto* halves = new QSplitter(Qt::Vertical, this);
    halves->addWidget(makeReading());
    auto* area = new widgets::BlocksArea(halves);
    m_blocks = area->addGroup();
    halves->addWidget(area);
    halves->setStretchFactor(0, 2);
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    layout->addWidget(halves, 1);

    addKey(Qt::Key_1, [](ClaimsPane& pane) { pane.judge(model::ClaimVerdict::Aligned); });
    addKey(Qt::Key_2, [](ClaimsPane& pane) { pane.judge(model::ClaimVerdict::Extrapolated); });
    addKey(Qt::Key_3, [](ClaimsPane& pane) { pane.judge(model::ClaimVerdict::Invented); });
    addKey(Qt::Key_N, [](ClaimsPane& pane) { pane.nextQuestion(); });
    connect(m_blocks, &widgets::BlocksView::linkActivated, this,
            [this](const results::Link& link) { followAnswersLink(m_controller, link); });
    connect(&m_controller, &AnswersController::runChanged, this, &ClaimsPane::forget);
    connect(&m_controller, &AnswersController::questionExplained, this, &ClaimsPane::takeQuestion);
    connect(&m_controller, &AnswersController::questionSelected, this, &ClaimsPane::takeQuestion);
    connect(&m_controller, &AnswersController::workspaceWritten, this, [this] {
        m_stale = true;
        if (isVisible()) {
            readSheet();
            refresh();
        }
    });
    connect(&m_controller.edits(), &widgets::EditSession::changed, this, &ClaimsPane::readSheet);
    connect(&m_controller.edits(), &widgets::EditSession::curatorChanged, this, &ClaimsPane::readSheet);
    takeQuestion();
}

void ClaimsPane::addKey(const QKeySequence& key, void (*act)(ClaimsPane&)) {
    auto* shortcut = new QShortcut(key, m_claims);
    shortcut->setContext(Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, [this, act] { act(*this); });
}

QWidget* ClaimsPane::makeReading() {
    auto* sides = new widgets::TurningSplitter(widgets::TurningSplitter::Prefers::Beside, this);
    auto* left = new QWidget(sides);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    m_sample = new QComboBox(left);
    m_sample->setObjectName(QStringLiteral("claimsSample"));
    m_sample->setAccessibleName(tr("Which answer"));
    m_answer = new QPlainTextEdit(left);
    m_answer->setObjectName(QStringLiteral("claimsAnswer"));
    m_answer->setAccessibleName(tr("Answer"));
    m_answer->setReadOnly(true);
    m_answer->setTabChangesFocus(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_claims = new QTreeWidget(left);
    m_claims->setObjectName(QStringLiteral("claimsList"));
    m_claims->setAccessibleName(tr("Claims"));
    m_claims->setHeaderLabels(
        {tr("Verdict"), tr("Claim"), tr("Not in the evidence"), tr("A judge proposes")});
    m_claims->setRootIsDecorated(false);
    m_claims->setWordWrap(true);
    m_claims->header()->setStretchLastSection(false);
    m_claims->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int text : {1, 2}) { // they share the room, and wrap in it
        m_claims->header()->setSectionResizeMode(text, QHeaderView::Stretch);
        new widgets::WrapDelegate(*m_claims, text); // which the list owns
    }
    widgets::keepMeasure(*m_claims, [this] { // its four titles
        m_claims->setMinimumWidth(m_claims->fontMetrics().averageCharWidth() * kClaimCharacters);
    });
    column->addWidget(m_sample);
    column->addWidget(m_answer, 1);
    column->addWidget(m_claims, 2);
    auto* bar = new QWidget(left);
    auto* row = new widgets::FlowLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    const auto button = [&](const char* name, const QString& text, const QString& tip, auto act) {
        auto* made = new QPushButton(text, bar);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, act);
        row->addWidget(made);
        m_edits.push_back(made);
    };
    button("claimAligned", tr("Aligned"), tr("The evidence says so (1)"),
           [this] { judge(model::ClaimVerdict::Aligned); });
    button("claimExtrapolated", tr("Extrapolated"), tr("May be inferred, but does not stand there (2)"),
           [this] { judge(model::ClaimVerdict::Extrapolated); });
    button("claimInvented", tr("Invented"), tr("The evidence says nothing of the kind (3)"),
           [this] { judge(model::ClaimVerdict::Invented); });
    button("claimSplit", tr("Split"), tr("In two, before the word at the cursor in the answer"),
           [this] { split(); });
    button("claimJoin", tr("Join"), tr("With the claim behind it"), [this] { join(); });
    column->addWidget(bar);
    auto* right = new QWidget(sides);
    auto* beside = new QVBoxLayout(right);
    beside->setContentsMargins(0, 0, 0, 0);
    m_suggestion = new QLabel(right);
    m_suggestion->setObjectName(QStringLiteral("claimSuggestion"));
    m_suggestion->setWordWrap(true);
    m_suggestion->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_card = new widgets::ReadingCard(right);
    m_card->setObjectName(QStringLiteral("claimsCard"));
    beside->addWidget(m_suggestion);
    beside->addWidget(m_card, 1);
    sides->addWidget(left);
    sides->addWidget(right);
    connect(m_claims, &QTreeWidget::currentItemChanged, this, &ClaimsPane::showClaim);
    connect(m_sample, &QComboBox::activated, this, &ClaimsPane::readSheet);
    connect(m_card, &widgets::ReadingCard::corpusRequested, &m_controller,
            &AnswersController::corpusRequested);
    return sides;
}

void ClaimsPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    readSheet();
    refresh();
}

void ClaimsPane::forget() {
    m_read.reset();
    m_stale = true;
    m_queues->forget();
    if (m_job) {
        m_job->cancel();
    }
    m_blocks->setBlocks({});
    takeQuestion();
    if (isVisible()) {
        refresh();
    }
}

void ClaimsPane::refresh() {
    const auto workspace = m_controller.workspace();
    const auto view = m_controller.sharedView();
    if (!m_stale || !workspace || !view) {
        return;
    }
    m_stale = false;
    if (m_job) {
        m_job->cancel();
    }
    using Read = std::shared_ptr<const evaluate::FidelityOfRun>;
    m_job = m_controller.jobs().startBackground<Read>(
        tr("Read claims"),
        [workspace, view](const std::stop_token& stop, base::ProgressSink&) -> base::Result<Read> {
            ASSAY_TRY(const auto reader, workspace->reader());
            ASSAY_TRY(auto read, evaluate::readFidelity(reader, view->run, stop));
            return std::make_shared<const evaluate::FidelityOfRun>(std::move(read));
        },
        this,
        [this, view](const base::Result<Read>& read) {
            if (!read || view != m_controller.sharedView()) {
                return;
            }
            m_read = *read;
            m_queues->setRead(m_read);
            const widgets::WindowWording wording;
            std::vector<results::Block> blocks = results::fidelityBlocks(m_read->figures, wording);
            if (m_read->figures.answersRead > 0) {
                blocks.emplace_back(results::unfaithfulTable(m_read->figures, m_read->questions, wording));
            }
            m_blocks->setBlocks(blocks);
        });
}

void ClaimsPane::nextQuestion() {
    m_controller.step(1);
}

void ClaimsPane::takeQuestion() {
    const ExplainedQuestion* const explained = m_controller.explained();
    const QSignalBlocker blocker(m_sample);
    m_sample->clear();
    if (explained != nullptr) {
        const auto& predictions = explained->answers.predictions;
        for (std::size_t i = 0; i < predictions.size(); ++i) {
            if (predictions[i].isAnswered()) {
                m_sample->addItem(tr("Answer %1").arg(i + 1), static_cast<int>(i));
            }
        }
        m_passages = explained->answers.evidence;
    } else {
        m_passages.clear();
    }
    m_sample->setVisible(m_sample->count() > 1);
    showQuestionInFront(*m_card, m_controller, AnswersOnCard::None); // the answer stands beside it
    readSheet();
}

void ClaimsPane::readSheet() {
    const ExplainedQuestion* const explained = m_controller.explained();
    const workspace::Reader* const reader = m_controller.reader();
    const int before = current();
    const std::string textBefore = m_text;
    m_sheet.reset();
    m_text.clear();
    m_proposals.clear();
    if (explained != nullptr && reader != nullptr && m_sample->count() > 0) {
        const auto sample = static_cast<std::size_t>(m_sample->currentData().toInt());
        m_text = *explained->answers.predictions[sample].answer;
        m_sheet = evaluate::newClaimSheet(explained->answers.question.questionId, m_text);
        m_sheet->reader = m_controller.curator().toStdString();
        readProposals(sample);
        const auto stored = workspace::claimsOfAnswer(*reader, m_sheet->questionId, m_sheet->answerSha256);
        if (stored) {
            for (const workspace::StoredClaims& each : *stored) {
                m_sheet = each.sheet.reader == m_sheet->reader ? each.sheet : *m_sheet;
            }
        } else {
            Q_EMIT m_controller.failed(stored.error());
            m_sheet.reset();
        }
    }
    if (m_text != textBefore) {
        m_answer->setPlainText(QString::fromStdString(m_text));
    }
    showClaims(m_text == textBefore ? before : 0);
}

void ClaimsPane::readProposals(std::size_t sample) {
    const AnswersView* const view = m_controller.view();
    if (view == nullptr) {
        return;
    }
    // Asking takes an answer that it could write to; nothing is written here.
    model::Prediction prediction = m_controller.explained()->answers.predictions[sample];
    auto proposals = evaluate::proposedClaims(*m_controller.reader(), view->run,
                                              {&m_controller.explained()->answers.question,
                                               &m_controller.explained()->answers.evidence, &prediction});
    if (proposals) {
        m_proposals = std::move(*proposals);
    } else {
        Q_EMIT m_controller.failed(proposals.error());
    }
}

// Of claims that were split or joined since, a judge has said nothing.
void ClaimsPane::showProposals(QTreeWidgetItem& item, const model::Claim& claim) const {
    const widgets::WindowWording wording;
    const evaluate::ClaimExtent extent{static_cast<std::size_t>(claim.begin),
                                       static_cast<std::size_t>(claim.end)};
    QStringList said;
    QStringList why;
    for (const evaluate::ProposedClaims& each : m_proposals) {
        const auto place = std::ranges::find_if(
            each.claims, [&extent](const evaluate::ClaimExtent& one) { return one == extent; });
        if (place == each.claims.end()) {
            continue;
        }
        const evaluate::JudgedItem& judged =
            each.proposed[static_cast<std::size_t>(place - each.claims.begin())];
        const QString model = QString::fromStdString(each.model);
        const QString text = QString::fromStdString(results::judgeDecisionText(judged.decision, wording));
        said += m_proposals.size() > 1 ? tr("%1: %2").arg(model, text) : text;
        why += tr("%1: %2").arg(model, judged.why.empty() ? text : QString::fromStdString(judged.why));
    }
    item.setText(3, said.join(QStringLiteral("; ")));
    item.setToolTip(3, why.join(QLatin1Char('\n')).toHtmlEscaped());
}

void ClaimsPane::showClaims(int current) {
    const QSignalBlocker blocker(m_claims);
    m_claims->clear();
    m_suggestions.clear();
    if (m_sheet) {
        std::vector<evaluate::ClaimExtent> extents;
        for (const model::Claim& claim : m_sheet->claims) {
            extents.push_back({static_cast<std::size_t>(claim.begin), static_cast<std::size_t>(claim.end)});
        }
        m_suggestions = evaluate::suggestForClaims(m_text, extents, m_passages);
        const widgets::WindowWording wording;
        for (std::size_t i = 0; i < m_sheet->claims.size(); ++i) {
            const auto& verdict = m_sheet->claims[i].verdict;
            auto* item = new QTreeWidgetItem(m_claims);
            item->setText(0, verdict ? QString::fromStdString(results::claimVerdictText(*verdict, wording))
                                     : QStringLiteral("–"));
            item->setText(1, claimText(i));
            item->setText(2, unheldText(m_suggestions[i].unheld, m_text));
            showProposals(*item, m_sheet->claims[i]);
        }
    }
    m_claims->setColumnHidden(3, m_proposals.empty());
    if (m_claims->topLevelItemCount() > 0) {
        const int row = std::clamp(current, 0, m_claims->topLevelItemCount() - 1);
        m_claims->setCurrentItem(m_claims->topLevelItem(row));
    }
    for (QPushButton* each : m_edits) {
        each->setEnabled(m_claims->topLevelItemCount() > 0 && !m_controller.isReadOnly());
    }
    showClaim();
}

void ClaimsPane::showClaim() {
    const int row = current();
    if (row < 0 || !m_sheet) {
        m_suggestion->clear();
        return;
    }
    const auto claim = static_cast<std::size_t>(row);
    const model::Claim& one = m_sheet->claims[claim];
    QTextCursor cursor(m_answer->document());
    cursor.setPosition(positionOf(m_text, static_cast<std::size_t>(one.begin)));
    cursor.setPosition(positionOf(m_text, static_cast<std::size_t>(one.end)), QTextCursor::KeepAnchor);
    m_answer->setTextCursor(cursor);
    const auto& nearest = m_suggestions[claim].nearest;
    if (m_passages.empty()) {
        m_suggestion->setText(tr("There is no text of evidence to judge by."));
    } else if (!nearest) {
        m_suggestion->setText(
            tr("No sentence of the evidence shares a word other than figures with this claim."));
    } else {
        m_suggestion->setText(tr("Nearest sentence: %1").arg(QString::fromStdString(nearestSentence(claim))));
    }
    m_suggestion->setTextFormat(Qt::PlainText);
}

int ClaimsPane::current() const {
    return m_claims->currentItem() == nullptr ? -1 : m_claims->indexOfTopLevelItem(m_claims->currentItem());
}

QString ClaimsPane::claimText(std::size_t claim) const {
    const model::Claim& one = m_sheet->claims[claim];
    const auto begin = static_cast<std::size_t>(one.begin);
    return QString::fromStdString(m_text.substr(begin, static_cast<std::size_t>(one.end) - begin));
}

std::string ClaimsPane::nearestSentence(std::size_t claim) const {
    const auto& nearest = m_suggestions[claim].nearest;
    return nearest ? m_passages[nearest->text].substr(nearest->begin, nearest->end - nearest->begin)
                   : std::string();
}

void ClaimsPane::save(model::ClaimSheet sheet, int current, const QString& said) {
    const std::string question = sheet.questionId;
    const bool isDone = m_controller.edits().begin([this] { readSheet(); }, tr("Claims of an answer")) &&
                        m_controller.edits().carryOut(
                            {.write = [sheet = std::move(sheet)](workspace::Workspace& workspace,
                                                                 const std::string& who) -> base::Result<> {
                                 model::ClaimSheet signedSheet = sheet;
                                 signedSheet.reader = who;
                                 ASSAY_TRY(workspace::saveClaims(workspace, signedSheet));
                                 return {};
                             },
                             .done = [said] { return said; }});
    m_stale = m_stale || isDone;
    readSheet();
    if (isDone && m_claims->topLevelItemCount() > 0) {
        m_claims->setCurrentItem(
            m_claims->topLevelItem(std::min(current, m_claims->topLevelItemCount() - 1)));
        refresh();
    }
}

void ClaimsPane::judge(model::ClaimVerdict verdict) {
    const int row = current();
    if (row < 0 || !m_sheet) {
        return;
    }
    model::ClaimSheet sheet = *m_sheet;
    model::Claim& claim = sheet.claims[static_cast<std::size_t>(row)];
    claim.verdict = verdict;
    claim.evidence = nearestSentence(static_cast<std::size_t>(row));
    const bool isLast = row + 1 >= static_cast<int>(sheet.claims.size());
    save(std::move(sheet), isLast ? row : row + 1, tr("Claim %1 judged.").arg(row + 1));
}

void ClaimsPane::split() {
    const int row = current();
    if (row < 0 || !m_sheet) {
        return;
    }
    model::ClaimSheet sheet = *m_sheet;
    const std::size_t at = byteOf(m_text, m_answer->textCursor().position());
    if (!evaluate::splitClaim(sheet, m_text, static_cast<std::size_t>(row), at)) {
        Q_EMIT m_controller.noticed(tr("Set the cursor between two words of the claim, in the answer."));
        return;
    }
    save(std::move(sheet), row, tr("Claim %1 split.").arg(row + 1));
}

void ClaimsPane::join() {
    const int row = current();
    if (row < 0 || !m_sheet) {
        return;
    }
    model::ClaimSheet sheet = *m_sheet;
    if (evaluate::joinClaim(sheet, static_cast<std::size_t>(row))) {
        save(std::move(sheet), row, tr("Claims %1 and %2 joined.").arg(row + 1).arg(row + 2));
    }
}

} // namespace assay::app

#include "moc_claims_pane.cpp"
