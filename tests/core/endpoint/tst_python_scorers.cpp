// The scorers that come along, loaded for real where their packages are, with a model that is made here. The
// environment variable ASSAY_SCORER_PYTHON names the Python that has them; else python3 is tried.
#include "core/endpoint/scorer_process.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <map>

using namespace assay;
using namespace assay::endpoint;

namespace {

constexpr int kPatienceMs = 120'000;

QString pythonProgram() {
    const QString named = qEnvironmentVariable("ASSAY_SCORER_PYTHON");
    return named.isEmpty() ? QStringLiteral("python3") : named;
}

QString golden(const char* name) {
    return QStringLiteral(ASSAY_GOLDEN_DIR "/scorers/") + QLatin1String(name);
}

QString scorersFolder() {
    return QStringLiteral(ASSAY_GOLDEN_DIR "/../../resources/scorers");
}

// What it prints; nullopt: it failed.
std::optional<QByteArray> runPython(const QStringList& arguments) {
    QProcess process;
    process.start(pythonProgram(), arguments);
    if (!process.waitForFinished(kPatienceMs) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0) {
        return std::nullopt;
    }
    return process.readAllStandardOutput();
}

ScorerCommand pythonScorer(const QStringList& arguments) {
    ScorerCommand command;
    command.name = "python";
    // -B: no cache is written beside the sources.
    for (const QString& one :
         QStringList{QStringLiteral("/usr/bin/env"), pythonProgram(), QStringLiteral("-B")}) {
        command.arguments.push_back(one.toStdString());
    }
    for (const QString& one : arguments) {
        command.arguments.push_back(one.toStdString());
    }
    command.startSeconds = 120;
    return command;
}

base::Result<std::map<std::string, ScorerReply>> repliesOf(ScorerProcess& scorer,
                                                           const std::vector<ScorerRequest>& requests) {
    std::map<std::string, ScorerReply> replies;
    const auto take = [&](const ScorerReply& reply) -> base::Result<> {
        replies.emplace(reply.id, reply);
        return {};
    };
    ASSAY_TRY(scorer.score(requests, take, {}));
    return replies;
}

} // namespace

class TstPythonScorers : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void theProtocolOfPython();
    void bertScore();
    void bleurtNeedsACheckpoint();
    void bleurt();
    void bleurtByItsOwnPackage();
};

void TstPythonScorers::initTestCase() {
#ifdef Q_OS_WIN
    QSKIP("External scorers are not started on Windows");
#endif
    if (!runPython({QStringLiteral("-c"), QStringLiteral("import json")})) {
        QSKIP("There is no Python here");
    }
}

void TstPythonScorers::theProtocolOfPython() {
    const auto scorer = ScorerProcess::start(pythonScorer({golden("word_scorer.py"), scorersFolder()}), {});
    QVERIFY2(scorer.has_value(), scorer ? "" : scorer.error().detail.c_str());
    QCOMPARE((*scorer)->identity().scorer, std::string("words"));
    std::vector<ScorerRequest> requests;
    for (int i = 0; i < 50; ++i) {
        requests.push_back(
            {std::to_string(i), i == 20 ? "fail" : "the tax of " + std::to_string(i), {"the tax"}});
    }
    const auto replies = repliesOf(**scorer, requests);
    QVERIFY2(replies.has_value(), replies ? "" : replies.error().detail.c_str());
    QCOMPARE(replies->size(), std::size_t(50));
    QCOMPARE(replies->at("20").error, std::string("cannot be scored"));
    // One that fails takes none of its batch along.
    QCOMPARE(replies->at("19").metrics.at("words"), 2.0);
    QCOMPARE(replies->at("21").metrics.at("words"), 2.0);
}

void TstPythonScorers::bertScore() {
    if (!runPython({QStringLiteral("-c"), QStringLiteral("import torch, transformers, bert_score")})) {
        QSKIP("This Python has no bert_score; ASSAY_SCORER_PYTHON can name one that has");
    }
    QTemporaryDir folder;
    const auto made = runPython({golden("tiny_bert.py"), folder.path()});
    QVERIFY(made.has_value());
    const auto truth = nlohmann::json::parse(made->toStdString(), nullptr, false);
    QVERIFY(truth.is_object());
    const auto scorer = ScorerProcess::start(
        pythonScorer({scorersFolder() + QStringLiteral("/bertscore_scorer.py"), QStringLiteral("--model"),
                      folder.path(), QStringLiteral("--layers"), QString::number(truth["layers"].get<int>()),
                      QStringLiteral("--revision"), QStringLiteral("tiny")}),
        {});
    QVERIFY2(scorer.has_value(), scorer ? "" : scorer.error().detail.c_str());
    QCOMPARE((*scorer)->identity().revision, std::string("tiny"));
    std::vector<ScorerRequest> requests;
    for (const auto& pair : truth["pairs"]) {
        requests.push_back({std::to_string(requests.size()), pair["candidate"].get<std::string>(),
                            pair["references"].get<std::vector<std::string>>()});
    }
    const auto replies = repliesOf(**scorer, requests);
    QVERIFY2(replies.has_value(), replies ? "" : replies.error().detail.c_str());
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const ScorerReply& reply = replies->at(requests[i].id);
        QCOMPARE(reply.error, std::string());
        // Padding in a batch moves the last bits.
        QVERIFY(std::abs(reply.metrics.at("bertscore_p") - truth["pairs"][i]["p"].get<double>()) < 1e-5);
        QVERIFY(std::abs(reply.metrics.at("bertscore_r") - truth["pairs"][i]["r"].get<double>()) < 1e-5);
        QVERIFY(std::abs(reply.metrics.at("bertscore_f") - truth["pairs"][i]["f"].get<double>()) < 1e-5);
    }
}

