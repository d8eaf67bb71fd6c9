// Embedding sets out of files of vectors, and by LSA.
#include "core/base/hash.h"
#include "tests/core/evaluate/embedding_setting.h"
#include "tests/support/embedding_service.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <fstream>

using namespace assay;
using namespace assay::tests;

namespace {

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

class TstEmbeddingMaking : public QObject, EmbeddingSetting {
    Q_OBJECT

  private slots:

    void init() { make(); }

    void cleanup() { clear(); }

    void linesAreImported() {
        std::string lines;
        for (const std::size_t row : {4U, 0U, 2U, 1U}) {
            lines += nlohmann::json{{"id", idOf(row)}, {"embedding", vectorOfText(texts()[row], kDimension)}}
                         .dump() +
                     "\n";
        }
        lines += nlohmann::json{{"id", idOf(5)}, {"embedding", std::vector<float>(kDimension)}}.dump() + "\n";
        lines +=
            nlohmann::json{{"id", idOf(3)}, {"embedding", vectorOfText("same", kDimension)}}.dump() + "\n";
        lines +=
            nlohmann::json{{"id", idOf(7)}, {"embedding", vectorOfText("same", kDimension)}}.dump() + "\n";
        lines += nlohmann::json{{"id", "nobody"}, {"embedding", vectorOfText("x", kDimension)}}.dump() + "\n";
        const auto file = m_folder->write("v.jsonl", lines);
        EmbeddingMaking choices = making("mine");
        choices.model = "model 1";
        const auto made = importEmbeddings(*m_workspace, choices, file, {}, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(made->set.name, std::string("mine"));
        QCOMPARE(made->set.model, std::string("model 1"));
        QCOMPARE(made->set.source, workspace::EmbeddingSource::File);
        QCOMPARE(made->set.dimension, static_cast<std::int64_t>(kDimension));
        QCOMPARE(made->set.rows, std::int64_t{11});
        QCOMPARE(made->set.vectors, std::int64_t{6});
        QCOMPARE(made->set.sourceHash, *base::sha256OfFile(file));
        QCOMPARE(made->set.fileName, "vectors-" + made->set.contentHash.substr(0, 12) + ".avec");
        QVERIFY(!made->set.createdAt.empty());
        QCOMPARE(made->issues.count(base::IssueCode::ZeroVector), std::int64_t{1});
        QCOMPARE(made->issues.count(base::IssueCode::MissingVector), std::int64_t{4});
        QCOMPARE(made->issues.count(base::IssueCode::UnknownSentence), std::int64_t{1});
        const auto report = nlohmann::json::parse(made->set.report);
        QCOMPARE(report["taken"].get<int>(), 7);
        QCOMPARE(report["missing"].get<int>(), 4);
        QCOMPARE(report["zero"].get<int>(), 1);
        QCOMPARE(report["duplicate_groups"].get<int>(), 1);
        QCOMPARE(report["duplicate_rows"].get<int>(), 2);
        QVERIFY((report["largest_duplicate_groups"][0]["first"] == nlohmann::json{idOf(3), idOf(7)}));
        QVERIFY(report["smallest_norm"].get<double>() <= report["largest_norm"].get<double>());
        const auto matrix = vectorsOf(made->set);
        QCOMPARE(matrix.rows(), std::size_t{11});
        QCOMPARE(matrix.contentHash(), made->set.contentHash);
        for (const std::size_t row : {0U, 1U, 2U, 4U}) {
            QVERIFY(isUnitOf(matrix.row(static_cast<retrieval::Row>(row)),
                             vectorOfText(texts()[row], kDimension)));
        }
        QVERIFY(!matrix.usable(5) && !matrix.usable(6) && !matrix.usable(10));
        QCOMPARE(dataFiles(), std::set<std::string>{made->set.fileName});
        const auto reader = m_workspace->reader();
        QCOMPARE(workspace::embeddingIssues(*reader, made->set.id)->total(), made->issues.total());
    }

    void sameContentIsOneFile() {
        std::vector<std::vector<float>> rows;
        for (std::size_t i = 0; i < texts().size(); ++i) {
            rows.push_back(vectorOfText(idOf(i), kDimension));
        }
        const auto file = m_folder->write("v.npy", npyOf(rows));
        formats::VectorReadingSettings inOrder;
        inOrder.inCorpusOrder = true;
        const auto first = importEmbeddings(*m_workspace, making("a"), file, inOrder, {}, m_progress);
        ASSAY_VERIFY_OK(first);
        QCOMPARE(first->set.model, std::string("unknown model"));
        const auto again = importEmbeddings(*m_workspace, making("a"), file, inOrder, {}, m_progress);
        QVERIFY(!again.has_value());
        QCOMPARE(again.error().code, base::ErrorCode::NameTaken);
        const auto second = importEmbeddings(*m_workspace, making("b"), file, inOrder, {}, m_progress);
        ASSAY_VERIFY_OK(second);
        QCOMPARE(second->set.fileName, first->set.fileName);
        QCOMPARE(dataFiles(), std::set<std::string>{first->set.fileName});
        // One that was damaged meanwhile is replaced, not trusted.
        const fs::path stored = workspace::dataFolder(*m_workspace) / first->set.fileName;
        {
            std::fstream damage(stored, std::ios::in | std::ios::out | std::ios::binary);
            damage.seekp(4'100);
            damage.put('\x55');
        }
        QVERIFY(!retrieval::VectorMatrix::open(stored).has_value());
        const auto third = importEmbeddings(*m_workspace, making("c"), file, inOrder, {}, m_progress);
        ASSAY_VERIFY_OK(third);
        QVERIFY(retrieval::VectorMatrix::open(stored).has_value());
    }

    void whatCannotBeUsedLeavesNothing() {
        const auto refused = [&](const std::string& content, const formats::VectorReadingSettings& settings,
                                 base::ErrorCode code, const std::string& detail) {
            const auto made = importEmbeddings(*m_workspace, making("x"), m_folder->write("x.bin", content),
                                               settings, {}, m_progress);
            QVERIFY(!made.has_value());
            QCOMPARE(explanation(made).substr(0, explanation(made).find(" @ ")),
                     std::string(base::errorCodeName(code)) + ": " + detail);
            QVERIFY(!fs::exists(workspace::dataFolder(*m_workspace)));
        };
        const std::string one = nlohmann::json{{"id", idOf(1)}, {"embedding", {1, 2, 3}}}.dump() + "\n";
        formats::VectorReadingSettings due;
        due.dimension = 4;
        refused(npyOf({{1, 2, 3}}), due, base::ErrorCode::InvalidArgument, "3, expected 4");
        formats::VectorReadingSettings inOrder;
        inOrder.inCorpusOrder = true;
        refused(npyOf({{1, 2, 3}}), inOrder, base::ErrorCode::InvalidArgument, "11, expected 1");
        refused(nlohmann::json{{"id", "nobody"}, {"embedding", {1, 2, 3}}}.dump() + "\n", {},
                base::ErrorCode::InputNotUsable,
                "none of 1 vectors can be used for a sentence of this corpus");
        std::stop_source stop;
        stop.request_stop();
        const auto cancelled = importEmbeddings(*m_workspace, making("x"), m_folder->write("y.jsonl", one),
                                                {}, stop.get_token(), m_progress);
        QCOMPARE(cancelled.error().code, base::ErrorCode::Cancelled);
        EmbeddingMaking nowhere = making("x");
        nowhere.corpus = 999;
        const auto lost =
            importEmbeddings(*m_workspace, nowhere, m_folder->path("y.jsonl"), {}, {}, m_progress);
        QCOMPARE(lost.error().code, base::ErrorCode::NotFound);
        QVERIFY(!fs::exists(workspace::dataFolder(*m_workspace)));
        QVERIFY(workspace::embeddingSets(*m_workspace->reader(), 0)->empty());
    }

    void lsaIsMadeOfTheProse() {
        retrieval::LsaSettings settings;
        settings.dimension = 4;
        settings.minDocuments = 1;
        settings.threads = 1;
        const auto made = makeLsaEmbeddings(*m_workspace, making(), settings, {}, m_progress);
        ASSAY_VERIFY_OK(made);
        QCOMPARE(made->set.model, std::string("LSA 4"));
        QCOMPARE(made->set.name, std::string("LSA 4"));
        QCOMPARE(made->set.source, workspace::EmbeddingSource::Lsa);
        QCOMPARE(made->set.vectors, std::int64_t{10});
        QVERIFY((dataFiles() == std::set<std::string>{made->set.fileName, made->set.modelFile}));
        const auto model =
            retrieval::LsaModel::load(workspace::dataFolder(*m_workspace) / made->set.modelFile);
        ASSAY_VERIFY_OK(model);
        const auto matrix = vectorsOf(made->set);
        std::vector<float> vector(4);
        for (retrieval::Row row = 0; row < 10; ++row) {
            QVERIFY(model->embed(texts()[row], vector));
            QVERIFY(isUnitOf(matrix.row(row), vector));
        }
        QVERIFY(!matrix.usable(10));
        const auto report = nlohmann::json::parse(made->set.report);
        QCOMPARE(report["not_prose"].get<int>(), 1);
        QCOMPARE(report["duplicate_groups"].get<int>(), 1);
        QCOMPARE(nlohmann::json::parse(made->set.settings)["seed"].get<int>(), 1);

        EmbeddingMaking all = making("with headings");
        all.onlyProse = false;
        const auto more = makeLsaEmbeddings(*m_workspace, all, settings, {}, m_progress);
        ASSAY_VERIFY_OK(more);
        QCOMPARE(nlohmann::json::parse(more->set.report)["not_prose"].get<int>(), 0);

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
        ASSAY_VERIFY_OK(made);
        QVERIFY(made->set.dimension < 11);
        QCOMPARE(made->set.model, "LSA " + std::to_string(made->set.dimension));
        QCOMPARE(made->set.name, made->set.model);
        QCOMPARE(nlohmann::json::parse(made->set.report)["dimension_asked_for"].get<int>(), 256);
        // Rows without any word that two texts have get no vector, and are named.
        QCOMPARE(made->issues.count(base::IssueCode::ZeroVector), 10 - made->set.vectors);
        settings.minDocuments = 1'000;
        const auto none = makeLsaEmbeddings(*m_workspace, making("none"), settings, {}, m_progress);
        QVERIFY(!none.has_value());
        QCOMPARE(none.error().code, base::ErrorCode::InputNotUsable);
        QVERIFY((dataFiles() == std::set<std::string>{made->set.fileName, made->set.modelFile}));
    }
};

ASSAY_TEST(TstEmbeddingMaking)
#include "tst_embedding_making.moc"
