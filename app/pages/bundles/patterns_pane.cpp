#include "app/pages/bundles/patterns_pane.h"

#include "app/shell/empty_state.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/hinted_view.h"
#include "widgets/text/number_text.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {

LabelChangesModel::LabelChangesModel(QObject* parent)
    : RowTable(parent) {
    setColumns({{.key = Label, .title = tr("Label"), .width = 24, .text = &widgets::LabelChange::label},
                {.key = Before,
                 .title = tr("Stored"),
                 .definition = tr("Sentences with the label by the patterns that are stored"),
                 .width = 9,
                 .count = &widgets::LabelChange::before},
                {.key = After,
                 .title = tr("Typed"),
                 .definition = tr("Sentences with the label by the patterns that are typed"),
                 .width = 9,
                 .count = &widgets::LabelChange::after},
                {.key = Gained,
                 .title = tr("Gained"),
                 .definition = tr("Sentences that only the typed patterns find"),
                 .width = 9,
                 .count = &widgets::LabelChange::gained},
                {.key = Lost,
                 .title = tr("Lost"),
                 .definition = tr("Sentences that only the stored patterns find"),
                 .width = 9,
                 .count = &widgets::LabelChange::lost}});
    setKey(&widgets::LabelChange::label);
    setSortable();
}

ChangedSentencesModel::ChangedSentencesModel(QObject* parent)
    : RowTable(parent) {
    setColumns(
        {{.key = Change,
          .title = tr("Change"),
          .width = 8,
          .text =
              [](const widgets::ChangedSentence& one) { return one.isGained ? tr("Gained") : tr("Lost"); }},
         {.key = Sentence,
          .title = tr("Sentence"),
          .definition = tr("The first sentences that the label in front gains, then those that it loses"),
          .width = 60,
          .text = &widgets::ChangedSentence::text},
         {.key = SentenceId,
          .title = tr("Sentence id"),
          .width = 30,
          .text = &widgets::ChangedSentence::id}});
}

PatternsPane::PatternsPane(widgets::MiningController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("patternsPane"));
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(QStringLiteral("patternsText"));
    m_text->setAccessibleName(tr("Patterns of mining, as JSON"));
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_draft = new QLabel(this);
    m_draft->setObjectName(QStringLiteral("patternsDraft"));
    m_draft->setTextFormat(Qt::PlainText);
    m_draft->setWordWrap(true);
    m_draft->hide();
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("patternsState"));
    m_state->setWordWrap(true);
    m_changes = new LabelChangesModel(this);
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("patternsChanges"));
    m_table->setAccessibleName(tr("What the typed patterns gain and lose"));
    m_table->setSettingsKey(QStringLiteral("bundles/patternChanges"));
    m_table->setModel(m_changes);
    const auto button = [this](const char* name, const QString& text) {
        auto* made = new QPushButton(text, this);
        made->setObjectName(QString::fromLatin1(name));
        return made;
    };
    m_keep = button("patternsKeep", tr("Keep"));
    m_back = button("patternsBack", tr("As stored"));
    m_defaults = button("patternsDefaults", tr("As they come along"));

    auto* split = new QSplitter(Qt::Horizontal, this);
    split->addWidget(m_text);
    auto* changes = new QSplitter(Qt::Vertical, split);
    m_tableBox = new widgets::HintedView(*m_table, changes);
    m_hits = new ChangedSentencesModel(this);
    m_hitsTable = new widgets::DataTableView(changes);
    m_hitsTable->setObjectName(QStringLiteral("patternsSentences"));
    m_hitsTable->setAccessibleName(tr("Sentences that the label in front gains and loses"));
    m_hitsTable->setSettingsKey(QStringLiteral("bundles/patternSentences"));
    m_hitsTable->setModel(m_hits);
    changes->addWidget(m_tableBox);
    changes->addWidget(m_hitsTable);
    changes->setChildrenCollapsible(false);
    split->addWidget(changes);
    split->setStretchFactor(0, 3);
    split->setStretchFactor(1, 2);
    split->setChildrenCollapsible(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_state, 1);
    for (QPushButton* each : {m_defaults, m_back, m_keep}) {
        foot->addWidget(each);
    }
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_draft);
    layout->addWidget(split, 1);
    layout->addLayout(foot);

    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &PatternsPane::judge);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_fault = widgets::MiningController::faultOf(m_text->toPlainText());
        m_pause.start();
        takeTyped();
        refresh();
    });
    connect(m_keep, &QPushButton::clicked, this, &PatternsPane::keep);
    connect(m_back, &QPushButton::clicked, this, [this] { write(m_stored); });
    connect(m_defaults, &QPushButton::clicked, this, [this] {
        write(QString::fromStdString(evaluate::miningRulesJson(evaluate::defaultMiningRules())));
    });
    m_text->installEventFilter(this);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PatternsPane::showSentences);
    connect(&m_controller, &widgets::MiningController::patternsChanged, this, &PatternsPane::takeStored);
    connect(&m_controller, &widgets::MiningController::atlasChanged, this, &PatternsPane::judge);
    connect(&m_controller, &widgets::MiningController::previewed, this, &PatternsPane::showHits);
    connect(&m_controller, &widgets::MiningController::busyChanged, this, &PatternsPane::refresh);
    takeStored();
}

