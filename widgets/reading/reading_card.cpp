#include "widgets/reading/reading_card.h"

#include "widgets/theme/theme.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QUrl>
#include <utility>

namespace assay::widgets {
namespace {

constexpr int kLeastColumn = 34; // characters, of answers side by side

} // namespace

ReadingCard::ReadingCard(QWidget* parent)
    : QTextBrowser(parent) {
    setObjectName(QStringLiteral("readingCard"));
    setAccessibleName(tr("Question, gold answer, answers and evidence"));
    setOpenLinks(false);
    setQuietFrame(*this);
    connect(this, &QTextBrowser::anchorClicked, this, &ReadingCard::follow);
}

void ReadingCard::setCase(ReadingCase shown) {
    const bool isSame =
        m_case && m_case->question.questionId == shown.question.questionId && m_case->place == shown.place;
    m_case = std::move(shown);
    m_why.clear();
    draw(!isSame);
}

void ReadingCard::clearCase(const QString& why) {
    m_case.reset();
    m_why = why;
    draw(true);
}

void ReadingCard::setWords(const SearchWords& words) {
    m_words = words;
    markWords();
}

// Over what else is marked: the text below stays as it is, also when it is copied.
void ReadingCard::markWords() {
    QList<QTextEdit::ExtraSelection> marks;
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::DashUnderline);
    format.setBackground(markGround(MarkKind::Span, palette()));
    for (QTextBlock block = document()->begin(); m_case && !m_words.isEmpty() && block.isValid();
         block = block.next()) {
        if (block.blockFormat().headingLevel() > 0) {
            continue; // the card's own words
        }
        for (const TextRange& range : m_words.in(block.text())) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + range.begin);
            cursor.setPosition(block.position() + range.begin + range.length, QTextCursor::KeepAnchor);
            marks.append({cursor, format});
        }
    }
    setExtraSelections(marks);
}

bool ReadingCard::isNarrow() const {
    return viewport()->width() < 2 * kLeastColumn * fontMetrics().averageCharWidth();
}

void ReadingCard::draw(bool fromTop) {
    const int before = verticalScrollBar()->value();
    if (m_case) {
        m_wasNarrow = isNarrow();
        m_case->answersBelow = m_wasNarrow;
        setHtml(readingHtml(*m_case, palette()));
    } else {
        setHtml(mutedHtml(m_why, palette()));
    }
    markWords();
    (void)document()->size(); // laid out to its end, so that there is a place to go to
    verticalScrollBar()->setValue(fromTop ? 0 : before);
}

void ReadingCard::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        draw(false);
    }
}

void ReadingCard::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    if (m_case && m_case->answers.size() > 1 && isNarrow() != m_wasNarrow) {
        draw(false);
    }
}

void ReadingCard::copyWhole() const {
    QApplication::clipboard()->setText(toPlainText());
}

void ReadingCard::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy) && !textCursor().hasSelection()) {
        copyWhole();
        event->accept();
        return;
    }
    QTextBrowser::keyPressEvent(event);
}

void ReadingCard::contextMenuEvent(QContextMenuEvent* event) {
    QMenu* const menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addSeparator();
    QAction* const all = menu->addAction(tr("Copy the card as text"));
    all->setEnabled(m_case.has_value());
    connect(all, &QAction::triggered, this, &ReadingCard::copyWhole);
    menu->popup(event->globalPos());
}

void ReadingCard::follow(const QUrl& link) {
    const auto place = static_cast<std::size_t>(link.path().toUInt());
    if (!m_case || place >= m_case->evidence.size()) {
        return;
    }
    const QString id = QString::fromStdString(m_case->evidence[place].id);
    if (link.scheme() == QLatin1String("corpus")) {
        Q_EMIT corpusRequested(id);
    } else if (link.scheme() == QLatin1String("attach")) {
        Q_EMIT attachRequested(id);
    }
}

} // namespace assay::widgets

#include "moc_reading_card.cpp"
