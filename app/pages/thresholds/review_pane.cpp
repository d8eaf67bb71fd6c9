#include "app/pages/thresholds/review_pane.h"

#include "app/pages/thresholds/verdict_text.h"
#include "widgets/curation/curator_field.h"
#include "widgets/editing/edit_session.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/elided_label.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace assay::app {
namespace {

constexpr int kRestMs = 80; // the pairs of a million samples are too much for every step of a slider

struct VerdictKey {
    int key;
    const char* name; // of the button
    std::optional<workspace::Verdict> verdict;
};

const std::array<VerdictKey, 4> kVerdictKeys{
    {{Qt::Key_1, "judgeContradiction", workspace::Verdict::Contradiction},
     {Qt::Key_2, "judgeNoContradiction", workspace::Verdict::NotAContradiction},
     {Qt::Key_3, "judgeUnsure", workspace::Verdict::Unsure},
     {Qt::Key_0, "judgeTakeBack", std::nullopt}}};

// The title stands in the line, and little lies between: most of the room is that of the texts.
QString paragraph(const QString& title, const QString& text) {
    return QStringLiteral("<p style='margin:2px 0'><b>%1</b> %2</p>")
        .arg(title.toHtmlEscaped(), text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

} // namespace

ReviewPane::ReviewPane(ThresholdController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_model(new ReviewModel(controller, this)) {
    m_curator = new widgets::CuratorField(this);
    m_edits = new widgets::EditSession(this);
    m_edits->setRules({.undoes = {"judgement", "decision"}}); // what other pages edited is not seen from here
    m_edits->setWatching(false);
    m_undoActions = widgets::addUndoActions(*m_edits, this);
    m_curator->serve(*m_edits);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 0);
    layout->setSpacing(2);
    m_filter = new QComboBox(this);
    m_filter->setObjectName(QStringLiteral("reviewFilter"));
    m_filter->setAccessibleName(tr("What is listed for review"));
    m_filter->addItem(tr("Soft band"), ReviewModel::SoftBand);
    m_filter->addItem(tr("All pairs"), ReviewModel::AllPairs);
    m_filter->addItem(tr("Orphans"), ReviewModel::Orphans);
    m_filter->addItem(tr("Pairs out of order"), ReviewModel::OrderFaults);
    m_filter->addItem(tr("Contradictions without a pair"), ReviewModel::Unpaired);
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("reviewCount"));
    m_apply = new QCheckBox(tr("&Matrix with judgements applied"), this);
    m_apply->setObjectName(QStringLiteral("reviewApply"));
    m_said = new widgets::ElidedLabel(this);
    m_said->setObjectName(QStringLiteral("reviewSaid"));
    m_said->setTextFormat(Qt::PlainText);
    m_said->setAlignment(Qt::AlignCenter);
    auto* top = new QHBoxLayout;
    top->addWidget(m_filter);
    top->addWidget(m_count);
    top->addWidget(m_said, 1);
    top->addWidget(m_apply);
    layout->addLayout(top);
    layout->addWidget(m_curator);

    m_view = new widgets::DataTableView(this);
    m_view->setObjectName(QStringLiteral("reviewView"));
    m_view->setAccessibleName(tr("Samples for review; 1, 2 and 3 judge, 0 takes back"));
    m_view->setSettingsKey(QStringLiteral("thresholds/review"));
    m_view->setModel(m_model);
    m_view->fillWidth();
    m_view->installEventFilter(this);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_view);
    splitter->addWidget(makeReader());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({1'000, 1'200}); // the list shows its verdicts, whatever the texts beside it ask for
    layout->addWidget(splitter, 1);
    layout->addWidget(makeButtons());

    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMs);
    connect(&m_timer, &QTimer::timeout, this, &ReviewPane::refresh);
    connect(&m_controller, &ThresholdController::dataChanged, this, [this] {
        m_model->takeData();
        showCurrent();
        refreshSoon();
    });
    for (const auto changed : {&ThresholdController::scopeChanged, &ThresholdController::rulesChanged}) {
        connect(&m_controller, changed, this, &ReviewPane::refreshSoon);
    }
    for (const auto changed : {&ThresholdController::tauChanged, &ThresholdController::scoringChanged}) {
        connect(&m_controller, changed, this, [this] {
            m_model->refreshDecisions();
            if (isVisible()) {
                showCurrent();
            }
        });
    }
    connect(m_filter, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setFilter(static_cast<ReviewModel::Filter>(m_filter->currentData().toInt()));
        selectRow(0);
        showCount();
    });
    connect(m_apply, &QCheckBox::toggled, this, &ReviewPane::applyJudgementsChanged);
    connect(m_view, &widgets::DataTableView::currentRowChanged, this, &ReviewPane::showCurrent);
    connect(m_model, &ReviewModel::failed, this, &ReviewPane::failed);
    connect(m_edits, &widgets::EditSession::failed, this, &ReviewPane::failed);
    connect(m_edits, &widgets::EditSession::noticed, this, &ReviewPane::noticed);
    connect(m_edits, &widgets::EditSession::stepped, this, [this](const workspace::JournalEntry& entry) {
        m_said->clear(); // it is no longer so
        reload();
        if (const int row = entry.entity == "judgement" ? m_model->rowOf(entry.key) : -1; row >= 0) {
            selectRow(row);
        }
        Q_EMIT journalChanged();
    });
    connect(m_curator, &widgets::CuratorField::named, this, [this](const QString& name) {
        m_view->setFocus(Qt::OtherFocusReason);
        m_edits->setCurator(name);
        Q_EMIT curatorNamed(name);
    });
    showCurrent();
}

