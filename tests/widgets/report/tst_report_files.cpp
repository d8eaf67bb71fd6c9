// The files of a report, and its words in the language of whoever reads it.
#include "tests/support/sample_report.h"
#include "tests/support/test_class.h"
#include "widgets/report/report_files.h"
#include "widgets/text/translated_wording.h"

#include <QtTest/QtTest>

#include <QTranslator>
#include <thread>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using widgets::ReportFormat;

namespace {

class Shouting final : public QTranslator {
  public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char*,
                                    int) const override {
        return QLatin1String(context) == "Report"_L1 ? QString::fromUtf8(source).toUpper() : QString();
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
};

QStringList namesOf(const std::vector<results::PackFile>& files) {
    QStringList names;
    for (const auto& file : files) {
        names.push_back(QString::fromStdString(file.name));
    }
    return names;
}

} // namespace

class TstReportFiles : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void formatsHaveNames() {
        QStringList names;
        for (const ReportFormat format : widgets::allReportFormats()) {
            names.push_back(widgets::formatName(format));
            QCOMPARE(widgets::formatNamed(names.back()), format);
        }
        QCOMPARE(names, (QStringList{u"pdf"_s, u"html"_s, u"md"_s, u"csv"_s, u"json"_s, u"xlsx"_s}));
        QVERIFY(!widgets::formatNamed(u"PDF"_s));
        QVERIFY(!widgets::formatNamed({}));
    }

    void everyFormatIsWritten() {
        const results::Report report = tests::sampleReport(3, 5);
        const auto files =
            widgets::reportFiles(report, words::Wording(), results::Paper::A4, widgets::allReportFormats());
        QVERIFY(files.has_value());
        QCOMPARE(namesOf(*files), (QStringList{u"report.pdf"_s, u"report.html"_s, u"report.md"_s,
                                               u"tables/key_figures.csv"_s, u"tables/hardest.csv"_s,
                                               u"tables/tall.csv"_s, u"report.json"_s, u"report.xlsx"_s}));
        const auto again =
            widgets::reportFiles(report, words::Wording(), results::Paper::A4, widgets::allReportFormats());
        for (std::size_t i = 0; i < files->size(); ++i) {
            QVERIFY(!files->at(i).content.empty());
            QCOMPARE(again->at(i).content == files->at(i).content, true);
        }
        QVERIFY(files->at(0).content.starts_with("%PDF-1."));
        QCOMPARE(widgets::reportFiles(report, words::Wording(), results::Paper::A4, {})->size(),
                 std::size_t(0));
    }

    // Pages are made by jobs.
    void anotherThreadWritesTheSame() {
        const results::Report report = tests::sampleReport(3, 5);
        const auto here =
            widgets::reportFiles(report, words::Wording(), results::Paper::Letter, {ReportFormat::Pdf});
        std::string there;
        std::thread([&] {
            const auto files =
                widgets::reportFiles(report, words::Wording(), results::Paper::Letter, {ReportFormat::Pdf});
            there = files ? files->front().content : std::string();
        }).join();
        QCOMPARE(there == here->front().content, true);
    }

    // A date without a zone means the same wherever it is read.
    void datesDoNotDependOnThePlace() {
        results::Report report = tests::sampleReport(0, 1);
        report.date = "2026-03-01T12:30:05";
        const QByteArray before = qgetenv("TZ");
        for (const char* zone : {"UTC", "Asia/Tokyo"}) {
            qputenv("TZ", zone);
            tzset();
            const auto files =
                widgets::reportFiles(report, words::Wording(), results::Paper::A4, {ReportFormat::Pdf});
            QVERIFY(files->front().content.find("(D:20260301123005Z)") != std::string::npos);
        }
        before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
        tzset();
    }

    void wordsAreTranslated() {
        const widgets::TranslatedWording plain;
        QCOMPARE(plain.text("Summary"), std::string("Summary"));
        Shouting shouting;
        QVERIFY(QCoreApplication::installTranslator(&shouting));
        QCOMPARE(plain.text("Summary"), std::string("SUMMARY"));
        QCOMPARE(plain.text("Page %1 of %2", {"3", "5"}), std::string("PAGE 3 OF 5"));
        const auto files =
            widgets::reportFiles(tests::sampleReport(0, 1), plain, results::Paper::A4, {ReportFormat::Html});
        QVERIFY(files->front().content.find("aria-label=\"CONTENTS\"") != std::string::npos);
        QCoreApplication::removeTranslator(&shouting);
    }

    void numbersFollowTheLocale() {
        const widgets::TranslatedWording english(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(english.language(), std::string("en"));
        QCOMPARE(english.number(1234.5, 1), std::string("1,234.5"));
        const widgets::TranslatedWording german(QLocale(QLocale::German));
        QCOMPARE(german.language(), std::string("de"));
        QCOMPARE(german.number(1234.5, 1), std::string("1.234,5"));
        const widgets::TranslatedWording norwegian(QLocale(QLocale::NorwegianBokmal));
        QCOMPARE(norwegian.language(), std::string("nb"));
        QVERIFY(norwegian.number(1234.5, 1).ends_with("234,5"));
        const widgets::TranslatedWording c(QLocale::c());
        QCOMPARE(c.language(), std::string("en"));
        QCOMPARE(c.count(1234), std::string("1,234"));
    }
};

ASSAY_TEST(TstReportFiles)
#include "tst_report_files.moc"
