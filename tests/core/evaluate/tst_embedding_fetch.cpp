// Embedding sets fetched from a service: what is asked, what an interrupted fetch keeps, and the journal that
// keeps it.
#include "core/evaluate/embeddings/fetch_journal.h"
#include "tests/core/evaluate/embedding_setting.h"
#include "tests/support/embedding_service.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

using namespace assay;
using namespace assay::tests;
using Kind = LoopbackResponse::Kind;

class TstEmbeddingFetch : public QObject, EmbeddingSetting {
    Q_OBJECT

    [[nodiscard]] endpoint::EmbeddingSettings settingsFor(const LoopbackServer& server) const {
        endpoint::EmbeddingSettings settings;
        settings.url = server.url() + "/v1";
        settings.model = "asked-model";
        settings.batchTexts = 2;
        settings.maxParallel = 1;
        settings.maxAttempts = 1;
        settings.timeoutMs = 20'000;
        return settings;
    }

  private slots:

    void init() { make(); }

    void cleanup() { clear(); }

    void vectorsAreFetched() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        endpoint::EmbeddingSettings settings = settingsFor(server);
        settings.encoding = endpoint::EmbeddingEncoding::Base64;
        settings.pricePerMillionTokens = 1'000'000;
        const auto reader = m_workspace->reader();
        const auto estimate = estimateEmbeddings(*reader, making(), settings, {});
        ASSAY_VERIFY_OK(estimate);
        QCOMPARE(estimate->texts, std::int64_t{9});
        QCOMPARE(estimate->requests, std::int64_t{5});
        std::int64_t bytes = 0;
        for (std::size_t i = 0; i < 10; ++i) {
            bytes += i == 7 ? 0 : static_cast<std::int64_t>(texts()[i].size());
        }
        QCOMPARE(estimate->bytes, bytes);
        QCOMPARE(estimate->tokensGuess, (bytes + 3) / 4);
        QCOMPARE(*estimate->cost, static_cast<double>(estimate->tokensGuess));
        QVERIFY(!estimate->seconds && !estimate->timed);
        // By the bound at least so long; by a request that is timed about so long.
        endpoint::EmbeddingSettings bounded = settings;
        bounded.maxPerSecond = 2;
        const auto byBound = estimateEmbeddings(*reader, making(), bounded, {});
        QVERIFY(byBound && byBound->seconds == 2.0 && !byBound->timed);
        QCOMPARE(server.requestCount(), 0);
        const auto probed = probeEmbeddings(*reader, making(), settings, {}, {});
        ASSAY_VERIFY_OK(probed);
        QVERIFY(probed->timed && probed->seconds > 0 && probed->texts == 9);
        QCOMPARE(server.requestCount(), 1);
        QCOMPARE(nlohmann::json::parse(server.requests().front().body).at("input").size(), std::size_t{2});
        QVERIFY(probeEmbeddings(*reader, making(), bounded, {}, {})->seconds >= 2.0);
        QVERIFY(!fs::exists(workspace::dataFolder(*m_workspace)));

