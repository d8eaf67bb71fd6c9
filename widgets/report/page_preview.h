// Shows the pages of a report as they will print, below each other, as wide as the view or as zoomed.
#pragma once

#include "widgets/report/paged_report.h"

#include <QAbstractScrollArea>
#include <QString>
#include <memory>

namespace assay::widgets {

class PagePreview : public QAbstractScrollArea {
    Q_OBJECT
  public:
    static constexpr double kLeastZoom = 0.25;
    static constexpr double kMostZoom = 4;

    explicit PagePreview(QWidget* parent = nullptr);

    // nullptr: nothing to show. Stays at the page that was in view, as far as there is one.
    void setPages(std::shared_ptr<const PagedReport> pages);

    [[nodiscard]] const std::shared_ptr<const PagedReport>& pages() const { return m_pages; }

    // Said above the pages, which are seen through a veil meanwhile; empty: nothing is to be said.
    void setNote(const QString& note);

    [[nodiscard]] const QString& note() const { return m_note; }

    // From 0: the page at the middle of the view.
    [[nodiscard]] int currentPage() const;
    void showPage(int page);

    // Of 96 dots per inch; 0: as wide as the view.
    void setZoom(double zoom);

    [[nodiscard]] double zoom() const { return m_zoom; }

    void zoomIn();
    void zoomOut();

  Q_SIGNALS:
    void currentPageChanged(int page);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    void layOutPages();
    [[nodiscard]] double scale() const;
    [[nodiscard]] double step() const; // from one page's top to the next
    void describe();
    void paintNote(QPainter& painter) const;

    std::shared_ptr<const PagedReport> m_pages;
    QString m_note;
    double m_zoom = 0;
    int m_current = 0;
};

} // namespace assay::widgets