void TstPythonScorers::bleurtNeedsACheckpoint() {
    QTemporaryDir empty;
    for (const QString& folder : {QStringLiteral("/no/such/checkpoint"), empty.path()}) {
        const auto missing =
            ScorerProcess::start(pythonScorer({scorersFolder() + QStringLiteral("/bleurt_scorer.py"),
                                               QStringLiteral("--checkpoint"), folder}),
                                 {});
        QVERIFY(!missing.has_value());
        QVERIFY2(missing.error().detail.find(folder.toStdString()) != std::string::npos,
                 missing.error().detail.c_str());
    }
}

// By the port bleurt_pytorch, which can be installed as a package, with a tiny model that is made here.
void TstPythonScorers::bleurt() {
    if (!runPython({QStringLiteral("-c"), QStringLiteral("import bleurt_pytorch")})) {
        QSKIP("This Python has no bleurt_pytorch; ASSAY_SCORER_PYTHON can name one that has");
    }
    QTemporaryDir folder;
    const auto made = runPython({golden("tiny_bleurt.py"), folder.path()});
    QVERIFY(made.has_value());
    const auto truth = nlohmann::json::parse(made->toStdString(), nullptr, false);
    QVERIFY(truth.is_object());
    const auto scorer = ScorerProcess::start(
        pythonScorer({scorersFolder() + QStringLiteral("/bleurt_scorer.py"), QStringLiteral("--checkpoint"),
                      folder.path(), QStringLiteral("--revision"), QStringLiteral("tiny")}),
        {});
    QVERIFY2(scorer.has_value(), scorer ? "" : scorer.error().detail.c_str());
    QCOMPARE((*scorer)->identity().revision, std::string("tiny"));
    std::vector<ScorerRequest> requests;
    for (const auto& pair : truth["pairs"]) {
        requests.push_back({std::to_string(requests.size()), pair["candidate"].get<std::string>(),
                            pair["references"].get<std::vector<std::string>>()});
    }
    const auto replies = repliesOf(**scorer, requests);
    QVERIFY2(replies.has_value(), replies ? "" : replies.error().detail.c_str());
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const ScorerReply& reply = replies->at(requests[i].id);
        QCOMPARE(reply.error, std::string());
        // Padding in a batch moves the last bits.
        QVERIFY(std::abs(reply.metrics.at("bleurt") - truth["pairs"][i]["bleurt"].get<double>()) < 1e-5);
    }
}

// The package bleurt itself is in no package registry, and its checkpoints are half a gigabyte: only where
// somebody has both.
void TstPythonScorers::bleurtByItsOwnPackage() {
    if (!runPython({QStringLiteral("-c"), QStringLiteral("import bleurt")})) {
        QSKIP("This Python has no bleurt; ASSAY_SCORER_PYTHON can name one that has");
    }
    const QString checkpoint = qEnvironmentVariable("ASSAY_BLEURT_CHECKPOINT");
    if (checkpoint.isEmpty()) {
        QSKIP("ASSAY_BLEURT_CHECKPOINT names no checkpoint");
    }
    const auto scorer =
        ScorerProcess::start(pythonScorer({scorersFolder() + QStringLiteral("/bleurt_scorer.py"),
                                           QStringLiteral("--checkpoint"), checkpoint}),
                             {});
    QVERIFY2(scorer.has_value(), scorer ? "" : scorer.error().detail.c_str());
    const auto replies = repliesOf(
        **scorer, {{"same", "revenue rose", {"revenue rose"}}, {"other", "revenue rose", {"snow"}}});
    QVERIFY2(replies.has_value(), replies ? "" : replies.error().detail.c_str());
    QVERIFY(replies->at("same").metrics.at("bleurt") > replies->at("other").metrics.at("bleurt"));
}

ASSAY_TEST(TstPythonScorers)
#include "tst_python_scorers.moc"