        constexpr int kProbes = 2;
        const std::string key = "sk-0123456789abcdef";
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, key, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(made->set.source, workspace::EmbeddingSource::Endpoint);
        QCOMPARE(made->set.model, std::string("asked-model"));
        QCOMPARE(made->set.vectors, std::int64_t{10});
        QCOMPARE(server.requestCount(), kProbes + 5);
        std::multiset<std::string> sent;
        const auto requests = server.requests();
        for (auto at = requests.begin() + kProbes; at != requests.end(); ++at) {
            const LoopbackRequest& request = *at;
            QCOMPARE(request.headers.at("authorization"), "Bearer " + key);
            const auto body = nlohmann::json::parse(request.body);
            for (const auto& text : body.at("input")) {
                sent.insert(text.get<std::string>());
            }
        }
        QCOMPARE(sent.size(), std::size_t{9});
        QCOMPARE(sent.count("risk of flood and fire"), std::size_t{1});
        const auto matrix = vectorsOf(made->set);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(isUnitOf(matrix.row(row), vectorOfText(texts()[row], kDimension)));
        }
        QVERIFY(!matrix.usable(10));
        QCOMPARE(dataFiles(), std::set<std::string>{made->set.fileName});
        for (const std::string& text : {made->set.settings, made->set.report}) {
            QVERIFY(text.find(key) == std::string::npos);
        }
        QCOMPARE(nlohmann::json::parse(made->set.report)["served_model"].get<std::string>(),
                 std::string("served-model"));
    }

    void anInterruptedFetchGoesOn() {
        std::atomic<bool> broken = true;
        LoopbackServer server([&](const LoopbackRequest& request) -> LoopbackResponse {
            if (broken && request.number >= 3) {
                return {Kind::Reply, 400, R"({"error":{"message":"out of credit"}})", {}};
            }
            return goodEmbeddings(request, kDimension);
        });
        const endpoint::EmbeddingSettings settings = settingsFor(server);
        const auto failed = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        QVERIFY(!failed.has_value());
        QCOMPARE(failed.error().detail, std::string("400: out of credit"));
        QCOMPARE(dataFiles().size(), std::size_t{1});
        const std::string journal = *dataFiles().begin();
        QVERIFY(journal.starts_with("fetch-") && journal.ends_with(".journal"));
        const auto left = estimateEmbeddings(*m_workspace->reader(), making(), settings, {});
        QCOMPARE(left->texts, std::int64_t{3});
        // The last batch was cut off by a crash: it is asked for again, and no other.
        const fs::path file = workspace::dataFolder(*m_workspace) / journal;
        fs::resize_file(file, fs::file_size(file) - 5);
        broken = false;
        const int before = server.requestCount();
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(server.requestCount() - before, 3);
        QCOMPARE(nlohmann::json::parse(made->set.report)["from_journal"].get<int>(), 4);
        QCOMPARE(made->set.vectors, std::int64_t{10});
        const auto matrix = vectorsOf(made->set);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(isUnitOf(matrix.row(row), vectorOfText(texts()[row], kDimension)));
        }
        QCOMPARE(dataFiles(), std::set<std::string>{made->set.fileName});
    }

    void aStoppedFetchKeepsWhatCame() {
        LoopbackServer server([&](const LoopbackRequest& request) {
            LoopbackResponse response = goodEmbeddings(request, kDimension);
            response.kind = request.number == 2 ? Kind::Hang : Kind::Reply;
            return response;
        });
        std::stop_source stop;
        std::thread other([&] {
            while (server.requestCount() < 3) {
                std::this_thread::yield();
            }
            stop.request_stop();
        });
        const auto settings = settingsFor(server);
        const auto stopped =
            fetchEmbeddings(*m_workspace, making(), settings, {}, stop.get_token(), m_progress);
        other.join();
        QVERIFY(!stopped.has_value());
        QCOMPARE(stopped.error().code, base::ErrorCode::Cancelled);
        QVERIFY(workspace::embeddingSets(*m_workspace->reader(), 0)->empty());
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(nlohmann::json::parse(made->set.report)["from_journal"].get<int>(), 4);
        // Another model begins anew.
        auto another = settings;
        another.model = "another";
        const auto fresh = fetchEmbeddings(*m_workspace, making(), another, {}, {}, m_progress);
        QVERIFY(fresh.has_value());
        QCOMPARE(nlohmann::json::parse(fresh->set.report)["from_journal"].get<int>(), 0);
    }

    void whatDoesNotFitIsSetAside_data() {
        QTest::addColumn<int>("dimension");
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("parallel");
        const auto wide = static_cast<int>(kDimension);
        QTest::newRow("another dimension") << wide + 1 << "model-a" << 1;
        QTest::newRow("another model") << wide << "model-b" << 1;
        QTest::newRow("both, four at once") << wide - 2 << "model-b" << 4;
    }

    // Neither mixed nor in the way for ever, nor thrown away: it was paid for.
    void whatDoesNotFitIsSetAside() {
        QFETCH(int, dimension);
        QFETCH(QString, model);
        QFETCH(int, parallel);
        std::atomic<bool> isLater = false;
        LoopbackServer server([&](const LoopbackRequest& request) -> LoopbackResponse {
            if (!isLater && request.number >= 2) {
                return {Kind::Reply, 400, "", {}};
            }
            return isLater ? goodEmbeddings(request, static_cast<std::size_t>(dimension), model.toStdString())
                           : goodEmbeddings(request, kDimension, "model-a");
        });
        auto settings = settingsFor(server);
        QVERIFY(!fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress).has_value());
        const std::string before = *dataFiles().begin();
        const std::string kept = readFile(workspace::dataFolder(*m_workspace) / before);
        isLater = true;
        settings.maxParallel = parallel;
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        const auto report = nlohmann::json::parse(made->set.report);
        QCOMPARE(report["from_journal"].get<int>(), 0);
        QCOMPARE(report["requests"].get<int>(), 5);
        QCOMPARE(report["served_model"].get<std::string>(), model.toStdString());
        QCOMPARE(made->set.dimension, std::int64_t{dimension});
        const auto matrix = vectorsOf(made->set);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(isUnitOf(matrix.row(row), vectorOfText(texts()[row], matrix.dimension())));
        }
        QCOMPARE(made->issues.count(base::IssueCode::FetchSetAside), std::int64_t{1});
        const base::Issue issue = made->issues.issues().front();
        QCOMPARE(issue.value, std::string("'model-a' with 6 numbers"));
        QCOMPARE(issue.expected,
                 "'" + model.toStdString() + "' with " + std::to_string(dimension) + " numbers");
        const fs::path aside = issue.file;
        QVERIFY((dataFiles() == std::set<std::string>{made->set.fileName, aside.filename().string()}));
        QCOMPARE(readFile(aside), kept);
        fs::last_write_time(aside, fs::file_time_type::clock::now() - std::chrono::hours(25));
        const auto findings = workspace::checkWorkspace(m_workspace->path(), {}, m_progress);
        QVERIFY(findings && findings->size() == 1);
        QVERIFY(findings->front().detail.find("did not fit") != std::string::npos);
    }

    // Within one fetch nobody knows which of the two is the right one.
    void twoModelsInOneFetch() {
        LoopbackServer server([&](const LoopbackRequest& request) {
            return goodEmbeddings(request, kDimension, request.number == 2 ? "model-b" : "model-a");
        });
        const auto settings = settingsFor(server);
        const auto mixed = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        QVERIFY(!mixed.has_value());
        QCOMPARE(mixed.error().code, base::ErrorCode::RemoteFailure);
        QCOMPARE(mixed.error().detail,
                 std::string("vectors of the model 'model-b' after those of 'model-a'"));
        // What fits is gone on with.
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(nlohmann::json::parse(made->set.report)["from_journal"].get<int>(), 4);
        QCOMPARE(made->issues.count(base::IssueCode::FetchSetAside), std::int64_t{0});
    }

    // Of the form before, which did not say by which model its vectors are.
    void aJournalWithoutModelsIsSetAside() {
        std::atomic<bool> broken = true;
        LoopbackServer server([&](const LoopbackRequest& request) -> LoopbackResponse {
            return broken && request.number > 0 ? LoopbackResponse{Kind::Reply, 400, "", {}}
                                                : goodEmbeddings(request, kDimension);
        });
        const auto settings = settingsFor(server);
        QVERIFY(!fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress).has_value());
        const fs::path journal = workspace::dataFolder(*m_workspace) / *dataFiles().begin();
        {
            std::fstream file(journal, std::ios::in | std::ios::out | std::ios::binary);
            file.seekp(7);
            file.put('1');
        }
        const std::string kept = readFile(journal);
        broken = false;
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(nlohmann::json::parse(made->set.report)["from_journal"].get<int>(), 0);
        QCOMPARE(made->issues.count(base::IssueCode::FetchSetAside), std::int64_t{1});
        QCOMPARE(readFile(made->issues.issues().front().file), kept);
    }

    void theJournalDropsWhatIsDamaged() {
        const std::string key(64, 'a');
        const fs::path file = m_folder->path("d/fetch-aaaaaaaaaaaa.journal");
        std::size_t seen = 0;
        const auto count = [&](const TextDigest&, std::uint64_t) { ++seen; };
        {
            auto journal = FetchJournal::open(file, key, count, {});
            ASSAY_VERIFY_OK(journal);
            for (int batch = 0; batch < 3; ++batch) {
                const std::vector<TextDigest> digests{digestOf(std::to_string(batch)),
                                                      digestOf("x" + std::to_string(batch))};
                const std::vector<float> values{1, 2, 3, static_cast<float>(batch)};
                const auto place = journal->append(digests, 2, values, "model");
                QVERIFY(place.has_value());
                std::vector<float> back(2);
                QVERIFY(journal->read(*place + 8, back).has_value());
                QVERIFY((back == std::vector<float>{3, static_cast<float>(batch)}));
            }
            QVERIFY(!journal->append({}, 3, {}, {}).has_value());
            QCOMPARE(journal->model(), std::string("model"));
        }
        const std::string whole = readFile(file);
        constexpr std::size_t kHead = 72;
        constexpr std::size_t kBatch = 16 + 5 + 2 * (16 + 8) + 64;
        QCOMPARE(whole.size(), kHead + 3 * kBatch);
        const auto soundIn = [&](const std::string& content) {
            std::ofstream(file, std::ios::binary | std::ios::trunc) << content;
            seen = 0;
            const auto journal = FetchJournal::open(file, key, count, {});
            if (!journal) {
                return std::size_t{999};
            }
            return seen;
        };
        for (std::size_t length = 0; length <= whole.size(); ++length) {
            const std::size_t expected = length < kHead ? 0 : (length - kHead) / kBatch * 2;
            QCOMPARE(soundIn(whole.substr(0, length)), expected);
            QCOMPARE(fs::file_size(file), kHead + expected / 2 * kBatch);
        }
        for (std::size_t at = kHead; at < whole.size(); ++at) {
            std::string damaged = whole;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
            QCOMPARE(soundIn(damaged), (at - kHead) / kBatch * 2);
        }
        std::string other = whole;
        other[20] = 'b';
        QCOMPARE(soundIn(other), std::size_t{0});
    }
};

ASSAY_TEST(TstEmbeddingFetch)
#include "tst_embedding_fetch.moc"