QWidget* ReviewPane::makeReader() {
    auto* reader = new QSplitter(Qt::Horizontal, this);
    const auto browser = [reader](const char* name, const QString& title) {
        auto* made = new QTextBrowser(reader);
        made->setObjectName(QLatin1String(name));
        made->setAccessibleName(title);
        made->setOpenLinks(false);
        made->document()->setDocumentMargin(2);
        reader->addWidget(made);
        return made;
    };
    m_baseline = browser("reviewBaseline", tr("Baseline"));
    m_followUp = browser("reviewFollowUp", tr("Follow-up, and what was judged of it"));
    return reader;
}

QWidget* ReviewPane::makeButtons() {
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const VerdictKey& entry : kVerdictKeys) {
        const QString key = QKeySequence(entry.key).toString();
        auto* button =
            new QPushButton(entry.verdict ? ReviewModel::verdictText(entry.verdict) : tr("Take back"), bar);
        button->setObjectName(QLatin1String(entry.name));
        button->setToolTip(tr("Key %1, with the list in front").arg(key));
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the list
        connect(button, &QPushButton::clicked, this, [this, verdict = entry.verdict] { judge(verdict); });
        layout->addWidget(button);
        m_verdictButtons.push_back(button);
    }
    m_note = new QLineEdit(bar);
    m_note->setObjectName(QStringLiteral("reviewNote"));
    m_note->setAccessibleName(tr("A note to the next judgement"));
    m_note->setToolTip(tr("Key %1, with the list in front").arg(QKeySequence(Qt::Key_F2).toString()));
    widgets::setHint(*m_note, tr("A note to the judgement"));
    connect(m_note, &QLineEdit::returnPressed, this, &ReviewPane::leaveNote);
    layout->addWidget(m_note, 1);
    for (QAction* action : {m_undoActions.undo, m_undoActions.redo}) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
    }
    return bar;
}

void ReviewPane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    if (workspace.get() != m_edits->workspace().get()) { // its samples have the same numbers
        m_notes.clear();
        m_noteOf = 0;
        m_note->clear();
        m_said->clear();
    }
    m_edits->setWorkspace(workspace);
    m_model->setWorkspace(std::move(workspace));
    m_model->takeData();
    refreshSoon();
    showCurrent();
}

void ReviewPane::setCurator(const QString& name) {
    m_curator->setName(name);
    m_edits->setCurator(name);
}

void ReviewPane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

