#include "app/pages/questions/evidence_pane.h"

#include "app/pages/questions/question_controller.h"
#include "core/workspace/suites/passages.h"
#include "widgets/text/error_text.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/marked_text.h"
#include "widgets/theme/font_measure.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {

using widgets::EvidenceEntry;
using widgets::kContextFor;

EvidencePane::EvidencePane(QuestionController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller) {
    setObjectName(QStringLiteral("evidencePane"));
    m_head = new QLabel(this);
    m_head->setObjectName(QStringLiteral("evidenceHead"));
    m_head->setTextFormat(Qt::PlainText);
    m_head->setWordWrap(true);
    m_reader = new QTextBrowser(this);
    m_reader->setObjectName(QStringLiteral("evidenceReader"));
    m_reader->setAccessibleName(tr("Sentences of the evidence, with what stands around them"));
    m_reader->setOpenLinks(false);
    auto* splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(makeList());
    splitter->addWidget(m_reader);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(4);
    layout->addWidget(m_head);
    layout->addWidget(splitter, 1);
    layout->addWidget(makeAttachBox());
    setFocusProxy(m_list);
    setTabOrder(m_newId, m_reader); // what is made before the focus proxy is passed over by Tab

    connect(m_reader, &QTextBrowser::anchorClicked, this, &EvidencePane::followLink);
    connect(&m_controller, &QuestionController::currentChanged, this, &EvidencePane::refreshSoon);
    connect(&m_controller, &QuestionController::currentEdited, this, &EvidencePane::refreshSoon);
    connect(&m_controller, &QuestionController::workspaceChanged, this, &EvidencePane::lookAgain);
    refreshButtons();
}

QWidget* EvidencePane::makeList() {
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_list = new QListWidget(side);
    m_list->setObjectName(QStringLiteral("evidenceIds"));
    m_list->setAccessibleName(tr("Evidence ids; Delete removes, Alt with Up and Down moves"));
    m_list->installEventFilter(this);
    layout->addWidget(m_list, 1);
    const auto button = [this, side](const char* name, const QString& text, const QString& toolTip) {
        auto* made = new QPushButton(text, side);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(toolTip);
        made->setAutoDefault(false);
        return made;
    };
    m_up = button("evidenceUp", tr("Up"), tr("Moves the id up (Alt+Up)"));
    m_down = button("evidenceDown", tr("Down"), tr("Moves the id down (Alt+Down)"));
    m_remove = button("evidenceRemove", tr("Remove"), tr("Takes the id out of the evidence (Delete)"));
    m_attach = button("evidenceAttach", tr("Attach text…"), tr("Enter the sentence that this id stands for"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    for (QPushButton* made : {m_up, m_down, m_remove, m_attach}) {
        buttons->addWidget(made);
    }
    buttons->addStretch(1);
    layout->addLayout(buttons);
    m_newId = new QLineEdit(side);
    m_newId->setObjectName(QStringLiteral("evidenceNewId"));
    m_newId->setAccessibleName(tr("Sentence id to add"));
    widgets::setHint(*m_newId, tr("Sentence id to add"));
    m_add = button("evidenceAdd", tr("Add"), tr("Adds the id at the end (Return)"));
    auto* adding = new QHBoxLayout;
    adding->setSpacing(4);
    adding->addWidget(m_newId, 1);
    adding->addWidget(m_add);
    layout->addLayout(adding);

    connect(m_list, &QListWidget::currentRowChanged, this, &EvidencePane::showSelected);
    connect(m_newId, &QLineEdit::textChanged, this, &EvidencePane::refreshButtons);
    connect(m_newId, &QLineEdit::returnPressed, this, &EvidencePane::addId);
    connect(m_add, &QPushButton::clicked, this, &EvidencePane::addId);
    connect(m_remove, &QPushButton::clicked, this, &EvidencePane::removeId);
    connect(m_up, &QPushButton::clicked, this, [this] { moveId(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveId(1); });
    connect(m_attach, &QPushButton::clicked, this, [this] { openAttachBox(selectedRow()); });
    return side;
}

QWidget* EvidencePane::makeAttachBox() {
    m_attachBox = new QWidget(this);
    m_attachBox->setObjectName(QStringLiteral("attachBox"));
    m_attachTitle = new QLabel(m_attachBox);
    m_attachTitle->setTextFormat(Qt::PlainText);
    m_attachTitle->setWordWrap(true);
    m_attachText = new QPlainTextEdit(m_attachBox);
    m_attachText->setObjectName(QStringLiteral("attachText"));
    m_attachText->setAccessibleName(tr("The sentence that the id stands for"));
    m_attachText->setTabChangesFocus(true);
    widgets::keepMeasure(*m_attachText, [this] {
        m_attachText->setMaximumHeight(m_attachText->fontMetrics().lineSpacing() * 5);
    });
    auto* save = new QPushButton(tr("Attach"), m_attachBox);
    save->setObjectName(QStringLiteral("attachSave"));
    auto* cancel = new QPushButton(tr("Cancel"), m_attachBox);
    cancel->setObjectName(QStringLiteral("attachCancel"));
    save->setEnabled(false);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(save);
    buttons->addWidget(cancel);
    auto* layout = new QVBoxLayout(m_attachBox);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_attachTitle);
    layout->addWidget(m_attachText);
    layout->addLayout(buttons);
    m_attachBox->hide();
    connect(m_attachText, &QPlainTextEdit::textChanged, save,
            [this, save] { save->setEnabled(!m_attachText->toPlainText().trimmed().isEmpty()); });
    connect(save, &QPushButton::clicked, this, &EvidencePane::attach);
    connect(cancel, &QPushButton::clicked, this, [this] {
        m_attachBox->hide();
        m_list->setFocus(Qt::OtherFocusReason);
    });
    return m_attachBox;
}

void EvidencePane::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale) {
        refresh();
    }
}

