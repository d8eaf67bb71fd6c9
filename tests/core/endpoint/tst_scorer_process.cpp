#include "core/endpoint/scorer_process.h"
#include "tests/support/shell_scorer.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <fstream>
#include <map>
#include <thread>
#include <vector>

using namespace assay;
using namespace assay::endpoint;
using namespace assay::tests;

namespace {

std::vector<ScorerRequest> requestsFor(int count) {
    std::vector<ScorerRequest> requests;
    for (int i = 0; i < count; ++i) {
        requests.push_back({std::to_string(i), std::string(static_cast<std::size_t>(i), 'x'), {"gold"}});
    }
    return requests;
}

struct Outcome {
    std::map<std::string, double> scores;
    std::map<std::string, std::string> errors;
    std::vector<std::string> order;
    base::Result<> done;
};

// Starts it and asks for so many scores.
Outcome outcomeOf(const ScorerCommand& command, int count, const std::stop_token& stop = {}) {
    Outcome outcome;
    const auto scorer = ScorerProcess::start(command, stop);
    if (!scorer) {
        outcome.done = tl::unexpected(scorer.error());
        return outcome;
    }
    const auto requests = requestsFor(count);
    const auto take = [&](const ScorerReply& reply) -> base::Result<> {
        outcome.order.push_back(reply.id);
        if (reply.error.empty()) {
            outcome.scores.emplace(reply.id, reply.metrics.at("length"));
        } else {
            outcome.errors.emplace(reply.id, reply.error);
        }
        return {};
    };
    outcome.done = (*scorer)->score(requests, take, stop);
    return outcome;
}

} // namespace

class TstScorerProcess : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void everyRequestIsAnswered();
    void answersMayComeInAnyOrder();
    void manyRequestsDoNotBlock();
    void oneMayFailAlone();
    void itCanBeAskedAgain();
    void argumentsReachNoShell();
    void whatIsNotThereIsAnError();
    void faultsAreErrors_data();
    void faultsAreErrors();
    void whatItSaidIsInTheError();
    void itIsStopped();
    void whatItStartedEndsWithIt();
    void idsMayNotRepeat();
    void afterAFailureItIsNotAskedAgain();
};

void TstScorerProcess::initTestCase() {
#ifdef Q_OS_WIN
    QSKIP("External scorers are not started on Windows");
#endif
}

void TstScorerProcess::everyRequestIsAnswered() {
    const auto scorer = ScorerProcess::start(shellScorer(kHonestScorer), {});
    QVERIFY2(scorer.has_value(), scorer ? "" : scorer.error().detail.c_str());
    QCOMPARE((*scorer)->identity().scorer, std::string("shell"));
    QCOMPARE((*scorer)->identity().metrics, std::vector<std::string>{"length"});
    const Outcome outcome = outcomeOf(shellScorer(kHonestScorer), 20);
    QVERIFY2(outcome.done.has_value(), outcome.done ? "" : outcome.done.error().detail.c_str());
    QCOMPARE(outcome.scores.size(), std::size_t(20));
    const auto requests = requestsFor(20);
    for (const ScorerRequest& request : requests) {
        QCOMPARE(outcome.scores.at(request.id), static_cast<double>(scorerRequestLine(request).size()));
    }
}

void TstScorerProcess::answersMayComeInAnyOrder() {
    const Outcome outcome = outcomeOf(shellScorer("echo \"$identity\"\n"
                                                  "read -r a; read -r b; read -r c\n"
                                                  "answer 2 22; answer 0 20; answer 1 21\n"
                                                  "cat >/dev/null\n"),
                                      3);
    QVERIFY2(outcome.done.has_value(), outcome.done ? "" : outcome.done.error().detail.c_str());
    QCOMPARE(outcome.order, (std::vector<std::string>{"2", "0", "1"}));
    QCOMPARE(outcome.scores.at("1"), 21.0);
}

// More than fits into any pipe, while the scorer writes more to its standard error than fits there.
void TstScorerProcess::manyRequestsDoNotBlock() {
    ScorerCommand command = shellScorer("echo \"$identity\"\n"
                                        "while IFS= read -r line; do\n"
                                        "  printf '%04000d' 0 >&2\n"
                                        "  answer \"$(idOf \"$line\")\" 1\n"
                                        "done\n");
    command.inFlight = 4096;
    const Outcome outcome = outcomeOf(command, 1000);
    QVERIFY2(outcome.done.has_value(), outcome.done ? "" : outcome.done.error().detail.c_str());
    QCOMPARE(outcome.scores.size(), std::size_t(1000));
}