bool ReviewPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_view && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        if ((press->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && !press->isAutoRepeat()) {
            if (press->key() == Qt::Key_F2) {
                m_note->setFocus(Qt::OtherFocusReason);
                m_note->selectAll();
                return true;
            }
            for (const VerdictKey& entry : kVerdictKeys) {
                if (press->key() == entry.key) {
                    judge(entry.verdict);
                    return true;
                }
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ReviewPane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        m_timer.start();
    }
}

void ReviewPane::refresh() {
    m_timer.stop();
    m_stale = false;
    const base::RowId kept = m_model->rowId(currentRow());
    m_model->rebuild();
    m_edits->look();
    const int row = kept != 0 ? m_model->rowOf(kept) : -1;
    selectRow(row >= 0 ? row : 0);
    showCount();
    Q_EMIT judgementsChanged();
}

void ReviewPane::reload() {
    if (m_stale) {
        refresh();
        return;
    }
    m_model->reloadJudgements();
    m_edits->look();
    showCount();
    showCurrent();
    Q_EMIT judgementsChanged();
}

int ReviewPane::currentRow() const {
    return m_view->currentIndex().row();
}

void ReviewPane::selectRow(int row) {
    if (row >= 0 && row < m_model->rowCount()) {
        m_view->setCurrentIndex(m_model->index(row, ReviewModel::Verdict));
    }
    showCurrent();
}

void ReviewPane::judge(std::optional<workspace::Verdict> verdict) {
    const base::RowId sample = m_model->rowId(currentRow());
    if (sample != 0 && (verdict || m_model->judgement(sample) != nullptr)) { // else nothing can be taken back
        judgeSample(sample, verdict, m_note->text());
    }
}

// Of the sample that was in front when the key was pressed: meanwhile a name may have been asked for.
void ReviewPane::judgeSample(base::RowId sample, std::optional<workspace::Verdict> verdict,
                             const QString& note) {
    const workspace::Judgement* const known = m_model->judgement(sample);
    const auto before = known != nullptr ? std::optional(*known) : std::nullopt;
    const auto write = [sample, verdict, text = note.toStdString()](workspace::Workspace& workspace,
                                                                    const std::string& who) {
        return workspace::judge(workspace, sample, verdict, text, who);
    };
    if (!m_edits->carryOut({.write = write,
                            .again = [this, sample, verdict, note] { judgeSample(sample, verdict, note); },
                            .what = verdict ? tr("Judgement: %1").arg(ReviewModel::verdictText(verdict))
                                            : tr("Take back")})) {
        return;
    }
    m_notes.erase(sample);
    if (m_noteOf == sample) {
        m_note->clear();
    }
    const int row = m_model->rowOf(sample);
    sayWhatWasDone(sample, before, verdict);
    reload();
    if (const int next = verdict && row >= 0 ? m_model->nextToJudge(row) : -1; next >= 0) {
        selectRow(next);
    }
    Q_EMIT journalChanged();
}

// Every judgement in a quiet line, since hundreds follow each other; that of somebody else is not replaced
// without a message.
void ReviewPane::sayWhatWasDone(base::RowId sample, const std::optional<workspace::Judgement>& before,
                                std::optional<workspace::Verdict> verdict) {
    const auto read = m_model->read(sample);
    const QString id = read ? QString::fromStdString(read->sampleId) : QString();
    const QString now = verdict ? ReviewModel::verdictText(verdict) : tr("Taken back");
    const bool isOfAnother = before && before->judgedBy != m_edits->curator().toStdString();
    const QString said = isOfAnother ? tr("%1: %2; it was “%3” by %4")
                                           .arg(id, now, ReviewModel::verdictText(before->verdict),
                                                QString::fromStdString(before->judgedBy))
                                     : tr("%1: %2").arg(id, now);
    m_said->setText(said);
    if (isOfAnother) {
        Q_EMIT noticed(said + QStringLiteral(". ") + tr("Ctrl+Z takes it back."));
    }
}

// Typed before the judgement it waits for it; after one's own it goes with that one at once.
void ReviewPane::leaveNote() {
    m_view->setFocus(Qt::OtherFocusReason);
    const base::RowId sample = m_model->rowId(currentRow());
    const workspace::Judgement* const said = m_model->judgement(sample);
    if (said != nullptr && !m_note->text().isEmpty() && said->judgedBy == m_edits->curator().toStdString()) {
        judgeSample(sample, said->verdict, m_note->text());
    }
}

// A note stays with the sample that it was typed for.
void ReviewPane::showNote(base::RowId sample) {
    if (sample == m_noteOf) {
        return;
    }
    if (m_noteOf != 0) {
        m_notes[m_noteOf] = m_note->text();
    }
    m_noteOf = sample;
    const auto typed = m_notes.find(sample);
    m_note->setText(typed != m_notes.end() ? typed->second : QString());
}

bool ReviewPane::appliesJudgements() const {
    return m_apply->isChecked();
}

evaluate::JudgedMatrix ReviewPane::judgedMatrix() const {
    const int scope = m_controller.scope();
    return evaluate::judgedMatrix(
        m_controller.matrix(), m_controller.data()->columns, m_controller.scores(), m_controller.tau(),
        m_controller.nliThresholds().hard, m_model->judgedPositions(),
        scope == ThresholdController::kAllSamples ? std::nullopt
                                                  : std::optional(static_cast<std::uint16_t>(scope - 1)));
}

void ReviewPane::showCount() {
    const int all = m_model->rowCount();
    m_baseline->setVisible(m_model->listsBaselines()); // else the other text has the room of both
    m_count->setText(all == 0 ? tr("There is nothing to judge here.")
                              : tr("%1 of %2 judged, %3 to judge")
                                    .arg(widgets::countText(m_model->judgedRows()), widgets::countText(all),
                                         widgets::countText(all - m_model->judgedRows())));
}

QString ReviewPane::sampleHtml(std::uint32_t position) const {
    const auto sample = m_model->sampleAt(position);
    if (!sample) {
        return {};
    }
    const model::ScoredColumns& columns = m_controller.data()->columns;
    const double score = m_controller.score(position);
    const QString figures = tr("%1 · FHRI %2 · NLI %3 · decided %4")
                                .arg(labelText(columns.label[position]), widgets::proportionText(score),
                                     widgets::proportionText(columns.nli[position]),
                                     std::isnan(score) ? widgets::undefinedText()
                                                       : labelText(m_controller.decisionFor(position)));
    return paragraph(QString::fromStdString(sample->sampleId), figures) +
           paragraph(tr("Question:"), QString::fromStdString(sample->question)) +
           paragraph(tr("Answer:"), QString::fromStdString(sample->answer));
}

void ReviewPane::showCurrent() {
    const ReviewItem* const item = m_controller.hasData() ? m_model->at(currentRow()) : nullptr;
    const base::RowId sample = item ? m_model->rowId(currentRow()) : 0;
    showNote(sample);
    const bool writable = item && m_edits->workspace() && !m_edits->isReadOnly();
    for (QPushButton* button : m_verdictButtons) {
        button->setEnabled(writable);
    }
    m_verdictButtons.back()->setEnabled(writable && m_model->judgement(sample));
    if (!item) {
        m_baseline->clear();
        m_followUp->clear();
    } else {
        m_followUp->setHtml(sampleHtml(item->sample) + historyHtml(sample));
        m_baseline->setHtml(item->baseline == model::kNone
                                ? QStringLiteral("<p>%1</p>").arg(tr("No baseline"))
                                : sampleHtml(item->baseline));
    }
    Q_EMIT currentSampleChanged(sample);
}

QString ReviewPane::historyHtml(base::RowId sample) {
    const workspace::Reader* reader = m_edits->reader();
    if (sample == 0 || reader == nullptr) {
        return {};
    }
    const auto history = workspace::judgementHistory(*reader, sample);
    if (!history) {
        Q_EMIT failed(history.error());
        return {};
    }
    QStringList said;
    for (auto event = history->rbegin(); event != history->rend(); ++event) { // newest first
        const QString what =
            event->judgement ? ReviewModel::verdictText(event->judgement->verdict) : tr("Taken back");
        const QString how = event->kind == workspace::EntryKind::Edit   ? QString()
                            : event->kind == workspace::EntryKind::Undo ? tr(" (undo)")
                                                                        : tr(" (redo)");
        const QString note = event->judgement ? QString::fromStdString(event->judgement->note) : QString();
        said += tr("%1: %2 by %3")
                    .arg(widgets::timeText(QString::fromStdString(event->editedAt)), what + how,
                         QString::fromStdString(event->editedBy)) +
                (note.isEmpty() ? QString() : QStringLiteral(" – ") + note);
    }
    return paragraph(tr("Judged:"), said.isEmpty() ? tr("Not judged yet") : said.join(QLatin1Char('\n')));
}

} // namespace assay::app

#include "moc_review_pane.cpp"
