#include "core/base/hash.h"
#include "core/evaluate/embedding_making.h"
#include "core/evaluate/fetch_journal.h"
#include "core/retrieval/vector_matrix.h"
#include "core/store/corpora.h"
#include "tests/support/embedding_service.h"
#include "tests/support/std_strings.h"

#include <QtTest/QtTest>

#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

using namespace assay;
using namespace assay::evaluate;
using assay::tests::goodEmbeddings;
using assay::tests::LoopbackRequest;
using assay::tests::LoopbackResponse;
using assay::tests::LoopbackServer;
using Kind = LoopbackResponse::Kind;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kDimension = 6;

// Sentences 3 and 7 have the same text; the last one is a heading.
std::vector<std::string> texts() {
    return {"net sales of lamps rose",  "operating costs of lamps fell", "net income rose with sales",
            "risk of flood and fire",   "costs of fire insurance rose",  "sales of chairs fell",
            "income from chairs rose",  "risk of flood and fire",        "lamps and chairs are sold",
            "insurance against floods", "MANAGEMENT DISCUSSION"};
}

std::string idOf(std::size_t row) {
    return "s" + std::to_string(100 + row);
}

std::string corpusLines() {
    std::string lines;
    const auto all = texts();
    for (std::size_t i = 0; i < all.size(); ++i) {
        json line{{"cik_int", 1},      {"name", "Company"},     {"report_year", 2018}, {"section_name", "7"},
                  {"sentence_pos", i}, {"sentenceID", idOf(i)}, {"text", all[i]}};
        if (i + 1 == all.size()) {
            line["kind"] = "heading";
        }
        lines += line.dump() + "\n";
    }
    return lines;
}

template <typename T>
std::string explain(const base::Result<T>& result) {
    return result ? "ok"
                  : std::string(base::errorCodeName(result.error().code)) + ": " + result.error().detail +
                        " @ " + result.error().where;
}

std::string npyOf(const std::vector<std::vector<float>>& rows) {
    std::string header = "{'descr': '<f4', 'fortran_order': False, 'shape': (" + std::to_string(rows.size()) +
                         ", " + std::to_string(rows.front().size()) + "), }";
    while ((10 + header.size() + 1) % 64 != 0) {
        header += ' ';
    }
    header += '\n';
    std::string bytes("\x93NUMPY\x01\x00", 8);
    bytes += static_cast<char>(header.size() & 0xFFU);
    bytes += static_cast<char>(header.size() >> 8U);
    bytes += header;
    for (const auto& row : rows) {
        bytes.append(reinterpret_cast<const char*>(row.data()), row.size() * sizeof(float));
    }
    return bytes;
}

} // namespace