void TstScorerProcess::oneMayFailAlone() {
    const Outcome outcome = outcomeOf(shellScorer("echo \"$identity\"\n"
                                                  "answer 0 1\n"
                                                  "echo '{\"id\":\"1\",\"error\":\"too long\"}'\n"
                                                  "answer 2 1\n"
                                                  "cat >/dev/null\n"),
                                      3);
    QVERIFY2(outcome.done.has_value(), outcome.done ? "" : outcome.done.error().detail.c_str());
    QCOMPARE(outcome.scores.size(), std::size_t(2));
    QCOMPARE(outcome.errors.at("1"), std::string("too long"));
}

void TstScorerProcess::itCanBeAskedAgain() {
    const auto scorer = ScorerProcess::start(shellScorer(kHonestScorer), {});
    QVERIFY(scorer.has_value());
    int answers = 0;
    const auto count = [&](const ScorerReply&) -> base::Result<> {
        ++answers;
        return {};
    };
    const auto requests = requestsFor(3);
    QVERIFY((*scorer)->score(requests, count, {}).has_value());
    QVERIFY((*scorer)->score(requests, count, {}).has_value());
    QVERIFY((*scorer)->score({}, count, {}).has_value());
    QCOMPARE(answers, 6);
}

void TstScorerProcess::argumentsReachNoShell() {
    ScorerCommand command = shellScorer("echo \"$identity\"; echo \"$1\" >&2; exit 3\n");
    command.arguments.insert(command.arguments.end(), {"sh", "$(echo no); `id` > x"});
    const Outcome outcome = outcomeOf(command, 1);
    QVERIFY(!outcome.done.has_value());
    QVERIFY2(outcome.done.error().detail.find("$(echo no); `id` > x") != std::string::npos,
             outcome.done.error().detail.c_str());
}

void TstScorerProcess::whatIsNotThereIsAnError() {
    ScorerCommand command = shellScorer("");
    command.arguments = {"/no/such/program"};
    const auto scorer = ScorerProcess::start(command, {});
    QVERIFY(!scorer.has_value());
    QCOMPARE(scorer.error().code, base::ErrorCode::RemoteFailure);
    QCOMPARE(scorer.error().where, std::string("shell"));
    QVERIFY(scorer.error().detail.find("/no/such/program") != std::string::npos);
}

void TstScorerProcess::faultsAreErrors_data() {
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("said");
    QTest::newRow("says nothing") << QStringLiteral("exit 3\n") << QStringLiteral("exit code 3");
    QTest::newRow("is killed") << QStringLiteral("kill -9 $$\n") << QStringLiteral("signal 9");
    QTest::newRow("chats first") << QStringLiteral("echo Loading; echo \"$identity\"; cat >/dev/null\n")
                                 << QStringLiteral("first line");
    QTest::newRow("dies after the first line")
        << QStringLiteral("echo \"$identity\"; exit 4\n") << QStringLiteral("exit code 4");
    QTest::newRow("dies in the middle")
        << QStringLiteral("echo \"$identity\"; read -r a; answer 0 1; exit 5\n")
        << QStringLiteral("exit code 5");
    QTest::newRow("half a line") << QStringLiteral("echo \"$identity\"; printf '{\"id\":'; exit 6\n")
                                 << QStringLiteral("exit code 6");
    QTest::newRow("garbage") << QStringLiteral("echo \"$identity\"; echo 'no JSON'; cat >/dev/null\n")
                             << QStringLiteral("no answer");
    QTest::newRow("another id") << QStringLiteral("echo \"$identity\"; answer 99 1; cat >/dev/null\n")
                                << QStringLiteral("does not owe: 99");
    QTest::newRow("an id twice") << QStringLiteral(
                                        "echo \"$identity\"; answer 0 1; answer 0 1; cat >/dev/null\n")
                                 << QStringLiteral("does not owe: 0");
    QTest::newRow("another score")
        << QStringLiteral("echo \"$identity\"; echo '{\"id\":\"0\",\"metrics\":{\"x\":1}}'; cat >/dev/null\n")
        << QStringLiteral("metrics.length");
    QTest::newRow("too long a line")
        << QStringLiteral("echo \"$identity\"; head -c 3000000 /dev/zero | tr '\\0' x; cat >/dev/null\n")
        << QStringLiteral("more than a megabyte");
    QTest::newRow("hangs") << QStringLiteral("echo \"$identity\"; exec sleep 600\n")
                           << QStringLiteral("time limit");
    QTest::newRow("hangs at first") << QStringLiteral("exec sleep 600\n") << QStringLiteral("time limit");
}

