#include "app/guide/guide_browser.h"

#include "app/guide/guide_chapters.h"

#include <QEvent>
#include <QFontDatabase>
#include <QImage>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextFrame>
#include <QTextTable>
#include <algorithm>
#include <vector>

namespace assay::app {
namespace {

constexpr qreal kMargin = 20;
constexpr qreal kCellPadding = 4;

// Runs of characters of one format, for whoever changes some of them: changing moves the runs.
struct Run {
    int position = 0;
    int length = 0;
    QTextCharFormat format;
};

std::vector<Run> runsOf(const QTextDocument& document) {
    std::vector<Run> runs;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            runs.push_back({it.fragment().position(), it.fragment().length(), it.fragment().charFormat()});
        }
    }
    return runs;
}

// Between paper and letters: the palette's own shades are too near to the paper in the dark theme.
QColor lineColour(const QPalette& palette) {
    const QColor paper = palette.color(QPalette::Base);
    const QColor letters = palette.color(QPalette::Text);
    const auto between = [](int a, int b) { return (3 * a + b) / 4; };
    return {between(paper.red(), letters.red()), between(paper.green(), letters.green()),
            between(paper.blue(), letters.blue())};
}

} // namespace

GuideBrowser::GuideBrowser(QWidget* parent)
    : QTextBrowser(parent) {
    setOpenExternalLinks(true);
    setFrameShape(QFrame::NoFrame);
    // Always there: pictures that are fitted would else move it in and out, and be as wide as it was before.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::sourceChanged, this, &GuideBrowser::dress);
}

void GuideBrowser::showAddress(const QUrl& address) {
    setSource(address);
}

void GuideBrowser::dress(const QUrl& address) {
    m_address = address;
    // Also told when only the anchor is another: then the document is as it was dressed.
    if (document()->rootFrame()->frameFormat().margin() != kMargin) {
        m_dressing = true;
        document()->setUndoRedoEnabled(false);
        QTextCursor whole(document()); // one layout for all changes
        whole.beginEditBlock();
        QTextFrameFormat root = document()->rootFrame()->frameFormat();
        root.setMargin(kMargin);
        document()->rootFrame()->setFrameFormat(root);
        anchorHeadings(*document());
        dressText();
        dressTables(*document()->rootFrame());
        whole.endEditBlock();
        m_dressing = false;
        fitPictures();
        moveCursor(QTextCursor::Start);
        if (address.hasFragment()) {
            scrollToAnchor(address.fragment());
        }
    }
}

void GuideBrowser::dressText() {
    const QColor shade = palette().color(QPalette::AlternateBase);
    const QString fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont).family();
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const int level = format.headingLevel();
        if (level > 0) {
            format.setTopMargin(level == 1 ? 0 : 18);
            format.setBottomMargin(6);
            QTextCharFormat letters;
            letters.setFontWeight(QFont::DemiBold);
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(letters);
        } else if (format.hasProperty(QTextFormat::BlockCodeFence) ||
                   format.hasProperty(QTextFormat::BlockCodeLanguage)) {
            format.setBackground(shade);
            format.setNonBreakableLines(false); // a long line is read whole without scrolling sideways
            format.setLeftMargin(8);
        } else if (cursor.currentTable() == nullptr) {
            // Not of a picture, which would get a quarter of its height as a gap.
            const bool picture =
                !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
            format.setLineHeight(picture ? 100 : 125, QTextBlockFormat::ProportionalHeight);
            format.setBottomMargin(block.textList() != nullptr ? 3 : 8);
        }
        cursor.setBlockFormat(format);
    }
    for (const Run& run : runsOf(*document())) {
        if (!run.format.fontFixedPitch()) {
            continue;
        }
        QTextCharFormat code;
        code.setFontFamilies({fixed});
        code.setBackground(shade);
        QTextCursor part(document());
        part.setPosition(run.position);
        part.setPosition(run.position + run.length, QTextCursor::KeepAnchor);
        part.mergeCharFormat(code);
    }
}

void GuideBrowser::dressTables(QTextFrame& frame) {
    for (QTextFrame* child : frame.childFrames()) {
        if (auto* table = qobject_cast<QTextTable*>(child)) {
            QTextTableFormat format = table->format();
            format.setBorder(1);
            format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
            format.setBorderBrush(lineColour(palette()));
            format.setBorderCollapse(true);
            format.setCellSpacing(0);
            format.setCellPadding(kCellPadding);
            format.setTopMargin(4);
            format.setBottomMargin(12);
            format.setHeaderRowCount(1);
            format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
            table->setFormat(format);
            for (int column = 0; column < table->columns(); ++column) {
                QTextCharFormat head = table->cellAt(0, column).format();
                head.setBackground(palette().alternateBase());
                table->cellAt(0, column).setFormat(head);
            }
        }
        dressTables(*child);
    }
}

void GuideBrowser::fitPictures() {
    const int room = viewport()->width() - 2 * static_cast<int>(kMargin) - 4;
    if (m_dressing || room <= 0) {
        return;
    }
    m_dressing = true;
    for (const Run& run : runsOf(*document())) {
        if (!run.format.isImageFormat()) {
            continue;
        }
        QTextImageFormat picture = run.format.toImageFormat();
        const QUrl address = m_address.resolved(QUrl(picture.name()));
        const QImage whole(u':' + address.path());
        const int width = std::min(room, whole.width());
        if (whole.isNull() || picture.width() == width) {
            continue;
        }
        const QSize size = whole.size();
        // Made smaller here, smoothly: painting would leave out rows and columns.
        QImage fitted = whole.scaledToWidth(qRound(width * devicePixelRatioF()), Qt::SmoothTransformation);
        fitted.setDevicePixelRatio(devicePixelRatioF());
        for (const QUrl& name : {address, QUrl(picture.name())}) {
            document()->addResource(QTextDocument::ImageResource, name, fitted);
        }
        picture.setWidth(width);
        picture.setHeight(static_cast<qreal>(width) * size.height() / size.width());
        QTextCursor part(document());
        part.setPosition(run.position);
        part.setPosition(run.position + run.length, QTextCursor::KeepAnchor);
        part.setCharFormat(picture);
    }
    m_dressing = false;
}

bool GuideBrowser::findText(const QString& text, bool backward) {
    const QTextDocument::FindFlags flags =
        backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    if (text.isEmpty()) {
        return false;
    }
    if (!QTextBrowser::find(text, flags)) {
        const QTextCursor before = textCursor();
        moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
        if (!QTextBrowser::find(text, flags)) {
            setTextCursor(before);
            return false;
        }
    }
    return true;
}

GuideBrowser::Matches GuideBrowser::matches(const QString& text) const {
    Matches found;
    if (text.isEmpty()) {
        return found;
    }
    QTextCursor at = document()->find(text, 0);
    while (!at.isNull()) {
        ++found.count;
        if (at.selectionStart() == textCursor().selectionStart() && textCursor().hasSelection()) {
            found.selected = found.count;
        }
        at = document()->find(text, at);
    }
    return found;
}

void GuideBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    // Colours of links and shades are in the document.
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        !source().isEmpty()) {
        const int place = verticalScrollBar()->value();
        reload();
        verticalScrollBar()->setValue(place);
    }
}

void GuideBrowser::resizeEvent(QResizeEvent* event) {
    fitPictures();
    QTextBrowser::resizeEvent(event);
}

} // namespace assay::app

#include "moc_guide_browser.cpp"