class TstEmbeddingMaking : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<store::Workspace> m_workspace;
    base::RowId m_corpus = 0;
    base::NoProgress m_progress;

    [[nodiscard]] fs::path path(const std::string& name) const {
        return fs::path(m_folder->path().toStdString()) / name;
    }

    [[nodiscard]] fs::path write(const std::string& name, const std::string& content) const {
        std::ofstream(path(name), std::ios::binary) << content;
        return path(name);
    }

    // What lies beside the workspace.
    [[nodiscard]] std::set<std::string> dataFiles() const {
        std::set<std::string> names;
        std::error_code none;
        for (const auto& entry : fs::directory_iterator(store::dataFolder(*m_workspace), none)) {
            names.insert(entry.path().filename().string());
        }
        return names;
    }

    static std::string contentOf(const fs::path& file) {
        std::ifstream input(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(input), {}};
    }

    [[nodiscard]] EmbeddingMaking making(const std::string& name = {}) const {
        return {m_corpus, name, {}, "Ada", true};
    }

    [[nodiscard]] retrieval::VectorMatrix vectorsOf(const store::EmbeddingSet& set) const {
        auto matrix = retrieval::VectorMatrix::open(store::dataFolder(*m_workspace) / set.fileName);
        return matrix ? *matrix : retrieval::VectorMatrix();
    }

    // Whether the row is that vector, brought to length 1.
    static bool isUnitOf(std::span<const float> row, const std::vector<float>& vector) {
        double square = 0;
        for (const float value : vector) {
            square += double{value} * double{value};
        }
        for (std::size_t i = 0; i < vector.size(); ++i) {
            if (std::abs(double{row[i]} - vector[i] / std::sqrt(square)) > 1e-6) {
                return false;
            }
        }
        return row.size() == vector.size();
    }

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

    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        auto made = store::Workspace::create(path("w.assay"));
        QVERIFY(made.has_value());
        m_workspace = std::move(*made);
        const std::vector<fs::path> files{write("corpus.jsonl", corpusLines())};
        const auto imported =
            store::importCorpus(*m_workspace, files, {"filings", std::nullopt, "Ada"}, {}, m_progress);
        QVERIFY2(imported.has_value(), explain(imported).c_str());
        QCOMPARE(imported->corpus.sentences, std::int64_t{11});
        m_corpus = imported->corpus.id;
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void linesAreImported() {
        std::string lines;
        for (const std::size_t row : {4U, 0U, 2U, 1U}) {
            lines +=
                json{{"id", idOf(row)}, {"embedding", tests::vectorOfText(texts()[row], kDimension)}}.dump() +
                "\n";
        }
        lines += json{{"id", idOf(5)}, {"embedding", std::vector<float>(kDimension)}}.dump() + "\n";
        lines += json{{"id", idOf(3)}, {"embedding", tests::vectorOfText("same", kDimension)}}.dump() + "\n";
        lines += json{{"id", idOf(7)}, {"embedding", tests::vectorOfText("same", kDimension)}}.dump() + "\n";
        lines += json{{"id", "nobody"}, {"embedding", tests::vectorOfText("x", kDimension)}}.dump() + "\n";
        const auto file = write("v.jsonl", lines);
        EmbeddingMaking choices = making("mine");
        choices.model = "model 1";
        const auto made = importEmbeddings(*m_workspace, choices, file, {}, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(made->set.name, std::string("mine"));
        QCOMPARE(made->set.model, std::string("model 1"));
        QCOMPARE(made->set.source, store::EmbeddingSource::File);
        QCOMPARE(made->set.dimension, static_cast<std::int64_t>(kDimension));
        QCOMPARE(made->set.rows, std::int64_t{11});
        QCOMPARE(made->set.vectors, std::int64_t{6});
        QCOMPARE(made->set.sourceHash, *base::sha256OfFile(file));
        QCOMPARE(made->set.fileName, "vectors-" + made->set.contentHash.substr(0, 12) + ".avec");
        QVERIFY(!made->set.createdAt.empty());
        QCOMPARE(made->issues.count(base::IssueCode::ZeroVector), std::int64_t{1});
        QCOMPARE(made->issues.count(base::IssueCode::MissingVector), std::int64_t{4});
        QCOMPARE(made->issues.count(base::IssueCode::UnknownSentence), std::int64_t{1});
        const auto report = json::parse(made->set.report);
        QCOMPARE(report["taken"].get<int>(), 7);
        QCOMPARE(report["missing"].get<int>(), 4);
        QCOMPARE(report["zero"].get<int>(), 1);
        QCOMPARE(report["duplicate_groups"].get<int>(), 1);
        QCOMPARE(report["duplicate_rows"].get<int>(), 2);
        QVERIFY((report["largest_duplicate_groups"][0]["first"] == json{idOf(3), idOf(7)}));
        QVERIFY(report["smallest_norm"].get<double>() <= report["largest_norm"].get<double>());
        const auto matrix = vectorsOf(made->set);
        QCOMPARE(matrix.rows(), std::size_t{11});
        QCOMPARE(matrix.contentHash(), made->set.contentHash);
        for (const std::size_t row : {0U, 1U, 2U, 4U}) {
            QVERIFY(isUnitOf(matrix.row(static_cast<retrieval::Row>(row)),
                             tests::vectorOfText(texts()[row], kDimension)));
        }
        QVERIFY(!matrix.usable(5) && !matrix.usable(6) && !matrix.usable(10));
        QCOMPARE(dataFiles(), std::set<std::string>{made->set.fileName});
        const auto reader = m_workspace->reader();
        QCOMPARE(store::embeddingIssues(*reader, made->set.id)->total(), made->issues.total());
    }

    void sameContentIsOneFile() {
        std::vector<std::vector<float>> rows;
        for (std::size_t i = 0; i < texts().size(); ++i) {
            rows.push_back(tests::vectorOfText(idOf(i), kDimension));
        }
        const auto file = write("v.npy", npyOf(rows));
        formats::VectorReadingSettings inOrder;
        inOrder.inCorpusOrder = true;
        const auto first = importEmbeddings(*m_workspace, making("a"), file, inOrder, {}, m_progress);
        QVERIFY2(first.has_value(), explain(first).c_str());
        QCOMPARE(first->set.model, std::string("unknown model"));
        const auto again = importEmbeddings(*m_workspace, making("a"), file, inOrder, {}, m_progress);
        QVERIFY(!again.has_value());
        QCOMPARE(again.error().code, base::ErrorCode::NameTaken);
        const auto second = importEmbeddings(*m_workspace, making("b"), file, inOrder, {}, m_progress);
        QVERIFY2(second.has_value(), explain(second).c_str());
        QCOMPARE(second->set.fileName, first->set.fileName);
        QCOMPARE(dataFiles(), std::set<std::string>{first->set.fileName});
        // One that was damaged meanwhile is replaced, not trusted.
        const fs::path stored = store::dataFolder(*m_workspace) / first->set.fileName;
        {
            std::fstream damage(stored, std::ios::in | std::ios::out | std::ios::binary);
            damage.seekp(4'100);
            damage.put('\x55');
        }
        QVERIFY(!retrieval::VectorMatrix::open(stored).has_value());
        const auto third = importEmbeddings(*m_workspace, making("c"), file, inOrder, {}, m_progress);
        QVERIFY2(third.has_value(), explain(third).c_str());
        QVERIFY(retrieval::VectorMatrix::open(stored).has_value());
    }

    void whatCannotBeUsedLeavesNothing() {
        const auto refused = [&](const std::string& content, const formats::VectorReadingSettings& settings,
                                 base::ErrorCode code, const std::string& detail) {
            const auto made = importEmbeddings(*m_workspace, making("x"), write("x.bin", content), settings,
                                               {}, m_progress);
            QVERIFY(!made.has_value());
            QCOMPARE(explain(made).substr(0, explain(made).find(" @ ")),
                     std::string(base::errorCodeName(code)) + ": " + detail);
            QVERIFY(!fs::exists(store::dataFolder(*m_workspace)));
        };
        const std::string one = json{{"id", idOf(1)}, {"embedding", {1, 2, 3}}}.dump() + "\n";
        formats::VectorReadingSettings due;
        due.dimension = 4;
        refused(npyOf({{1, 2, 3}}), due, base::ErrorCode::InvalidArgument, "3, expected 4");
        formats::VectorReadingSettings inOrder;
        inOrder.inCorpusOrder = true;
        refused(npyOf({{1, 2, 3}}), inOrder, base::ErrorCode::InvalidArgument, "11, expected 1");
        refused(json{{"id", "nobody"}, {"embedding", {1, 2, 3}}}.dump() + "\n", {},
                base::ErrorCode::InputNotUsable,
                "none of 1 vectors can be used for a sentence of this corpus");
        std::stop_source stop;
        stop.request_stop();
        const auto cancelled = importEmbeddings(*m_workspace, making("x"), write("y.jsonl", one), {},
                                                stop.get_token(), m_progress);
        QCOMPARE(cancelled.error().code, base::ErrorCode::Cancelled);
        EmbeddingMaking nowhere = making("x");
        nowhere.corpus = 999;
        const auto lost = importEmbeddings(*m_workspace, nowhere, path("y.jsonl"), {}, {}, m_progress);
        QCOMPARE(lost.error().code, base::ErrorCode::NotFound);
        QVERIFY(!fs::exists(store::dataFolder(*m_workspace)));
        QVERIFY(store::embeddingSets(*m_workspace->reader(), 0)->empty());
    }

    void lsaIsMadeOfTheProse() {
        retrieval::LsaSettings settings;
        settings.dimension = 4;
        settings.minDocuments = 1;
        settings.threads = 1;
        const auto made = makeLsaEmbeddings(*m_workspace, making(), settings, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(made->set.model, std::string("LSA 4"));
        QCOMPARE(made->set.name, std::string("LSA 4"));
        QCOMPARE(made->set.source, store::EmbeddingSource::Lsa);
        QCOMPARE(made->set.vectors, std::int64_t{10});
        QVERIFY((dataFiles() == std::set<std::string>{made->set.fileName, made->set.modelFile}));
        const auto model = retrieval::LsaModel::load(store::dataFolder(*m_workspace) / made->set.modelFile);
        QVERIFY2(model.has_value(), explain(model).c_str());
        const auto matrix = vectorsOf(made->set);
        std::vector<float> vector(4);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(model->embed(texts()[row], vector));
            QVERIFY(isUnitOf(matrix.row(row), vector));
        }
        QVERIFY(!matrix.usable(10));
        const auto report = json::parse(made->set.report);
        QCOMPARE(report["not_prose"].get<int>(), 1);
        QCOMPARE(report["duplicate_groups"].get<int>(), 1);
        QCOMPARE(json::parse(made->set.settings)["seed"].get<int>(), 1);

        EmbeddingMaking all = making("with headings");
        all.onlyProse = false;
        const auto more = makeLsaEmbeddings(*m_workspace, all, settings, {}, m_progress);
        QVERIFY2(more.has_value(), explain(more).c_str());
        QCOMPARE(json::parse(more->set.report)["not_prose"].get<int>(), 0);

        // The same again is the same bytes.
        settings.threads = 3;
        const auto same = makeLsaEmbeddings(*m_workspace, making("again"), settings, {}, m_progress);
        QVERIFY(same.has_value());
        QCOMPARE(same->set.contentHash, made->set.contentHash);
        QCOMPARE(same->set.modelFile, made->set.modelFile);
    }

    void aSmallCorpusHasFewerDimensions() {
        retrieval::LsaSettings settings;
        settings.dimension = 256;
        const auto made = makeLsaEmbeddings(*m_workspace, making(), settings, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QVERIFY(made->set.dimension < 11);
        QCOMPARE(made->set.model, "LSA " + std::to_string(made->set.dimension));
        QCOMPARE(made->set.name, made->set.model);
        QCOMPARE(json::parse(made->set.report)["dimension_asked_for"].get<int>(), 256);
        // Rows without any word that two texts have get no vector, and are named.
        QCOMPARE(made->issues.count(base::IssueCode::ZeroVector), 10 - made->set.vectors);
        settings.minDocuments = 1'000;
        const auto none = makeLsaEmbeddings(*m_workspace, making("none"), settings, {}, m_progress);
        QVERIFY(!none.has_value());
        QCOMPARE(none.error().code, base::ErrorCode::InputNotUsable);
        QVERIFY((dataFiles() == std::set<std::string>{made->set.fileName, made->set.modelFile}));
    }

    void vectorsAreFetched() {
        LoopbackServer server(
            [](const LoopbackRequest& request) { return goodEmbeddings(request, kDimension); });
        endpoint::EmbeddingSettings settings = settingsFor(server);
        settings.encoding = endpoint::EmbeddingEncoding::Base64;
        settings.pricePerMillionTokens = 1'000'000;
        const auto reader = m_workspace->reader();
        const auto estimate = estimateEmbeddings(*reader, making(), settings, {});
        QVERIFY2(estimate.has_value(), explain(estimate).c_str());
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
        QVERIFY2(probed.has_value(), explain(probed).c_str());
        QVERIFY(probed->timed && probed->seconds > 0 && probed->texts == 9);
        QCOMPARE(server.requestCount(), 1);
        QCOMPARE(json::parse(server.requests().front().body).at("input").size(), std::size_t{2});
        QVERIFY(probeEmbeddings(*reader, making(), bounded, {}, {})->seconds >= 2.0);
        QVERIFY(!fs::exists(store::dataFolder(*m_workspace)));

        constexpr int kProbes = 2;
        const std::string key = "sk-0123456789abcdef";
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, key, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(made->set.source, store::EmbeddingSource::Endpoint);
        QCOMPARE(made->set.model, std::string("asked-model"));
        QCOMPARE(made->set.vectors, std::int64_t{10});
        QCOMPARE(server.requestCount(), kProbes + 5);
        std::multiset<std::string> sent;
        const auto requests = server.requests();
        for (auto at = requests.begin() + kProbes; at != requests.end(); ++at) {
            const LoopbackRequest& request = *at;
            QCOMPARE(request.headers.at("authorization"), "Bearer " + key);
            const auto body = json::parse(request.body);
            for (const auto& text : body.at("input")) {
                sent.insert(text.get<std::string>());
            }
        }
        QCOMPARE(sent.size(), std::size_t{9});
        QCOMPARE(sent.count("risk of flood and fire"), std::size_t{1});
        const auto matrix = vectorsOf(made->set);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(isUnitOf(matrix.row(row), tests::vectorOfText(texts()[row], kDimension)));
        }
        QVERIFY(!matrix.usable(10));
        QCOMPARE(dataFiles(), std::set<std::string>{made->set.fileName});
        for (const std::string& text : {made->set.settings, made->set.report}) {
            QVERIFY(text.find(key) == std::string::npos);
        }
        QCOMPARE(json::parse(made->set.report)["served_model"].get<std::string>(),
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
        const fs::path file = store::dataFolder(*m_workspace) / journal;
        fs::resize_file(file, fs::file_size(file) - 5);
        broken = false;
        const int before = server.requestCount();
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(server.requestCount() - before, 3);
        QCOMPARE(json::parse(made->set.report)["from_journal"].get<int>(), 4);
        QCOMPARE(made->set.vectors, std::int64_t{10});
        const auto matrix = vectorsOf(made->set);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(isUnitOf(matrix.row(row), tests::vectorOfText(texts()[row], kDimension)));
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
        QVERIFY(store::embeddingSets(*m_workspace->reader(), 0)->empty());
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(json::parse(made->set.report)["from_journal"].get<int>(), 4);
        // Another model begins anew.
        auto another = settings;
        another.model = "another";
        const auto fresh = fetchEmbeddings(*m_workspace, making(), another, {}, {}, m_progress);
        QVERIFY(fresh.has_value());
        QCOMPARE(json::parse(fresh->set.report)["from_journal"].get<int>(), 0);
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
        const std::string kept = contentOf(store::dataFolder(*m_workspace) / before);
        isLater = true;
        settings.maxParallel = parallel;
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        const auto report = json::parse(made->set.report);
        QCOMPARE(report["from_journal"].get<int>(), 0);
        QCOMPARE(report["requests"].get<int>(), 5);
        QCOMPARE(report["served_model"].get<std::string>(), model.toStdString());
        QCOMPARE(made->set.dimension, std::int64_t{dimension});
        const auto matrix = vectorsOf(made->set);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(isUnitOf(matrix.row(row), tests::vectorOfText(texts()[row], matrix.dimension())));
        }
        QCOMPARE(made->issues.count(base::IssueCode::FetchSetAside), std::int64_t{1});
        const base::Issue issue = made->issues.issues().front();
        QCOMPARE(issue.value, std::string("'model-a' with 6 numbers"));
        QCOMPARE(issue.expected,
                 "'" + model.toStdString() + "' with " + std::to_string(dimension) + " numbers");
        const fs::path aside = issue.file;
        QVERIFY((dataFiles() == std::set<std::string>{made->set.fileName, aside.filename().string()}));
        QCOMPARE(contentOf(aside), kept);
        fs::last_write_time(aside, fs::file_time_type::clock::now() - std::chrono::hours(25));
        const auto findings = store::checkWorkspace(m_workspace->path(), {}, m_progress);
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
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(json::parse(made->set.report)["from_journal"].get<int>(), 4);
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
        const fs::path journal = store::dataFolder(*m_workspace) / *dataFiles().begin();
        {
            std::fstream file(journal, std::ios::in | std::ios::out | std::ios::binary);
            file.seekp(7);
            file.put('1');
        }
        const std::string kept = contentOf(journal);
        broken = false;
        const auto made = fetchEmbeddings(*m_workspace, making(), settings, {}, {}, m_progress);
        QVERIFY2(made.has_value(), explain(made).c_str());
        QCOMPARE(json::parse(made->set.report)["from_journal"].get<int>(), 0);
        QCOMPARE(made->issues.count(base::IssueCode::FetchSetAside), std::int64_t{1});
        QCOMPARE(contentOf(made->issues.issues().front().file), kept);
    }

    void theJournalDropsWhatIsDamaged() {
        const std::string key(64, 'a');
        const fs::path file = path("d/fetch-aaaaaaaaaaaa.journal");
        std::size_t seen = 0;
        const auto count = [&](const TextDigest&, std::uint64_t) { ++seen; };
        {
            auto journal = FetchJournal::open(file, key, count, {});
            QVERIFY2(journal.has_value(), explain(journal).c_str());
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
        std::ifstream input(file, std::ios::binary);
        const std::string whole{std::istreambuf_iterator<char>(input), {}};
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

QTEST_APPLESS_MAIN(TstEmbeddingMaking)
#include "tst_embedding_making.moc"
