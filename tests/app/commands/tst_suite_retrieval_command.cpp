// `assay retrieval WORKSPACE --suite` and `assay tune-alpha`: lists of predictions, and a corpus that is
// asked.
#include "tests/app/commands/program.h"
#include "tests/support/loopback_server.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QJsonArray>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <cmath>

using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using assay::tests::Outcome;
using assay::tests::Program;

class TestSuiteRetrievalCommand : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    void write(const char* name, const QByteArray& content) {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }

    Outcome run(const QStringList& arguments) {
        Program program(m_folder->path());
        return program.run(arguments);
    }

    Outcome run(const char* line) { return run(QString::fromUtf8(line).split(u' ')); }

    void require(const char* line) {
        const Outcome done = run(line);
        QVERIFY2(done.exitCode == 0, done.error.constData());
    }

    // What OpenSearch says of a question that names a topic: the topic's sentence before all others, or
    // behind.
    static std::string foundFor(const std::string& question, bool goldFirst) {
        const QList<QByteArray> topics{"lamps", "chairs", "tables", "floods",
                                       "fires", "courts", "taxes",  "wages"};
        int gold = 0;
        for (int i = 0; i < topics.size(); ++i) {
            gold = question.find(topics[i].toStdString()) != std::string::npos ? i : gold;
        }
        QByteArray hits;
        double score = 9;
        const auto add = [&](int i) {
            hits += (hits.isEmpty() ? "" : ",") + QByteArray("{\"_id\":\"s") + QByteArray::number(i) +
                    "\",\"_score\":" + QByteArray::number(score--) + "}";
        };
        if (goldFirst) {
            add(gold);
        }
        for (int i = 0; i < topics.size(); ++i) {
            if (i != gold) {
                add(i);
            }
        }
        if (!goldFirst) {
            add(gold);
        }
        return "{\"hits\":{\"hits\":[" + hits.toStdString() + "]}}";
    }

    // Searches among what the server was asked; the engine is asked what its collection is, too.
    static int searchesOf(const LoopbackServer& server) {
        const auto requests = server.requests();
        return static_cast<int>(std::ranges::count_if(requests, [](const LoopbackRequest& request) {
            return request.path.find("_search") != std::string::npos;
        }));
    }

  private Q_SLOTS:

    // Eight questions, each with the words of its own sentence; two lists of them.
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        const QList<QByteArray> topics{"lamps", "chairs", "tables", "floods",
                                       "fires", "courts", "taxes",  "wages"};
        QByteArray questions = "question_id,question_text,evidence_sentence_ids,category\n";
        QByteArray corpus;
        QByteArray lexical;
        QByteArray vector;
        for (int i = 0; i < topics.size(); ++i) {
            const QByteArray id = QByteArray::number(i);
            questions +=
                "q" + id + ",What of " + topics[i] + "?,s" + id + "," + (i % 2 == 0 ? "A" : "B") + "\n";
            corpus += "{\"cik_int\":1,\"name\":\"One\",\"report_year\":2020,\"section_name\":\"7\",";
            corpus += "\"sentence_pos\":" + id + ",\"sentenceID\":\"s" + id +
                      "\",\"text\":\"The company sells " + topics[i] + " in every town and village.\"}\n";
            const auto list = [&id](const char* first, const char* second) {
                return "{\"question_id\":\"q" + id + "\",\"latency_ms\":5,\"contexts\":[{\"id\":\"" + first +
                       "\",\"score\":2},{\"id\":\"" + second + "\",\"score\":1}]}\n";
            };
            const QByteArray gold = "s" + id;
            lexical += i < 6 ? list(gold.constData(), "x") : list("x", gold.constData());
            vector += i < 2 ? list(gold.constData(), "y") : list("y", gold.constData());
        }
        write("gold.csv", questions);
        write("corpus.jsonl", corpus);
        write("lexical.jsonl", lexical);
        write("vector.jsonl", vector);
        require("import w.assay gold.csv --as questions-csv --name P1 --quiet");
        require("import w.assay corpus.jsonl --as sentences-jsonl --name filings --quiet");
        require("import w.assay lexical.jsonl --as predictions-jsonl --name words --quiet");
        require("import w.assay vector.jsonl --as predictions-jsonl --name vectors --quiet");
    }

    void threeColumns() {
        const Outcome done =
            run("retrieval w.assay --suite P1 --predictions words -m recip_rank -m success.1 --quiet");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QVERIFY2(done.out.contains("recip_rank            \tall\t0.8750\n"), done.out.constData());
        QVERIFY(done.out.contains("success_1             \tall\t0.7500\n"));
        QVERIFY(done.error.isEmpty());
    }

    void oneDocument() {
        const Outcome done =
            run("retrieval w.assay --suite P1 --predictions words --corpus filings -q --json "
                "--finsearch results.json --quiet");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QJsonObject document = done.json();
        QCOMPARE(document[u"n"].toInt(), 8);
        QCOMPARE(document[u"metrics"][u"success_1"][u"mean"].toDouble(), 0.75);
        QCOMPARE(document[u"metrics"][u"success_1"][u"chance"].toDouble(), 0.125);
        QCOMPARE(document[u"per_query"].toArray().size(), 8);
        QCOMPARE(document[u"per_query"][6][u"rank_first_gold"].toInt(), 2);
        QCOMPARE(document[u"by"][u"category"][u"A"][u"n"].toInt(), 4);
        QCOMPARE(document[u"latency_ms"][u"p50"][u"value"].toDouble(), 5.0);
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("results.json"))));
        QVERIFY(!done.error.contains("Evaluation Summary")); // --quiet
        const Outcome told = run("retrieval w.assay --suite P1 --predictions words --finsearch results.json");
        QVERIFY2(told.error.contains("=== Evaluation Summary ===\nHit Rate@5: 100.00%\nMRR: 0.875\n"),
                 told.error.constData());
        QVERIFY2(told.error.contains("Avg Latency: 5ms"), told.error.constData());
    }

    void askingACorpus() {
        const Outcome done =
            run("retrieval w.assay --suite P1 --search lexical --corpus filings --k 10 --json");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        QCOMPARE(done.json()[u"metrics"][u"success_1"][u"mean"].toDouble(), 1.0);
        QVERIFY(done.json()[u"predictions"].toString() == QStringLiteral("P1: lexical"));
        QVERIFY(done.error.contains("the lists are kept as \"P1: lexical\""));
    }

    // No zeros, and why there are no figures.
    void askingACorpusWithoutWhatIsCited() {
        write("cited.csv", "question_id,question_text,expected_citations\nc1,What of lamps?,212.08\n"
                           "c2,What of chairs?,212.09\n");
        require("import w.assay cited.csv --as questions-csv --name Cited --quiet");
        const Outcome done = run("retrieval w.assay --suite Cited --corpus filings --search lexical");
        QCOMPARE(done.exitCode, 0);
        QVERIFY2(done.error.contains("cannot be judged"), done.error.constData());
        QVERIFY2(!done.out.contains("0.0000"), done.out.constData());
    }

    // One engine's list beside a stored one, and lists of two engines; each is asked once, and kept.
    void alphaOverEngines() {
        const auto bySentences = [](bool goldFirst) {
            return [goldFirst](const LoopbackRequest& request) {
                LoopbackResponse response;
                response.body = foundFor(request.body, goldFirst);
                return response;
            };
        };
        const LoopbackServer right(bySentences(true));
        const LoopbackServer wrong(bySentences(false));
        const auto connection = [](const char* name, const LoopbackServer& server) {
            return QByteArray("{\"name\":\"") + name + "\",\"engine\":\"opensearch\",\"url\":\"" +
                   QByteArray::fromStdString(server.url()) + "\",\"collection\":\"filings\"}";
        };
        write("engines.json",
              "{\"engines\":[" + connection("right", right) + "," + connection("wrong", wrong) + "]}");
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("ASSAY_ENGINES"),
                            m_folder->filePath(QStringLiteral("engines.json")));
        const auto tuned = [&program](const char* lexical, const char* vector) {
            return program.run({QStringLiteral("tune-alpha"), QStringLiteral("w.assay"),
                                QStringLiteral("--suite"), QStringLiteral("P1"), QStringLiteral("--lexical"),
                                QString::fromUtf8(lexical), QStringLiteral("--vector"),
                                QString::fromUtf8(vector), QStringLiteral("--k"), QStringLiteral("8"),
                                QStringLiteral("--json")});
        };
        const Outcome one = tuned("engine:right,mode=text", "vectors");
        QVERIFY2(one.exitCode == 0, one.error.constData());
        QVERIFY2(one.error.contains("Engine right, by text: 8 requests"), one.error.constData());
        QCOMPARE(searchesOf(right), 8);
        QCOMPARE(one.json()[u"alphas"][0][u"mrr"].toDouble(), 1.0);
        const Outcome two = tuned("engine:wrong,mode=text", "engine:right,mode=text");
        QVERIFY2(two.exitCode == 0, two.error.constData());
        QCOMPARE(searchesOf(wrong), 8);
        QCOMPARE(searchesOf(right), 16);
        QCOMPARE(two.json()[u"alphas"][0][u"mrr"].toDouble(), 0.125);
        QCOMPARE(two.json()[u"alphas"][4][u"mrr"].toDouble(), 1.0);
        // Eight sentences, one of them gold, and lists of all: (1 + 1/2 + … + 1/8) / 8, 5/8 and all.
        const QJsonObject luck = two.json()[u"chance"].toObject();
        QVERIFY(std::abs(luck[u"mrr"].toDouble() - 761.0 / 280 / 8) < 1e-12);
        QCOMPARE(luck[u"recall_at"][u"5"].toDouble(), 0.625);
        QCOMPARE(luck[u"recall_at"][u"10"].toDouble(), 1.0);
        QCOMPARE(two.json()[u"chance_corpus"].toString(), QStringLiteral("filings"));
        const Outcome unknown = tuned("engine:gone,mode=text", "vectors");
        QCOMPARE(unknown.exitCode, 2);
        // A search on this machine is asked as well; what is neither that nor a list is named.
        const Outcome mixed = tuned("lexical", "engine:wrong,mode=text");
        QVERIFY2(mixed.exitCode == 0, mixed.error.constData());
        QCOMPARE(mixed.json()[u"alphas"][0][u"mrr"].toDouble(), 1.0);
        QCOMPARE(mixed.json()[u"alphas"][4][u"mrr"].toDouble(), 0.125);
        QVERIFY2(tuned("lexicon", "vectors").error.contains("lexicon"), "not named");
    }

    // Of eight sentences in an engine four are listed here; the others are found all the same.
    void aCorpusByReferenceIsAsked() {
        const LoopbackServer server([](const LoopbackRequest& request) {
            LoopbackResponse response;
            if (request.path.find("_search") != std::string::npos) {
                response.body = request.body.find("\"ids\"") != std::string::npos
                                    ? R"({"hits":{"hits":[{"_id":"s0","_source":{"text":"Of lamps."}}]}})"
                                    : foundFor(request.body, true);
            } else {
                response.body = request.path.find("_count") != std::string::npos ? R"({"count":8})"
                                : request.path == "/" ? R"({"version":{"number":"2.19"}})"
                                                      : R"({"filings":{"mappings":{"properties":{}}}})";
            }
            return response;
        });
        write("engines.json", "{\"engines\":[{\"name\":\"here\",\"engine\":\"opensearch\",\"url\":\"" +
                                  QByteArray::fromStdString(server.url()) +
                                  "\",\"collection\":\"filings\"}]}");
        QByteArray list;
        for (int i = 0; i < 4; ++i) {
            const QByteArray number = QByteArray::number(i);
            list += "{\"cik_int\":1,\"name\":\"One\",\"report_year\":2020,\"section_name\":\"7\",";
            list += "\"sentence_pos\":" + number + ",\"sentenceID\":\"s" + number + "\"}\n";
        }
        write("list.jsonl", list);
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("ASSAY_ENGINES"),
                            m_folder->filePath(QStringLiteral("engines.json")));
        const auto call = [&program](const char* line) {
            return program.run(QString::fromUtf8(line).split(u' '));
        };
        const Outcome made = call("import w.assay list.jsonl --as sentences-jsonl --engine here --name there "
                                  "--model small --json");
        QVERIFY2(made.exitCode == 0, made.error.constData());
        QCOMPARE(made.json()[u"reference"][u"model"].toString(), QStringLiteral("small"));
        const Outcome asked =
            call("retrieval w.assay --suite P1 --search engine:here,mode=text --corpus there "
                 "--k 8 --json");
        QVERIFY2(asked.exitCode == 0, asked.error.constData());
        QVERIFY2(asked.error.contains("Engine here, by text: 8 requests"), asked.error.constData());
        QCOMPARE(asked.json()[u"metrics"][u"success_1"][u"mean"].toDouble(), 1.0);
        QVERIFY(asked.json()[u"metrics"][u"success_1"][u"chance"].isNull());
        const Outcome tuned =
            call("tune-alpha w.assay --suite P1 --corpus there --lexical engine:here,mode=text "
                 "--vector vectors --k 8 --json");
        QVERIFY2(tuned.exitCode == 0, tuned.error.constData());
        QCOMPARE(tuned.json()[u"alphas"][0][u"mrr"].toDouble(), 1.0);
        // What needs texts or vectors here is refused, and questions of another model are.
        const Outcome here = call("retrieval w.assay --suite P1 --search lexical --corpus there");
        QCOMPARE(here.exitCode, 2);
        QVERIFY2(here.error.contains("cannot be judged"), here.error.constData());
        write("q.jsonl", "{\"id\":\"q0\",\"vector\":[1,0]}\n");
        const Outcome unknown = call("retrieval w.assay --suite P1 --search engine:here --corpus there "
                                     "--question-vectors q.jsonl --model large");
        QVERIFY(unknown.exitCode != 0);
        QVERIFY2(unknown.error.contains("how many numbers") || unknown.error.contains("cannot be compared"),
                 unknown.error.constData());
    }

    // A run over an engine's lists is verified by asking for them once more; where that cannot be, it is
    // said.
    void listsOfAnEngineAreAskedForAgain() {
        std::atomic<bool> lampsLast = false;
        std::atomic<int> documents = 8;
        const LoopbackServer server([&](const LoopbackRequest& request) {
            LoopbackResponse response;
            if (request.path.find("_search") != std::string::npos) {
                const bool isLamps = request.body.find("lamps") != std::string::npos;
                response.body = foundFor(request.body, !isLamps || !lampsLast);
            } else {
                response.body = request.path.find("_count") != std::string::npos
                                    ? "{\"count\":" + std::to_string(documents) + "}"
                                : request.path == "/" ? "{\"version\":{\"number\":\"2.19\"}}"
                                                      : "{\"filings\":{\"mappings\":{\"properties\":{}}}}";
            }
            return response;
        });
        write("engines.json", "{\"engines\":[{\"name\":\"here\",\"engine\":\"opensearch\",\"url\":\"" +
                                  QByteArray::fromStdString(server.url()) +
                                  "\",\"collection\":\"filings\"}]}");
        Program program(m_folder->path());
        program.setVariable(QStringLiteral("ASSAY_ENGINES"),
                            m_folder->filePath(QStringLiteral("engines.json")));
        const auto call = [&program](const char* line) {
            return program.run(QString::fromUtf8(line).split(u' '));
        };
        const Outcome made = call("retrieval w.assay --suite P1 --search engine:here,mode=text --corpus "
                                  "filings --k 8 --set-name lists --name over --quiet");
        QVERIFY2(made.exitCode == 0, made.error.constData());
        QCOMPARE(searchesOf(server), 8);
        const Outcome same = call("rerun w.assay over --verify --json");
        QVERIFY2(same.exitCode == 0, same.out + same.error);
        QVERIFY2(same.error.contains("Engine here, by text: 8 requests"), same.error.constData());
        QCOMPARE(searchesOf(server), 16);
        QCOMPARE(same.json()[u"lists"].toString(), QStringLiteral("asked_again"));
        QCOMPARE(same.json()[u"differing_lists"].toInt(-1), 0);
        QVERIFY(same.json()[u"differs"].toArray().isEmpty());
        lampsLast = true;
        documents = 9;
        const Outcome other = call("rerun w.assay over --verify --json");
        QCOMPARE(other.exitCode, 1);
        QCOMPARE(other.json()[u"differing_lists"].toInt(), 1);
        const QJsonArray differs = other.json()[u"differs"].toArray();
        QVERIFY(differs.contains(QStringLiteral("lists")) && differs.contains(QStringLiteral("figures")) &&
                differs.contains(QStringLiteral("item q0")) && !differs.contains(QStringLiteral("item q1")));
        QVERIFY2(other.json()[u"engines"][0].toString().contains(u"documents 9, was 8"), other.out);
        // Nothing is kept of it.
        QCOMPARE(run("runs w.assay --json").out.count("\"run\":"), 1);
        QCOMPARE(run("check w.assay").exitCode, 0);
        // Without the connection, and of lists that were not asked for here, the stored ones are measured.
        write("engines.json", "{\"engines\":[]}");
        const int before = server.requestCount();
        const Outcome stored = call("rerun w.assay over --verify --json");
        QVERIFY2(stored.exitCode == 0, stored.out + stored.error);
        QCOMPARE(stored.json()[u"lists"].toString(), QStringLiteral("stored"));
        QCOMPARE(stored.json()[u"lists_why"].toString(), QStringLiteral("no_connection"));
        QCOMPARE(server.requestCount(), before);
        QVERIFY(call("rerun w.assay over --verify").out.contains("no connection to the engine"));
        require("retrieval w.assay --suite P1 --predictions words --name outside --quiet");
        const Outcome outside = run("rerun w.assay outside --verify --json");
        QVERIFY2(outside.exitCode == 0, outside.error.constData());
        QCOMPARE(outside.json()[u"lists_why"].toString(), QStringLiteral("not_asked_here"));
    }

    // By the words that a text shares with its question.
    // Judgements from a file of their own: measured by them the lists give what the files give.
    void judgementsOfAFile() {
        QByteArray qrels = "q99 0 s1 1\n";
        QByteArray lists;
        for (int i = 0; i < 8; ++i) {
            const QByteArray id = QByteArray::number(i);
            qrels += "q" + id + " 0 x " + QByteArray::number(i % 3) + "\nq" + id + " 0 s" + id + " 1\n";
            lists += "q" + id + " Q0 s" + id + " 1 " + (i < 6 ? "2" : "1") + " words\nq" + id + " Q0 x 2 " +
                     (i < 6 ? "1" : "2") + " words\n";
        }
        write("judged.qrels", qrels);
        write("lists.run", lists);
        const Outcome done = run("import w.assay judged.qrels --json");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QJsonObject document = done.json();
        QCOMPARE(document[u"kind"].toString(), QStringLiteral("trec-qrels"));
        QCOMPARE(document[u"name"].toString(), QStringLiteral("P1"));
        QCOMPARE(document[u"records"].toInt(), 8);
        QCOMPARE(document[u"replaced"].toInt(), 8);
        QCOMPARE(document[u"rejected"].toInt(), 1); // q99 is no question
        QCOMPARE(document[u"issues"][0][u"code"].toString(), QStringLiteral("unresolved_evidence"));
        require("import w.assay lists.run --name lists --quiet");
        const Outcome suite = run("retrieval w.assay --suite P1 --predictions lists --relevance qrels "
                                  "-m ndcg_cut.2 -m map -m P.1 --quiet");
        const Outcome files =
            run("retrieval --qrels judged.qrels --run lists.run -m ndcg_cut.2 -m map -m P.1");
        QVERIFY2(suite.exitCode == 0 && files.exitCode == 0, suite.error + files.error);
        const auto lines = [](const QByteArray& text) {
            QList<QByteArray> list = text.trimmed().split('\n');
            std::ranges::sort(list);
            return list;
        };
        QCOMPARE(lines(suite.out).size(), 3);
        QCOMPARE(lines(suite.out), lines(files.out));
        const Outcome again = run("import w.assay judged.qrels --name P1 --json --quiet");
        QCOMPARE(again.json()[u"unchanged"].toInt(), 8);
        QCOMPARE(run("check w.assay").exitCode, 0);
    }

    void judgementsOfOtherQuestions() {
        write("other.qrels", "z1 0 s1 1\n");
        const Outcome strangers = run("import w.assay other.qrels");
        QCOMPARE(strangers.exitCode, 3);
        QVERIFY2(strangers.error.contains("none of its 1 queries"), strangers.error.constData());
        const Outcome nobody = run("import w.assay other.qrels --name nobody");
        QCOMPARE(nobody.exitCode, 2);
        QVERIFY2(nobody.error.contains("nobody"), nobody.error.constData());
        require("import w.assay gold.csv --as questions-csv --name P2 --quiet");
        const Outcome which = run("import w.assay other.qrels");
        QCOMPARE(which.exitCode, 2);
        QVERIFY2(which.error.contains("--name"), which.error.constData());
        const Outcome none = run("import new.assay other.qrels --name P1");
        QVERIFY(none.exitCode != 0);
        QVERIFY(!QFile::exists(m_folder->filePath(QStringLiteral("new.assay"))));
    }

    // The reason is that of the questions, and no set without a list is kept.
    void questionsThatCannotBeAsked() {
        write("strange.csv", "question_id,question_text,evidence_sentence_ids\nz1,Hvorfor zzz?,s1\n");
        write("mute.csv", "question_id,question_text,evidence_sentence_ids\nz1,,s1\n");
        require("import w.assay strange.csv --as questions-csv --name strange --quiet");
        require("import w.assay mute.csv --as questions-csv --name mute --quiet");
        QByteArray corpus; // words of several sentences, which LSA needs
        for (int i = 0; i < 40; ++i) {
            corpus += "{\"cik_int\":2,\"name\":\"Two\",\"report_year\":2020,\"section_name\":\"7\",";
            corpus += "\"sentence_pos\":" + QByteArray::number(i) + ",\"sentenceID\":\"t" +
                      QByteArray::number(i) + "\",\"text\":\"The company sells " +
                      (i % 2 == 0 ? "lamps" : "chairs") + " and " + (i % 3 == 0 ? "tables" : "stoves") +
                      " in every town.\"}\n";
        }
        write("words.jsonl", corpus);
        require("import w.assay words.jsonl --as sentences-jsonl --name words --quiet");
        require("embed w.assay --corpus words --lsa --dimension 2 --quiet");
        const QByteArray before = run("list w.assay").out;
        const Outcome strange = run("retrieval w.assay --suite strange --search exact --corpus words");
        QCOMPARE(strange.exitCode, 3);
        QVERIFY2(strange.error.contains("questions have no vector"), strange.error.constData());
        const Outcome mute = run("retrieval w.assay --suite mute --search lexical --corpus words");
        QCOMPARE(mute.exitCode, 3);
        QVERIFY2(mute.error.contains("questions have no text"), mute.error.constData());
        QCOMPARE(run("list w.assay").out, before);
    }

    void rerankedByAScorer() {
#ifdef Q_OS_WIN
        QSKIP("External scorers are not started on Windows");
#endif
        if (QStandardPaths::findExecutable(QStringLiteral("python3")).isEmpty()) {
            QSKIP("There is no Python here");
        }
        const QByteArray golden(ASSAY_GOLDEN_DIR);
        write("words.json", "{\"scorers\":[{\"name\":\"words\",\"command\":[\"python3\",\"-B\",\"" + golden +
                                "/scorers/word_scorer.py\",\"" + golden + "/../../resources/scorers\"]}]}");
        const Outcome done = run("retrieval w.assay --suite P1 --search lexical+rerank:words.json,depth=5 "
                                 "--corpus filings --k 10 --json");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QJsonObject document = done.json();
        const QJsonObject rerank = document[u"rerank"].toObject();
        QCOMPARE(rerank[u"depth"].toInt(), 5);
        QCOMPARE(rerank[u"before"][u"predictions"].toString(), QStringLiteral("P1: lexical"));
        QVERIFY(rerank[u"scored"].toInt() > 0);
        QCOMPARE(rerank[u"gain"][u"mrr_at_10"][u"n"].toInt(), 8);
        QCOMPARE(rerank[u"gain"][u"mrr_at_10"][u"verdict"].toString(), QStringLiteral("cannot_be_judged"));
        QVERIFY2(done.error.contains("* mrr_at_10: "), done.error.constData());
        QVERIFY(done.error.contains("The search alone is kept as \"P1: lexical\""));
        const Outcome unknown = run("retrieval w.assay --suite P1 --search lexical+rerank:nobody "
                                    "--corpus filings");
        QVERIFY2(unknown.exitCode == 2, unknown.error.constData());
        QVERIFY(unknown.error.contains("+rerank: \"nobody\" is neither a scorer of"));
        const Outcome metric = run("retrieval w.assay --suite P1 --corpus filings --search "
                                   "lexical+rerank:words.json,metric=f");
        QVERIFY2(metric.exitCode == 2, metric.error.constData());
        QVERIFY(metric.error.contains("has no score f, it has words"));
    }

    void alpha() {
        const Outcome done =
            run("tune-alpha w.assay --suite P1 --lexical words --vector vectors --json --quiet");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const QJsonObject document = done.json();
        QCOMPARE(document[u"alphas"].toArray().size(), 5);
        QCOMPARE(document[u"best"].toDouble(), 0.0);
        QCOMPARE(document[u"alphas"][0][u"mrr"].toDouble(), 0.875);
        QCOMPARE(document[u"alphas"][4][u"mrr"].toDouble(), 0.625);
        const Outcome table =
            run("tune-alpha w.assay --suite P1 --lexical words --vector vectors --alphas 0,1 "
                "--question q7 --quiet");
        QVERIFY2(table.out.contains("q7\t0: 2\t1: 2"), table.out.constData());
        // Lists of elsewhere do not say among how many sentences was searched.
        QVERIFY(document[u"chance"][u"mrr"].isNull() && document[u"chance_corpus"].isNull());
        QVERIFY2(table.out.contains("by luck    unknown"), table.out.constData());
    }

    void wrongUsage_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no suite") << QByteArray("retrieval w.assay --predictions words");
        QTest::newRow("both") << QByteArray(
            "retrieval w.assay --suite P1 --predictions words --search lexical");
        QTest::newRow("neither") << QByteArray("retrieval w.assay --suite P1");
        QTest::newRow("files too") << QByteArray(
            "retrieval w.assay --suite P1 --predictions words --qrels a");
        QTest::newRow("no such set") << QByteArray("retrieval w.assay --suite P1 --predictions nobody");
        QTest::newRow("no such suite") << QByteArray("retrieval w.assay --suite P9 --predictions words");
        QTest::newRow("search") << QByteArray("retrieval w.assay --suite P1 --search telepathy");
        QTest::newRow("rerank") << QByteArray(
            "retrieval w.assay --suite P1 --search lexical+rerank:a,depth=none");
        QTest::newRow("filter") << QByteArray("retrieval w.assay --suite P1 --search lexical --filter moon");
        QTest::newRow("relevance") << QByteArray(
            "retrieval w.assay --suite P1 --predictions words --relevance luck");
        QTest::newRow("alphas") << QByteArray(
            "tune-alpha w.assay --suite P1 --lexical words --vector vectors --alphas 2");
        QTest::newRow("alphas of letters")
            << QByteArray("tune-alpha w.assay --suite P1 --lexical words --vector vectors --alphas 0,half");
        QTest::newRow("a gap in the alphas")
            << QByteArray("tune-alpha w.assay --suite P1 --lexical words --vector vectors --alphas 0,,1");
        QTest::newRow("question") << QByteArray(
            "tune-alpha w.assay --suite P1 --lexical words --vector vectors --question q99");
        QTest::newRow("nothing") << QByteArray("retrieval");
    }

    // A word that is usable elsewhere, but nothing here goes by it: what there is is said.
    void whatNoQuestionHas_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("qrels") << QByteArray(
                                      "retrieval w.assay --suite P1 --predictions words --relevance qrels")
                               << QByteArray("--relevance: no question of \"P1\" has qrels. Its questions "
                                             "can be judged by: evidence (8).");
        QTest::newRow("alpha") << QByteArray("tune-alpha w.assay --suite P1 --lexical words --vector vectors "
                                             "--relevance sources")
                               << QByteArray("no question of \"P1\" has sources.");
        QTest::newRow("field") << QByteArray("retrieval w.assay --suite P1 --predictions words --by nofield")
                               << QByteArray("--by: no question of \"P1\" has a field \"nofield\". Fields "
                                             "that tell its questions apart: category.");
    }

    void whatNoQuestionHas() {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, said);
        const Outcome done = run(line.constData());
        QCOMPARE(done.exitCode, 2);
        QVERIFY2(done.error.contains(said), done.error.constData());
        const Outcome fine = run("retrieval w.assay --suite P1 --predictions words --relevance evidence "
                                 "--by category --json --quiet");
        QVERIFY2(fine.exitCode == 0, fine.error.constData());
        QCOMPARE(fine.json()[u"by"][u"category"].toObject().size(), 2);
    }

    // A run of TREC, pytrec_eval's object and spans of a trace are the same lists in other files.
    void listsOfOtherPrograms_data() {
        QTest::addColumn<QByteArray>("content");
        QByteArray trec;
        QByteArray pytrec;
        QByteArray spans;
        for (int i = 0; i < 8; ++i) {
            const QByteArray id = QByteArray::number(i);
            const QByteArray gold = i < 6 ? "2.5" : "0.5";
            trec += "q" + id + " Q0 s" + id + " 1 " + gold + " t\nq" + id + " Q0 x 2 1.5 t\n";
            pytrec +=
                QByteArray(i == 0 ? "{" : ",") + "\"q" + id + "\":{\"s" + id + "\":" + gold + ",\"x\":1.5}";
            const QByteArray first = i < 6 ? "s" + id : QByteArray("x");
            const QByteArray second = i < 6 ? QByteArray("x") : "s" + id;
            spans += "{\"attributes\":{\"openinference.span.kind\":\"RETRIEVER\",\"question_id\":\"q" + id +
                     "\",\"retrieval.documents.0.document.id\":\"" + first +
                     "\",\"retrieval.documents.1.document.id\":\"" + second + "\"}}\n";
        }
        QTest::newRow("trec-run") << trec;
        QTest::newRow("pytrec-json") << pytrec + "}";
        QTest::newRow("ranx-json") << pytrec + "}";
        QTest::newRow("retrieval-spans-jsonl") << spans;
    }

    void listsOfOtherPrograms() {
        QFETCH(QByteArray, content);
        const QByteArray kind = QTest::currentDataTag();
        write("lists", content);
        require(("import w.assay lists --as " + kind + " --name others --quiet").constData());
        const Outcome done =
            run("retrieval w.assay --suite P1 --predictions others -m recip_rank -m success.1 --quiet");
        QVERIFY2(done.exitCode == 0, done.error.constData());
        const Outcome own =
            run("retrieval w.assay --suite P1 --predictions words -m recip_rank -m success.1 --quiet");
        QCOMPARE(done.out, own.out);
    }

    void noAlphas() {
        const Outcome done = run(QStringList{
            QStringLiteral("tune-alpha"), QStringLiteral("w.assay"), QStringLiteral("--suite"),
            QStringLiteral("P1"), QStringLiteral("--lexical"), QStringLiteral("words"),
            QStringLiteral("--vector"), QStringLiteral("vectors"), QStringLiteral("--alphas"), QString()});
        QVERIFY2(done.exitCode == 2, done.error.constData());
        QVERIFY2(done.error.contains("--alphas"), done.error.constData());
    }

    void wrongUsage() {
        QFETCH(QByteArray, line);
        const Outcome done = run(line.constData());
        QVERIFY2(done.exitCode == 2, done.error.constData());
        QVERIFY(!done.error.isEmpty());
    }
};

ASSAY_TEST(TestSuiteRetrievalCommand)
#include "tst_suite_retrieval_command.moc"
