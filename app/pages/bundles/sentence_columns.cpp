#include "app/pages/bundles/sentence_columns.h"

#include "app/pages/bundles/bundle_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

const QString kCorpusScheme = QStringLiteral("corpus");
const QString kChoiceScheme = QStringLiteral("choose");
constexpr int kColumnCharacters = 30; // narrower than this, the columns scroll sideways

} // namespace

SentenceColumns::SentenceColumns(QWidget* parent)
    : QScrollArea(parent) {
    setWidgetResizable(true);
    widgets::setQuietFrame(*this);
    setFocusPolicy(Qt::NoFocus); // the columns in it have it
    auto* content = new QWidget(this);
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    setWidget(content);
}

SentenceColumns::Column& SentenceColumns::columnAt(std::size_t number) {
    while (m_columns.size() <= number) {
        Column column;
        column.frame = new QWidget(widget());
        widgets::keepMeasure(*column.frame, [frame = column.frame] {
            frame->setMinimumWidth(frame->fontMetrics().averageCharWidth() * kColumnCharacters);
        });
        column.heading = new QLabel(column.frame);
        column.heading->setTextFormat(Qt::RichText);
        column.heading->setWordWrap(true);
        column.text = new QTextBrowser(column.frame);
        column.text->setObjectName(QStringLiteral("sentences"));
        column.text->setOpenLinks(false);
        column.text->setTabChangesFocus(true);
        connect(column.text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
            if (link.scheme() == kCorpusScheme) {
                Q_EMIT corpusRequested(link.path(QUrl::FullyDecoded));
            } else if (link.scheme() == kChoiceScheme) {
                Q_EMIT choiceRequested(link.path().toLongLong());
            }
        });
        auto* layout = new QVBoxLayout(column.frame);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        layout->addWidget(column.heading);
        layout->addWidget(column.text, 1);
        widget()->layout()->addWidget(column.frame);
        m_columns.push_back(column);
    }
    return m_columns[number];
}

void SentenceColumns::showBundle(const model::Bundle& bundle, bool byCompany,
                                 const curation::RepeatedTexts& repeated,
                                 const std::vector<std::size_t>* chosen) {
    const bool isSame = bundle == m_shown;
    m_shown = bundle;
    const auto columns = byCompany ? curation::sentencesByCompany(bundle) : curation::sentencesByYear(bundle);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const curation::SentenceColumn& column = columns[i];
        QString label = QString::fromStdString(column.label);
        if (label.isEmpty()) {
            label = column.number ? QString::number(*column.number)
                    : byCompany   ? tr("Company missing")
                                  : tr("Year missing");
        }
        const QString count =
            column.sentences.size() == 1
                ? tr("1 sentence")
                : tr("%1 sentences")
                      .arg(widgets::countText(static_cast<std::int64_t>(column.sentences.size())));
        Column& shown = columnAt(i);
        shown.heading->setText(QStringLiteral("<b>%1</b> · %2").arg(label.toHtmlEscaped(), count));
        const int at = isSame ? shown.text->verticalScrollBar()->value() : 0;
        const int cursor = isSame ? shown.text->textCursor().position() : 0;
        shown.text->setHtml(
            sentencesHtml(bundle, column, byCompany, repeated, palette(), m_offersCorpus, chosen));
        if (isSame) {
            QTextCursor place(shown.text->document());
            place.setPosition(std::min(cursor, shown.text->document()->characterCount() - 1));
            shown.text->setTextCursor(place);
            shown.text->verticalScrollBar()->setValue(at);
        }
        shown.text->setAccessibleName(tr("%1, %2").arg(label, count));
        shown.frame->show();
    }
    m_used = static_cast<int>(columns.size());
    for (std::size_t i = columns.size(); i < m_columns.size(); ++i) {
        m_columns[i].frame->hide();
        m_columns[i].text->clear();
    }
}

void SentenceColumns::clear() {
    m_used = 0;
    for (Column& column : m_columns) {
        column.frame->hide();
        column.text->clear();
    }
}

void SentenceColumns::focusFirst() {
    if (m_used > 0) {
        m_columns.front().text->setFocus(Qt::OtherFocusReason);
    }
}

QString SentenceColumns::sentenceInFront() const {
    const Column* front = nullptr;
    for (int i = 0; i < m_used; ++i) {
        const Column& column = m_columns[static_cast<std::size_t>(i)];
        if (front == nullptr || column.text->hasFocus()) {
            front = &column;
        }
    }
    if (front == nullptr) {
        return {};
    }
    // The link stands above its sentence.
    const int at = front->text->hasFocus() ? front->text->textCursor().blockNumber() : 0;
    QString id;
    for (QTextBlock block = front->text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockNumber() > at && !id.isEmpty()) {
            break;
        }
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (const QUrl link(part.fragment().charFormat().anchorHref()); link.scheme() == kCorpusScheme) {
                id = link.path(QUrl::FullyDecoded);
            }
        }
    }
    return id;
}

QString SentenceColumns::heading(int column) const {
    return column < m_used ? m_columns[static_cast<std::size_t>(column)].heading->text() : QString();
}

QString SentenceColumns::plainText(int column) const {
    return column < m_used ? m_columns[static_cast<std::size_t>(column)].text->toPlainText() : QString();
}

} // namespace assay::app

#include "moc_sentence_columns.cpp"
