// Suites of a workspace that somebody else made: what stands in their records and documents leads nowhere out
// of the chosen folder, makes no row that nobody wrote, and crashes nothing.
#include "core/base/random.h"
#include "core/formats/written_files.h"
#include "tests/core/formats/question_folder.h"
#include "tests/support/as_nobody.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <algorithm>
#include <set>

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using namespace assay::json;
using namespace assay::tests;
using base::ErrorCode;
using base::IssueCode;
namespace fs = std::filesystem;

namespace {

model::Question judged(const std::string& id, const std::string& qrels,
                       std::vector<std::string> evidence = {}) {
    model::Question question;
    question.questionId = id;
    question.questionText = "What?";
    question.extra = "{\"qrels\":" + qrels + "}";
    question.evidenceSentenceIds = std::move(evidence);
    return question;
}

SuiteForWriting suiteOfOne(model::Question question) {
    SuiteForWriting suite;
    suite.name = "s";
    suite.questions.push_back({std::move(question), -1, {}, {}});
    return suite;
}

// A suite with one BEIR question "a" whose file has this skeleton.
SuiteForWriting suiteWith(const std::string& skeleton, const std::string& qrels = "{\"test\":{\"d1\":1}}",
                          std::vector<std::string> evidence = {"d1"}) {
    SuiteForWriting suite = suiteOfOne(judged("a", qrels, std::move(evidence)));
    suite.questions.front().file = 0;
    suite.questions.front().record = "{\"_id\":\"a\",\"text\":\"What?\"}";
    suite.files.push_back({QuestionKind::Beir, skeleton});
    return suite;
}

std::string tsvOf(const std::map<std::string, std::string>& files, const char* name = "qrels/test.tsv") {
    const auto found = files.find(name);
    return found == files.end() ? "(not there)" : found->second;
}

std::string fieldOf(const std::vector<base::Issue>& issues, std::size_t i = 0) {
    return i < issues.size() ? issues[i].field : "(none)";
}

} // namespace

