#include "app/pages/corpus/sentence_inspector.h"

#include "app/pages/corpus/corpus_controller.h"
#include "app/pages/corpus/near_pane.h"
#include "app/settings/reference_texts.h"
#include "widgets/corpus/sentence_list_model.h"
#include "widgets/corpus/sentence_text.h"
#include "widgets/text/error_text.h"
#include "widgets/text/marked_text.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QSplitter>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>

namespace assay::app {
namespace {

bool isSameSection(const model::Sentence& a, const model::Sentence& b) {
    return a.cik == b.cik && a.company == b.company && a.form == b.form && a.year == b.year &&
           a.section == b.section;
}

QString titleOf(const QString& text) {
    return QStringLiteral("<p style=\"margin-bottom:2px\"><b>%1</b></p>").arg(widgets::plainHtml(text));
}

QString rowOf(const QString& name, const QString& value) {
    return QStringLiteral("<tr><td style=\"padding-right:10px\">%1</td><td>%2</td></tr>")
        .arg(widgets::plainHtml(name),
             value.isEmpty() ? widgets::undefinedText() : widgets::plainHtml(value));
}

QString tableOf(const QString& rows) {
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\">%1</table>").arg(rows);
}

} // namespace

SentenceInspector::SentenceInspector(CorpusController& controller, SentenceLinks& links, NearPane* near,
                                     QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_links(links)
    , m_near(near)
    , m_texts(new ReferenceTexts(controller.jobs(), this)) {
    setObjectName(QStringLiteral("sentenceInspector"));
    m_text = new QTextBrowser(this);
    m_text->setObjectName(QStringLiteral("sentenceText"));
    m_text->setAccessibleName(tr("The selected sentence"));
    m_text->setOpenLinks(false);
    m_text->installEventFilter(this);
    setFocusProxy(m_text);
    m_text->setFrameStyle(QFrame::Box | QFrame::Plain);
    m_text->setLineWidth(2);
    showFocus(false);
    widgets::keepMeasure(*this, [this] { setMinimumWidth(fontMetrics().averageCharWidth() * kNarrowest); });
    m_parts = new QSplitter(Qt::Vertical, this);
    m_parts->addWidget(m_text);
    m_parts->addWidget(near);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 2);
    m_parts->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 0, 4, 4);
    layout->addWidget(m_parts);
    connect(m_text, &QTextBrowser::anchorClicked, this, &SentenceInspector::follow);
    connect(&controller, &CorpusController::currentChanged, this, &SentenceInspector::refresh);
    connect(m_texts, &ReferenceTexts::changed, this, &SentenceInspector::showText);
    connect(&links, &SentenceLinks::found, this, [this](const LinksOfSentence& found) {
        if (m_sentence && m_sentence->sentence.sentenceId == found.sentenceId) {
            m_found = found;
            showText();
        }
    });
    connect(&links, &SentenceLinks::failed, this, [this](const base::Error& error) {
        m_trouble = widgets::errorText(error);
        showText();
    });
    for (QWidget* widget : near->findChildren<QWidget*>()) {
        widget->installEventFilter(this);
    }
    refresh();
}

bool SentenceInspector::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_text && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)) {
        showFocus(event->type() == QEvent::FocusIn);
    }
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

QByteArray SentenceInspector::saveState() const {
    return m_parts->saveState();
}

void SentenceInspector::restoreState(const QByteArray& state) {
    m_parts->restoreState(state);
}

void SentenceInspector::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_text != nullptr) {
        showFocus(m_text->hasFocus());
        showText();
    }
}

// The frame says that the keys go here; else it is not seen.
void SentenceInspector::showFocus(bool on) {
    QPalette frame; // nothing else of it is set, so that the theme reaches the text
    frame.setColor(QPalette::WindowText, palette().color(on ? QPalette::Highlight : QPalette::Window));
    m_text->setPalette(frame);
}

void SentenceInspector::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh(); // questions and bundles may have changed on other pages
}

