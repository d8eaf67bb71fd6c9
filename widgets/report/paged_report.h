// A report laid out on pages: a title page, the contents, then the sections with running headers; those of a
// brief begin on the title page where it has room. The same pages are painted on the screen and into the PDF.
// Needs a QGuiApplication; used by one thread at a time.
#pragma once

#include "core/results/report/report.h"
#include "core/results/report/report_plan.h"
#include "core/words/wording.h"
#include "widgets/report/page_box.h"
#include "widgets/report/page_style.h"

#include <QPageSize>
#include <QSizeF>
#include <vector>

namespace assay::widgets {

// An entry of the contents and a bookmark.
struct OutlineEntry {
    QString title;
    int level = 1; // 1 or 2
    int page = 0;  // from 0
    double y = 0;  // from the page's top
};

// A place that can be clicked. It leads to a page of the report, or to an address where that is not empty.
struct PlacedLink {
    int page = 0;
    QRectF area;
    int targetPage = 0;
    double targetY = 0;
    QString address{};
};

class PagedReport {
  public:
    PagedReport(const results::Report& report, const words::Wording& wording, results::Paper paper);
    // Pages point to their boxes.
    PagedReport(const PagedReport&) = delete;
    PagedReport& operator=(const PagedReport&) = delete;
    ~PagedReport() = default;

    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }

    [[nodiscard]] QSizeF pageSize() const { return m_size; } // px at 96 dpi

    [[nodiscard]] QPageSize paper() const { return m_paper; }

    [[nodiscard]] const std::vector<OutlineEntry>& outline() const { return m_outline; }

    [[nodiscard]] const std::vector<PlacedLink>& links() const { return m_links; }

    // `page` from 0; its top left corner is at the painter's origin.
    void paint(QPainter& painter, int page) const;

  private:
    struct Placed {
        double y;
        const PageBox* box;
    };

    using PageContent = std::vector<Placed>;

    void makeTitlePage(const results::Report& report, const words::Wording& wording);
    void breakIntoPages();
    double shrunkBy(std::size_t first, std::size_t last, double tooTall, double room);
    void makeContents(const words::Wording& wording);
    [[nodiscard]] double belowContents(const words::Wording& wording);
    void layContents(const words::Wording& wording, int moved);
    void linkContents(const std::vector<PageContent>& pages, int first);
    void placeLinks();
    [[nodiscard]] QRectF content() const;

    PageStyle m_style;
    QPageSize m_paper;
    QSizeF m_size;
    double m_titleEnd = 0;
    double m_bodyStart = 0; // on the title page; 0: the sections begin on a page of their own
    QString m_title, m_footer;
    QString m_pageOf; // "Page %1 of %2"
    std::vector<PageBox> m_titleBoxes, m_contentBoxes, m_boxes;
    std::vector<PageContent> m_pages;
    std::vector<QString> m_sections; // by page: that which runs there
    std::vector<OutlineEntry> m_outline;
    std::vector<PlacedLink> m_links;
};

} // namespace assay::widgets