void TstScorerProcess::faultsAreErrors() {
    QFETCH(const QString, script);
    QFETCH(const QString, said);
    ScorerCommand command = shellScorer(script.toStdString());
    if (said == QStringLiteral("time limit")) {
        command.startSeconds = 2;
        command.timeoutSeconds = 1;
    }
    const Outcome outcome = outcomeOf(command, 3);
    QVERIFY(!outcome.done.has_value());
    QCOMPARE(outcome.done.error().code, base::ErrorCode::RemoteFailure);
    QCOMPARE(outcome.done.error().where, std::string("shell"));
    QVERIFY2(outcome.done.error().detail.find(said.toStdString()) != std::string::npos,
             outcome.done.error().detail.c_str());
}

void TstScorerProcess::whatItSaidIsInTheError() {
    const Outcome outcome = outcomeOf(
        shellScorer(
            "echo \"$identity\"; i=0; while [ $i -lt 2000 ]; do echo \"line $i\" >&2; i=$((i+1)); done\n"
            "echo 'no such model' >&2; exit 1\n"),
        1);
    QVERIFY(!outcome.done.has_value());
    const std::string& detail = outcome.done.error().detail;
    QVERIFY2(detail.ends_with("no such model"), detail.c_str());
    QVERIFY(detail.size() < 5000); // its last lines, not all of them
}

void TstScorerProcess::itIsStopped() {
    std::stop_source source;
    Outcome outcome;
    std::jthread work([&] {
        outcome = outcomeOf(shellScorer("echo \"$identity\"; exec sleep 600\n"), 1, source.get_token());
    });
    source.request_stop();
    work.join();
    QVERIFY(!outcome.done.has_value());
    QCOMPARE(outcome.done.error().code, base::ErrorCode::Cancelled);
}

void TstScorerProcess::whatItStartedEndsWithIt() {
    QTemporaryDir folder;
    const std::string file = (folder.path() + QStringLiteral("/child")).toStdString();
    {
        const auto scorer = ScorerProcess::start(
            shellScorer("sleep 600 & echo $! > '" + file + "'; echo \"$identity\"; wait\n"), {});
        QVERIFY2(scorer.has_value(), scorer ? "" : scorer.error().detail.c_str());
    }
    std::ifstream in(file);
    std::string child;
    in >> child;
    QVERIFY(!child.empty());
    // Gone, or dead and not yet taken off the list by who inherited it.
    const auto isDead = [&] {
        std::ifstream status("/proc/" + child + "/stat");
        std::string id;
        std::string name;
        std::string state;
        status >> id >> name >> state;
        return state.empty() || state == "Z" || state == "X";
    };
    QTRY_VERIFY(isDead());
}

void TstScorerProcess::idsMayNotRepeat() {
    const auto scorer = ScorerProcess::start(shellScorer(kHonestScorer), {});
    QVERIFY(scorer.has_value());
    const std::vector<ScorerRequest> requests{{"1", "a", {"b"}}, {"1", "c", {"d"}}};
    const auto done = (*scorer)->score(requests, [](const ScorerReply&) { return base::Result<>(); }, {});
    QVERIFY(!done.has_value());
    QCOMPARE(done.error().code, base::ErrorCode::InvalidArgument);
}

void TstScorerProcess::afterAFailureItIsNotAskedAgain() {
    const auto scorer = ScorerProcess::start(shellScorer(kHonestScorer), {});
    QVERIFY(scorer.has_value());
    const auto requests = requestsFor(2);
    const auto refuse = [](const ScorerReply&) -> base::Result<> {
        return base::fail(base::ErrorCode::StorageFailure, "full");
    };
    const auto first = (*scorer)->score(requests, refuse, {});
    QVERIFY(!first.has_value());
    QCOMPARE(first.error().detail, std::string("full"));
    const auto second = (*scorer)->score(requests, refuse, {});
    QVERIFY(!second.has_value());
    QCOMPARE(second.error().code, base::ErrorCode::RemoteFailure);
}

ASSAY_TEST(TstScorerProcess)
#include "tst_scorer_process.moc"
