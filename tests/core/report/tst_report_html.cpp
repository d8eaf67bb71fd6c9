// A report as HTML, and Markdown and texts as markup.
#include "core/base/random.h"
#include "core/report/markup.h"
#include "core/report/report_writers.h"
#include "tests/support/sample_report.h"
#include "tests/support/std_strings.h"

#include <QtTest/QtTest>

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

using namespace assay;
using namespace assay::report;

namespace {

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

// What is wrong with the nesting of its tags; empty: nothing.
QString trouble(const std::string& html) {
    QXmlStreamReader reader(QStringLiteral("<all>") + text(html) + QStringLiteral("</all>"));
    while (!reader.atEnd()) {
        reader.readNext();
    }
    return reader.hasError() ? reader.errorString() : QString();
}

// The document's parts that are not void elements, as XML.
QString troubleOfPage(const std::string& page) {
    QString whole = text(page);
    whole.remove(QStringLiteral("<!DOCTYPE html>"));
    whole.replace(QRegularExpression(QStringLiteral("<meta ([^>]*)>")), QStringLiteral("<meta \\1/>"));
    whole.replace(QRegularExpression(QStringLiteral("<hr>|<br>|<wbr>")), QString());
    return trouble(whole.toStdString());
}

} // namespace

class TstReportHtml : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void textsAreEscaped() {
        QCOMPARE(markupText("<a href=\"x\">'&\t\n"), std::string("&lt;a href=&quot;x&quot;&gt;'&amp;\t\n"));
        QCOMPARE(markupText(std::string_view("a\0\x01\x1f\x0c b", 7)), std::string("a b"));
        QCOMPARE(markupText("\uFFFE\uFFFF\uFFFD\uFFFC"), std::string("\uFFFD\uFFFC"));
        QCOMPARE(markupText("\xEF\xBF"), std::string("\xEF\xBF"));
        QCOMPARE(markupText("Blåbær \U0001F600"), std::string("Blåbær \U0001F600"));
    }

    void commentsHoldNoHtmlOfTheirOwn() {
        for (const char* markdown : {"<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b",
                                     "<!-- x -->", "<div\nonclick=x>", "<svg/onload=alert(1)>", "`<b>`",
                                     "```\"><script>\nx\n```", "| <b> |\n|---|\n| </td><script> |"}) {
            const std::string html = markdownHtml(markdown, 2);
            for (const char* tag : {"<script", "<img", "<div", "<svg", "<!--", "<b>"}) {
                QVERIFY2(html.find(tag) == std::string::npos, html.c_str());
            }
            QVERIFY2(trouble(html).isEmpty(), html.c_str());
        }
    }

    void linksLeadToTheWebAndMailOnly() {
        const auto addressOf = [](const char* markdown) {
            const auto match = QRegularExpression(QStringLiteral("href=\"([^\"]*)\""))
                                   .match(text(markdownHtml(markdown, 2)));
            return match.hasMatch() ? match.captured(1).toStdString() : std::string();
        };
        QCOMPARE(addressOf("[a](https://example.org/x?y=1&z=2)"),
                 std::string("https://example.org/x?y=1&amp;z=2"));
        QCOMPARE(addressOf("[a](HTTP://example.org)"), std::string("HTTP://example.org"));
        QCOMPARE(addressOf("<a@example.org>"), std::string("mailto:a@example.org"));
        for (const char* markdown :
             {"[a](javascript:alert(1))", "[a](JaVaScRiPt:alert(1))", "[a](&#106;avascript:alert(1))",
              "[a](data:text/html,x)", "[a](file:///etc/passwd)", "[a](//example.org)", "[a](x.html)",
              "[a](#summary)", "[a](https:javascript)", "<javascript:alert(1)>", "[a](\x01javascript:x)",
              "[a](java\tscript:x)", "[a]()", "[a](http://)"}) {
            QCOMPARE(addressOf(markdown), std::string());
        }
        const std::string image = markdownHtml("![what \"it\" *shows*](https://example.org/x.png \"t\")", 2);
        QCOMPARE(image, std::string("<p>what &quot;it&quot; shows</p>\n"));
        // A text that looks like an attribute does not become one.
        const std::string odd = markdownHtml("![](x \" alt=&quot;<b>\")[x](y \" href=\\\"http://evil\")", 2);
        QVERIFY2(odd.find("href") == std::string::npos && odd.find("<b>") == std::string::npos, odd.c_str());
    }

    void headingsStayBelowTheirSection() {
        QCOMPARE(markdownHtml("# a\n###### b", 3), std::string("<h3>a</h3>\n<h6>b</h6>\n"));
        QCOMPARE(markdownHtml("", 3), std::string());
    }

    void randomMarkdownIsWellFormed() {
        const std::vector<std::string> pieces{"<", ">",  "\"",  "a ",   "[",     "](", ")",   "![",   "*",
                                              "_", "`",  "\n",  "\n\n", "> ",    "- ", "1. ", "# ",   "&",
                                              ";", "|",  "---", "~~",   "http:", "//", "<b",  "/>",   "\\",
                                              "'", "\t", "```", "    ", "=",     "\r", ":",   "href", "&lt;"};
        base::Random random(11);
        for (int round = 0; round < 4000; ++round) {
            std::string markdown;
            for (std::uint64_t i = random.below(40); i > 0; --i) {
                markdown += pieces[random.below(pieces.size())];
            }
            QString html = text(markdownHtml(markdown, 2));
            html.remove(QRegularExpression(QStringLiteral("<hr>|<br>")));
            const QString wrong = trouble(html.toStdString());
            QVERIFY2(wrong.isEmpty(), qPrintable(text(markdown) + u'\n' + html + u'\n' + wrong));
        }
    }

    void hugeCommentsTakeNoTime() {
        for (const char* piece : {"[", "*a _b ", "> ", "![[]()", "`", "<", "- ", "|", "&#", "\\"}) {
            std::string markdown;
            while (markdown.size() < 60'000) {
                markdown += piece;
            }
            QElapsedTimer clock;
            clock.start();
            QVERIFY(!markdownHtml(markdown, 2).empty());
            QVERIFY2(clock.elapsed() < 10'000, piece);
        }
    }

    void theSampleIsWellFormed() {
        const std::string page = reportHtml(tests::sampleReport(6, 20), Wording());
        QCOMPARE(reportHtml(tests::sampleReport(6, 20), Wording()), page);
        QVERIFY2(troubleOfPage(page).isEmpty(), qPrintable(troubleOfPage(page)));
        const QString html = text(page);
        QVERIFY(html.startsWith(QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">")));
        QVERIFY(html.contains(QStringLiteral("&lt;script&gt;alert('x')&lt;/script&gt;")));
        QVERIFY(html.contains(QStringLiteral("Precision &lt;accurate&gt; &amp; more")));
        for (const char* never : {"<script", "javascript:", "src=", "url(", "@import", "nan", "inf\""}) {
            QVERIFY2(!html.contains(QLatin1String(never)), never);
        }
        // The only addresses are the comment's and the name space of SVG.
        auto links = QRegularExpression(QStringLiteral("https?://[^\"]*")).globalMatch(html);
        while (links.hasNext()) {
            const QString address = links.next().captured();
            QVERIFY2(address == QStringLiteral("http://www.w3.org/2000/svg") ||
                         address == QStringLiteral("https://example.org/minutes"),
                     qPrintable(address));
        }
    }

    // A table may be called as its section is.
    void longTablesShowTheirFirstRows() {
        Report report;
        Table table = tests::sampleTable("cases", 30);
        table.shown = 10;
        report.sections = {{"s", "S", {table}}};
        const std::string html = reportHtml(report, Wording());
        QVERIFY(html.find("<td>case 9</td>") != std::string::npos);
        QVERIFY(html.find("<td>case 10</td>") == std::string::npos);
        QVERIFY(html.find("The first 10 of 30 rows are shown") != std::string::npos);
    }

    void anchorsAreUnique() {
        Report report = tests::sampleReport();
        report.sections.push_back({"definitions", "Definitions", {tests::sampleTable("definitions", 2)}});
        report.sections.push_back({"curve", "Curve", {tests::sampleLines("curve")}});
        const QString html = text(reportHtml(report, Wording()));
        QSet<QString> seen;
        auto ids = QRegularExpression(QStringLiteral(" id=\"([^\"]*)\"")).globalMatch(html);
        while (ids.hasNext()) {
            const QString id = ids.next().captured(1);
            QVERIFY2(!seen.contains(id), qPrintable(id));
            seen.insert(id);
        }
        auto targets = QRegularExpression(QStringLiteral("href=\"#([^\"]*)\"")).globalMatch(html);
        int count = 0;
        while (targets.hasNext()) {
            QVERIFY(seen.contains(targets.next().captured(1)));
            ++count;
        }
        QCOMPARE(count, static_cast<int>(report.sections.size()));
    }

    void hostileTitlesStayTexts() {
        Report report;
        report.title = "</title><script>x</script>";
        report.subtitle = "\"><b>";
        report.language = "en\" onload=\"x";
        report.version = "1\"><script>";
        report.sections = {{"a\"b", "<h1>", {}}};
        const std::string page = reportHtml(report, Wording());
        QVERIFY2(troubleOfPage(page).isEmpty(), qPrintable(troubleOfPage(page)));
        QVERIFY(page.find("<script") == std::string::npos);
        QVERIFY(page.find("<b>") == std::string::npos);
    }

    void anEmptyReportIsAPage() { QVERIFY(troubleOfPage(reportHtml(Report(), Wording())).isEmpty()); }
};

QTEST_APPLESS_MAIN(TstReportHtml)
#include "tst_report_html.moc"