void PatternsPane::keep() {
    if (m_controller.edits().begin([this] { keep(); }, m_keep->text()) &&
        m_controller.keepPatterns(m_text->toPlainText())) {
        write(m_stored); // as it is written there
        takeTyped();     // also where that is what was typed
    }
}

// As if it were typed, so that it can be undone there.
void PatternsPane::write(const QString& patterns) {
    if (patterns != m_text->toPlainText()) {
        QTextCursor all(m_text->document());
        all.select(QTextCursor::Document);
        all.insertText(patterns);
    }
}

// With nothing to undo, the text leaves the keys to the page, which may have.
bool PatternsPane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && event->type() == QEvent::ShortcutOverride) {
        const auto* const key = static_cast<QKeyEvent*>(event);
        const QTextDocument& text = *m_text->document();
        if ((key->matches(QKeySequence::Undo) && !text.isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !text.isRedoAvailable())) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool PatternsPane::isChanged() const {
    return m_text->toPlainText() != m_stored;
}

// What somebody is typing stays, in its workspace.
void PatternsPane::takeStored() {
    const auto workspace = m_controller.edits().workspace();
    const bool isAnother = m_workspace.lock() != workspace || !workspace;
    const bool isFirst = m_stored.isEmpty() || isAnother;
    const bool wasChanged = isChanged() && !isFirst;
    m_workspace = workspace;
    m_stored = m_controller.storedPatterns();
    m_isFilling = true;
    if (isFirst) {
        m_text->setPlainText(m_stored); // nothing was typed that could come back
    } else if (!wasChanged) {
        write(m_stored);
    }
    m_isFilling = false;
    if (isAnother) {
        offerDraft();
    }
    refresh();
}

// It is a draft until it is kept or given up.
void PatternsPane::takeTyped() {
    if (m_isFilling || !m_controller.hasWorkspace()) {
        return;
    }
    m_controller.setTypedPatterns(isChanged() ? std::optional(m_text->toPlainText()) : std::nullopt);
    if (!isChanged()) {
        m_draft->hide();
    }
}

// What was typed when the workspace was open last.
void PatternsPane::offerDraft() {
    m_draft->hide();
    const auto typed = m_controller.typedPatterns();
    if (!typed || typed->text == m_stored || m_controller.edits().isReadOnly()) {
        return;
    }
    m_isFilling = true;
    m_text->setPlainText(typed->text);
    m_isFilling = false;
    const QString who = typed->who.isEmpty()                           ? tr("somebody")
                        : typed->who == m_controller.edits().curator() ? tr("you")
                                                                       : typed->who;
    m_draft->setText(tr("Typed by %1 on %2 and not kept: Keep takes these patterns, As stored gives them up.")
                         .arg(who, widgets::timeText(typed->when)));
    m_draft->show();
}

void PatternsPane::judge() {
    m_pause.stop();
    if (m_fault.isEmpty() && isChanged() && m_controller.atlas() != nullptr) {
        m_controller.preview(m_text->toPlainText());
    } else {
        m_changes->setChanges({});
        showSentences();
    }
    refresh();
}

void PatternsPane::showHits(const std::vector<widgets::LabelChange>& changes) {
    m_changes->setChanges(changes);
    m_table->setCurrentIndex(m_changes->index(0, 0)); // the labels that change stand first
    showSentences();
    refresh();
}

void PatternsPane::showSentences() {
    const widgets::LabelChange* const label = m_changes->at(m_table->currentIndex().row());
    m_hits->setSentences(label != nullptr ? label->sentences : std::vector<widgets::ChangedSentence>());
    m_hitsTable->setVisible(m_hits->rowCount() > 0);
}

// What to do so that the table has something to show; empty: it has.
QString PatternsPane::hint() const {
    if (m_changes->rowCount() > 0) {
        return {};
    }
    if (!m_fault.isEmpty()) {
        return tr("Something is wrong with the patterns: below is what and where.");
    }
    if (m_controller.atlas() == nullptr) {
        return tr("Read a corpus in the tab Atlas; then change a pattern on the left.\nWhat the change gains "
                  "and loses stands here, label by label.");
    }
    return isChanged()
               ? tr("Trying the patterns…")
               : tr("Change a pattern on the left.\nWhat the change gains and loses stands here, label "
                    "by label.");
}

void PatternsPane::refresh() {
    m_tableBox->setHint(hint());
    m_keep->setEnabled(m_fault.isEmpty() && isChanged());
    m_back->setEnabled(isChanged());
    if (!m_fault.isEmpty()) {
        m_state->setText(m_fault);
    } else if (!m_controller.hasWorkspace()) {
        m_state->setText(EmptyState::noWorkspace());
    } else if (!isChanged()) {
        m_state->setText(tr("These are the patterns of the workspace."));
    } else if (m_controller.atlas() == nullptr) {
        m_state->setText(tr("Read a corpus in the tab Atlas to see what a change wins and loses."));
    } else if (m_controller.isBusy() || m_pause.isActive()) {
        m_state->setText(tr("Trying the patterns…"));
    } else {
        std::int64_t gained = 0;
        std::int64_t lost = 0;
        for (const widgets::LabelChange& change : m_changes->rows()) {
            gained += change.gained;
            lost += change.lost;
        }
        m_state->setText(tr("%1 gained, %2 lost, over all labels.")
                             .arg(widgets::countText(gained), widgets::countText(lost)));
    }
}

} // namespace assay::app

#include "moc_patterns_pane.cpp"
