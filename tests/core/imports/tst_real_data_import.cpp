// Every data file of four projects goes into a workspace and comes out again as the same JSON.
#include "core/formats/file_kind.h"
#include "core/formats/questions/question_format.h"
#include "core/imports/importing.h"
#include "core/workspace/bundles/bundles.h"
#include "core/workspace/predictions/answer_scores.h"
#include "core/workspace/predictions/prediction_reading.h"
#include "core/workspace/suites/reference_lists.h"
#include "core/workspace/suites/suites.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using formats::FileContent;
using Json = nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr std::array<const char*, 4> kFolders{"finsights", "finsearch", "florida_tax", "tatqa"};
constexpr std::array<std::string_view, 4> kEndings{".json", ".jsonl", ".csv", ".tsv"};

std::vector<fs::path> filesIn(const fs::path& data, bool areData) {
    std::vector<fs::path> files;
    for (const char* folder : kFolders) {
        for (const auto& entry : fs::recursive_directory_iterator(data / folder)) {
            const bool isData =
                std::ranges::find(kEndings, entry.path().extension().string()) != kEndings.end();
            if (entry.is_regular_file() && isData == areData) {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

// How many records the document has, told from its shape alone.
std::size_t recordsIn(const Json& document) {
    const auto sumOf = [](const Json& objects, const char* list) {
        std::size_t sum = 0;
        for (const Json& object : objects) {
            sum += object.at(list).size();
        }
        return sum;
    };
    if (document.is_array()) {
        return document.at(0).contains("questions") ? sumOf(document, "questions") : document.size();
    }
    for (const char* list : {"questions", "detailed_results", "results"}) {
        if (document.contains(list)) {
            return document.at(list).size();
        }
    }
    return document.contains("baselines") ? sumOf(document.at("baselines"), "results") : document.size();
}

base::Result<imports::Imported> import(Workspace& workspace, const fs::path& file, const std::string& name) {
    base::NoProgress progress;
    const imports::LookedAt looked = imports::look({&file, 1}, name);
    return looked.plans.empty() ? base::Result<imports::Imported>(tl::unexpected(looked.failures.front()))
                                : imports::importFiles(workspace, looked.plans.front(), {}, {}, progress);
}

base::Result<std::string> exported(const Reader& reader, const std::string& name, FileContent content) {
    if (content == FileContent::Questions) {
        return findSuite(reader, name).and_then([&](const SuiteInfo& suite) -> base::Result<std::string> {
            ASSAY_TRY(const auto writing, suiteForWriting(reader, suite.id, 0, true, {}));
            auto written = formats::writeQuestions(suite.files.front().kind, writing);
            return written ? base::Result<std::string>(std::move(written->files.at(0).content))
                           : tl::unexpected(written.error());
        });
    }
    if (content == FileContent::Bundles) {
        return findBundleSet(reader, name).and_then([&](const BundleSetInfo& set) {
            return exportBundles(reader, set.id);
        });
    }
    return keptFile(reader, name).map([](const KeptFile& kept) { return kept.content; });
}

} // namespace

class TstRealDataImport : public QObject {
    Q_OBJECT

  private slots:
    void everyDataFileComesOutAsItWentIn();
    void whatIsNoDataIsRefused();
    void answersBelongToTheirQuestions();
};

void TstRealDataImport::everyDataFileComesOutAsItWentIn() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const StoreFolder folder;
    const auto workspace = Workspace::create(folder.path("w.assay"));
    ASSAY_VERIFY_OK(workspace);
    const auto files = filesIn(data, true);
    QVERIFY(files.size() >= 13);
    for (const fs::path& file : files) {
        const std::string name = file.filename().string();
        const std::string source = readFile(file);
        const Json document = Json::parse(source, nullptr, false);
        QVERIFY2(!document.is_discarded(), name.c_str());
        const auto kind = formats::recogniseFile(file);
        QVERIFY2(kind, name.c_str());
        const auto done = import(**workspace, file, name);
        QVERIFY2(done, (name + ": " + explanation(done)).c_str());
        QVERIFY2(done->rejected == 0, name.c_str());
        QVERIFY2(done->records == static_cast<std::int64_t>(recordsIn(document)),
                 (name + ": " + std::to_string(done->records)).c_str());
        const auto reader = (*workspace)->reader();
        const auto out = exported(*reader, name, kind->content);
        QVERIFY2(out, (name + ": " + explanation(out)).c_str());
        QVERIFY2(Json::parse(*out, nullptr, false) == document, name.c_str());
        if (kind->content == FileContent::AnswerScores || kind->content == FileContent::ReferenceList) {
            QVERIFY2(*out == source, name.c_str());
            QVERIFY(keptFile(*reader, name)->kind == kind->name);
            QCOMPARE(keptFile(*reader, name)->records, done->records);
        }
        qInfo("%s: %s, %lld records", name.c_str(), kind->name.c_str(),
              static_cast<long long>(done->records));
    }
    base::NoProgress progress;
    const auto findings = checkWorkspace(folder.path("w.assay"), {}, progress);
    ASSAY_VERIFY_OK(findings);
    QCOMPARE(findings->size(), std::size_t{0});
}

void TstRealDataImport::whatIsNoDataIsRefused() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    auto files = filesIn(data, false);
    files.push_back(data / "README.md");
    for (const fs::path& file : files) {
        const auto kind = formats::recogniseFile(file);
        QVERIFY2(!kind, file.c_str());
        QVERIFY2(kind.error().code == base::ErrorCode::UnknownFormat, file.c_str());
        QVERIFY2(!kind.error().detail.empty(), file.c_str());
    }
}

// The ids of answers are those of the questions that they answer, and their scores can be used.
void TstRealDataImport::answersBelongToTheirQuestions() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    const StoreFolder folder;
    const auto workspace = Workspace::create(folder.path("w.assay"));
    ASSAY_VERIFY_OK(workspace);
    ASSAY_VERIFY_OK(import(**workspace, data / "finsearch/retrieval_eval_dataset.json", "search"));
    ASSAY_VERIFY_OK(import(**workspace, data / "florida_tax/golden_dataset.json", "tax"));
    ASSAY_VERIFY_OK(import(**workspace, data / "tatqa/tatqa_dataset_dev.json", "tatqa"));
    base::NoProgress progress;
    const auto answers = [&](const char* file) {
        return importAnswerScores(**workspace, data / file, file, {}, {}, progress);
    };
    const auto search = answers("finsearch/evaluation_results_20251116_010954.json");
    const auto report = answers("florida_tax/eval_46e75070.json");
    const auto baselines = answers("florida_tax/baseline_comparison.json");
    const auto predictions = answers("tatqa/sample_prediction.json");
    for (const auto* one : {&search, &report, &baselines, &predictions}) {
        ASSAY_VERIFY_OK(*one);
        QCOMPARE((*one)->rejected, 0);
        QCOMPARE((*one)->unknownQuestions, 0);
    }
    QCOMPARE(baselines->sets.size(), std::size_t{2});
    const auto reader = (*workspace)->reader();

    const Json results = Json::parse(readFile(data / "finsearch/evaluation_results_20251116_010954.json"));
    const auto loaded = loadAnswerScores(*reader, search->set.id, {});
    ASSAY_VERIFY_OK(loaded);
    for (const Json& result : results.at("detailed_results")) {
        const ScoredAnswer& answer = loaded->at(result.at("question_id").get<std::string>());
        QVERIFY(answer.metric("mrr") == result.at("mrr").get<double>());
        QVERIFY(!answer.answer);
    }
    // All of it in the order of the questions; what was found fourth nobody knows.
    const auto questions = questionsNamed(*reader, "search", {});
    ASSAY_VERIFY_OK(questions);
    std::size_t next = 0;
    const auto take = [&](std::size_t question,
                          std::vector<formats::PredictionRecord> samples) -> base::Result<> {
        const Json& result = results.at("detailed_results").at(question);
        const model::Prediction& prediction = samples.at(0).prediction;
        const bool isIt =
            question == next++ && samples.size() == 1 &&
            prediction.latencyMs == result.at("latency_ms").get<double>() &&
            prediction.contexts->at(2).source == result.at("retrieved_sources").at(2).get<std::string>() &&
            prediction.contextsCutAt == 3;
        return isIt ? base::Result<>() : base::fail(base::ErrorCode::InputNotUsable, prediction.questionId);
    };
    const auto match = readPredictions(*reader, search->set.id, *questions, take, {});
    ASSAY_VERIFY_OK(match);
    QVERIFY(match->matched == 28 && match->answered == 28 && match->unmatched.empty());
    const Json systems = Json::parse(readFile(data / "florida_tax/baseline_comparison.json")).at("baselines");
    for (const AnswerSetInfo& set : baselines->sets) {
        const Json& system = systems.at(set.name.substr(set.name.find(": ") + 2));
        const auto said = loadAnswerScores(*reader, set.id, {});
        ASSAY_VERIFY_OK(said);
        QCOMPARE(said->size(), system.at("results").size());
        for (const Json& result : system.at("results")) {
            const ScoredAnswer& answer = said->at(result.at("question_id").get<std::string>());
            QCOMPARE(answer.answer.value_or(""), result.at("answer").get<std::string>());
            QVERIFY(answer.metric("correctness") == result.at("correctness").get<double>());
        }
    }
}

ASSAY_TEST(TstRealDataImport)
#include "tst_real_data_import.moc"
