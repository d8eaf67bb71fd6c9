// What is added to a finished PDF: bookmarks, links, language, date.
#include "tests/support/test_class.h"
#include "widgets/report/pdf_update.h"

#include <QtTest/QtTest>

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>

using namespace assay::widgets;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray pdfOf(int pages, const QString& title = u"Title"_s) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(title);
        QPainter painter(&writer);
        for (int page = 0; page < pages; ++page) {
            if (page > 0) {
                writer.newPage();
            }
            painter.drawText(100, 100, QString::number(page));
        }
    }
    return bytes;
}

// The newest object of that number, found by the tables that hang together by /Prev.
QByteArray objectOf(const QByteArray& pdf, int number) {
    qsizetype at = pdf.mid(pdf.lastIndexOf("startxref") + 9).trimmed().split('\n').value(0).toLongLong();
    while (at > 0) {
        const QList<QByteArray> lines = pdf.mid(at).split('\n');
        if (lines.value(0).trimmed() != "xref") {
            return "no table";
        }
        qsizetype line = 1;
        while (line < lines.size() && !lines[line].startsWith("trailer")) {
            const QList<QByteArray> range = lines[line].simplified().split(' ');
            const int first = range.value(0).toInt();
            const int count = range.value(1).toInt();
            if (number >= first && number < first + count) {
                const qsizetype offset = lines[line + 1 + number - first].left(10).toLongLong();
                const QByteArray start = QByteArray::number(number) + " 0 obj";
                return pdf.mid(offset).startsWith(start)
                           ? pdf.mid(offset + start.size(),
                                     pdf.indexOf("endobj", offset) - offset - start.size())
                                 .trimmed()
                           : QByteArray("not there");
            }
            line += 1 + count;
        }
        const auto previous = QRegularExpression(u"/Prev (\\d+)"_s)
                                  .match(QString::fromLatin1(pdf.mid(at, pdf.indexOf("startxref", at) - at)));
        at = previous.hasMatch() ? previous.captured(1).toLongLong() : 0;
    }
    return {};
}

int referred(const QByteArray& dictionary, const char* key) {
    const auto match = QRegularExpression(u"/%1\\s+(\\d+) 0 R"_s.arg(QLatin1String(key)))
                           .match(QString::fromLatin1(dictionary));
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

QByteArray rootOf(const QByteArray& pdf) {
    return objectOf(pdf, referred(pdf.mid(pdf.lastIndexOf("trailer")), "Root"));
}

QString titleOf(const QByteArray& item) {
    const auto match = QRegularExpression(u"/Title <FEFF([0-9A-F]*)>"_s).match(QString::fromLatin1(item));
    const QByteArray bytes = QByteArray::fromHex(match.captured(1).toLatin1());
    QString text;
    for (qsizetype i = 0; i + 1 < bytes.size(); i += 2) {
        text += QChar(
            static_cast<char16_t>(static_cast<uchar>(bytes[i]) << 8U | static_cast<uchar>(bytes[i + 1])));
    }
    return text;
}

} // namespace

