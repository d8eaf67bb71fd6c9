#include "widgets/report/paged_report.h"

#include "core/results/report/figure_text.h"
#include "widgets/report/report_flow.h"
#include "widgets/report/text_boxes.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

namespace assay::widgets {
namespace {

constexpr double kDpi = 96;
constexpr double kSide = 68;   // 18 mm
constexpr double kTop = 76;    // 20 mm
constexpr double kBottom = 76; // 20 mm
constexpr double kRunning = 44;
constexpr double kEntryIndent = 18;
constexpr double kEmptyShare = 1.0 / 3; // of a page, that no chart may leave empty
constexpr double kSpareShare = 0.25;    // of a page, that a section which begins one may leave empty
constexpr double kLeastScale = 0.6;     // of a chart
constexpr double kAboveTitle = 0.18;    // of the title page
constexpr double kContentsGap = 36;     // below the title page's facts
constexpr double kLeastOfSection = 160; // px, about 42 mm
constexpr qsizetype kLongTitle = 120;
constexpr qsizetype kLongestTitle = 800; // on the title page

QString cut(const QString& text, qsizetype most) {
    return text.size() > most ? text.left(most) + QStringLiteral("…") : text;
}

QPageSize pageSizeOf(results::Paper paper) {
    return QPageSize(paper == results::Paper::A4 ? QPageSize::A4 : QPageSize::Letter);
}

// "Title ........ 12": the entry's own line, cut where it is too long.
PageBox contentsEntry(const OutlineEntry& entry, const PageStyle& style, double width) {
    const QFont font = entry.level == 1 ? style.bold : style.body;
    const double left = kEntryIndent * (entry.level - 1);
    PageBox box;
    box.gap = entry.level == 1 ? 6 : 1;
    box.height = QFontMetricsF(font).height();
    const QString number = QString::number(entry.page + 1);
    const QString title = QFontMetricsF(font).elidedText(entry.title, Qt::ElideRight, width - left - 60);
    box.paint = [=, text = style.text, muted = style.muted, small = style.body](QPainter& painter,
                                                                                QPointF at) {
        const QFontMetricsF metrics(font);
        const double base = at.y() + metrics.ascent();
        painter.setFont(font);
        painter.setPen(text);
        painter.drawText(QPointF(at.x() + left, base), title);
        painter.setFont(small);
        const QFontMetricsF plain(small);
        const double end = at.x() + width - plain.horizontalAdvance(number);
        painter.drawText(QPointF(end, base), number);
        painter.setPen(QPen(muted, 0.8, Qt::DotLine));
        painter.drawLine(QPointF(at.x() + left + metrics.horizontalAdvance(title) + 6, base),
                         QPointF(end - 6, base));
    };
    return box;
}

double heightOf(const std::vector<PageBox>& boxes) {
    double height = 0;
    for (const PageBox& box : boxes) {
        height += box.gap + box.height;
    }
    return height;
}

} // namespace

PagedReport::PagedReport(const results::Report& report, const words::Wording& wording, results::Paper paper)
    : m_paper(pageSizeOf(paper))
    , m_size(m_paper.size(QPageSize::Inch) * kDpi)
    , m_title(QString::fromStdString(report.title).simplified())
    , m_footer(QStringLiteral("Assay %1").arg(QString::fromStdString(report.version)))
    , m_pageOf(QString::fromStdString(wording.text(ASSAY_TEXT("Report", "Page %1 of %2")))) {
    if (!report.date.empty()) {
        m_footer += QStringLiteral(" · ") + QString::fromStdString(wording.date(report.date));
    }
    makeTitlePage(report, wording);
    m_boxes = flowOf(report.sections, wording, m_style, {content().width(), content().height()});
    m_bodyStart = report.isBrief ? belowContents(wording) : 0;
    breakIntoPages();
    makeContents(wording);
    placeLinks();
}

QRectF PagedReport::content() const {
    return {kSide, kTop, m_size.width() - 2 * kSide, m_size.height() - kTop - kBottom};
}

void PagedReport::makeTitlePage(const results::Report& report, const words::Wording& wording) {
    const double width = content().width();
    const auto add = [this](std::vector<PageBox> boxes) {
        std::move(boxes.begin(), boxes.end(), std::back_inserter(m_titleBoxes));
    };
    const bool isLong = m_title.size() > kLongTitle;
    add(textBoxes(cut(m_title, kLongestTitle), {isLong ? m_style.headings[0] : m_style.title, m_style.text},
                  width));
    add(textBoxes(cut(QString::fromStdString(report.subtitle).simplified(), kLongestTitle),
                  {m_style.subtitle, m_style.muted, 0, 14}, width));
    results::Facts facts = results::datedFacts(report, wording);
    if (report.isBrief) { // its sections say what they are about
        facts.list.resize(facts.list.size() - report.facts.list.size());
    }
    facts.list.emplace_back(wording.text(ASSAY_TEXT("Report", "Made with")), "Assay " + report.version);
    auto boxes = factBoxes(facts, m_style, {width, content().height()});
    if (!boxes.empty()) {
        boxes.front().gap = 30;
    }
    add(std::move(boxes));
    PageContent page;
    double y = kTop + (report.isBrief ? 0 : content().height() * kAboveTitle);
    for (std::size_t i = 0; i < m_titleBoxes.size(); ++i) {
        y += i == 0 ? 0 : m_titleBoxes[i].gap;
        if (y + m_titleBoxes[i].height > kTop + content().height()) {
            break; // what a title page holds at most; the facts are in the section of provenance too
        }
        page.push_back({y, &m_titleBoxes[i]});
        y += m_titleBoxes[i].height;
    }
    m_titleEnd = y;
    m_pages.push_back(std::move(page));
}

// A chart that would leave much of a page empty is drawn smaller instead, as far as it can still be read. By
// how much the run has become less tall.
double PagedReport::shrunkBy(std::size_t first, std::size_t last, double tooTall, double room) {
    if (tooTall <= 0 || room < content().height() * kEmptyShare) {
        return 0;
    }
    for (std::size_t i = first; i <= last; ++i) {
        PageBox& box = m_boxes[i];
        if (box.scale && box.height - tooTall >= box.height * kLeastScale) {
            *box.scale *= (box.height - tooTall) / box.height;
            box.height -= tooTall;
            return tooTall;
        }
    }
    return 0;
}

// What begins a page does so unless too much of the page before it were left empty. A run of boxes that are
// kept with the next goes to the next page as a whole, unless it is itself taller
// than a page.
void PagedReport::breakIntoPages() {
    const double top = kTop;
    const double bottom = kTop + content().height();
    PageContent page;
    double y = top;
    if (m_bodyStart > 0) {
        page = std::move(m_pages.back());
        m_pages.pop_back();
        y = m_bodyStart;
    }
    QString section;
    QString running;
    const auto turn = [&] {
        m_pages.push_back(std::move(page));
        m_sections.push_back(running);
        page = {};
        y = top;
        running = section;
    };
    std::size_t i = 0;
    while (i < m_boxes.size()) {
        std::size_t end = i;
        double needed = 0;
        for (;; ++end) {
            needed += (end == i && page.empty() ? 0 : m_boxes[end].gap) + m_boxes[end].height;
            if (!m_boxes[end].keepWithNext || end + 1 == m_boxes.size()) {
                break;
            }
        }
        if (!page.empty() && m_boxes[i].beginsPage && bottom - y < content().height() * kSpareShare) {
            turn();
        }
        needed -= shrunkBy(i, end, page.empty() ? 0 : y + needed - bottom, bottom - y);
        // A heading does not stand alone at the foot of a page with its first line.
        const double wanted = m_boxes[i].level > 0 ? std::max(needed, kLeastOfSection) : needed;
        if (!page.empty() && y + wanted > bottom && needed <= content().height()) {
            turn();
        }
        for (; i <= end; ++i) {
            const PageBox& box = m_boxes[i];
            if (!page.empty() && y + box.gap + box.height > bottom) {
                turn();
            }
            if (page.empty() && box.header && y + box.header->height + box.height <= bottom + 0.5) {
                page.push_back({y, box.header.get()});
                y += box.header->height;
            } else if (!page.empty()) {
                y += box.gap;
            }
            if (box.level == 1) {
                section = box.title;
                running = page.empty() || running.isEmpty() ? section : running;
            }
            if (box.level == 1 || box.level == 2) {
                m_outline.push_back({box.title, box.level, static_cast<int>(m_pages.size()), y});
            }
            page.push_back({y, &box});
            y += box.height;
        }
    }
    if (!page.empty()) {
        turn();
    }
}

// Where the sections of a brief begin on the title page. 0: too little of it is left.
double PagedReport::belowContents(const words::Wording& wording) {
    for (const PageBox& box : m_boxes) {
        if (box.level == 1 || box.level == 2) {
            m_outline.push_back({box.title, box.level, 0, 0});
        }
    }
    layContents(wording, 0);
    m_outline.clear();
    const double start = m_titleEnd + kContentsGap + heightOf(m_contentBoxes);
    return kTop + content().height() - start < content().height() * kEmptyShare ? 0 : start;
}

void PagedReport::layContents(const words::Wording& wording, int moved) {
    const double width = content().width();
    const QString heading = QString::fromStdString(wording.text(ASSAY_TEXT("Report", "Contents")));
    m_contentBoxes = textBoxes(heading, {m_style.headings[0], m_style.text}, width);
    for (OutlineEntry entry : m_outline) {
        entry.page += moved;
        m_contentBoxes.push_back(contentsEntry(entry, m_style, width));
    }
}

// On the title page where there is room, else on pages behind it; the pages of the sections move back by as
// many.
void PagedReport::makeContents(const words::Wording& wording) {
    if (m_bodyStart == 0) {
        m_sections.insert(m_sections.begin(), QString());
    }
    if (m_outline.empty()) {
        return;
    }
    layContents(wording, 0);
    const double height = heightOf(m_contentBoxes);
    std::vector<PageContent> pages(1);
    const bool isOnTitlePage = m_titleEnd + kContentsGap + height <= kTop + content().height();
    const auto place = [&](double y) {
        pages.assign(1, {});
        for (const PageBox& box : m_contentBoxes) {
            if (!pages.back().empty() && y + box.gap + box.height > kTop + content().height()) {
                pages.emplace_back();
                y = kTop;
            }
            y += pages.back().empty() ? 0 : box.gap;
            pages.back().push_back({y, &box});
            y += box.height;
        }
    };
    place(isOnTitlePage ? m_titleEnd + kContentsGap : kTop);
    if (!isOnTitlePage) {
        const int moved = static_cast<int>(pages.size());
        layContents(wording, moved);
        place(kTop);
        for (OutlineEntry& entry : m_outline) {
            entry.page += moved;
        }
    }
    linkContents(pages, isOnTitlePage ? 0 : 1);
    if (isOnTitlePage) {
        m_pages.front().insert(m_pages.front().end(), pages.front().begin(), pages.front().end());
        return;
    }
    const QString heading = QString::fromStdString(wording.text(ASSAY_TEXT("Report", "Contents")));
    m_pages.insert(m_pages.begin() + 1, pages.begin(), pages.end());
    m_sections.insert(m_sections.begin() + 1, pages.size(), heading);
}

// Each entry leads to its place. `first` is the page on which the contents begin.
void PagedReport::linkContents(const std::vector<PageContent>& pages, int first) {
    const std::size_t headings = m_contentBoxes.size() - m_outline.size();
    std::size_t number = 0;
    for (std::size_t page = 0; page < pages.size(); ++page) {
        for (const Placed& placed : pages[page]) {
            if (number++ < headings) {
                continue;
            }
            const OutlineEntry& entry = m_outline[number - headings - 1];
            m_links.push_back({first + static_cast<int>(page),
                               QRectF(kSide, placed.y, content().width(), placed.box->height), entry.page,
                               entry.y});
        }
    }
}

void PagedReport::placeLinks() {
    for (std::size_t page = 0; page < m_pages.size(); ++page) {
        for (const Placed& placed : m_pages[page]) {
            for (const PageLink& link : placed.box->links) {
                m_links.push_back(
                    {static_cast<int>(page), link.area.translated(kSide, placed.y), 0, 0, link.address});
            }
        }
    }
}

void PagedReport::paint(QPainter& painter, int page) const {
    const LaidTextScope texts;
    painter.save();
    const auto index = static_cast<std::size_t>(page);
    if (page > 0) {
        painter.setFont(m_style.small);
        painter.setPen(m_style.muted);
        const QFontMetricsF metrics(m_style.small);
        const double width = content().width();
        const double half = width / 2 - 10;
        const auto text = [&](double y, const QString& left, const QString& right) {
            painter.drawText(QPointF(kSide, y), metrics.elidedText(left, Qt::ElideRight, half));
            const QString cut = metrics.elidedText(right, Qt::ElideRight, half);
            painter.drawText(QPointF(kSide + width - metrics.horizontalAdvance(cut), y), cut);
        };
        text(kRunning, m_title, m_sections[index]);
        text(m_size.height() - kRunning + metrics.ascent(), m_footer,
             m_pageOf.arg(page + 1).arg(pageCount()));
        painter.setPen(QPen(m_style.rule, 0.7));
        painter.drawLine(QPointF(kSide, kRunning + 7), QPointF(kSide + width, kRunning + 7));
    }
    for (const Placed& placed : m_pages[index]) {
        if (placed.box->paint) {
            placed.box->paint(painter, QPointF(kSide, placed.y));
        }
    }
    painter.restore();
}

} // namespace assay::widgets
