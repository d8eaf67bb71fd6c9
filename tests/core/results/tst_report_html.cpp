// A report as HTML, and Markdown and texts as markup.
#include "core/base/random.h"
#include "core/base/utf8_text.h"
#include "core/plot/chart_style.h"
#include "core/results/report/html_style.h"
#include "core/results/report/html_table.h"
#include "core/results/report/report_writers.h"
#include "core/text/markup.h"
#include "tests/support/sample_report.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

using namespace assay;
using namespace assay::results;
using namespace assay::plot;
using namespace assay::text;
using namespace assay::words;

namespace {

QString asQString(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

// What is wrong with the nesting of its tags; empty: nothing.
QString trouble(const std::string& html) {
    QXmlStreamReader reader(QStringLiteral("<all>") + asQString(html) + QStringLiteral("</all>"));
    while (!reader.atEnd()) {
        reader.readNext();
    }
    return reader.hasError() ? reader.errorString() : QString();
}

// The document's parts that are not void elements, as XML.
QString troubleOfPage(const std::string& page) {
    QString whole = asQString(page);
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
        QCOMPARE(markupText("\xEF\xBF a\xFF"), std::string("\uFFFD a\uFFFD"));
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

    // Markdown writes characters by their number, too.
    void commentsHoldNoCharacterThatXmlMayNot() {
        QCOMPARE(markdownHtml("a&#1;b&#x1F;c&#xFFFE;d&#xFFFF;e", 2), std::string("<p>abcde</p>\n"));
        for (const char* markdown :
             {"&#xD800;", "x\xFFy", "[a](http://x/&#1;)", "`\xC3`", "```&#2;\nx\n```"}) {
            const std::string html = markdownHtml(markdown, 2);
            QCOMPARE(base::firstInvalidUtf8(html), std::string_view::npos);
            QVERIFY2(trouble(html).isEmpty(), html.c_str());
        }
    }

    void linksLeadToTheWebAndMailOnly() {
        const auto addressOf = [](const char* markdown) {
            const auto match = QRegularExpression(QStringLiteral("href=\"([^\"]*)\""))
                                   .match(asQString(markdownHtml(markdown, 2)));
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
            QString html = asQString(markdownHtml(markdown, 2));
            html.remove(QRegularExpression(QStringLiteral("<hr>|<br>")));
            const QString wrong = trouble(html.toStdString());
            QVERIFY2(wrong.isEmpty(), qPrintable(asQString(markdown) + u'\n' + html + u'\n' + wrong));
        }
    }

    // Each costs as much time as it has text: the test would run into its time limit otherwise.
    void hugeCommentsAreRead() {
        for (const char* piece : {"[", "*a _b ", "> ", "![[]()", "`", "<", "- ", "|", "&#", "\\"}) {
            std::string markdown;
            while (markdown.size() < 60'000) {
                markdown += piece;
            }
            // To its end: what follows is there, in a document that is whole.
            const std::string html = markdownHtml(markdown + "\n\nThe last words.", 2);
            QVERIFY2(html.find("The last words.") != std::string::npos, piece);
            QString whole = asQString(html);
            whole.remove(QRegularExpression(QStringLiteral("<hr>|<br>")));
            const QString wrong = trouble(whole.toStdString());
            QVERIFY2(wrong.isEmpty(), qPrintable(asQString(piece) + u'\n' + wrong));
        }
    }

    void theSampleIsWellFormed() {
        const std::string page = reportHtml(tests::sampleReport(6, 20), Wording());
        QCOMPARE(reportHtml(tests::sampleReport(6, 20), Wording()), page);
        QVERIFY2(troubleOfPage(page).isEmpty(), qPrintable(troubleOfPage(page)));
        const QString html = asQString(page).remove(QStringLiteral("<wbr>"));
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
        const QString html = asQString(reportHtml(report, Wording()));
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

    void anEmptyReportIsAPage() {
        Report report;
        report.title = "Nothing yet";
        report.language = "en";
        const std::string page = reportHtml(report, Wording());
        QVERIFY2(troubleOfPage(page).isEmpty(), qPrintable(troubleOfPage(page)));
        QVERIFY2(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"), page.c_str());
        QVERIFY2(page.find("<title>Nothing yet</title>") != std::string::npos, page.c_str());
        QVERIFY2(page.find("<h1>Nothing yet</h1>") != std::string::npos, page.c_str());
        QVERIFY2(page.ends_with("</html>\n"), page.c_str());
    }

    void intervalsAreNotBroken() {
        const auto part = [](const std::string& inner) {
            return "<span class=\"part\">" + inner + "</span>";
        };
        QCOMPARE(flowMarkup("0.88 (0.86–0.89), n = 1,600, so"),
                 "0.88 " + part("(0.86–0.89)") + ", " + part("n = 1,600") + ", so");
        QCOMPARE(flowMarkup("at k = 30. (-0.5 … 0.2\u00a0%)"),
                 "at " + part("k = 30") + ". " + part("(-0.5 … 0.2\u00a0%)"));
        QCOMPARE(flowMarkup("a (b–c) (2021) man = 5 n = x (–) ( 1–2"),
                 std::string("a (b–c) (2021) man = 5 n = x (–) ( 1–2"));
        QCOMPARE(flowMarkup("on 2026-11-21T10:00:05Z, 2026-1-2, 2026-11-21"),
                 "on " + part("2026-11-21T10:00:05Z") + ", 2026-1-2, " + part("2026-11-21"));
        Figure figure;
        figure.value = 0.875;
        figure.interval = statistics::Interval{0.8, 0.92};
        figure.n = 160;
        QCOMPARE(cellMarkup(figure, Wording()), "0.8750 " + part("(0.8000–0.9200),") + " n\u00a0=\u00a0160");
        figure.value.reset();
        figure.why = "no sample of <this> class";
        QCOMPARE(cellMarkup(figure, Wording()),
                 std::string("— (no sample of &lt;this&gt; class), n\u00a0=\u00a0160"));
        // Wherever one stands in a report.
        QString page = asQString(reportHtml(tests::sampleReport(3, 20), Wording()));
        page.remove(QRegularExpression(QStringLiteral("<style>.*</style>|<svg.*</svg>"),
                                       QRegularExpression::DotMatchesEverythingOption |
                                           QRegularExpression::InvertedGreedinessOption));
        QVERIFY(page.contains(QStringLiteral("<span class=\"part\">(")));
        page.remove(QRegularExpression(QStringLiteral("<span class=\"part\">[^<]*</span>")));
        QVERIFY2(!page.contains(QRegularExpression(QStringLiteral("\\d\\D?\\D?–\\d"))), qPrintable(page));
    }

    void longWordsBreakWhereTheyJoin() {
        QCOMPARE(flowMarkup("short_word/x"), std::string("short_word/x"));
        QCOMPARE(flowMarkup("9990000101_10-K_2022_section_7 x"),
                 std::string("9990000101_<wbr>10-K_<wbr>2022_<wbr>section_<wbr>7 x"));
    }

    // Letters of two bytes each.
    void wordsAreMeasuredInCharacters() {
        QCOMPARE(flowMarkup("ставка/налог"), std::string("ставка/налог"));
        QCOMPARE(flowMarkup("нераспределённая_прибыль x"), std::string("нераспределённая_<wbr>прибыль x"));
        const auto layoutWith = [](const char* word) {
            Table table;
            table.columns.push_back({"a", "A"});
            table.rows.push_back({std::string(word)});
            return layoutOf(table, Wording());
        };
        const TableLayout cyrillic = layoutWith("прибыльность");
        QCOMPARE(cyrillic.texts[0], std::string());
        QCOMPARE(cyrillic.characters, layoutWith("profitmaking").characters);
        QCOMPARE(layoutWith("нераспределённая_прибыль").texts[0], std::string("any"));
    }

    // Only tags are added.
    void flowingTextsStayTheSame() {
        const std::vector<std::string> pieces{
            "(", ")", "0.5", "–", "…", " ", "n = 5", "2026-03-01", "_",          "/",   ".", "<b>",
            "&", "a", "Å",   "%", "-", ",", "\n",    "\u00a0",     "identifier", "= 7", "k"};
        base::Random random(5);
        for (int round = 0; round < 4000; ++round) {
            std::string flowing;
            for (std::uint64_t i = random.below(30); i > 0; --i) {
                flowing += pieces[random.below(pieces.size())];
            }
            QString html = asQString(flowMarkup(flowing));
            html.remove(QRegularExpression(QStringLiteral("<span class=\"part\">|</span>|<wbr>")));
            QCOMPARE(html, asQString(markupText(flowing)));
        }
    }

    void columnsAreAsWideAsTheyNeed() {
        Table table{
            "t",
            "T",
            {{"a", "Anchor"}, {"d", "Diagnosis", {}, true}, {"s", "Sentence", {}, true}, {"h", "Hit"}},
            {}};
        Figure hit;
        hit.value = 0.5;
        hit.interval = statistics::Interval{0.25, 0.75};
        for (int i = 0; i < 8; ++i) {
            table.rows.push_back(
                {std::string("9990000101_10-K_2022_section_7_61"), std::string("short section"),
                 std::string("A sentence that goes on and on, further than a column is wide."), hit});
        }
        const TableLayout layout = layoutOf(table, Wording());
        QCOMPARE(layout.texts[0], std::string("any"));
        QCOMPARE(layout.texts[1], std::string()); // nearly empty, whatever it is meant for
        QCOMPARE(layout.texts[2], std::string("wide"));
        QCOMPARE(layout.headers[3], std::string("figure"));
        QCOMPARE(layout.table, std::string());
        QVERIFY(layout.characters > 22 + 9 + 24 + 16 && layout.characters < 100);
        const std::string page = reportHtml({"", "", "en", "", "", {}, {{"s", "S", {table}}}}, Wording());
        QVERIFY(page.find("style=\"--ch:" + std::to_string(layout.characters) + "\"") != std::string::npos);
        QVERIFY(page.find("tabindex") == std::string::npos);

        table.rows.resize(3);
        QCOMPARE(layoutOf(table, Wording()).table, std::string("short"));
        table.rows[0][2] = std::string(5000, 'x');
        QCOMPARE(layoutOf(table, Wording()).table, std::string("tall"));
        for (int i = 0; i < 20; ++i) {
            table.columns.push_back({"m" + std::to_string(i), "Measure"});
            for (auto& row : table.rows) {
                row.cells.emplace_back(hit);
            }
        }
        const TableLayout broad = layoutOf(table, Wording());
        QCOMPARE(broad.table, std::string("dense tall"));
        const std::string scrolls = reportHtml({"", "", "en", "", "", {}, {{"s", "S", {table}}}}, Wording());
        QVERIFY(scrolls.find("tabindex=\"0\" role=\"region\" aria-label=\"T\"") != std::string::npos);
        table.rows[0].cells.clear(); // fewer cells than columns
        QCOMPARE(layoutOf(table, Wording()).texts.size(), table.columns.size());
    }

    void printIsLightAndCutsNothing() {
        const QString style = asQString(htmlStyle());
        const qsizetype at = style.indexOf(QStringLiteral("@media print"));
        QVERIFY(at > style.indexOf(QStringLiteral("prefers-color-scheme: dark"))); // has the last word
        const QString print = style.mid(at);
        for (std::size_t i = 0; i < kSeriesColours; ++i) {
            const QString name = QStringLiteral("--s%1: ").arg(i);
            QVERIFY(print.contains(name + asQString(lightPalette().series[i]) + u';'));
            QVERIFY(!print.contains(asQString(darkPalette().series[i])));
            QVERIFY(style.left(at).contains(name + asQString(darkPalette().series[i]) + u';'));
        }
        QVERIFY(!print.contains(asQString(darkPalette().surface)));
        const auto rule = [&](const char* selector, const char* declaration) {
            const auto match = QRegularExpression(QStringLiteral("\\n *") +
                                                  QRegularExpression::escape(QLatin1String(selector)) +
                                                  QStringLiteral(" \\{([^}]*)\\}"))
                                   .match(print);
            return match.captured(1).contains(QLatin1String(declaration));
        };
        QVERIFY(rule(".scroll, .comment table", "overflow: visible"));
        QVERIFY(rule("h1, h2, h3, h4, h5, h6, caption, dt", "break-after: avoid"));
        QVERIFY(rule("thead", "table-header-group"));
        QVERIFY(rule("thead", "break-after: avoid"));
        QVERIFY(rule("tr", "break-inside: avoid"));
        QVERIFY(rule("tbody > tr:first-child", "break-before: avoid"));
        QVERIFY(rule("figure, .figures > div", "break-inside: avoid"));
        QVERIFY(rule(":root", "color-scheme: light;"));
        QVERIFY(print.contains(QStringLiteral("var(--ch")));
    }

    void theScreenKeepsWhatIsRead() {
        const QString style = asQString(htmlStyle());
        for (const char* rule :
             {":focus-visible { outline:", "overflow-wrap: anywhere", ".part { white-space: nowrap; }",
              ".scroll { overflow-x: auto;", "figure.lines svg, figure.bars svg { min-width: 40rem; }"}) {
            QVERIFY2(style.contains(QLatin1String(rule)), rule);
        }
        QCOMPARE(style.count(u'{'), style.count(u'}'));
        // Groups of tiles keep apart, and two-digit numbers stay inside the page.
        QVERIFY(
            QRegularExpression(QStringLiteral("\\.figures \\{[^}]*margin: 1rem 0;")).match(style).hasMatch());
        QVERIFY(QRegularExpression(QStringLiteral("nav ol \\{[^}]*padding-left: 2\\.4em;"))
                    .match(style)
                    .hasMatch());
        const QString page = asQString(reportHtml(tests::sampleReport(3, 5), Wording()));
        QVERIFY(page.contains(
            QStringLiteral("<figure id=\"chart-chart_0\" class=\"lines\">\n<div class=\"scroll\"><svg")));
        QVERIFY(page.contains(QStringLiteral("class=\"bars\">")));
        QVERIFY(page.contains(QStringLiteral("class=\"matrix narrow\">")));
        QVERIFY(
            page.contains(QStringLiteral("✓ </span>0.8750</div><div class=\"more\"><span "
                                         "class=\"part\">(0.8000–0.9200)</span>, n\u00a0=\u00a0160</div>")));
    }
};

ASSAY_TEST(TstReportHtml)
#include "tst_report_html.moc"