class TstPdfUpdate : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void bookmarksHangTogether() {
        const QString strange = u"\u4e2d (\\) \U0001F600"_s;
        const QByteArray pdf = withAdditions(
            pdfOf(3), {{{u"A"_s, 1, 0, 700}, {u"A1"_s, 2, 1, 600}, {strange, 2, 1, 500}, {u"B"_s, 1, 2, 400}},
                       {},
                       "nb",
                       {}});
        QVERIFY(!pdf.isEmpty());
        const QByteArray root = rootOf(pdf);
        QVERIFY(root.contains("/Lang (nb)"));
        QVERIFY(root.contains("/PageMode /UseOutlines"));
        QVERIFY(root.contains("/DisplayDocTitle true"));
        const int outlines = referred(root, "Outlines");
        const QByteArray top = objectOf(pdf, outlines);
        QVERIFY(top.contains("/Count 4"));
        const QByteArray a = objectOf(pdf, referred(top, "First"));
        QCOMPARE(titleOf(a), u"A"_s);
        QVERIFY(a.contains("/Count 2"));
        QCOMPARE(referred(a, "Parent"), outlines);
        const QByteArray a1 = objectOf(pdf, referred(a, "First"));
        QCOMPARE(titleOf(a1), u"A1"_s);
        QCOMPARE(titleOf(objectOf(pdf, referred(a1, "Next"))), strange);
        QCOMPARE(referred(a1, "Next"), referred(a, "Last"));
        const QByteArray b = objectOf(pdf, referred(a, "Next"));
        QCOMPARE(titleOf(b), u"B"_s);
        QCOMPARE(referred(top, "Last"), referred(a, "Next"));
        QVERIFY(b.contains("/XYZ 0 400.00 0"));
        // Its page is the third of the tree.
        const QByteArray tree = objectOf(pdf, referred(root, "Pages"));
        const auto dest =
            QRegularExpression(u"/Dest \\[(\\d+) 0 R"_s).match(QString::fromLatin1(b)).captured(1);
        const QString kids = QString::fromLatin1(tree.mid(tree.indexOf('[') + 1)).simplified();
        QCOMPARE(kids.split(u' ').value(6), dest);
    }

    // One that is deeper than the one before allows stands below that.
    void strangeLevels() {
        const QByteArray pdf = withAdditions(
            pdfOf(1), {{{u"A"_s, 2, 0, 1}, {u"B"_s, 7, 0, 1}, {u"C"_s, 0, 0, 1}}, {}, "en", {}});
        const QByteArray top = objectOf(pdf, referred(rootOf(pdf), "Outlines"));
        const QByteArray a = objectOf(pdf, referred(top, "First"));
        QCOMPARE(titleOf(objectOf(pdf, referred(a, "First"))), u"B"_s);
        QCOMPARE(titleOf(objectOf(pdf, referred(a, "Next"))), u"C"_s);
    }

    void linksAreOnTheirPages() {
        const QByteArray pdf =
            withAdditions(pdfOf(2), {{},
                                     {{0, QRectF(10, 20, 30, 40), 1, 500},
                                      {1, QRectF(1, 2, 3, 4), 0, 0, "https://example.org/(a)\\"}},
                                     "en",
                                     {}});
        QVERIFY(pdf.contains("/Rect [10.00 20.00 40.00 60.00]"));
        QVERIFY(pdf.contains("/URI (https://example.org/\\(a\\)\\\\)"));
        QVERIFY(!rootOf(pdf).contains("/Outlines"));
    }

    void theDateIsOursAndNothingMoves() {
        const QByteArray before = pdfOf(1, u"/CreationDate (D:20000101000000)"_s);
        for (const char* date : {"20260301123005", ""}) {
            const QByteArray pdf = withAdditions(before, {{}, {}, "en", date});
            const QByteArray wanted = *date == 0 ? "19700101000000" : date;
            QVERIFY(pdf.contains("/CreationDate (D:" + wanted + "Z)"));
            QCOMPARE(pdf.count("/CreationDate"), 1);
            QCOMPARE(pdf.indexOf("startxref"), before.indexOf("startxref"));
        }
    }

    void whatIsNoSuchPdfIsLeftAlone() {
        const QByteArray good = pdfOf(1);
        for (const QByteArray& bad :
             {QByteArray(), QByteArray("%PDF"), QByteArray("startxref\n5\n/CreationDate (D:20260301123005)"),
              good.left(good.size() / 2), QByteArray(good).replace("/CreationDate", "/CreatedOnDay"),
              QByteArray(good).replace("xref\n0 ", "xrof\n0 "), QByteArray(good).replace("/Kids", "/Kidz")}) {
            QVERIFY(withAdditions(bad, {{{u"A"_s, 1, 0, 1}}, {}, "en", {}}).isEmpty());
        }
        // A date that has no room.
        QVERIFY(withAdditions(good, {{}, {}, "en", QByteArray(60, '1')}).isEmpty());
        QVERIFY(withAdditions(good, {{}, {{5, QRectF(), 0, 0}}, "en", {}}).isEmpty()); // no such page
    }
};

ASSAY_TEST(TstPdfUpdate)
#include "tst_pdf_update.moc"
