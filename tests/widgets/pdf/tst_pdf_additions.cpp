// What is added to a PDF: bookmarks, links, language, date. Read with libqpdf.
#include "tests/support/test_class.h"
#include "widgets/pdf/pdf_additions.h"
#include "widgets/pdf/pdf_writer.h"

#include <QtTest/QtTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <QPainter>

using namespace assay::widgets;
using namespace Qt::Literals::StringLiterals;

namespace {

PdfSheets sheetsOf(int pages) {
    PdfSheets sheets;
    sheets.title = u"Title"_s;
    sheets.creator = u"Assay"_s;
    sheets.layout = sheetOf(QSizeF(400, 300));
    sheets.pages = pages;
    sheets.paint = [](QPainter& painter, const QRectF& area, int page) {
        painter.drawRect(area.adjusted(10, 10, -10, -10));
        painter.drawText(QPointF(100, 100), QString::number(page));
    };
    return sheets;
}

QByteArray pdfWith(int pages, const PdfAdditions& additions) {
    PdfSheets sheets = sheetsOf(pages);
    sheets.additions = additions;
    return pdfOf(sheets);
}

class Parsed {
  public:
    explicit Parsed(const QByteArray& bytes)
        : m_bytes(bytes) {
        m_pdf.processMemoryFile("test", m_bytes.constData(), static_cast<std::size_t>(m_bytes.size()));
    }

    QPDFObjectHandle root() { return m_pdf.getRoot(); }

    QPDFObjectHandle outlines() { return root().getKey("/Outlines"); }

    QPDFObjectHandle page(std::size_t page) { return m_pdf.getAllPages().at(page); }

    QPDFObjectHandle info() { return m_pdf.getTrailer().getKey("/Info"); }

    bool isSound() { return m_pdf.getWarnings().empty(); }

  private:
    QByteArray m_bytes;
    QPDF m_pdf;
};

QString titleOf(QPDFObjectHandle item) {
    return QString::fromStdString(item.getKey("/Title").getUTF8Value());
}

bool same(QPDFObjectHandle one, QPDFObjectHandle other) {
    return one.getObjGen() == other.getObjGen();
}

} // namespace

