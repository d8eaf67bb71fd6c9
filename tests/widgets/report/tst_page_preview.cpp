// The pages on the screen, as a person walks through them.
#include "tests/support/sample_report.h"
#include "tests/support/test_class.h"
#include "widgets/report/page_preview.h"

#include <QtTest/QtTest>

#include <QImage>
#include <QScrollBar>
#include <QSignalSpy>

using namespace assay;
using widgets::PagedReport;
using widgets::PagePreview;

class TstPagePreview : public QObject {
    Q_OBJECT

    words::Wording m_wording;
    std::unique_ptr<PagePreview> m_preview;
    std::shared_ptr<const PagedReport> m_pages;

    [[nodiscard]] std::shared_ptr<const PagedReport> made(int charts, int rows,
                                                          results::Paper paper = results::Paper::A4) const {
        return std::make_shared<const PagedReport>(tests::sampleReport(charts, rows), m_wording, paper);
    }

    [[nodiscard]] QImage seen() const {
        QImage image(m_preview->viewport()->size(), QImage::Format_RGB32);
        m_preview->viewport()->render(&image);
        return image;
    }

  private Q_SLOTS:

    void init() {
        m_pages = made(6, 60);
        m_preview = std::make_unique<PagePreview>();
        m_preview->resize(700, 500);
        m_preview->show();
        m_preview->setPages(m_pages);
    }

    void pagesAreAsWideAsTheView() {
        QCOMPARE(m_preview->zoom(), 0.0);
        QCOMPARE(m_preview->horizontalScrollBar()->maximum(), 0);
        QVERIFY(m_preview->verticalScrollBar()->maximum() > 5000);
        QCOMPARE(m_preview->currentPage(), 0);
        QVERIFY(m_preview->accessibleDescription().startsWith(QStringLiteral("Page 1 of ")));
        const QImage image = seen();
        QCOMPARE(image.pixelColor(350, 20), QColor(Qt::white));
        QVERIFY(image.pixelColor(3, 3) != QColor(Qt::white));
    }

    void keysWalkThroughThem() {
        QSignalSpy turned(m_preview.get(), &PagePreview::currentPageChanged);
        QTest::keyClick(m_preview.get(), Qt::Key_N);
        QCOMPARE(m_preview->currentPage(), 1);
        QCOMPARE(turned.count(), 1);
        QCOMPARE(turned[0][0].toInt(), 1);
        QTest::keyClick(m_preview.get(), Qt::Key_P);
        QTest::keyClick(m_preview.get(), Qt::Key_P);
        QCOMPARE(m_preview->currentPage(), 0);
        QTest::keyClick(m_preview.get(), Qt::Key_End);
        QCOMPARE(m_preview->currentPage(), m_pages->pageCount() - 1);
        QTest::keyClick(m_preview.get(), Qt::Key_N);
        QCOMPARE(m_preview->currentPage(), m_pages->pageCount() - 1);
        QTest::keyClick(m_preview.get(), Qt::Key_Home);
        QCOMPARE(m_preview->verticalScrollBar()->value(), 0);
        QTest::keyClick(m_preview.get(), Qt::Key_PageDown);
        QVERIFY(m_preview->verticalScrollBar()->value() > 0);
    }

    void zoomKeepsThePage() {
        m_preview->showPage(3);
        QTest::keyClick(m_preview.get(), Qt::Key_Plus);
        QVERIFY(m_preview->zoom() > 0);
        QCOMPARE(m_preview->currentPage(), 3);
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(m_preview.get(), Qt::Key_Plus);
        }
        QCOMPARE(m_preview->zoom(), PagePreview::kMostZoom);
        QVERIFY(m_preview->horizontalScrollBar()->maximum() > 0);
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(m_preview.get(), Qt::Key_Minus);
        }
        QCOMPARE(m_preview->zoom(), PagePreview::kLeastZoom);
        QVERIFY(!seen().isNull());
        QTest::keyClick(m_preview.get(), Qt::Key_0);
        QCOMPARE(m_preview->zoom(), 0.0);
    }

    void theWheelZoomsWithControl() {
        QWheelEvent wheel(QPointF(10, 10), QPointF(10, 10), {}, {0, 120}, Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_preview->viewport(), &wheel);
        QVERIFY(m_preview->zoom() > 0.5);
    }

    void aNoteStandsOverThePages() {
        const QImage before = seen();
        m_preview->setNote(QStringLiteral("Of yesterday."));
        const QImage veiled = seen();
        QVERIFY(veiled != before);
        QVERIFY(veiled.pixelColor(350, 300) != before.pixelColor(350, 300)); // the page, dimmed
        QCOMPARE(m_preview->accessibleDescription().section(QLatin1Char('.'), 1),
                 QStringLiteral(" Of yesterday."));
        m_preview->setNote({});
        QVERIFY(seen() == before);
        QVERIFY(!m_preview->accessibleDescription().contains(QLatin1Char('.')));
    }

    // While somebody writes a comment, the pages are made again and again.
    void newPagesStayWhereOneReads() {
        m_preview->showPage(4);
        m_preview->setPages(made(6, 61));
        QCOMPARE(m_preview->currentPage(), 4);
        m_preview->setPages(made(0, 1));
        QVERIFY(m_preview->currentPage() < m_preview->pages()->pageCount());
        m_preview->setPages(made(6, 60, results::Paper::Letter));
        QVERIFY(!seen().isNull());
    }

    void aResizeKeepsThePage() {
        m_preview->showPage(5);
        m_preview->resize(400, 600);
        QTRY_COMPARE(m_preview->viewport()->width() < 420, true);
        QCOMPARE(m_preview->currentPage(), 5);
        m_preview->resize(30, 30); // narrower than the gaps
        QVERIFY(m_preview->currentPage() >= 0);
        QVERIFY(!seen().isNull());
    }

    void withoutPagesNothingFails() {
        m_preview->setPages(nullptr);
        QCOMPARE(m_preview->currentPage(), 0);
        QCOMPARE(m_preview->verticalScrollBar()->maximum(), 0);
        for (const Qt::Key key :
             {Qt::Key_N, Qt::Key_P, Qt::Key_End, Qt::Key_Plus, Qt::Key_Minus, Qt::Key_0}) {
            QTest::keyClick(m_preview.get(), key);
        }
        m_preview->setNote(QStringLiteral("Nothing."));
        QVERIFY(!seen().isNull());
        m_preview->setNote({});
        QCOMPARE(m_preview->accessibleDescription(), QStringLiteral("No pages yet"));
        QCOMPARE(m_preview->accessibleName().isEmpty(), false);
    }
};

ASSAY_TEST(TstPagePreview)
#include "tst_page_preview.moc"
