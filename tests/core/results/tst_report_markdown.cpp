// A report as Markdown: what a reader of Markdown makes of it again.
#include "core/base/random.h"
#include "core/results/report/report_writers.h"
#include "core/text/markup.h"
#include "tests/support/sample_report.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <sstream>

using namespace assay;
using namespace assay::results;
using namespace assay::text;
using namespace assay::words;

namespace {

// A report that says one text in one place.
Report saying(Block block) {
    Report report;
    report.title = "T";
    report.sections = {{"s", "S", {std::move(block)}}};
    return report;
}

std::string html(const Report& report) {
    return markdownHtml(reportMarkdown(report, Wording()), 1);
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// As the text is to be seen: its words with one space between them.
std::string wordsOf(const std::string& text) {
    std::istringstream stream(text); // the "C" locale: blanks of ASCII
    std::string all;
    for (std::string word; stream >> word;) {
        all += (all.empty() ? "" : " ") + word;
    }
    return all;
}

const std::vector<std::string>& hostile() {
    static const std::vector<std::string> texts{
        tests::kHostileText,
        "# no heading",
        "   # no heading either",
        "    no code",
        "\tno code",
        "> no quotation",
        "- no item",
        "+ no item",
        "* no item",
        "1. no list",
        "27) no list",
        "===",
        "---",
        "***",
        "___",
        "```no fence",
        "~~~no fence",
        "| no | table |",
        "a\nb\n\n# c",
        "a\r# b",
        "![image](http://example.org/x.png)",
        "[link](javascript:alert(1))",
        "[label]: http://example.org",
        "<javascript:alert(1)>",
        "<!-- no comment",
        "<div onclick=x>",
        "&lt;b&gt; &amp; &#65;",
        "back\\slash \\| pipe \\",
        "ends with #",
        "ends with a blank  ",
        "**bold** __bold__ ~~struck~~ `code`",
        "a_b_c 2*3*4",
        "C# and F#",
        "Hyphen-ated - and + plus",
        "1.5 million",
        "Blåbærsyltetøy — 10\u00a0%",
        "\u4e2d\u6587 \u0627\u0644\u0639\u0631\u0628\u064a\u0629",
    };
    return texts;
}

} // namespace

class TstReportMarkdown : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // Whatever a text holds, it is shown as it is.
    void textsAreShownAsTheyAre() {
        for (const std::string& text : hostile()) {
            const std::string shown = markupText(wordsOf(text));
            QVERIFY2(contains(html(saying(Paragraph{text})), "<p>" + shown + "</p>\n"), text.c_str());
            Report titled = saying(Paragraph{"x"});
            titled.title = text;
            QVERIFY2(contains(html(titled), "<h1>" + shown + "</h1>"), text.c_str());
            const Table table{"t", text, {{"a", text}, {"b", "B"}}, {{text, std::string("y")}}, text};
            const std::string seen = html(saying(table));
            QVERIFY2(contains(seen, "<th>" + shown + "</th>"), seen.c_str());
            QVERIFY2(contains(seen, "<td>" + shown + "</td>"), seen.c_str());
            QVERIFY2(contains(seen, "<p><strong>" + shown + "</strong></p>"), seen.c_str());
            const KeyFigures figures{{{text, Cell(text), Verdict::Bad}}};
            QVERIFY2(
                contains(html(saying(figures)), "<li>" + shown + ": <strong>" + shown + "</strong> ✗</li>"),
                html(saying(figures)).c_str());
            QVERIFY2(contains(html(saying(Facts{{{text, text}}})), "<li>" + shown + ": " + shown + "</li>"),
                     text.c_str());
        }
    }

    void soAreRandomOnes() {
        constexpr std::string_view kAlphabet = "ab1. #+-*_`~<>[](){}!|\\&;:/=\"'\t\n\r";
        base::Random random(7);
        for (int round = 0; round < 3000; ++round) {
            std::string text = "x"; // something to be seen
            for (std::uint64_t i = random.below(24); i > 0; --i) {
                text.insert(random.below(text.size() + 1), 1, kAlphabet[random.below(kAlphabet.size())]);
            }
            const std::string seen = html(saying(Paragraph{text}));
            QVERIFY2(contains(seen, "<p>" + markupText(wordsOf(text)) + "</p>"),
                     (text + "\n" + seen).c_str());
        }
    }

    void aCommentStaysAQuotation() {
        for (const char* comment : {"a\n\n# b", "a\r\n# b", "a\r# b", "```\nnever closed",
                                    "<!-- never closed", "- a\n- b\n\n  c"}) {
            Report report = saying(Comment{comment});
            report.sections[0].blocks.emplace_back(Paragraph{"behind it"});
            const std::string seen = html(report);
            QVERIFY2(contains(seen, "</blockquote>\n<p>behind it</p>"), seen.c_str());
            QCOMPARE(QString::fromStdString(seen).count(QStringLiteral("<blockquote>")), 1);
        }
        QCOMPARE(reportMarkdown(saying(Comment{"a\r\nb\rc\n\x01\x1f"}), Wording()),
                 std::string("# T\n\n## S\n\n> a\n> b\n> c\n> \n"));
    }

    void longTablesShowTheirFirstRows() {
        Table table = tests::sampleTable("cases", 30);
        table.shown = 10;
        const std::string markdown = reportMarkdown(saying(table), Wording());
        QVERIFY(contains(markdown, "| case 9 |") && !contains(markdown, "| case 10 |"));
        QVERIFY(contains(markdown,
                         "Those beyond are left out. The first 10 of 30 rows are shown; the CSV table "
                         "cases holds all."));
        table.note.clear();
        table.shown = 40; // more than there are
        QVERIFY(!contains(reportMarkdown(saying(table), Wording()), "are shown"));
    }

    void theSampleHasEverything() {
        const std::string text = reportMarkdown(tests::sampleReport(), Wording());
        QCOMPARE(reportMarkdown(tests::sampleReport(), Wording()), text);
        for (const char* part :
             {"# Review of gold \\& systems\n", "## Summary\n", "### Filtered regime\n",
              "- Recall of hallucinations: **0.8750 (0.8000–0.9200), n\u00a0=\u00a0160** ✓",
              "**— (no sample of this class)** ⚠", "| Case | Text | Hit@10 |\n| --- | --- | ---: |",
              "Recall falls from 1 to 0 as the threshold rises."}) {
            QVERIFY2(contains(text, part), part);
        }
        QCOMPARE(text.back(), '\n');
        QVERIFY(text[text.size() - 2] != '\n');
    }

    void nothingIsStrange() {
        Table ragged{"t", "", {{"a", "A"}, {"b", "B"}}, {{std::string("1")}, {}}};
        QVERIFY(contains(html(saying(ragged)), "<tr><td>1</td><td></td></tr>") ||
                contains(html(saying(ragged)), "<td>1</td>"));
        Table empty{"t", "Title", {{"a", "A"}}, {}, "", "There is nothing."};
        QVERIFY(contains(html(saying(empty)), "<p>There is nothing.</p>"));
        QVERIFY(!reportMarkdown(Report(), Wording()).empty());
    }
};

ASSAY_TEST(TstReportMarkdown)
#include "tst_report_markdown.moc"