class TstForeignSuites : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    // --- out of the folder

    void aSplitIsNoPath_data() {
        QTest::addColumn<QString>("split");
        QTest::newRow("absolute") << m_folder.pathText("victim");
        QTest::newRow("above") << QStringLiteral("../../victim");
        QTest::newRow("beside") << QStringLiteral("../victim");
        QTest::newRow("dots") << QStringLiteral("..");
        QTest::newRow("folder") << QStringLiteral("a/b");
        QTest::newRow("Windows") << QStringLiteral("..\\\\victim");
        QTest::newRow("line break") << QStringLiteral("a\\nb");
        QTest::newRow("empty") << QString();
    }

    void aSplitIsNoPath() {
        QFETCH(const QString, split);
        const std::string name = split.toStdString();
        const fs::path victim = m_folder.put("victim.tsv", "precious");
        const std::string qrels = "{\"test\":{\"d1\":1},\"" + name + "\":{\"d1\":1,\"d2\":2}}";
        const std::string skeleton = "{\"corpus\":false,\"qrels\":[{\"name\":\"" + name +
                                     "\",\"header\":null,\"rows\":[[\"a\",\"d1\",\"1\"]]}],\"unmatched\":[]}";
        for (const SuiteForWriting& suite :
             {suiteOfOne(judged("a", qrels, {"d1", "d2"})), suiteWith(skeleton, qrels, {"d1", "d2"})}) {
            const auto writing = writeQuestions(QuestionKind::Beir, suite);
            QVERIFY(writing);
            std::set<std::string> names;
            for (const WrittenFile& file : writing->files) {
                names.insert(file.name.generic_string());
            }
            QCOMPARE(names, (std::set<std::string>{"qrels/test.tsv", "queries.jsonl"}));
            const auto issues = issuesOf(writing->issues, IssueCode::UnwritableName);
            QCOMPARE(issues.size() + issuesOf(writing->issues, IssueCode::WrongType).size(),
                     (name.empty() && !suite.files.empty() ? std::size_t{2} : std::size_t{1}));
            QCOMPARE(fieldOf(issues), std::string("split"));
            QCOMPARE(issues.front().expected, std::string("2"));
            QVERIFY(saveWrittenFiles(m_folder.path("out/inner"), writing->files));
            QCOMPARE(contentOf(victim), std::string("precious"));
        }
        QVERIFY(!fs::exists(m_folder.path("out/victim.tsv")));
    }

    // As a file of that name was imported once.
    void splitsAreCalledAsTheirFilesMayBe_data() {
        QTest::addColumn<QString>("split");
        QTest::newRow("colon") << QStringLiteral("dev:1");
        QTest::newRow("long") << QString(251, QLatin1Char('a'));
    }

    void splitsAreCalledAsTheirFilesMayBe() {
        QFETCH(const QString, split);
        const std::string name = split.toStdString();
        const auto writing = writeQuestions(QuestionKind::Beir,
                                            suiteOfOne(judged("a", "{\"" + name + "\":{\"d1\":1}}", {"d1"})));
        QVERIFY(writing);
        QVERIFY(issuesOf(writing->issues, IssueCode::UnwritableName).empty());
        const fs::path folder = m_folder.path("splits-" + name.substr(0, 3));
        QVERIFY(saveWrittenFiles(folder / "inner", writing->files));
        QVERIFY(contentOf(folder / "inner" / "qrels" / (name + ".tsv")).find("a\td1\t1") !=
                std::string::npos);
    }

    void savedFilesStayInTheirFolder_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("absolute") << m_folder.pathText("victim.tsv");
        QTest::newRow("above") << QStringLiteral("../victim.tsv");
        QTest::newRow("above through a folder") << QStringLiteral("qrels/../../victim.tsv");
        QTest::newRow("empty beside another") << QString();
    }

    void savedFilesStayInTheirFolder() {
        QFETCH(const QString, name);
        const fs::path victim = m_folder.put("victim.tsv", "precious");
        const std::vector<WrittenFile> files{{name.toStdString(), "bad"}, {"queries.jsonl", "{}\n"}};
        const auto saved = saveWrittenFiles(m_folder.path("target"), files);
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(contentOf(victim), std::string("precious"));
        QVERIFY(!fs::exists(m_folder.path("target"))); // nothing half-written
    }

    // What fails in the middle leaves the earlier data set whole.
    void allAreReplacedOrNone() {
        const fs::path target = m_folder.path("replaced");
        const std::vector<WrittenFile> old{
            {"corpus.jsonl", "old"}, {"qrels/test.tsv", "old"}, {"queries.jsonl", "old"}};
        const std::vector<WrittenFile> fresh{
            {"corpus.jsonl", "new"}, {"qrels/test.tsv", "new"}, {"queries.jsonl", "new"}};
        QVERIFY(saveWrittenFiles(target, old));
        fs::permissions(m_folder.path(""), fs::perms::all);
        fs::permissions(target, fs::perms::all);
        fs::permissions(target / "qrels", static_cast<fs::perms>(0555));
        {
            const AsNobody nobody;
            const auto saved = saveWrittenFiles(target, fresh);
            QVERIFY(!saved);
            QCOMPARE(saved.error().code, ErrorCode::FileNotWritable);
            QCOMPARE(saved.error().where, (target / "qrels/test.tsv").string());
        }
        fs::permissions(target / "qrels", fs::perms::all);
        for (const WrittenFile& file : old) {
            QCOMPARE(contentOf(target / file.name), file.content);
        }
        QCOMPARE(std::distance(fs::directory_iterator(target), fs::directory_iterator()), std::ptrdiff_t{3});
        QVERIFY(saveWrittenFiles(target, fresh));
        QCOMPARE(contentOf(target / "qrels/test.tsv"), std::string("new"));
    }

    void linksAreNotFollowed() {
        const fs::path elsewhere = m_folder.put("elsewhere/test.tsv", "precious").parent_path();
        const fs::path target = m_folder.path("linked");
        fs::remove_all(target);
        fs::create_directories(target);
        fs::create_directory_symlink(elsewhere, target / "qrels");
        const std::vector<WrittenFile> files{{"qrels/test.tsv", "new"}, {"queries.jsonl", "new"}};
        const auto refused = saveWrittenFiles(target, files);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(refused.error().where, (target / "qrels/test.tsv").string());
        QCOMPARE(contentOf(elsewhere / "test.tsv"), std::string("precious"));
        QVERIFY(!fs::exists(target / "queries.jsonl"));
        // A link in a file's own place is replaced; what it led to stays.
        fs::remove(target / "qrels");
        fs::create_directories(target / "qrels");
        fs::create_symlink(elsewhere / "test.tsv", target / "qrels" / "test.tsv");
        fs::create_symlink(elsewhere / "test.tsv", target / "queries.jsonl");
        QVERIFY(saveWrittenFiles(target, files));
        QCOMPARE(contentOf(elsewhere / "test.tsv"), std::string("precious"));
        QCOMPARE(contentOf(target / "qrels/test.tsv"), std::string("new"));
        QVERIFY(fs::is_regular_file(fs::symlink_status(target / "queries.jsonl")));
    }

    // --- what a skeleton may hold

    void anySkeletonIsRead_data() {
        QTest::addColumn<QString>("skeleton");
        for (const char* skeleton :
             {"{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[[]]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[[\"a\"]]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[[\"a\",\"d1\"]]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[[\"a\",\"d1\",1]]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[[\"a\",\"d1\",\"high\"]]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[[\"a\",\"d1\",\"1\",\"x\"]]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":null,\"rows\":[{\"a\":1},null,7,\"x\"]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"header\":5,\"rows\":[]}]}",
              "{\"qrels\":[{\"name\":\"test\",\"rows\":5}]}",
              "{\"qrels\":[{\"name\":\"test\"}]}",
              "{\"qrels\":[{\"rows\":[]}]}",
              "{\"qrels\":[{\"name\":7,\"rows\":[]}]}",
              "{\"qrels\":[{}]}",
              "{\"qrels\":[5,null,\"x\",[]]}",
              "{\"qrels\":{}}",
              "{\"qrels\":5}",
              "{\"qrels\":[],\"unmatched\":5}",
              "{\"qrels\":[],\"unmatched\":[5,null,{}]}",
              "[]",
              "5",
              "\"x\"",
              "{",
              "not JSON",
              "{\"corpus\":\"yes\",\"qrels\":[[]]}"}) {
            QTest::newRow(skeleton) << QString::fromUtf8(skeleton);
        }
    }

    void anySkeletonIsRead() {
        QFETCH(const QString, skeleton);
        base::IssueList issues;
        const auto files = filesOf(QuestionKind::Beir, suiteWith(skeleton.toStdString()), &issues);
        // The question's own judgement is there whatever the skeleton is, and what is wrong with that is
        // said.
        const std::string rows = tsvOf(files);
        QVERIFY2(rows.ends_with("a\td1\t1\n"), rows.c_str());
        QCOMPARE(std::count(rows.begin(), rows.end(), '\n'), rows.starts_with("query-id") ? 2 : 1);
        QCOMPARE(fieldOf(issuesOf(issues, IssueCode::WrongType)), std::string("skeleton"));
    }

    void aSoundSkeletonHasNoIssue() {
        base::IssueList issues;
        const auto files = filesOf(
            QuestionKind::Beir,
            suiteWith("{\"corpus\":true,\"qrels\":[{\"name\":\"test\",\"header\":\"q\\td\\ts\",\"rows\":[["
                      "\"a\",\"d1\",\"01\"],[\"z\",\"d9\",\"2\"]]}],\"unmatched\":[\"z\"]}"),
            &issues);
        QCOMPARE(tsvOf(files), std::string("q\td\ts\na\td1\t01\nz\td9\t2\n"));
        QCOMPARE(issues.total(), std::int64_t{0});
        QVERIFY(files.contains("corpus.jsonl"));
    }

    void documentsOfOtherFormsAreReadStrictlyToo_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("skeleton");
        for (const QuestionKind kind : {QuestionKind::FinsearchJson, QuestionKind::FloridaJson,
                                        QuestionKind::TatqaJson, QuestionKind::SquadJson}) {
            for (const char* skeleton :
                 {"{", "5", "[[]]", "{}", "{\"questions\":5}", "{\"data\":[{\"paragraphs\":5}]}",
                  "[{\"questions\":[null]},5]", "{\"data\":[]} and more", "{\"questions\":[null]]}"}) {
                QTest::addRow("%d %s", static_cast<int>(kind), skeleton)
                    << static_cast<int>(kind) << QString::fromUtf8(skeleton);
            }
        }
    }

    // No question is lost with a document that is none.
    void documentsOfOtherFormsAreReadStrictlyToo() {
        QFETCH(const int, kind);
        QFETCH(const QString, skeleton);
        SuiteForWriting suite = suiteOfOne(judged("only-one", "{}"));
        suite.questions.front().file = 0;
        suite.questions.front().pointer = "/0";
        suite.questions.front().record = "{\"id\":\"only-one\",\"uid\":\"only-one\",\"question\":\"What?\"}";
        suite.files.push_back({static_cast<QuestionKind>(kind), skeleton.toStdString()});
        base::IssueList issues;
        const std::string text = exported(suite, static_cast<QuestionKind>(kind), &issues);
        QVERIFY2(parseJson(text).has_value(), text.c_str());
        QVERIFY2(text.find("only-one") != std::string::npos, text.c_str());
        const bool isUsable = static_cast<QuestionKind>(kind) == QuestionKind::FinsearchJson &&
                              (skeleton == QLatin1String("[[]]") || skeleton.startsWith(QLatin1String("[{")));
        QCOMPARE(fieldOf(issuesOf(issues, IssueCode::WrongType)),
                 std::string(isUsable ? "(none)" : "skeleton"));
    }

    // --- judgements of a question

    void judgementsOfAnotherTypeAreSaid_data() {
        QTest::addColumn<QString>("qrels");
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("isGraded"); // by the evidence; a grade that is none is not replaced
        const auto row = [](const char* name, const char* qrels, const char* field, bool isGraded) {
            QTest::newRow(name) << QString::fromLatin1(qrels) << QString::fromLatin1(field) << isGraded;
        };
        row("split is a number", "{\"test\":5}", "a: qrels.test", true);
        row("split is a list", "{\"test\":[[\"d1\",1]]}", "a: qrels.test", true);
        row("no object", "5", "a: qrels", true);
        row("a list", "[1]", "a: qrels", true);
        for (const char* grade : {"\"1\\nb\\td9\\t1\"", "0.5", "1.5", "null", "true", "[1]", "{\"a\":1}",
                                  "18446744073709551615"}) {
            const std::string qrels = std::string("{\"test\":{\"d1\":") + grade + "}}";
            row(grade, qrels.c_str(), "a: qrels.test.d1", false);
        }
    }

    void judgementsOfAnotherTypeAreSaid() {
        QFETCH(const QString, qrels);
        QFETCH(const QString, field);
        QFETCH(const bool, isGraded);
        base::IssueList issues;
        const auto files =
            filesOf(QuestionKind::Beir, suiteOfOne(judged("a", qrels.toStdString(), {"d1"})), &issues);
        QCOMPARE(tsvOf(files).find("d1") != std::string::npos, isGraded);
        const auto wrong = issuesOf(issues, IssueCode::WrongType);
        QCOMPARE(wrong.size(), std::size_t{1});
        QCOMPARE(wrong.front().field, field.toStdString());
        QVERIFY(!wrong.front().value.empty());
    }

    // The row that the source had goes too: what the grade is now, nobody knows.
    void aGradeThatIsNoneReplacesNone() {
        base::IssueList issues;
        const auto files = filesOf(QuestionKind::Beir,
                                   suiteWith("{\"corpus\":false,\"qrels\":[{\"name\":\"test\",\"header\":"
                                             "null,\"rows\":[[\"a\",\"d1\",\"1\"],"
                                             "[\"a\",\"d2\",\"1\"]]}],\"unmatched\":[]}",
                                             "{\"test\":{\"d1\":1.5,\"d2\":2}}", {"d1", "d2"}),
                                   &issues);
        QCOMPARE(tsvOf(files), std::string("a\td2\t2\n"));
        QCOMPARE(fieldOf(issuesOf(issues, IssueCode::WrongType)), std::string("a: qrels.test.d1"));
    }

    void splitsThatNotEveryDiskCanHoldAreLeftOut_data() {
        QTest::addColumn<QString>("split");
        for (const char* split : {" ", "con", "NUL", "aux.v2", "lpt1", "TEST", "Test"}) {
            QTest::newRow(split) << QString::fromLatin1(split);
        }
    }

    void splitsThatNotEveryDiskCanHoldAreLeftOut() {
        QFETCH(const QString, split);
        const std::string name = split.toStdString();
        base::IssueList issues;
        const auto files =
            filesOf(QuestionKind::Beir,
                    suiteOfOne(judged("a", "{\"test\":{\"d1\":1},\"" + name + "\":{\"d1\":1,\"d2\":2}}",
                                      {"d1", "d2"})),
                    &issues);
        std::set<std::string> folded;
        for (const auto& [file, content] : files) {
            QVERIFY2(folded.insert(QString::fromStdString(file).toLower().toStdString()).second,
                     file.c_str());
        }
        QCOMPARE(files.size(), std::size_t{2}); // of the two splits one is there
        const auto named = issuesOf(issues, IssueCode::UnwritableName);
        QCOMPARE(named.size(), std::size_t{1});
        QCOMPARE(named.front().field, std::string("split"));
        const bool isCase = split.toLower() == QLatin1String("test");
        QCOMPARE(named.front().value, isCase ? std::string("test") : name); // the first by its bytes stays
        QCOMPARE(named.front().expected, isCase ? std::string("1") : std::string("2"));
    }

    void idsMakeNoRows_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("tab") << QStringLiteral("d\tx");
        QTest::newRow("line feed") << QStringLiteral("d\nb\td9\t1");
        QTest::newRow("carriage return") << QStringLiteral("d\rx");
        QTest::newRow("NUL") << QString(QStringLiteral("d") + QChar(0) + QStringLiteral("x"));
        QTest::newRow("empty") << QString();
    }

    void idsMakeNoRows() {
        QFETCH(const QString, id);
        const std::string bad = id.toStdString();
        base::IssueList issues;
        SuiteForWriting suite = suiteOfOne(judged("a", "{}", {"d1", bad}));
        suite.questions.push_back({judged(bad, "{}", {"d1", "d2"}), -1, {}, {}});
        const auto files = filesOf(QuestionKind::Beir, suite, &issues);
        QCOMPARE(tsvOf(files), std::string("query-id\tcorpus-id\tscore\na\td1\t1\n"));
        const auto named = issuesOf(issues, IssueCode::UnwritableName);
        QCOMPARE(named.size(), std::size_t{2});
        QCOMPARE(named[0].field, std::string("corpus-id"));
        QCOMPARE(named[0].value, bad);
        QCOMPARE(named[0].expected, std::string("1"));
        QCOMPARE(named[1].field, std::string("query-id"));
        QCOMPARE(named[1].expected, std::string("2"));
        QVERIFY(files.at("queries.jsonl").find("What?") != std::string::npos);
    }

    void rowsAndHeadersOfASkeletonMakeNoRows() {
        for (const char* split :
             {"{\"name\":\"test\",\"header\":\"q\\td\\ts\\nb\\td9\\t1\",\"rows\":[]}",
              "{\"name\":\"test\",\"header\":\"b\\td9\\t1\",\"rows\":[]}",
              "{\"name\":\"test\",\"header\":\"b\",\"rows\":[]}",
              "{\"name\":\"test\",\"header\":null,\"rows\":[[\"z\",\"d1\",\"1\\nb\\td9\\t1\"]]}",
              "{\"name\":\"test\",\"header\":null,\"rows\":[[\"z\",\"d1\\t1\\nb\\td9\",\"1\"]]}",
              "{\"name\":\"test\",\"header\":null,\"rows\":[[\"z\\td1\\t1\\nb\",\"d9\",\"1\"]]}"}) {
            base::IssueList issues;
            const std::string skeleton = std::string("{\"corpus\":false,\"qrels\":[") + split +
                                         "],\"unmatched\":[\"z\",\"z\\td1\\t1\\nb\"]}";
            const std::string rows = tsvOf(filesOf(QuestionKind::Beir, suiteWith(skeleton), &issues));
            QVERIFY2(rows == "a\td1\t1\n" || rows == "query-id\tcorpus-id\tscore\na\td1\t1\n", rows.c_str());
            QCOMPARE(fieldOf(issuesOf(issues, IssueCode::WrongType)), std::string("skeleton"));
        }
    }

    // Whatever ids and grades there are: what is read back are judgements that were there.
    void noRowIsInvented() {
        base::Random random(16);
        const std::vector<std::string> names{"a", "b", "a b",   "c\td", "e\nf", "\r",
                                             "",  "ø", "\"q\"", "d1",   "-"};
        const std::vector<std::string> grades{"1", "0", "-2", "\"1\"", "0.5", "null", "[]", "{}", "true"};
        const auto one = [&random](const std::vector<std::string>& from) {
            return from[random.below(from.size())];
        };
        for (int round = 0; round < 300; ++round) {
            SuiteForWriting suite;
            std::set<std::string> wanted;
            for (const std::string& id : {one(names) + "1", one(names) + "2", one(names) + "3"}) {
                Json qrels = Json::object();
                std::vector<std::string> evidence;
                for (int i = 0; i < 4; ++i) {
                    const std::string document = one(names);
                    qrels["test"][document] = Json::parse(one(grades));
                    evidence.push_back(one(names));
                    wanted.insert(id + "|" + document);
                    wanted.insert(id + "|" + evidence.back());
                }
                suite.questions.push_back({judged(id, qrels.dump(), evidence), -1, {}, {}});
            }
            const auto writing = writeQuestions(QuestionKind::Beir, suite);
            QVERIFY(writing);
            const fs::path target = m_folder.path("random");
            fs::remove_all(target);
            QVERIFY(saveWrittenFiles(target, writing->files));
            const auto reading = readFile(target);
            QVERIFY(reading);
            QVERIFY(reading->rejected.empty());
            QCOMPARE(reading->issues.count(IssueCode::UnresolvedEvidence), std::int64_t{0});
            for (const SourceQuestion& source : reading->questions) {
                for (const std::string& document : source.question.evidenceSentenceIds) {
                    QVERIFY(wanted.contains(source.question.questionId + "|" + document));
                }
            }
        }
    }

    // --- lines and cells

    void recordsStayOnTheirLine() {
        for (const QuestionKind kind : {QuestionKind::NorwegianJsonl, QuestionKind::RagasJsonl,
                                        QuestionKind::FinancebenchJsonl, QuestionKind::QuestionsJsonl}) {
            SuiteForWriting suite;
            const std::string record = "{\n\"id\":\r\n\"x\", \"n\":0.10}";
            const auto reading = readText(onOneLine(record), kind);
            QVERIFY(reading);
            suite = suiteOf(*reading);
            suite.questions.front().record = record;
            const std::string text = exported(suite, kind);
            QCOMPARE(std::count(text.begin(), text.end(), '\n'), 1);
            QVERIFY2(text.find("0.10") != std::string::npos, text.c_str());
        }
    }

    void cellsOfACsvStayApart() {
        for (const char* layout :
             {"{\"columns\":[\"question\",\"id\"],\"separator\":\"\\\"\",\"line_end\":\"\\n\"}",
              "{\"columns\":[\"question\",\"id\"],\"separator\":\"a\",\"line_end\":\"\\n\"}",
              "{\"columns\":[\"question\",\"id\"],\"separator\":\",\",\"line_end\":\"\\nx,y\\n\"}",
              "{\"columns\":[\"question\",\"id\"],\"separator\":5,\"line_end\":7,\"mapping\":5}",
              "{\"columns\":5,\"separator\":[],\"line_end\":null}"}) {
            SuiteForWriting suite = suiteOfOne(judged("a", "{}"));
            suite.questions.front().question.extra.clear();
            suite.files.push_back({QuestionKind::QuestionsCsv, layout});
            const std::string text = exported(suite, QuestionKind::QuestionsCsv);
            const auto reading = readText(text, QuestionKind::QuestionsCsv);
            QVERIFY2(reading.has_value(), text.c_str());
            QCOMPARE(reading->questions.size(), std::size_t{1});
            QCOMPARE(reading->issues.count(IssueCode::ExtraColumns), std::int64_t{0});
            QCOMPARE(reading->questions.front().question.questionText, std::string("What?"));
            QCOMPARE(reading->questions.front().question.questionId, std::string("a"));
        }
    }

    // A key may hold what separates the keys of a pointer.
    void keysMayHoldASlash() {
        FieldMapping mapping;
        mapping.fields = {{"Frage/Antwort", model::QuestionField::QuestionText},
                          {"a~b", model::QuestionField::Notes},
                          {"id", model::QuestionField::QuestionId}};
        const fs::path lines =
            m_folder.put("slash.jsonl", "{\"id\":\"x\",\"Frage/Antwort\":\"What?\",\"a~b\":\"note\"}\n");
        const fs::path table = m_folder.put("slash.csv", "id,Frage/Antwort,a~b\nx,What?,note\n");
        for (const auto& [path, kind] :
             {std::pair(lines, QuestionKind::QuestionsJsonl), {table, QuestionKind::QuestionsCsv}}) {
            const auto reading = readFile(path, &mapping, kind);
            QVERIFY(reading);
            const model::Question& question = reading->questions.front().question;
            QCOMPARE(question.questionText, std::string("What?"));
            QCOMPARE(question.notes, std::string("note"));
            SuiteForWriting suite = suiteOf(*reading);
            suite.questions.front().question.questionText = "Why?";
            std::string expected = contentOf(path);
            expected.replace(expected.find("What"), 4, "Why");
            QCOMPARE(exported(suite, reading->kind), expected);
        }
    }

  private:
    class Folder : public QuestionFolder {
      public:
        [[nodiscard]] QString pathText(const char* name) const {
            return QString::fromStdString(path(name).string());
        }
    };

    Folder m_folder;
};

ASSAY_TEST(TstForeignSuites)
#include "tst_foreign_suites.moc"
