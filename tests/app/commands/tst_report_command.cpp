// `assay report`, without a window and without a display.
#include "core/base/atomic_file.h"
#include "core/results/report/saved_reports.h"
#include "core/workspace/setting_edits.h"
#include "core/workspace/workspace.h"
#include "tests/app/commands/program.h"
#include "tests/support/test_class.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QTemporaryDir>
#include <memory>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using assay::tests::contentOf;
using assay::tests::Outcome;
using assay::tests::Program;

namespace {

constexpr const char* kTemplate = R"({"template":"Short","title":"From a file","paper":"Letter",
"sections":[{"id":"provenance"},{"id":"summary","comment":"Words **of** the file."}]})";

} // namespace

class TestReportCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    [[nodiscard]] Outcome run(const QString& line) const {
        return Program(m_folder->path()).run(QProcess::splitCommand(u"report "_s + line));
    }

    void write(const QString& name, const std::string& content) const {
        QVERIFY(base::writeFileAtomically(path(name).toStdString(), content));
    }

    [[nodiscard]] QStringList listing(const QString& folder) const {
        QStringList names;
        QDirIterator files(path(folder), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            names << QDir(path(folder)).relativeFilePath(files.next());
        }
        names.sort();
        return names;
    }

    [[nodiscard]] QByteArray report(const QString& folder, const QString& name) const {
        return contentOf(path(folder + u'/' + name));
    }

    // Of the sections of level 1.
    [[nodiscard]] QStringList titles(const QString& folder) const {
        QStringList list;
        for (const QByteArray& line : report(folder, u"report.md"_s).split('\n')) {
            if (line.startsWith("## ")) {
                list << QString::fromUtf8(line.mid(3));
            }
        }
        return list;
    }

    static void requireExit(const Outcome& outcome, int code, const char* says) {
        QVERIFY2(outcome.exitCode == code, outcome.error.constData());
        QVERIFY2(outcome.error.contains(says), outcome.error.constData());
        QVERIFY2(outcome.out.isEmpty(), outcome.out.constData());
    }

  private Q_SLOTS:

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        write(u"s.csv"_s,
              "sample_id,label,fhri,nli,scenario\na,accurate,0.9,0.1,x\nb,hallucination,0.4,0.2,x\n"
              "c,accurate,0.8,0.1,y\nd,hallucination,0.3,0.3,y\n");
        QCOMPARE(Program(m_folder->path())
                     .run({u"import"_s, u"w.assay"_s, u"s.csv"_s, u"--name"_s, u"June"_s})
                     .exitCode,
                 0);
        auto workspace =
            workspace::Workspace::open(path(u"w.assay"_s).toStdString(), workspace::OpenMode::ReadWrite);
        QVERIFY(workspace.has_value());
        results::ReportPlan plan = results::builtInPlans()[2];
        plan.name = "Weekly \u00e5";
        plan.sections[0].comment = "Saved words.";
        QVERIFY(results::saveReport(**workspace, plan, "Ada"));
    }

    void everyFormatIsWritten() {
        const Outcome outcome = run(u"w.assay --output out --json --quiet"_s);
        QVERIFY2(outcome.exitCode == 0, outcome.error.constData());
        for (const char* name :
             {"report.pdf", "report.html", "report.md", "report.json", "report.xlsx", "manifest.json"}) {
            QVERIFY2(listing(u"out"_s).contains(QLatin1String(name)), name);
        }
        QVERIFY(report(u"out"_s, u"report.pdf"_s).startsWith("%PDF-"));
        QCOMPARE(outcome.json()[u"title"_s].toString(), u"Review of w"_s);
        const QJsonArray files = outcome.json()[u"files"_s].toArray();
        QCOMPARE(files.size(), listing(u"out"_s).size());
        for (const auto& file : files) {
            QVERIFY2(QFile::exists(file.toString()), qPrintable(file.toString()));
        }
        const QJsonArray listed =
            QJsonDocument::fromJson(report(u"out"_s, u"manifest.json"_s)).object()[u"files"_s].toArray();
        QCOMPARE(listed.size(), files.size() - 1);
        for (const auto& file : listed) {
            const QByteArray content = report(u"out"_s, file[u"name"_s].toString());
            QCOMPARE(file[u"sha256"_s].toString().toLatin1(),
                     QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
        }
        // No path of this machine is in it.
        for (const QString& name : listing(u"out"_s)) {
            QVERIFY2(!report(u"out"_s, name).contains(m_folder->path().toUtf8()), qPrintable(name));
        }
    }

    void reportsThatCannotBeReadStandInNobodysWay() {
        auto workspace =
            workspace::Workspace::open(path(u"w.assay"_s).toStdString(), workspace::OpenMode::ReadWrite);
        QVERIFY(workspace.has_value());
        QVERIFY(workspace::changeReports(
            **workspace,
            [](const std::string& now) -> base::Result<std::string> {
                return now.substr(0, now.size() - 1) + R"(,{"template":"Later","sections":[{"id":"moon"}]}])";
            },
            "Bob"));
        const Outcome fine = run(u"w.assay --output out --format md --quiet --report \"Weekly å\""_s);
        QVERIFY2(fine.exitCode == 0, fine.error.constData());
        QVERIFY(report(u"out"_s, u"report.md"_s).contains("Saved words."));
        const Outcome later = run(u"w.assay --output out2 --format md --quiet --report Later"_s);
        QVERIFY(later.exitCode != 0);
        QVERIFY2(later.error.contains("Later") && later.error.contains("sections[0].id"),
                 later.error.constData());
        QVERIFY(!QFile::exists(path(u"out2"_s)));
    }

    void onlyTheFormatsAskedFor() {
        QCOMPARE(run(u"w.assay --output out --format json,md --quiet"_s).exitCode, 0);
        QCOMPARE(listing(u"out"_s), (QStringList{u"manifest.json"_s, u"report.json"_s, u"report.md"_s}));
        // A second pack takes the place of the first, and of nothing else.
        write(u"out/mine.txt"_s, "mine");
        const Outcome quiet = run(u"w.assay --output out/ --format html --quiet"_s);
        QCOMPARE(quiet.exitCode, 0);
        QVERIFY2(!quiet.error.contains("Removed"), quiet.error.constData());
        QCOMPARE(listing(u"out"_s), (QStringList{u"manifest.json"_s, u"mine.txt"_s, u"report.html"_s}));
        requireExit(run(u"w.assay --output no --format docx"_s), 2, "docx");
        QVERIFY(!QDir(path(u"no"_s)).exists());
    }

    void whatBecameOfAnEarlierReportIsSaid() {
        QCOMPARE(run(u"w.assay --output out --format json,md --quiet"_s).exitCode, 0);
        const Outcome html = run(u"w.assay --output out --format html,md"_s);
        QCOMPARE(html.exitCode, 0);
        QVERIFY2(html.error.contains("Removed") && html.error.contains("\"report.json\"") &&
                     !html.error.contains("report.md"),
                 html.error.constData());
        write(u"out/report.md"_s, "my words");
        const Outcome json = run(u"w.assay --output out --format json --json"_s);
        QCOMPARE(json.exitCode, 0);
        QCOMPARE(json.json()[u"removed"_s].toArray(), QJsonArray{u"report.html"_s});
        QCOMPARE(json.json()[u"kept"_s].toArray(), QJsonArray{u"report.md"_s});
        QVERIFY2(json.error.contains("Left there") && json.error.contains("\"report.md\""),
                 json.error.constData());
        QCOMPARE(report(u"out"_s, u"report.md"_s), QByteArray("my words"));
        QCOMPARE(listing(u"out"_s), (QStringList{u"manifest.json"_s, u"report.json"_s, u"report.md"_s}));
        const Outcome again = run(u"w.assay --output out --format json"_s);
        QVERIFY2(!again.error.contains("Removed") && !again.error.contains("Left"), again.error.constData());
    }

    void sameInputsSameBytes() {
        // Often enough for what differs from process to process.
        QCOMPARE(run(u"w.assay --quiet --output 0"_s).exitCode, 0);
        for (int i = 1; i < 6; ++i) {
            const QString folder = QString::number(i);
            QCOMPARE(run(u"w.assay --quiet --output "_s + folder).exitCode, 0);
            QCOMPARE(listing(folder), listing(u"0"_s));
            for (const QString& name : listing(folder)) {
                QVERIFY2(report(folder, name) == report(u"0"_s, name), qPrintable(name));
            }
        }
    }

    void datesAreAsAsked() {
        const auto dateOf = [&](const QString& folder) {
            return QJsonDocument::fromJson(report(folder, u"report.json"_s)).object()[u"date"_s].toString();
        };
        QCOMPARE(run(u"w.assay --quiet --output a --format pdf,json --date 2026-03-01T12:30:00Z"_s).exitCode,
                 0);
        QCOMPARE(dateOf(u"a"_s), u"2026-03-01T12:30:00Z"_s);
        QVERIFY(report(u"a"_s, u"report.pdf"_s).contains("D:20260301123000Z"));
        QCOMPARE(run(u"w.assay --quiet --output b --format json --date 2026-03-01"_s).exitCode, 0);
        QCOMPARE(dateOf(u"b"_s), u"2026-03-01"_s);
        const QDateTime before = QDateTime::currentDateTimeUtc();
        QCOMPARE(run(u"w.assay --quiet --output c --format json --date now"_s).exitCode, 0);
        const QDateTime now = QDateTime::fromString(dateOf(u"c"_s), Qt::ISODate);
        QVERIFY(now.isValid() && std::abs(before.secsTo(now)) < 60);
        for (const char* wrong : {"yesterday", "2026-13-01", "01.03.2026", "2026-03-01T25:00:00Z"}) {
            requireExit(run(u"w.assay --output d --date "_s + QLatin1String(wrong)), 2, "--date");
        }
        QVERIFY(!QDir(path(u"d"_s)).exists());
    }

    void templatesComeFromFiles() {
        write(u"short.json"_s, kTemplate);
        QCOMPARE(run(u"w.assay --quiet --output out --template short.json"_s).exitCode, 0);
        QCOMPARE(titles(u"out"_s), (QStringList{u"Provenance"_s, u"Summary"_s}));
        QVERIFY(report(u"out"_s, u"report.md"_s).startsWith("# From a file\n"));
        QVERIFY(report(u"out"_s, u"report.html"_s).contains("<strong>of</strong>"));
        QVERIFY(report(u"out"_s, u"report.pdf"_s).contains("/MediaBox [ 0 0 612")); // Letter
        QCOMPARE(
            run(u"w.assay --quiet --output out --template short.json --paper A4 --title T --subtitle S"_s)
                .exitCode,
            0);
        QVERIFY(report(u"out"_s, u"report.md"_s).startsWith("# T\n\nS\n"));
        QVERIFY(!report(u"out"_s, u"report.pdf"_s).contains("/MediaBox [ 0 0 612"));
    }

    void savedReportsAndTemplatesHaveNames() {
        QCOMPARE(Program(m_folder->path())
                     .run({u"report"_s, u"w.assay"_s, u"--quiet"_s, u"--output"_s, u"saved"_s, u"--report"_s,
                           u"Weekly \u00e5"_s, u"--format"_s, u"md"_s})
                     .exitCode,
                 0);
        QVERIFY(report(u"saved"_s, u"report.md"_s).contains("> Saved words."));
        QVERIFY(!titles(u"saved"_s).contains(u"Hardest cases"_s));
        QCOMPARE(run(u"w.assay --quiet --output built --report Neighbours --format md"_s).exitCode, 0);
        QVERIFY(titles(u"built"_s).contains(u"Hardest cases"_s));
        // Whatever the case, where only one is called so.
        QCOMPARE(run(u"w.assay --quiet --output low --template neighbours --format md"_s).exitCode, 0);
        QVERIFY(titles(u"low"_s).contains(u"Hardest cases"_s));
        const Outcome saved = run(u"w.assay --quiet --output lower --report \"WEEKLY \u00c5\" --format md"_s);
        QVERIFY2(saved.exitCode == 0, saved.error.constData());
        QVERIFY(report(u"lower"_s, u"report.md"_s).contains("> Saved words."));
        requireExit(run(u"w.assay --output no --report Monthly"_s), 2, "Monthly");
        QVERIFY(!QDir(path(u"no"_s)).exists());
    }

    void badTemplatesAreNamed() {
        write(u"bad.json"_s, R"({"sections":[{"id":"moon"}]})");
        write(u"text.json"_s, "no JSON");
        requireExit(run(u"w.assay --output no --template bad.json"_s), 3, "sections[0].id");
        requireExit(run(u"w.assay --output no --template text.json"_s), 3, "text.json");
        QVERIFY(!QDir(path(u"no"_s)).exists());
    }

    void wrongNamesAndPlaces() {
        requireExit(run(u"none.assay --output out"_s), 4, "none.assay");
        requireExit(run(u"s.csv --output out"_s), 4, "is not an Assay workspace");
        requireExit(run(u"w.assay"_s), 2, "--output");
        requireExit(run(u"w.assay --output none/out"_s), 4, "none");
        requireExit(run(u"w.assay --output s.csv"_s), 4, "s.csv");
        requireExit(run(u"w.assay --output out --paper A5"_s), 2, "A5");
        requireExit(run(u"w.assay --output out --run x"_s), 2, "--run");
        QVERIFY(!QDir(path(u"out"_s)).exists());
        QVERIFY(contentOf(path(u"s.csv"_s)).startsWith("sample_id"));
    }

    // A page of an app may have a manifest.json too.
    void somebodyElsesManifestIsKept() {
        write(u"site/manifest.json"_s, R"({"name":"An app","version":"1"})");
        requireExit(run(u"w.assay --output site --format md --quiet"_s), 4, "manifest.json");
        QCOMPARE(listing(u"site"_s), QStringList{u"manifest.json"_s});
        QVERIFY(report(u"site"_s, u"manifest.json"_s).contains("An app"));
    }

    void helpHasAnExample() {
        const Outcome help = run(u"--help"_s);
        QCOMPARE(help.exitCode, 0);
        QVERIFY2(help.out.contains("Example:\n  assay report"), help.out.constData());
    }
};

ASSAY_TEST(TestReportCommand)
#include "tst_report_command.moc"