void SentenceInspector::refresh() {
    m_sentence.reset();
    m_around.clear();
    m_trouble.clear();
    const std::optional<workspace::SentenceRow> row = m_controller.current();
    const workspace::Reader* reader = m_controller.list().reader();
    const workspace::CorpusInfo* corpus = m_controller.corpus();
    if (row && reader != nullptr && corpus != nullptr) {
        const workspace::SentenceRow first = *row - std::min<workspace::SentenceRow>(*row, kAround);
        auto page = workspace::sentencesFrom(*reader, corpus->id, first, 2 * kAround + 1);
        if (!page) {
            Q_EMIT m_controller.failed(page.error());
        } else {
            const auto own = std::find_if(page->begin(), page->end(),
                                          [row](const auto& stored) { return stored.row == *row; });
            if (own != page->end()) {
                m_sentence = *own;
                for (workspace::StoredSentence& stored : *page) {
                    const auto distance =
                        static_cast<std::int64_t>(stored.row) - static_cast<std::int64_t>(*row);
                    if (distance >= -kAround && distance <= kAround &&
                        isSameSection(stored.sentence, m_sentence->sentence)) {
                        m_around.push_back(std::move(stored));
                    }
                }
            }
        }
    }
    if (!m_sentence) {
        m_found.reset();
        m_links.cancel();
    } else {
        if (m_found && m_found->sentenceId != m_sentence->sentence.sentenceId) {
            m_found.reset();
        }
        if (isVisible()) {
            m_links.find(m_sentence->sentence.sentenceId);
        }
    }
    fetchTexts();
    m_near->setSentence(corpus != nullptr ? corpus->id : 0,
                        m_sentence ? std::optional(m_sentence->row) : std::nullopt);
    showText();
}

// Of what is seen: the sentence and what stands around it.
void SentenceInspector::fetchTexts() {
    const workspace::CorpusInfo* const corpus = m_controller.corpus();
    std::vector<std::string> ids;
    for (const workspace::StoredSentence& stored : m_around) {
        ids.push_back(stored.sentence.sentenceId);
    }
    m_texts->want(corpus != nullptr && isVisible() ? referenceOf(m_controller.corpora(), corpus->id)
                                                   : std::nullopt,
                  std::move(ids));
}

// Why there is none stands in the place of the selected sentence's alone.
QString SentenceInspector::textOf(const model::Sentence& sentence) const {
    if (!sentence.text.empty()) {
        return QString::fromStdString(sentence.text);
    }
    if (const QString fetched = m_texts->text(sentence.sentenceId); !fetched.isEmpty()) {
        return fetched;
    }
    const QString why = m_texts->whyNone(sentence.sentenceId);
    return why.isEmpty() ? tr("(only the id is known)")
           : sentence.sentenceId == m_sentence->sentence.sentenceId
               ? why
               : QString::fromStdString(sentence.sentenceId);
}

void SentenceInspector::showText() {
    m_text->setHtml(html());
}

QString SentenceInspector::placeTable(const model::Sentence& sentence) const {
    QString rows;
    const auto add = [&rows](const QString& name, const QString& value) { rows += rowOf(name, value); };
    add(tr("Id"), QString::fromStdString(sentence.sentenceId));
    add(tr("Company"), QString::fromStdString(sentence.company));
    add(tr("CIK"), sentence.cik ? QString::number(*sentence.cik) : QString());
    add(tr("Form"), QString::fromStdString(sentence.form));
    add(tr("Year"), sentence.year ? QString::number(*sentence.year) : QString());
    add(tr("Section"), QString::fromStdString(sentence.section));
    add(tr("Position"), sentence.position ? QString::number(*sentence.position) : QString());
    add(tr("Kind"), widgets::sentenceKindText(sentence.kind));
    add(tr("Place in the corpus"),
        tr("%1 of %2")
            .arg(widgets::countText(static_cast<std::int64_t>(m_sentence->row) + 1),
                 widgets::countText(m_controller.corpus()->sentences)));
    return tableOf(rows);
}

QString SentenceInspector::metadataHtml(const model::Sentence& sentence) const {
    if (sentence.metadata.empty()) {
        return {};
    }
    QString rows;
    for (const auto& [name, value] : sentence.metadata) {
        rows += rowOf(QString::fromStdString(name), QString::fromStdString(value));
    }
    return titleOf(tr("Further fields of its source")) + tableOf(rows);
}

