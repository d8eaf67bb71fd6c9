// A report as PDF: what is on its pages, how it can be walked through, and that it is the same each time.
#include "tests/support/sample_report.h"
#include "tests/support/test_class.h"
#include "widgets/report/report_pdf.h"

#include <QtTest/QtTest>

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <memory>
#include <thread>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr const char* kNoPoppler = "pdftotext and its companions are not installed";

QString run(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished() && process.exitCode() == 0
               ? QString::fromUtf8(process.readAllStandardOutput())
               : QString();
}

// Whether anything is painted.
bool isBlank(const QImage& page, const QRect& area) {
    for (int y = area.top(); y <= area.bottom(); ++y) {
        for (int x = area.left(); x <= area.right(); ++x) {
            if (page.pixelColor(x, y) != QColor(Qt::white)) {
                return false;
            }
        }
    }
    return true;
}

} // namespace

class TstReportPdf : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    words::Wording m_wording;

    QString saved(const results::Report& report, results::Paper paper = results::Paper::A4) {
        const widgets::PagedReport pages(report, m_wording, paper);
        QFile file(m_folder.filePath(u"report.pdf"_s));
        const bool written =
            file.open(QIODevice::WriteOnly) && file.write(widgets::reportPdf(pages, report)) > 0;
        return written ? file.fileName() : QString();
    }

    static QImage painted(const widgets::PagedReport& pages, int page) {
        QImage image(pages.pageSize().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        pages.paint(painter, page);
        return image;
    }

  private Q_SLOTS:

    // Fonts belong to threads: pages that a job has made are painted when its thread is gone.
    void pagesOutliveTheThreadThatMadeThem() {
        const results::Report report = tests::sampleReport(2, 30);
        std::unique_ptr<const widgets::PagedReport> pages;
        std::thread([&] {
            pages = std::make_unique<const widgets::PagedReport>(report, m_wording, results::Paper::A4);
        }).join();
        const widgets::PagedReport here(report, m_wording, results::Paper::A4);
        QCOMPARE(pages->pageCount(), here.pageCount());
        for (int page = 0; page < here.pageCount(); ++page) {
            QCOMPARE(painted(*pages, page), painted(here, page));
        }
        QByteArray file;
        std::thread([&] { file = widgets::reportPdf(*pages, report); }).join();
        QCOMPARE(painted(*pages, 2), painted(here, 2));
        QCOMPARE(file, widgets::reportPdf(here, report));
    }

    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void sameReportSameBytes() {
        const results::Report report = tests::sampleReport();
        const widgets::PagedReport first(report, m_wording, results::Paper::A4);
        const widgets::PagedReport second(report, m_wording, results::Paper::A4);
        const QByteArray bytes = widgets::reportPdf(first, report);
        QVERIFY(!bytes.isEmpty());
        QCOMPARE(widgets::reportPdf(second, report), bytes);
        QVERIFY(bytes.contains("/CreationDate (D:20260301123005Z)"));
        QVERIFY(bytes.contains("/Lang (en)"));
    }

    void everyTitleCanBeFound() {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            QSKIP(kNoPoppler);
        }
        const QString path = saved(tests::sampleReport());
        const QString text = run(u"pdftotext"_s, {u"-raw"_s, path, u"-"_s}).simplified();
        for (const QString& wanted :
             {u"Review of gold & systems"_s, u"Summary"_s, u"Curves and matrices"_s, u"Hardest cases"_s,
              u"Filtered regime"_s, u"Contents"_s, u"the minutes"_s, u"no sample of this class"_s,
              u"Recall of hallucinations"_s, u"<script>alert('x')</script>"_s, u"decided 0.70"_s}) {
            QVERIFY2(text.contains(wanted), qPrintable(wanted));
        }
        QVERIFY(!text.contains(u"javascript"_s));
        const QString info = run(u"pdfinfo"_s, {path});
        QVERIFY(info.contains(QRegularExpression(u"Title:\\s+Review of gold & systems"_s)));
    }

    void fontsAreEmbedded() {
        if (QStandardPaths::findExecutable(u"pdffonts"_s).isEmpty()) {
            QSKIP(kNoPoppler);
        }
        const QStringList lines =
            run(u"pdffonts"_s, {saved(tests::sampleReport())}).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 2);
        for (const QString& line : lines.mid(2)) {
            // name, type (may have a blank), encoding, emb, sub, uni, object and generation
            const QStringList words = line.simplified().split(u' ');
            QCOMPARE(words[words.size() - 5], u"yes"_s);
            QCOMPARE(words[words.size() - 3], u"yes"_s); // to Unicode: can be searched and copied
        }
    }

    // Ghost of a mistake: a link whose target is another page than the contents say.
    void contentsLeadToTheirPages() {
        const results::Report report = tests::sampleReport();
        const widgets::PagedReport pages(report, m_wording, results::Paper::A4);
        QCOMPARE(pages.outline().size(), std::size_t(4));
        QCOMPARE(pages.outline()[0].title, u"Summary"_s);
        QCOMPARE(pages.outline()[3].level, 2);
        std::size_t internal = 0;
        std::size_t external = 0;
        for (const auto& link : pages.links()) {
            internal += link.address.isEmpty() ? 1 : 0;
            external += link.address == u"https://example.org/minutes"_s ? 1 : 0;
        }
        QCOMPARE(internal, pages.outline().size());
        QVERIFY(external >= 1);
        QCOMPARE(pages.links().size(), internal + external);
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            QSKIP(kNoPoppler);
        }
        const QString path = saved(report);
        for (const auto& entry : pages.outline()) {
            const QString page = QString::number(entry.page + 1);
            QVERIFY(run(u"pdftotext"_s, {u"-f"_s, page, u"-l"_s, page, path, u"-"_s}).contains(entry.title));
        }
    }

    void noPageIsEmptyAndNothingLeavesIt() {
        for (const results::Paper paper : {results::Paper::A4, results::Paper::Letter}) {
            const widgets::PagedReport pages(tests::sampleReport(9, 120), m_wording, paper);
            QVERIFY(pages.pageCount() > 8);
            for (int page = 0; page < pages.pageCount(); ++page) {
                const QImage image = painted(pages, page);
                const int margin = 56;
                QVERIFY(!isBlank(image, image.rect().adjusted(margin, 80, -margin, -80)));
                QVERIFY(isBlank(image, QRect(0, 0, margin, image.height())));
                QVERIFY(isBlank(image, QRect(image.width() - margin, 0, margin, image.height())));
                // Between the content and the page's number.
                QVERIFY(isBlank(image, QRect(0, image.height() - 74, image.width(), 14)));
            }
        }
    }

    void tablesRepeatTheirHeader() {
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            QSKIP(kNoPoppler);
        }
        results::Report report = tests::sampleReport();
        report.sections = {{"cases", "Cases", {tests::sampleTable("hardest", 200)}}};
        const QString path = saved(report);
        const QStringList pages =
            run(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).split(u'\f', Qt::SkipEmptyParts);
        QVERIFY(pages.size() > 4);
        qsizetype cases = 0;
        for (const QString& page : pages.mid(1)) { // behind the title with the contents
            QVERIFY(page.contains(QRegularExpression(u"Case\\s+Text\\s+Hit@10"_s)));
            cases += page.count(QRegularExpression(u"\\n\\s*case \\d+"_s));
        }
        QCOMPARE(cases, 200);
    }

    void anEmptyReportHasATitlePage() {
        results::Report report;
        report.title = "Nothing";
        report.language = "en";
        const widgets::PagedReport pages(report, m_wording, results::Paper::A4);
        QCOMPARE(pages.pageCount(), 1);
        QVERIFY(!widgets::reportPdf(pages, report).isEmpty());
    }

    void manyChartsStaySmall() {
        const results::Report report = tests::sampleReport(50, 200);
        const widgets::PagedReport pages(report, m_wording, results::Paper::A4);
        const QByteArray bytes = widgets::reportPdf(pages, report);
        QVERIFY(!bytes.isEmpty());
        QVERIFY2(bytes.size() < 5'000'000, qPrintable(QString::number(bytes.size())));
    }
};

ASSAY_TEST(TstReportPdf)
#include "tst_report_pdf.moc"
