// Documents are held to the program: every example command of README and docs runs, as it is written, on
// small files; codes of issues and exit codes are those that the program has.
#include "app/commands/exit_code.h"
#include "core/base/issue.h"
#include "tests/app/commands/neighbour_workspace.h"
#include "tests/app/commands/program.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QTest>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QtEndian>
#include <algorithm>
#include <array>
#include <string_view>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using tests::Outcome;
using tests::Program;

namespace {

constexpr int kSentences = 96; // of the corpus
constexpr int kQuestionsOfSuite = 8;

struct StandIn {
    const char* written; // in a document
    const char* run;     // instead
};

// Names of the examples that are others here: numbers of runs, and what is there already.
constexpr std::array kStandIns{
    StandIn{"--run 12", "--run 3"},
    StandIn{"gold.assay", "team.assay"},
    StandIn{"P3V3-Q001", "Q1"},
    StandIn{"--by numeric_correct", "--by rougeL_f"},
    StandIn{"demo.assay", "team.assay"},
    StandIn{"P3.v3", "P3.v1"},
    StandIn{"freeze team.assay P3 P3.v1", "freeze team.assay P3 P3.v2"},
    StandIn{"--draw monthly", "--draw quarterly"},
    StandIn{"--anchor-set quarterly", "--anchor-set monthly"},
    StandIn{"team.assay after --baseline before", "team.assay july --baseline december"},
    StandIn{"runs team.assay --export monthly", "runs team.assay --export july"}};

// Commands that begin so make what the prepared workspace has already: they run without it.
constexpr std::array kBeginnings{"import team.assay scores", "import team.assay p3.json",
                                 "import team.assay filings"};

struct Finding {
    const char* begin; // of the command
    const char* why;   // exit code 1 is right, too
};

constexpr std::array kFindings{
    Finding{"gate ", "the exit code is what the gate says, and so few items cannot be judged"}};

struct NotRun {
    const char* part; // of the command
    const char* why;
};

constexpr std::array kNotRun{
    NotRun{"assay demo",
           "the demo takes longer than all others; tst_demo_workspace and tst_command_line run it"},
    NotRun{"assay dynamic", "asks a chat backend; tst_dynamic_command has one"},
    NotRun{"--key-env MY_KEY", "asks a service of vectors; tst_vector_commands has one"},
    NotRun{"assay ask team.assay --suite P3 --endpoint ollama --model llama3.1:8b --name \"llama 8b\"",
           "asks a chat service; tst_ask_command has one"},
    NotRun{"paraphrase team.assay --suite P3 --endpoint",
           "asks a chat service; tst_paraphrase_asking has one"},
    NotRun{"engine:", "asks an engine of the user's settings; tst_engines has three"},
    NotRun{"--judge openai", "asks a chat service; tst_answers_command has one"},
    NotRun{"+rerank:cross", "runs a scorer of the user's settings; tst_suite_retrieval_command has one"}};

// Codes that stored issues may have and that no reader gives any more: no document promises them.
constexpr std::array<std::string_view, 2> kNeverReported{"unknown_scenario", "year_outside_coverage"};

struct DocumentedCommand {
    QString place; // "README.md:31"
    QString line;
};

QString rootFolder() {
    return QDir::cleanPath(QStringLiteral(ASSAY_GUIDE_DIR "/../.."));
}

QString documentText(const QString& file) {
    return QString::fromUtf8(tests::contentOf(rootFolder() + u'/' + file));
}

QStringList documents() {
    QStringList files{u"README.md"_s};
    for (const QString& folder : {u"docs"_s, u"docs/guide"_s}) {
        for (const QString& name : QDir(rootFolder() + u'/' + folder).entryList({u"*.md"_s}, QDir::Files)) {
            files << folder + u'/' + name;
        }
    }
    return files;
}

// Lines of fenced blocks that begin with the program's name; a backslash at the end goes on with the next.
QList<DocumentedCommand> commandsOf(const QString& file) {
    QList<DocumentedCommand> commands;
    bool isFenced = false;
    QString begun;
    int number = 0;
    for (const QString& line : documentText(file).split(u'\n')) {
        ++number;
        const QString text = line.trimmed();
        if (text.startsWith("```"_L1)) {
            isFenced = !isFenced;
            continue;
        }
        if (!isFenced) {
            continue;
        }
        const QString whole = begun.isEmpty() ? text : begun + u' ' + text;
        begun.clear();
        if (whole.endsWith(u'\\')) {
            begun = whole.chopped(1).trimmed();
        } else if (whole.startsWith("assay "_L1)) {
            commands.append({u"%1:%2"_s.arg(file).arg(number), whole});
        }
    }
    return commands;
}

// As a shell parts it: words, quotes, a comment behind a blank.
QStringList wordsOf(const QString& line) {
    QStringList words;
    QString word;
    bool isQuoted = false;
    bool isBegun = false;
    for (const QChar c : line) {
        if (c == u'"') {
            isQuoted = !isQuoted;
            isBegun = true;
        } else if (c == u' ' && !isQuoted) {
            if (isBegun) {
                words << word;
            }
            word.clear();
            isBegun = false;
        } else if (c == u'#' && !isBegun && !isQuoted) {
            return words;
        } else {
            word += c;
            isBegun = true;
        }
    }
    if (isBegun) {
        words << word;
    }
    return words;
}

void copyFolder(const QString& from, const QString& to) {
    QDir().mkpath(to);
    QDirIterator entries(from, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        const QString file = entries.next();
        const QString target = to + u'/' + QDir(from).relativeFilePath(file);
        QDir().mkpath(QFileInfo(target).path());
        QVERIFY2(QFile::copy(file, target), qPrintable(target));
    }
}

QByteArray scoresOf(const QString& scenario) {
    constexpr std::array<const char*, 3> kLabels{"accurate", "hallucination", "contradiction"};
    constexpr std::array<double, 3> kMiddles{0.85, 0.35, 0.6};
    QJsonArray samples;
    for (int i = 0; i < 30; ++i) {
        const auto label = static_cast<std::size_t>(i % 3);
        const double score = kMiddles[label] + (i % 7 - 3) * 0.04;
        samples.append(QJsonObject{{u"sample_id"_s, u"%1_%2"_s.arg(scenario).arg(i)},
                                   {u"label"_s, QLatin1String(kLabels[label])},
                                   {u"scenario"_s, scenario},
                                   {u"G"_s, score},
                                   {u"N"_s, score - 0.05},
                                   {u"T"_s, score},
                                   {u"C"_s, score},
                                   {u"E"_s, score - 0.1},
                                   {u"nli"_s, label == 2 ? 0.8 : 0.05}});
    }
    return QJsonDocument(samples).toJson();
}

// NPY 1.0 of float32, four numbers a row.
QByteArray vectorsFile() {
    QByteArray header = "{'descr': '<f4', 'fortran_order': False, 'shape': (96, 4), }";
    while ((10 + header.size() + 1) % 64 != 0) {
        header += ' ';
    }
    header += '\n';
    QByteArray file("\x93NUMPY\x01\x00", 8);
    const auto append = [&file](auto value) {
        const auto little = qToLittleEndian(value);
        file.append(reinterpret_cast<const char*>(&little), sizeof(little));
    };
    append(static_cast<quint16>(header.size()));
    file += header;
    for (int i = 0; i < kSentences; ++i) {
        for (const int value : {1 + i % 5, i * 7 % 11, i * 3 % 13, i % 2}) {
            append(static_cast<float>(value));
        }
    }
    return file;
}

} // namespace

