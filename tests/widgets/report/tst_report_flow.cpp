// Pages of reports that nobody wishes for: everything has a place on a page, and no page is empty.
#include "core/results/report/figure_text.h"
#include "core/results/report/printed_table.h"
#include "tests/support/sample_report.h"
#include "tests/support/test_class.h"
#include "widgets/report/paged_report.h"
#include "widgets/report/report_flow.h"
#include "widgets/report/report_pdf.h"
#include "widgets/report/table_boxes.h"
#include "widgets/report/text_boxes.h"

#include <QtTest/QtTest>

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <limits>

using namespace assay;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

results::Report reportOf(std::vector<results::Block> blocks) {
    results::Report report;
    report.title = "Title";
    report.language = "en";
    report.date = "2026-03-01T12:30:05Z";
    report.version = "1";
    report.sections = {{"s", "Section", std::move(blocks)}};
    return report;
}

const QString kOptionalCheck = QStringLiteral("qpdf");

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

results::Table wideTable(int columns, const std::string& title, const std::string& cell) {
    results::Table table{"t", "Wide", {}, {}};
    for (int i = 0; i < columns; ++i) {
        table.columns.push_back({"c" + std::to_string(i), title + std::to_string(i)});
    }
    for (int row = 0; row < 40; ++row) {
        std::vector<results::Cell> cells;
        for (int i = 0; i < columns; ++i) {
            i % 2 == 0 ? cells.emplace_back(cell + std::to_string(row * columns + i))
                       : cells.emplace_back(results::countFigure(row * columns + i));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

} // namespace

class TstReportFlow : public QObject {
    Q_OBJECT

    words::Wording m_wording;
    QTemporaryDir m_folder;

    // What is wrong with the pages; empty: nothing.
    QByteArray trouble(const results::Report& report, int* count = nullptr) {
        for (const results::Paper paper : {results::Paper::A4, results::Paper::Letter}) {
            const widgets::PagedReport pages(report, m_wording, paper);
            for (int page = 0; page < pages.pageCount(); ++page) {
                QImage image(pages.pageSize().toSize(), QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                pages.paint(painter, page);
                painter.end();
                const auto painted = [&](const QRect& area) {
                    const QImage part = image.copy(area).convertToFormat(QImage::Format_RGB32);
                    QImage blank(part.size(), QImage::Format_RGB32);
                    blank.fill(Qt::white);
                    return part != blank;
                };
                const QByteArray where = " of page " + QByteArray::number(page + 1);
                if (!painted(image.rect().adjusted(60, 74, -60, -76))) {
                    return "nothing on the whole" + where;
                }
                if (painted(QRect(0, 0, 60, image.height())) ||
                    painted(QRect(image.width() - 62, 0, 62, image.height()))) {
                    return "something beside the content" + where;
                }
                if (painted(QRect(0, image.height() - 74, image.width(), 14)) ||
                    painted(QRect(0, 0, image.width(), 30)) ||
                    painted(QRect(0, image.height() - 28, image.width(), 28))) {
                    return "something below or above the content" + where;
                }
            }
            for (const auto& entry : pages.outline()) {
                if (entry.page < 1 || entry.page >= pages.pageCount() || entry.y < 0 ||
                    entry.y > pages.pageSize().height()) {
                    return "an entry of the contents leads nowhere";
                }
            }
            for (const auto& link : pages.links()) {
                if (link.targetPage < 0 || link.targetPage >= pages.pageCount() ||
                    !QRectF(QPointF(), pages.pageSize()).contains(link.area)) {
                    return "a link is off its page";
                }
            }
            if (count != nullptr) {
                *count = pages.pageCount();
            }
            const QByteArray pdf = widgets::reportPdf(pages, report);
            const QByteArray wrong = troubleOfFile(pdf);
            if (!wrong.isEmpty()) {
                return wrong;
            }
        }
        return {};
    }

    // As others see it: poppler reads it, and qpdf, where it is installed, finds nothing wrong.
    QByteArray troubleOfFile(const QByteArray& pdf) {
        if (pdf.isEmpty() || pdf.contains("nan ")) {
            return "no PDF";
        }
        QFile file(m_folder.filePath(u"report.pdf"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size()) {
            return "not written";
        }
        file.close();
        const std::vector<std::pair<QString, QStringList>> checks{
            {kOptionalCheck, {u"--check"_s, file.fileName()}},
            {u"pdftotext"_s, {file.fileName(), m_folder.filePath(u"text"_s)}}};
        for (const auto& [program, arguments] : checks) {
            if (QStandardPaths::findExecutable(program).isEmpty()) {
                if (program == kOptionalCheck) {
                    continue; // everyFileWasCheckedTwice() says so
                }
                return program.toUtf8() + " is not installed";
            }
            QProcess process;
            process.start(program, arguments);
            if (!process.waitForFinished() || process.exitCode() != 0 ||
                !process.readAllStandardError().isEmpty()) {
                return program.toUtf8() + ": " + process.readAllStandardOutput();
            }
        }
        return {};
    }

    // Of the PDF that was checked last.
    QString lastText() {
        QFile file(m_folder.filePath(u"text"_s));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    static void goodOrFail(const QByteArray& wrong) { QVERIFY2(wrong.isEmpty(), wrong.constData()); }

  private Q_SLOTS:

    void init() { QVERIFY(m_folder.isValid()); }

    void theSample() { goodOrFail(trouble(tests::sampleReport(6, 40))); }

    void longTitlesAndTexts() {
        for (const int length : {300, 5000}) {
            results::Report report = tests::sampleReport(3, 5);
            report.title = repeated("title ", length / 6);
            report.subtitle = repeated("w", length);
            report.sections[0].title = repeated("section ", length / 8);
            report.sections[1].title = repeated("s", length);
            report.facts.list = {{repeated("name ", length / 5), repeated("value", length / 5)}};
            goodOrFail(trouble(report));
        }
        results::Report report = tests::sampleReport(1, 2);
        report.title = "a\nb\r\nc\td";
        report.sections[0].title = "a\n\n\nb";
        goodOrFail(trouble(report));
    }

    // Settings in the provenance can be long.
    void longFactsGoOnOverPages() {
        int pages = 0;
        goodOrFail(trouble(reportOf({results::Facts{{{"settings", repeated("{\"key\": 12} ", 3000)},
                                                     {repeated("a name ", 900), "value"},
                                                     {"last", "fact"}}}}),
                           &pages));
        QVERIFY(pages > 6);
        QVERIFY(lastText().contains(u"fact"_s));
        QString text = lastText();
        text.remove(QRegularExpression(u"\\s"_s));
        QCOMPARE(text.count(u"{\"key\":12}"_s), 3000);
    }

    void longKeyFiguresAreNotCut() {
        int pages = 0;
        goodOrFail(trouble(reportOf({results::KeyFigures{
                               {{repeated("label ", 2000), std::string("end of it"), results::Verdict::Bad},
                                {"short", repeated("value ", 2000)},
                                {"third", results::countFigure(3)},
                                {"fourth", results::countFigure(4)}}}}),
                           &pages));
        QVERIFY(pages > 4);
    }

    void tablesOfEveryWidth() {
        for (const int columns : {1, 2, 15, 40}) {
            goodOrFail(trouble(reportOf({wideTable(columns, "Column ", "text ")})));
        }
        goodOrFail(trouble(reportOf({wideTable(15, "Averylongcolumntitlewithoutblanks", "averylongcell")})));
        QString text = lastText();
        text.remove(QRegularExpression(u"\\s"_s));
        QVERIFY(text.contains(u"Wide"_s));
        // A title that would fill a page itself.
        goodOrFail(trouble(reportOf({wideTable(3, repeated("title ", 3000), "x")})));
    }

    void longTablesShowTheirFirstRows() {
        results::Table table = tests::sampleTable("cases", 30);
        table.shown = 10;
        goodOrFail(trouble(reportOf({table})));
        const QString text = lastText();
        QVERIFY(text.contains(u"case 9"_s) && !text.contains(u"case 10"_s));
        QVERIFY(text.simplified().contains(u"The first 10 of 30 rows are shown"_s));
    }

    // "17.0 % (16.2–17.8 %), n = 8,000" has its interval in one piece at every width that holds it.
    void intervalsAreNotBroken() {
        results::Figure figure{0.17, results::FigureKind::Percent, 4, 8000,
                               statistics::Interval{0.162, 0.178}};
        results::Figure difference{-0.002, results::FigureKind::Number, 4, 800,
                                   statistics::Interval{-0.0123, 0.0077}};
        for (const results::Figure& of : {figure, difference}) {
            const QString text = QString::fromStdString(results::figureText(of, m_wording));
            const widgets::PageStyle style;
            const QFontMetricsF metrics(style.small);
            const int from = static_cast<int>(text.indexOf(u'('));
            const int to = static_cast<int>(text.indexOf(u')'));
            QVERIFY(from > 0 && to > from);
            const double least = metrics.horizontalAdvance(text.mid(from, to - from + 2)) + 1;
            for (const Qt::Alignment alignment : {Qt::AlignLeft, Qt::AlignRight}) {
                widgets::TextLook look{style.small, style.text};
                look.alignment = alignment;
                for (double width = least; width < 300; width += 3) {
                    const auto layout = widgets::LaidText(text, look, width).layout();
                    int end = 0;
                    for (int line = 0; line < layout->lineCount(); ++line) {
                        QCOMPARE(layout->lineAt(line).textStart(), end); // nothing is lost
                        end += layout->lineAt(line).textLength();
                        QVERIFY2(end <= from || end > to, qPrintable(text.left(end)));
                        QVERIFY(layout->lineAt(line).naturalTextWidth() <= width + 0.5);
                    }
                    QCOMPARE(end, static_cast<int>(text.size()));
                }
            }
        }
        // A range that is wider than its line is broken all the same.
        const widgets::PageStyle style;
        QVERIFY(widgets::LaidText(u"(16.2–17.8 %)"_s, {style.small, style.text}, 30).lineCount() > 1);
    }

    // Names of files and of scenarios break behind a separator, figures not for its sake.
    void namesBreakBehindSeparators() {
        const widgets::PageStyle style;
        const QFontMetricsF metrics(style.small);
        const QString name = u"generated_cross_company_bundles.json"_s;
        const double width = 1 + std::max(metrics.horizontalAdvance(u"generated_cross_com"_s),
                                          metrics.horizontalAdvance(u"company_bundles.json"_s));
        const auto linesOf = [&](const QString& text, double wide) {
            QStringList lines;
            const auto layout = widgets::LaidText(text, {style.small, style.text}, wide).layout();
            for (int line = 0; line < layout->lineCount(); ++line) {
                const QTextLine at = layout->lineAt(line);
                lines.push_back(text.mid(at.textStart(), at.textLength()));
            }
            return lines;
        };
        QCOMPARE(linesOf(name, width), (QStringList{u"generated_cross_"_s, u"company_bundles.json"_s}));
        // Without a separator it is broken all the same, and behind a sign nothing is.
        QVERIFY(linesOf(QString(60, u'a'), width).size() > 1);
        const QStringList number = linesOf(u"-0.123456789012345678901234567890"_s, width);
        QVERIFY(number.size() > 1 && number.front().size() > 2);
    }

    // Ids stay whole where they fit on a line of their own, and break at their underscores where they do not;
    // what is hyphenated in words breaks behind the hyphen.
    void idsStayWhole() {
        const widgets::PageStyle style;
        const QFontMetricsF metrics(style.small);
        const auto linesOf = [&](const QString& text, double wide) {
            QStringList lines;
            const auto layout = widgets::LaidText(text, {style.small, style.text}, wide).layout();
            for (int line = 0; line < layout->lineCount(); ++line) {
                const QTextLine at = layout->lineAt(line);
                lines.push_back(text.mid(at.textStart(), at.textLength()).trimmed());
            }
            return lines;
        };
        const QString id = u"0000034088_10-K_2008_section_7_142"_s;
        const double whole = metrics.horizontalAdvance(id) + 4;
        QCOMPARE(linesOf(u"Evidence "_s + id + u" was not found"_s, whole),
                 (QStringList{u"Evidence"_s, id, u"was not found"_s}));
        // With room for "Evidence 0000034088_10-", behind which a line may break elsewhere.
        const double form = metrics.horizontalAdvance(u"Evidence 0000034088_10-"_s) + 3;
        QVERIFY(form < whole);
        QCOMPARE(linesOf(u"Evidence "_s + id, form).front(), u"Evidence 0000034088_"_s);
        for (double width = 60; width < whole - 4; width += 7) {
            const QStringList lines = linesOf(id, width);
            for (int line = 0; line + 1 < lines.size() && width > 90; ++line) {
                QVERIFY2(lines[line].endsWith(u'_'), qPrintable(lines.join(u" | "_s)));
            }
            QCOMPARE(lines.join(QString()), id); // nothing is lost
        }
        const double annual = metrics.horizontalAdvance(u"the annual report 10-"_s) + 2;
        QCOMPARE(linesOf(u"the annual report 10-K"_s, annual),
                 (QStringList{u"the annual report"_s, u"10-K"_s}));
        const double words = metrics.horizontalAdvance(u"a pre-"_s) + 2;
        QCOMPARE(linesOf(u"a pre-determined"_s, words).front(), u"a pre-"_s);
    }

    // A table of few rows is on one page with its title and note, wherever it begins.
    void shortTablesAreNotTorn() {
        const auto tableOf = [](std::size_t rows) {
            results::Table table{"t", "Title of it", {{"a", "Head"}, {"b", "Beside"}}, {}};
            for (std::size_t row = 0; row < rows; ++row) {
                table.rows.push_back({"row " + std::to_string(row + 1) + " of it", std::string("y")});
            }
            table.note = "Note of it.";
            return table;
        };
        bool wasMoved = false;
        for (int lines = 24; lines < 46; lines += 2) {
            std::vector<results::Block> blocks(static_cast<std::size_t>(lines), results::Paragraph{"x"});
            blocks.emplace_back(tableOf(8));
            goodOrFail(trouble(reportOf(std::move(blocks))));
            const QStringList pages = lastText().split(u'\f');
            const auto first = std::ranges::find_if(
                pages, [](const QString& page) { return page.contains(u"Title of it"_s); });
            QVERIFY(first != pages.end());
            for (const QString& part : {u"row 1 of it"_s, u"row 8 of it"_s, u"Note of it."_s}) {
                QVERIFY2(first->contains(part), qPrintable(part + u" after "_s + QString::number(lines)));
            }
            wasMoved = wasMoved || !first->split(u'\n').contains(u"x"_s);
        }
        QVERIFY(wasMoved);
        // A long one goes on over pages as before.
        goodOrFail(trouble(reportOf({tableOf(90)})));
        QVERIFY(lastText().split(u'\f').size() > 2);
    }

    // A section begins a page where the one before is filled, not where it would be left nearly empty.
    void sectionsBeginPagesThatAreNeeded() {
        const auto pagesWith = [&](int rows) {
            results::Report report = reportOf({tests::sampleTable("t", rows)});
            const int alone = widgets::PagedReport(report, m_wording, results::Paper::A4).pageCount();
            report.sections.push_back({"next", "Next", {results::Paragraph{"Few words."}}, {}, true});
            const int both = widgets::PagedReport(report, m_wording, results::Paper::A4).pageCount();
            return std::pair(alone, both);
        };
        const auto [alone, both] = pagesWith(2);
        QCOMPARE(both, alone);
        int rows = 3; // so many that the table fills all but a little of its page
        while (pagesWith(rows + 3).first == alone && rows < 200) {
            ++rows;
        }
        QCOMPARE(pagesWith(rows), std::pair(alone, alone + 1));
    }

    // A question beside many figures is read in lines of several words, and what is empty throughout takes no
    // room.
    void textsBesideFiguresAreLegible() {
        const std::string question = repeated("How much revenue did the company report ", 3);
        results::Table table{"t", "Cases", {{"id", "Sample"}, {"scenario", "Scenario"}}, {}};
        for (const char* title : {"True class", "From", "To", "Effect"}) {
            table.columns.push_back({title, title});
        }
        table.columns.push_back({"score", "FHRI"});
        table.columns.push_back({"question", "Question", {}, true});
        table.columns.push_back({"notes", "Flags and notes", {}, true});
        for (int row = 0; row < 8; ++row) {
            table.rows.push_back({std::string("fundamentals_0360"), std::string("portfolio_advice"),
                                  std::string("hallucination"), std::string("hallucination"),
                                  std::string("contradiction"), std::string("right to wrong"),
                                  results::Figure{0.7499, results::FigureKind::Number}, question,
                                  std::string()});
        }
        goodOrFail(trouble(reportOf({table})));
        const double width = 640;
        const double page = 900;
        const auto heightOf = [&](const results::Table& of) {
            return widgets::tableBoxes(of, m_wording, widgets::PageStyle(), width, page).back().height;
        };
        const results::Table printed = results::printedTable(table, m_wording);
        QCOMPARE(printed.columns.size(), table.columns.size() - 1);
        // 120 characters: at most seven lines, where a word a line would be twenty-one.
        const double line = QFontMetricsF(widgets::PageStyle().small).height();
        QVERIFY2(heightOf(printed) <= 7.5 * line + 6, qPrintable(QString::number(heightOf(printed) / line)));
        QVERIFY(lastText().contains(u"right to"_s));
        QVERIFY(!lastText().contains(u"Flags and notes"_s));
    }

    // A heading goes to the page of the chart that its first sentence introduces.
    void noHeadingIsLeftBehindByItsChart() {
        for (int lines = 30; lines < 60; ++lines) {
            results::Report report = reportOf({});
            report.sections.front().blocks.assign(static_cast<std::size_t>(lines), results::Paragraph{"x"});
            report.sections.push_back(
                {"c", "Curves", {results::Paragraph{"All together."}, tests::sampleBars("c")}});
            const widgets::PagedReport pages(report, m_wording, results::Paper::A4);
            const auto& entry = pages.outline().back();
            QVERIFY2(entry.y < pages.pageSize().height() * 0.7, qPrintable(QString::number(lines)));
        }
    }

    void rowsThatAreNotPrinted() {
        results::Table table = tests::sampleTable("t", 6);
        table.shown = 2;
        results::Table hidden = tests::sampleTable("hidden", 6);
        hidden.shown = 0;
        plot::Chart chart = tests::sampleBars("c");
        chart.caption = "Short caption.";
        goodOrFail(trouble(reportOf({table, hidden, chart})));
        QVERIFY(lastText().contains(u"Cases of t"_s));
        QVERIFY(!lastText().contains(u"Cases of hidden"_s));
        QVERIFY(lastText().contains(u"Short caption."_s));
        QVERIFY(!lastText().contains(u"rises with the length"_s));
    }

    void strangeTables() {
        results::Table table = tests::sampleTable("t", 3);
        table.rows.push_back({});
        table.rows.push_back({std::string("a"), std::string("b"), std::string("c"), std::string("d")});
        table.rows.push_back({std::string(), std::string("\n\n\n"), results::Figure()});
        results::Table noColumns{"n", "No columns", {}, {{}, {}}};
        results::Table noRows{"e", "No rows", {{"a", "A"}}, {}, {}, "Nothing."};
        goodOrFail(trouble(reportOf({table, noColumns, noRows, results::Table(), results::KeyFigures(),
                                     results::Facts(), results::Paragraph(), results::Comment()})));
    }

    // Line breaks do not make empty pages.
    void emptyLinesAreFew() {
        QCOMPARE(widgets::printable(u"a\r\n\r\n\r\n\n b\u2029c\n\n"_s), u"a\n\nb\nc"_s);
        QCOMPARE(widgets::printable(u"\n\n a\u0000\u0001b\tc"_s), u"ab c"_s);
        QCOMPARE(widgets::printable(u"  as it is "_s), u"  as it is "_s);
        int pages = 0;
        goodOrFail(trouble(reportOf({results::Paragraph{"a" + std::string(2000, '\n') + "b"},
                                     results::Paragraph{std::string(500, '\n')},
                                     results::Comment{"a" + std::string(2000, '\n') + "b"}}),
                           &pages));
        QCOMPARE(pages, 2); // the title with the contents, and the text
    }

    // A brief goes on below its contents, where they leave room.
    void aBriefBeginsOnItsFirstPage() {
        results::Report report = reportOf({results::Paragraph{"text"}});
        report.isBrief = true;
        const widgets::PagedReport one(report, m_wording, results::Paper::A4);
        QCOMPARE(one.pageCount(), 1);
        QCOMPARE(one.outline().front().page, 0);
        QCOMPARE(one.links().front().targetPage, 0);
        QVERIFY(one.outline().front().y > one.links().front().area.bottom());
        for (int i = 0; i < 30; ++i) {
            const std::string number = std::to_string(i);
            report.sections.push_back({"s" + number, "Section " + number, {results::Paragraph{"text"}}});
        }
        const widgets::PagedReport many(report, m_wording, results::Paper::A4);
        QCOMPARE(many.outline().front().page, 1);
        QCOMPARE(many.links().front().targetPage, 1);
    }

    void sectionsWithoutContentAndVeryMany() {
        results::Report report = reportOf({});
        for (int i = 0; i < 200; ++i) {
            results::Section section{"s" + std::to_string(i), "Section " + std::to_string(i)};
            section.sections = {{"b" + std::to_string(i), "Below " + std::to_string(i)}};
            report.sections.push_back(section);
        }
        goodOrFail(trouble(report));
        results::Section deep{"deep", "Deep"};
        for (int i = 0; i < 30; ++i) {
            deep = {"d" + std::to_string(i), "Level", {results::Paragraph{"text"}}, {deep}};
        }
        report.sections = {deep};
        goodOrFail(trouble(report));
    }

    // Contents that take several pages move what they speak of.
    void contentsOverSeveralPagesAreRight() {
        results::Report report = reportOf({});
        report.sections.clear();
        for (int i = 0; i < 150; ++i) {
            report.sections.push_back({"s" + std::to_string(i),
                                       "Chapter number " + std::to_string(1000 + i),
                                       {results::Paragraph{repeated("Some words of it. ", 40 + i % 90)}}});
        }
        const widgets::PagedReport pages(report, m_wording, results::Paper::A4);
        QCOMPARE(pages.outline().size(), std::size_t(150));
        QVERIFY(pages.outline()[0].page >= 4); // title page and at least three of contents
        QCOMPARE(pages.links().size(), std::size_t(150));
        for (std::size_t i = 0; i < pages.links().size(); ++i) {
            QCOMPARE(pages.links()[i].targetPage, pages.outline()[i].page);
            QCOMPARE(pages.links()[i].targetY, pages.outline()[i].y);
        }
        goodOrFail(trouble(report));
        if (QStandardPaths::findExecutable(u"pdftotext"_s).isEmpty()) {
            QSKIP("pdftotext is not installed");
        }
        goodOrFail(troubleOfFile(widgets::reportPdf(pages, report)));
        const QStringList texts = lastText().split(u'\f');
        for (const auto& entry : pages.outline()) {
            QVERIFY2(texts[entry.page].contains(entry.title), qPrintable(entry.title));
        }
        // The contents say the same numbers.
        QString contents;
        for (int page = 1; page < pages.outline()[0].page; ++page) {
            contents += texts[page];
        }
        QVERIFY(contents.contains(pages.outline()[149].title));
        QVERIFY(contents.contains(QString::number(pages.outline()[149].page + 1)));
    }

    void chartsOfNothingAndTooMuch() {
        plot::MatrixChart matrix{"r", "c", {}, {}, {}};
        for (int i = 0; i < 200; ++i) {
            matrix.rows.push_back("row " + std::to_string(i));
            matrix.counts.push_back({i});
        }
        matrix.columns = {"one"};
        plot::LineChart strange;
        strange.x = {"x", kNan, kNan};
        strange.y = {"y", 1, 1};
        strange.series = {{"s", {{kNan, 1}, {0, kNan}, {1, 1}}}};
        plot::BarChart bars;
        bars.y = {"y", 0, 0};
        bars.categories = std::vector<std::string>(300, repeated("name ", 60));
        bars.series = {{"s", std::vector<std::optional<double>>(300, kNan)}};
        goodOrFail(trouble(reportOf({plot::Chart{"a", "Tall", "As tall as a page.", matrix},
                                     plot::Chart{"b", "Strange", repeated("alternative ", 2000), strange},
                                     plot::Chart{"c", repeated("title ", 200), "", bars},
                                     plot::Chart{"d", "", "", plot::LineChart()}})));
    }

    // Whether or not there is a font for it: nothing fails, and the text can be found where there is one.
    void otherScripts() {
        const std::string arabic = "\u0627\u0644\u0625\u064a\u0631\u0627\u062f\u0627\u062a 2021";
        const std::string chinese = "\u4e2d\u6587\u6536\u5165\u589e\u957f";
        results::Report report = reportOf(
            {results::Paragraph{repeated(arabic + " ", 300)}, results::Paragraph{repeated(chinese, 800)},
             results::Comment{"**" + arabic + "** " + chinese + " [" + arabic + "](https://example.org)"},
             results::KeyFigures{{{arabic, std::string(chinese)}}}, results::Facts{{{chinese, arabic}}},
             results::Table{
                 "t",
                 arabic,
                 {{"a", arabic}, {"b", chinese, {}, true}},
                 {{arabic, repeated(chinese, 60)}, {std::string("\U0001F600\u202Eabc"), chinese}}}});
        report.title = chinese + " " + arabic;
        report.language = "zh";
        goodOrFail(trouble(report));
    }

    void hostileMarkdownIsLaidOut() {
        for (const char* piece : {"> ", "- ", "1. ", "*", "**a", "[", "![a](", "`", "|", "|-|\n", "<b>",
                                  "\n# ", "    x\n", "- - \n"}) {
            const std::string markdown = repeated(piece, 600) + "text";
            const widgets::PagedReport pages(reportOf({results::Comment{markdown}}), m_wording,
                                             results::Paper::A4);
            QVERIFY(pages.pageCount() >= 3 || pages.pageCount() == 2);
        }
        goodOrFail(
            trouble(reportOf({results::Comment{"| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n\n1. one\n   - "
                                               "two\n     1. three\n\n```\n\tcode  x\n```\n\n> q\n\n"
                                               "![alt text](file:///etc/passwd) a  \nb"}})));
        QVERIFY(lastText().contains(u"alt text"_s));
        QVERIFY(lastText().contains(u"three"_s));
        QVERIFY(!lastText().contains(u"passwd"_s));
    }

    void onlyWebLinksCanBeClicked() {
        const widgets::PagedReport pages(
            reportOf({results::Comment{
                "[a](javascript:alert(1)) [b](file:///etc/passwd) [c](https://example.org/\u00e5) "
                "[d](mailto:a@example.org) [e](#x) [f](x.html)"}}),
            m_wording, results::Paper::A4);
        QStringList addresses;
        for (const auto& link : pages.links()) {
            if (!link.address.isEmpty()) {
                addresses.push_back(link.address);
            }
        }
        QCOMPARE(addresses, (QStringList{u"https://example.org/%C3%A5"_s, u"mailto:a@example.org"_s}));
    }

    void everyFileWasCheckedTwice() {
        if (QStandardPaths::findExecutable(kOptionalCheck).isEmpty()) {
            QSKIP("qpdf is not installed: that no PDF has a fault it would find was not checked.");
        }
        goodOrFail(trouble(tests::sampleReport(1, 2)));
        QCOMPARE(troubleOfFile("%PDF-1.4 and nothing else").left(5), QByteArray("qpdf:"));
    }
};

ASSAY_TEST(TstReportFlow)
#include "tst_report_flow.moc"