void EvidencePane::refreshSoon() {
    m_stale = true;
    if (isVisible()) {
        refresh();
    }
}

// Texts come and go with corpora, bundles and suites. What is read stays where it is while nothing of it did.
void EvidencePane::lookAgain() {
    const auto& current = m_controller.current();
    if (!isVisible() || m_stale || !current || current->id != m_shown) {
        refreshSoon();
        return;
    }
    const auto reader = m_controller.workspace()->reader();
    const auto entries =
        reader ? widgets::readEvidence(*reader, current->question.evidenceSentenceIds, kContextFor)
               : base::Result<std::vector<EvidenceEntry>>(tl::unexpected(reader.error()));
    if (!entries || *entries != m_entries) {
        refresh();
    }
}

bool EvidencePane::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto* press = static_cast<QKeyEvent*>(event);
        const bool alt = press->modifiers().testFlag(Qt::AltModifier);
        if (press->key() == Qt::Key_Delete && m_remove->isEnabled()) {
            removeId();
            return true;
        }
        if (alt && (press->key() == Qt::Key_Up || press->key() == Qt::Key_Down)) {
            moveId(press->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

int EvidencePane::selectedRow() const {
    return m_list->currentRow();
}

void EvidencePane::refresh() {
    m_stale = false;
    const auto& current = m_controller.current();
    const base::RowId id = current ? current->id : 0;
    const int row = id == m_shown ? selectedRow() : 0;
    if (id != m_shown) {
        m_attachBox->hide();
        m_newId->clear();
    }
    m_shown = id;
    m_entries.clear();
    if (current) {
        const auto reader = m_controller.workspace()->reader();
        auto entries =
            reader ? widgets::readEvidence(*reader, current->question.evidenceSentenceIds, kContextFor)
                   : base::Result<std::vector<EvidenceEntry>>(tl::unexpected(reader.error()));
        if (!entries) {
            m_head->setText(widgets::errorText(entries.error()));
            m_reader->clear();
            showList(-1);
            return;
        }
        m_entries = std::move(*entries);
    }
    const auto missing =
        static_cast<int>(std::count_if(m_entries.begin(), m_entries.end(),
                                       [](const EvidenceEntry& entry) { return entry.passages.empty(); }));
    m_head->setText(
        !current            ? tr("No question is in front.")
        : m_entries.empty() ? tr("This question names no evidence. Add the id of a sentence below.")
        : missing == 0      ? tr("%n sentence id(s), all held.", nullptr, static_cast<int>(m_entries.size()))
                            : tr("%n sentence id(s), %1 without a text in this workspace.", nullptr,
                                 static_cast<int>(m_entries.size()))
                             .arg(missing));
    if (current) {
        QString html =
            widgets::evidenceHtml(current->question, m_entries, !m_controller.isReadOnly(), palette());
        if (static_cast<int>(m_entries.size()) > kContextFor) {
            html += widgets::mutedHtml(
                tr("What stands around the sentences is shown for the first %1.").arg(kContextFor),
                palette());
        }
        m_reader->setHtml(html);
    } else {
        m_reader->clear();
    }
    showList(row);
}

void EvidencePane::showList(int row) {
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const EvidenceEntry& entry : m_entries) {
        const QString state = entry.passages.empty()      ? tr("? no text")
                              : entry.passages.size() > 1 ? tr("≠ %1 texts").arg(entry.passages.size())
                                                          : QString();
        const QString id = QString::fromStdString(entry.id);
        auto* item = new QListWidgetItem(state.isEmpty() ? id : id + QStringLiteral("  ") + state, m_list);
        item->setToolTip(id);
    }
    m_list->setCurrentRow(std::clamp(row, m_list->count() > 0 ? 0 : -1, m_list->count() - 1));
    showSelected();
}

void EvidencePane::showSelected() {
    if (selectedRow() >= 0) {
        m_reader->scrollToAnchor(QStringLiteral("evidence%1").arg(selectedRow()));
    }
    refreshButtons();
}

void EvidencePane::refreshButtons() {
    const bool mayChange = m_controller.current() && !m_controller.isReadOnly();
    const int row = selectedRow();
    const bool hasRow = mayChange && row >= 0 && row < static_cast<int>(m_entries.size());
    m_up->setEnabled(hasRow && row > 0);
    m_down->setEnabled(hasRow && row + 1 < static_cast<int>(m_entries.size()));
    m_remove->setEnabled(hasRow);
    m_attach->setEnabled(hasRow && m_entries[static_cast<std::size_t>(row)].passages.empty());
    m_newId->setEnabled(mayChange);
    m_add->setEnabled(mayChange && !m_newId->text().trimmed().isEmpty());
}

void EvidencePane::save(const std::vector<std::string>& ids, int row, const QString& reason) {
    model::Question question = m_controller.current()->question;
    question.evidenceSentenceIds = ids;
    question.unreadable.erase("evidence_sentence_ids");
    const auto again = [this, ids, row, reason, id = m_controller.current()->id] {
        if (m_controller.current() && m_controller.current()->id == id) {
            save(ids, row, reason);
        }
    };
    if (m_controller.save(question, reason, again) && row >= 0 && row < m_list->count()) {
        m_list->setCurrentRow(row);
    }
}

void EvidencePane::addId() {
    const std::string id = m_newId->text().trimmed().toStdString();
    if (id.empty() || !m_controller.current()) {
        return;
    }
    (void)m_controller.edits().finishTyping(); // what is typed in the form comes first
    std::vector<std::string> ids = m_controller.current()->question.evidenceSentenceIds;
    if (const auto found = std::find(ids.begin(), ids.end(), id); found != ids.end()) {
        m_list->setCurrentRow(static_cast<int>(found - ids.begin()));
        Q_EMIT m_controller.noticed(tr("%1 is among the evidence already.").arg(m_newId->text().trimmed()));
        return;
    }
    ids.push_back(id);
    const auto row = static_cast<int>(ids.size()) - 1;
    save(ids, row, tr("Evidence added"));
    if (m_list->count() == row + 1) {
        m_newId->clear();
    }
}

void EvidencePane::removeId() {
    const int row = selectedRow();
    if (row < 0 || !m_controller.current()) {
        return;
    }
    (void)m_controller.edits().finishTyping(); // what is typed in the form comes first
    std::vector<std::string> ids = m_controller.current()->question.evidenceSentenceIds;
    ids.erase(ids.begin() + row);
    save(ids, std::min(row, static_cast<int>(ids.size()) - 1), tr("Evidence removed"));
}

void EvidencePane::moveId(int by) {
    const int row = selectedRow();
    const int to = row + by;
    if (!m_controller.current() || row < 0 || to < 0 || to >= static_cast<int>(m_entries.size())) {
        return;
    }
    (void)m_controller.edits().finishTyping(); // what is typed in the form comes first
    std::vector<std::string> ids = m_controller.current()->question.evidenceSentenceIds;
    std::swap(ids[static_cast<std::size_t>(row)], ids[static_cast<std::size_t>(to)]);
    save(ids, to, tr("Evidence in another order"));
}

void EvidencePane::openAttachBox(int row) {
    if (row < 0 || row >= static_cast<int>(m_entries.size())) {
        return;
    }
    m_attachId = m_entries[static_cast<std::size_t>(row)].id;
    m_attachTitle->setText(tr("The text of %1:").arg(QString::fromStdString(m_attachId)));
    m_attachText->clear();
    m_attachBox->show();
    m_attachText->setFocus(Qt::OtherFocusReason);
}

void EvidencePane::attach() {
    const std::string text = m_attachText->toPlainText().trimmed().toStdString();
    const QString done = tr("The text of %1 is attached.").arg(QString::fromStdString(m_attachId));
    const bool attached = m_controller.edits().carryOut(
        {.write =
             [&](workspace::Workspace& workspace, const std::string& who) {
                 return workspace::attachPassage(workspace, m_attachId, text, who);
             },
         .done = [&] { return done; },
         .again = [this] { attach(); },
         .what = done});
    if (attached) {
        m_attachBox->hide();
        refresh();
        m_list->setFocus(Qt::OtherFocusReason);
    }
}

void EvidencePane::showInCorpus() {
    if (m_stale) {
        refresh();
    }
    const auto row = static_cast<std::size_t>(std::max(0, selectedRow()));
    if (row >= m_entries.size()) {
        Q_EMIT m_controller.noticed(tr("The question in front names no evidence."));
    } else if (!widgets::isHeldByCorpus(m_entries[row])) {
        Q_EMIT m_controller.noticed(tr("No corpus of this workspace has the sentence %1.")
                                        .arg(QString::fromStdString(m_entries[row].id)));
    } else {
        Q_EMIT corpusRequested(QString::fromStdString(m_entries[row].id));
    }
}

void EvidencePane::followLink(const QUrl& link) {
    if (link.scheme() == QLatin1String("attach")) {
        const int row = link.path().toInt();
        m_list->setCurrentRow(row);
        openAttachBox(row);
    } else if (const auto row = static_cast<std::size_t>(link.path().toUInt());
               link.scheme() == QLatin1String("corpus") && row < m_entries.size()) {
        Q_EMIT corpusRequested(QString::fromStdString(m_entries[row].id));
    }
}

} // namespace assay::app

#include "moc_evidence_pane.cpp"