QString SentenceInspector::linksHtml() const {
    if (!m_found) {
        return titleOf(tr("Questions and bundles")) +
               widgets::mutedHtml(m_trouble.isEmpty() ? tr("Looking for them…")
                                                      : tr("They could not be looked for: %1").arg(m_trouble),
                                  palette());
    }
    constexpr std::size_t kMostShown = 50;
    QString html;
    const auto list = [&](const QString& head, const QString& none, const QString& scheme, const auto& items,
                          const auto& textOf) {
        html += titleOf(head);
        if (items.empty()) {
            html += widgets::mutedHtml(none, palette());
            return;
        }
        for (std::size_t i = 0; i < std::min(items.size(), kMostShown); ++i) {
            html += QStringLiteral("<p style=\"margin:0 0 3px 0\"><a href=\"%1:%2\">%3</a></p>")
                        .arg(scheme)
                        .arg(items[i].id)
                        .arg(widgets::plainHtml(textOf(items[i])));
        }
        if (items.size() > kMostShown) {
            html += widgets::mutedHtml(tr("and %1 more").arg(items.size() - kMostShown), palette());
        }
    };
    list(tr("Questions (%1)").arg(m_found->questions.size()), tr("No question has it as evidence."),
         QStringLiteral("question"), m_found->questions, [](const QuestionOfSentence& question) {
             return question.questionId.isEmpty()
                        ? question.text
                        : question.questionId + QStringLiteral(" · ") + question.text;
         });
    list(tr("Bundles (%1)").arg(m_found->bundles.size()), tr("No bundle holds it."), QStringLiteral("bundle"),
         m_found->bundles, [](const BundleOfSentence& bundle) { return bundle.label; });
    return html;
}

QString SentenceInspector::html() const {
    if (!m_sentence) {
        return widgets::mutedHtml(m_controller.corpus() == nullptr
                                      ? tr("No corpus is in front.")
                                      : tr("No sentence is selected. Choose one in the list."),
                                  palette());
    }
    const model::Sentence& sentence = m_sentence->sentence;
    const QString muted = widgets::chartColours(palette()).mutedText.name();
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(widgets::plainHtml(widgets::placeText(sentence)));
    QString around;
    for (const workspace::StoredSentence& stored : m_around) {
        const bool isOwn = stored.row == m_sentence->row;
        const QString text = textOf(stored.sentence);
        if (isOwn) {
            std::vector<widgets::MarkedRange> marks;
            for (const widgets::TextRange& range : m_controller.words().in(text)) {
                const auto begin =
                    static_cast<std::size_t>(QStringView(text).left(range.begin).toUtf8().size());
                const auto length = static_cast<std::size_t>(
                    QStringView(text).mid(range.begin, range.length).toUtf8().size());
                marks.push_back({begin, begin + length, widgets::MarkKind::Span});
            }
            html += QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"6\"><tr><td "
                                   "style=\"background-color:%1\">%2</td></tr></table>")
                        .arg(palette().color(QPalette::AlternateBase).name(),
                             widgets::markedHtml(text.toStdString(), marks, palette()));
        } else {
            around += QStringLiteral("<p style=\"margin:3px 6px\"><a href=\"row:%1\" "
                                     "style=\"color:%2;text-decoration:none\">%3</a></p>")
                          .arg(stored.row)
                          .arg(muted, widgets::plainHtml(text));
        }
    }
    if (!around.isEmpty()) {
        html += titleOf(tr("Around it")) + around;
    }
    return html + QStringLiteral("<br>") + placeTable(sentence) + linksHtml() + metadataHtml(sentence);
}

void SentenceInspector::follow(const QUrl& link) {
    const qint64 id = link.path().toLongLong();
    if (link.scheme() == QLatin1String("row")) {
        m_controller.goTo(static_cast<workspace::SentenceRow>(id));
    } else if (link.scheme() == QLatin1String("question")) {
        Q_EMIT questionRequested(id);
    } else if (link.scheme() == QLatin1String("bundle")) {
        Q_EMIT bundleRequested(id);
    }
}

} // namespace assay::app

#include "moc_sentence_inspector.cpp"