class TestDocumentedCommands : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_prepared; // a folder with files and a workspace

    void write(const QString& name, const QByteArray& content) {
        const QString path = m_prepared + u'/' + name;
        QDir().mkpath(QFileInfo(path).path());
        QVERIFY2(base::writeFileAtomically(path.toStdString(), content.toStdString()), qPrintable(path));
    }

    [[nodiscard]] Outcome runIn(const QString& folder, const QString& line) const {
        QStringList arguments;
        for (const QString& word : wordsOf(line)) {
            const QFileInfo pattern(folder + u'/' + word);
            const QStringList found =
                word.contains(u'*') ? pattern.dir().entryList({pattern.fileName()}, QDir::Files, QDir::Name)
                                    : QStringList();
            for (const QString& name : found) {
                arguments << QDir(folder).relativeFilePath(pattern.dir().filePath(name));
            }
            if (found.isEmpty()) {
                arguments << word;
            }
        }
        return Program(folder).run(arguments);
    }

    void prepare(const QString& line) {
        const Outcome outcome = runIn(m_prepared, line);
        QVERIFY2(outcome.exitCode == 0, qPrintable(line + u": "_s + QString::fromUtf8(outcome.error)));
    }

    void writeGold() {
        QJsonArray questions;
        QByteArray predictions;
        for (int i = 0; i <= kQuestionsOfSuite; ++i) {
            const QJsonObject sentence = m_sentences[i * 9].toObject();
            const QString id = u"Q%1"_s.arg(i);
            questions.append(QJsonObject{{u"question_id"_s, id},
                                         {u"cik_int"_s, QJsonArray{sentence[u"cik_int"_s]}},
                                         {u"company_name"_s, QJsonArray{sentence[u"name"_s]}},
                                         {u"years"_s, QJsonArray{sentence[u"report_year"_s]}},
                                         {u"question_text"_s, u"What changed in part %1?"_s.arg(i)},
                                         {u"answer_type"_s, u"span"_s},
                                         {u"answer_text"_s, sentence[u"text"_s]},
                                         {u"evidence_sentence_ids"_s, QJsonArray{sentence[u"sentenceID"_s]}},
                                         {u"retrieval_scope"_s, u"local"_s}});
            const QJsonObject said{
                {u"question_id"_s, id},
                {u"answer"_s, sentence[u"text"_s]},
                {u"contexts"_s, QJsonArray{QJsonObject{{u"id"_s, sentence[u"sentenceID"_s]}}}}};
            predictions += QJsonDocument(said).toJson(QJsonDocument::Compact) + '\n';
        }
        QJsonArray next = questions;
        next.removeFirst();
        questions.removeLast();
        write(u"p3.json"_s, QJsonDocument(questions).toJson());
        write(u"p3-next.json"_s, QJsonDocument(next).toJson());
        write(u"predictions.jsonl"_s, predictions);
        write(u"tax_glossary.json"_s,
              "[{\"question_id\":\"T1\",\"question_text\":\"Hva er moms?\",\"answer_type\":\"span\","
              "\"answer_text\":\"Moms er en avgift.\"},{\"question_id\":\"T2\",\"question_text\":\"Hva er "
              "skatt?\",\"answer_type\":\"span\",\"answer_text\":\"Skatt er en plikt.\"}]");
        write(u"glossary.jsonl"_s, "{\"question_id\":\"T1\",\"answer\":\"Moms er en avgift.\"}\n"
                                   "{\"question_id\":\"T2\",\"answer\":\"Skatt er noe annet.\"}\n");
        write(u"faq.csv"_s,
              "Frage,Antwort\nWas ist Umsatz?,Was verkauft wurde.\nWas ist Gewinn?,Der Rest.\n");
    }

    void writeLists() {
        QByteArray ids;
        QByteArray results;
        for (int i = 0; i < kSentences; ++i) {
            const auto idAt = [this](int place) -> QJsonValue { // no reference into what is gone
                return m_sentences[place % kSentences].toObject()[u"sentenceID"_s];
            };
            ids += idAt(i).toString().toUtf8() + '\n';
            const QJsonObject line{{u"anchor"_s, idAt(i)},
                                   {u"regime"_s, u"open"_s},
                                   {u"search"_s, u"faiss"_s},
                                   {u"retrieved"_s, QJsonArray{idAt(i + 1), idAt(i + 2)}}};
            results += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
        }
        write(u"ids.txt"_s, ids);
        write(u"run.jsonl"_s, results);
        write(u"vectors.npy"_s, vectorsFile());
        write(u"qrels.txt"_s, "q1 0 d1 1\nq1 0 d2 0\nq2 0 d3 1\n");
        write(u"bm25.run"_s, "q1 Q0 d1 1 2.5 bm25\nq1 Q0 d2 2 1.5 bm25\nq2 Q0 d2 1 2.0 bm25\n");
        write(u"hybrid.run"_s, "q1 Q0 d1 1 2.5 hybrid\nq2 Q0 d3 1 2.0 hybrid\n");
        write(u"thresholds.json"_s, "{\"default\":0.70,\"numeric_kpi\":0.74,\"directional\":0.72}");
        write(u"published.json"_s, "{\"anchors\":60,\"figures\":[{\"name\":\"hit_at_5\",\"value\":0.82,"
                                   "\"n\":60,\"type\":\"share\"}]}");
        write(u"report.md"_s, "| Difficulty | Questions | Score |\n|---|---|---|\n| Easy | 5 | 8.0 |\n"
                              "| Hard | 5 | 6.0 |\n| Total | 10 | 7.0 |\n");
        write(u"short.txt"_s, "Answer in one sentence: {question}");
    }

    QJsonArray m_sentences;

  private Q_SLOTS:

    void initTestCase() {
        m_prepared = m_folder.filePath(u"prepared"_s);
        QByteArray corpus;
        int number = 0;
        for (QByteArray line : QByteArray::fromStdString(tests::neighbourCorpus("s")).split('\n')) {
            const char* const form =
                number++ < kSentences / 2 ? "{\"form\":\"10-K\"," : "{\"form\":\"10-Q\",";
            corpus += line.isEmpty() ? line : line.replace(0, 1, form) + '\n';
        }
        for (const QByteArray& line : corpus.split('\n')) {
            if (!line.isEmpty()) {
                m_sentences.append(QJsonDocument::fromJson(line).object());
            }
        }
        QCOMPARE(m_sentences.size(), kSentences);
        write(u"filings/a.jsonl"_s, corpus);
        write(u"scores/numeric_kpi.json"_s, scoresOf(u"numeric_kpi"_s));
        write(u"scores/directional.json"_s, scoresOf(u"directional"_s));
        writeGold();
        writeLists();
        prepare(u"import team.assay scores/*.json --name \"June run\" --quiet"_s);
        prepare(u"import team.assay scores/*.json --name \"July run\" --quiet"_s);
        prepare(u"import team.assay p3.json --name P3 --author Ada --quiet"_s);
        prepare(u"freeze team.assay P3 P3.v1 --author Ada --quiet"_s);
        prepare(u"import team.assay tax_glossary.json --name tax_glossary --quiet"_s);
        prepare(u"import team.assay predictions.jsonl --name \"gpt run 3\" --quiet"_s);
        prepare(u"import team.assay predictions.jsonl --name \"llama 8b\" --quiet"_s);
        prepare(u"import team.assay glossary.jsonl --name \"model 1\" --quiet"_s);
        prepare(u"import team.assay filings/a.jsonl --name filings --quiet"_s);
        prepare(u"import team.assay filings/a.jsonl --name tenk --quiet"_s);
        prepare(u"embed team.assay --corpus filings --lsa --dimension 8 --quiet"_s);
        prepare(u"anchors team.assay --corpus filings --draw monthly --anchors 40 --quiet"_s);
        const QString test = u"neighbours team.assay --corpus filings --anchor-set monthly --search exact "
                             "--search lexical --quiet --name "_s;
        prepare(test + u"december"_s);
        prepare(test + u"july"_s);
        prepare(u"runs team.assay --set-baseline 1 --quiet"_s);
        const QString measure = u"answers team.assay --suite P3 --rubric finrag --quiet "_s;
        prepare(measure + u"--predictions \"gpt run 3\" --name \"gpt run 3\""_s);
        prepare(measure + u"--predictions \"llama 8b\" --name \"gpt run 2\""_s);
        prepare(u"retrieval team.assay --suite P3 --search lexical --corpus filings --quiet"_s);
        prepare(u"retrieval team.assay --suite P3 --search exact --corpus filings --quiet"_s);
        prepare(u"decisions team.assay --import thresholds.json --name November --author Ada --quiet"_s);
        prepare(u"rubric team.assay --export finrag --output ours.json --quiet"_s);
        prepare(u"incidents team.assay --add \"A first one\" --on 2024-03-01 --author Ada"_s);
        QVERIFY(QFile::copy(m_prepared + u"/team.assay"_s, m_prepared + u"/from-bea.assay"_s));
    }

    void everyExampleRuns() {
        QSet<QString> seen;
        QSet<QByteArray> reasonsUsed;
        QSet<QByteArray> standInsUsed;
        int count = 0;
        for (const QString& document : documents()) {
            for (const DocumentedCommand& command : commandsOf(document)) {
                QString line = command.line;
                const auto* const reason = std::ranges::find_if(
                    kNotRun, [&](const NotRun& one) { return line.contains(QLatin1String(one.part)); });
                const bool onlyEstimates = line.contains("--estimate"_L1);
                if (reason != kNotRun.end() && !onlyEstimates) {
                    reasonsUsed.insert(reason->part);
                    continue;
                }
                for (const StandIn& standIn : kStandIns) {
                    if (line.contains(QLatin1String(standIn.written))) {
                        standInsUsed.insert(standIn.written);
                        line.replace(QLatin1String(standIn.written), QLatin1String(standIn.run));
                    }
                }
                line = line.mid(QStringLiteral("assay ").size());
                if (seen.contains(line)) {
                    continue;
                }
                seen.insert(line);
                const QString folder = m_folder.filePath(QString::number(++count));
                copyFolder(m_prepared, folder);
                const bool isBeginning = std::ranges::any_of(
                    kBeginnings, [&](const char* begin) { return line.startsWith(QLatin1String(begin)); });
                if (isBeginning) {
                    QVERIFY(QFile::remove(folder + u"/team.assay"_s));
                    QVERIFY(QDir(folder + u"/team.assay.d"_s).removeRecursively());
                }
                const Outcome outcome = runIn(folder, line);
                const bool mayFind = std::ranges::any_of(
                    kFindings, [&](const Finding& one) { return line.startsWith(QLatin1String(one.begin)); });
                QVERIFY2(
                    outcome.exitCode == 0 || (mayFind && outcome.exitCode == 1),
                    qPrintable(u"%1: %2: %3"_s.arg(command.place, line, QString::fromUtf8(outcome.error))));
                QVERIFY(QDir(folder).removeRecursively());
            }
        }
        QVERIFY2(count > 40, "the documents are not found");
        // Neither table speaks of what no document says any more.
        for (const NotRun& one : kNotRun) {
            QVERIFY2(reasonsUsed.contains(one.part), one.part);
        }
        for (const StandIn& one : kStandIns) {
            QVERIFY2(standInsUsed.contains(one.written), one.written);
        }
    }

    // Every code of an issue is told in docs/formats.md, and its tables name no other.
    void issueCodesAreTheProgrammes() {
        const QString text = documentText(u"docs/formats.md"_s);
        const QRegularExpression code(u"`([a-z0-9_]+)`"_s);
        QSet<QString> named;
        for (auto found = code.globalMatch(text); found.hasNext();) {
            named.insert(found.next().captured(1));
        }
        int codes = 0;
        for (; base::issueCodeFromName(base::issueCodeName(static_cast<base::IssueCode>(codes))) ==
               static_cast<base::IssueCode>(codes);
             ++codes) {
            const auto name = base::issueCodeName(static_cast<base::IssueCode>(codes));
            if (std::ranges::find(kNeverReported, name) != kNeverReported.end()) {
                continue;
            }
            QVERIFY2(named.contains(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))),
                     std::string(name).c_str());
        }
        QVERIFY(codes > 30);
        bool isTable = false;
        int rows = 0;
        for (const QString& line : text.split(u'\n')) {
            if (!line.startsWith(u'|') || line.startsWith("| code | severity |"_L1)) {
                isTable = line.startsWith(u'|');
                continue;
            }
            if (!isTable || line.startsWith("|---"_L1)) {
                continue;
            }
            for (auto found = code.globalMatch(line.section(u'|', 1, 1)); found.hasNext(); ++rows) {
                const QString name = found.next().captured(1);
                QVERIFY2(base::issueCodeFromName(name.toStdString()).has_value(), qPrintable(name));
            }
        }
        QVERIFY(rows > 25);
    }

    void exitCodesAreTheProgrammes() {
        const QString text = documentText(u"docs/guide/command_line.md"_s);
        QSet<int> told;
        bool isTable = false;
        for (const QString& line : text.split(u'\n')) {
            isTable = line.startsWith("| exit code |"_L1) || (isTable && line.startsWith(u'|'));
            bool isNumber = false;
            const int number = line.section(u'|', 1, 1).trimmed().toInt(&isNumber);
            if (isTable && isNumber) {
                told.insert(number);
            }
        }
        const QSet<int> all{app::kExitDone, app::kExitFound,  app::kExitUsage,      app::kExitInput,
                            app::kExitFile, app::kExitRemote, app::kExitInterrupted};
        QCOMPARE(told, all);
    }

    // What the table of exit codes promises, as a pipeline meets it.
    void exitCodesComeAsPromised() {
        const QString folder = m_folder.filePath(u"exit"_s);
        copyFolder(m_prepared, folder);
        QCOMPARE(runIn(folder, u"list team.assay"_s).exitCode, 0);
        QCOMPARE(runIn(folder, u"list team.assay --colour"_s).exitCode, 2);
        QCOMPARE(runIn(folder, u"sweep team.assay --set moon --output x"_s).exitCode, 2);
        QCOMPARE(runIn(folder, u"lint-figures ids.txt"_s).exitCode, 3);
        QCOMPARE(runIn(folder, u"list moon.assay"_s).exitCode, 4);
        QCOMPARE(runIn(folder, u"import team.assay scores/*.json --name \"June run\""_s).exitCode, 4);
        QVERIFY(base::writeFileAtomically((folder + u"/wrong.md"_s).toStdString(),
                                          "| Difficulty | Questions | Score |\n|---|---|---|\n"
                                          "| Easy | 5 | 8.0 |\n| Hard | 5 | 6.0 |\n| Total | 10 | 9.0 |\n"));
        QCOMPARE(runIn(folder, u"lint-figures wrong.md"_s).exitCode, 1);
    }
};

ASSAY_TEST(TestDocumentedCommands)
#include "tst_documented_commands.moc"