class TstPdfAdditions : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void bookmarksHangTogether() {
        const QString strange = u"\u4e2d (\\) \U0001F600"_s;
        PdfAdditions additions;
        additions.bookmarks = {
            {u"A"_s, 1, 0, 700}, {u"A1"_s, 2, 1, 600}, {strange, 2, 1, 500}, {u"B"_s, 1, 2, 400}};
        additions.language = "nb";
        Parsed pdf(pdfWith(3, additions));
        QCOMPARE(pdf.root().getKey("/Lang").getUTF8Value(), std::string("nb"));
        QCOMPARE(pdf.root().getKey("/PageMode").getName(), std::string("/UseOutlines"));
        QVERIFY(pdf.root().getKey("/ViewerPreferences").getKey("/DisplayDocTitle").getBoolValue());
        QPDFObjectHandle top = pdf.outlines();
        QCOMPARE(top.getKey("/Count").getIntValueAsInt(), 4);
        QPDFObjectHandle a = top.getKey("/First");
        QCOMPARE(titleOf(a), u"A"_s);
        QCOMPARE(a.getKey("/Count").getIntValueAsInt(), 2);
        QVERIFY(same(a.getKey("/Parent"), top));
        QPDFObjectHandle a1 = a.getKey("/First");
        QCOMPARE(titleOf(a1), u"A1"_s);
        QVERIFY(same(a1.getKey("/Parent"), a));
        QVERIFY(!a1.hasKey("/Count"));
        QCOMPARE(titleOf(a1.getKey("/Next")), strange);
        QVERIFY(same(a1.getKey("/Next"), a.getKey("/Last")));
        QVERIFY(same(a1.getKey("/Next").getKey("/Prev"), a1));
        QPDFObjectHandle b = a.getKey("/Next");
        QCOMPARE(titleOf(b), u"B"_s);
        QVERIFY(same(b, top.getKey("/Last")));
        QPDFObjectHandle destination = b.getKey("/Dest");
        QVERIFY(same(destination.getArrayItem(0), pdf.page(2)));
        QCOMPARE(destination.getArrayItem(1).getName(), std::string("/XYZ"));
        QCOMPARE(destination.getArrayItem(3).getNumericValue(), 400.0);
        QVERIFY(pdf.isSound());
    }

    // One that is deeper than the one before allows stands below that.
    void strangeLevels() {
        PdfAdditions additions;
        additions.bookmarks = {{u"A"_s, 2, 0, 1}, {u"B"_s, 7, 0, 1}, {u"C"_s, 0, 0, 1}};
        Parsed pdf(pdfWith(1, additions));
        QPDFObjectHandle a = pdf.outlines().getKey("/First");
        QCOMPARE(titleOf(a.getKey("/First")), u"B"_s);
        QCOMPARE(titleOf(a.getKey("/Next")), u"C"_s);
    }

    void linksAreOnTheirPages() {
        PdfAdditions additions;
        additions.links = {{0, QRectF(10, 20, 30, 40), 1, 50},
                           {1, QRectF(1, 2, 3, 4), 0, 0, "https://example.org/(a)\\"}};
        Parsed pdf(pdfWith(2, additions));
        QVERIFY(!pdf.root().hasKey("/Outlines"));
        QVERIFY(!pdf.root().hasKey("/Lang"));
        QCOMPARE(pdf.page(0).getKey("/Annots").getArrayNItems(), 1);
        QPDFObjectHandle inside = pdf.page(0).getKey("/Annots").getArrayItem(0);
        const auto area = inside.getKey("/Rect").getArrayAsRectangle();
        QCOMPARE(QRectF(QPointF(area.llx, area.lly), QPointF(area.urx, area.ury)), QRectF(10, 20, 30, 40));
        QVERIFY(same(inside.getKey("/Dest").getArrayItem(0), pdf.page(1)));
        QPDFObjectHandle outside = pdf.page(1).getKey("/Annots").getArrayItem(0);
        QCOMPARE(outside.getKey("/A").getKey("/URI").getStringValue(),
                 std::string("https://example.org/(a)\\"));
    }

    void theDateIsNeverTheClocks() {
        QVERIFY(!Parsed(pdfWith(1, {})).info().hasKey("/CreationDate"));
        PdfAdditions additions;
        additions.dateOfPdf = pdfDate("2026-03-01T13:30:05+01:00");
        QCOMPARE(Parsed(pdfWith(1, additions)).info().getKey("/CreationDate").getStringValue(),
                 std::string("D:20260301123005Z"));
        QCOMPARE(pdfDate("2026-03-01T12:30:05"), QByteArray("20260301123005"));
        QCOMPARE(pdfDate("yesterday"), QByteArray());
    }

    void sameSheetsSameBytes() {
        PdfAdditions additions;
        additions.bookmarks = {{u"A"_s, 1, 0, 700}};
        additions.language = "en";
        const QByteArray bytes = pdfWith(2, additions);
        QVERIFY(!bytes.isEmpty());
        QCOMPARE(pdfWith(2, additions), bytes);
        QVERIFY(pdfWith(3, additions) != bytes);
    }

    void aSheetIsAsLargeAsItsPicture() {
        Parsed pdf(pdfWith(1, {}));
        const auto box = pdf.page(0).getKey("/MediaBox").getArrayAsRectangle();
        QCOMPARE(qRound(box.urx), 300);
        QCOMPARE(qRound(box.ury), 225);
        QCOMPARE(pdf.info().getKey("/Title").getUTF8Value(), std::string("Title"));
        QCOMPARE(pdf.info().getKey("/Creator").getUTF8Value(), std::string("Assay"));
    }

    void whatIsNoPdfIsLeftAlone() {
        const QByteArray good = pdfWith(1, {});
        PdfAdditions bookmark;
        bookmark.bookmarks = {{u"A"_s, 1, 0, 1}};
        QVERIFY(!withAdditions(good, bookmark).isEmpty());
        for (const QByteArray& bad :
             {QByteArray(), QByteArray("%PDF"), QByteArray("startxref\n5\n"), good.left(good.size() / 2),
              QByteArray(good).replace("xref\n0 ", "xrof\n0 ")}) {
            QVERIFY(withAdditions(bad, bookmark).isEmpty());
        }
        // No such page.
        bookmark.bookmarks.front().page = 5;
        QVERIFY(withAdditions(good, bookmark).isEmpty());
        PdfAdditions link;
        link.links = {{-1, QRectF(), 0, 0}};
        QVERIFY(withAdditions(good, link).isEmpty());
    }
};

ASSAY_TEST(TstPdfAdditions)
#include "tst_pdf_additions.moc"
