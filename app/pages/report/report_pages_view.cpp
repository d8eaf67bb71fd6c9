#include "app/pages/report/report_pages_view.h"

#include "widgets/report/page_preview.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

namespace assay::app {
namespace {

constexpr int kLeastProgress = 60;

} // namespace

ReportPagesView::ReportPagesView(ReportMaker& maker, QWidget* parent)
    : QWidget(parent)
    , m_maker(maker) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_row = new QBoxLayout(QBoxLayout::LeftToRight);
    auto* controls = new QHBoxLayout;
    m_state = new QLabel(this);
    m_state->setObjectName(QStringLiteral("reportState"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("reportProgress"));
    m_progress->setAccessibleName(tr("How far the pages are"));
    m_progress->setTextVisible(false);
    m_progress->setMinimumWidth(kLeastProgress);
    m_progress->hide();
    m_preview = new widgets::PagePreview(this);
    const auto addButton = [&](const char* name, const QString& text, const QString& tip) {
        auto* button = new QToolButton(this);
        button->setObjectName(QLatin1String(name));
        button->setText(text);
        button->setToolTip(tip);
        return button;
    };
    m_cancel = addButton("reportCancel", tr("Cancel"), tr("Keep the pages of the former choices"));
    m_again = addButton("reportMakeAgain", tr("Make the pages"), tr("Make the pages of the present choices"));
    auto* smaller = addButton("reportSmaller", QStringLiteral("−"), tr("Smaller pages (−)"));
    smaller->setAccessibleName(tr("Smaller pages"));
    auto* larger = addButton("reportLarger", QStringLiteral("+"), tr("Larger pages (+)"));
    larger->setAccessibleName(tr("Larger pages"));
    auto* fit = addButton("reportFit", tr("Fit"), tr("Pages as wide as the view (0)"));
    m_cancel->hide();
    m_again->hide();
    controls->addWidget(m_progress);
    controls->addStretch(1);
    for (QToolButton* button : {m_cancel, m_again, smaller, larger, fit}) {
        controls->addWidget(button);
    }
    m_row->addWidget(m_state, 1);
    m_row->addLayout(controls);
    m_controls = controls;
    column->addLayout(m_row);
    m_preview->setObjectName(QStringLiteral("reportPreview"));
    column->addWidget(m_preview, 1);

    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_slow = true;
        refresh();
    });
    connect(&m_maker, &ReportMaker::begun, this, [this] {
        if (!m_slow && !m_patience.isActive()) {
            m_patience.start();
        }
    });
    connect(&m_maker, &ReportMaker::progressed, this, &ReportPagesView::refresh);
    connect(&m_maker, &ReportMaker::stateChanged, this, &ReportPagesView::refresh);
    connect(m_cancel, &QToolButton::clicked, &m_maker, &ReportMaker::cancel);
    connect(m_again, &QToolButton::clicked, this, &ReportPagesView::makingAsked);
    connect(smaller, &QToolButton::clicked, m_preview, &widgets::PagePreview::zoomOut);
    connect(larger, &QToolButton::clicked, m_preview, &widgets::PagePreview::zoomIn);
    connect(fit, &QToolButton::clicked, m_preview, [this] { m_preview->setZoom(0); });
    connect(m_preview, &widgets::PagePreview::currentPageChanged, this, &ReportPagesView::refresh);
}

void ReportPagesView::showSection(const QString& title) {
    m_wanted = m_maker.isFresh() ? QString() : title;
    if (const auto& made = m_maker.made()) {
        for (const widgets::OutlineEntry& entry : made->pages->outline()) {
            if (entry.level == 1 && entry.title == title) {
                m_preview->showPage(entry.page);
                return;
            }
        }
    }
}

void ReportPagesView::setUnsaved(bool unsaved) {
    if (std::exchange(m_unsaved, unsaved) != unsaved) {
        refresh();
    }
}

QString ReportPagesView::pageText() const {
    return tr("Page %1 of %2").arg(m_preview->currentPage() + 1).arg(m_shown->pages->pageCount());
}

void ReportPagesView::refresh() {
    if (m_shown != m_maker.made()) {
        m_shown = m_maker.made();
        m_preview->setPages(
            m_shown ? std::shared_ptr<const widgets::PagedReport>(m_shown, m_shown->pages.get()) : nullptr);
        if (const QString wanted = std::exchange(m_wanted, {}); m_shown && !wanted.isEmpty()) {
            showSection(wanted);
        }
    }
    const bool making = m_maker.isMaking();
    if (!making) { // once it was said it is said until then: while a person types on, it does not flicker
        m_patience.stop();
        m_slow = false;
    }
    const bool fresh = m_maker.isFresh();
    const bool former = m_shown && !fresh && (m_slow || !making);
    m_progress->setVisible(m_slow);
    m_cancel->setVisible(m_slow);
    m_again->setVisible(!making && !fresh);
    if (m_slow) {
        const auto fraction = m_maker.fraction();
        m_progress->setRange(0, fraction ? 1000 : 0);
        m_progress->setValue(fraction ? static_cast<int>(std::lround(*fraction * 1000)) : 0);
        m_state->setText(m_maker.progressText());
    } else if (fresh) {
        m_state->setText(m_unsaved ? tr("%1 · not saved").arg(pageText()) : pageText());
    } else if (m_maker.hasFailed()) {
        m_state->setText(tr("The pages could not be made."));
    } else if (m_shown) {
        m_state->setText(tr("%1, of the former choices").arg(pageText()));
    } else {
        m_state->setText(making ? tr("Making the pages…") : tr("There are no pages yet."));
    }
    arrange();
    m_preview->setNote(former ? tr("These pages are still of the former choices.") : QString());
    if (std::exchange(m_former, former) != former) {
        Q_EMIT formerChanged();
    }
}

// In two lines where one would not do.
void ReportPagesView::arrange() {
    m_controls->invalidate(); // what was shown or hidden just now counts
    const int text = m_state->fontMetrics().horizontalAdvance(m_state->text());
    const bool fits = text + m_row->spacing() + m_controls->sizeHint().width() <= width();
    m_row->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ReportPagesView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace assay::app

#include "moc_report_pages_view.cpp"
