// Recall of an approximate search, against counting.
#include "core/evaluate/neighbours/search_recall.h"
#include "tests/core/evaluate/neighbour_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <cmath>
#include <numeric>

using namespace assay;
using namespace assay::evaluate;
using namespace assay::tests;

namespace {

// Never finds some rows, as a graph may not reach them.
class ForgetfulSearch final : public retrieval::Search {
  public:
    const TableSearch* all = nullptr;
    std::uint32_t every = 7; // row r is forgotten where (r + asker) % every == 0

    [[nodiscard]] retrieval::Capabilities capabilities() const override { return all->capabilities(); }

    base::Result<std::vector<std::vector<retrieval::Hit>>> search(std::span<const retrieval::Query> queries,
                                                                  std::size_t k,
                                                                  const retrieval::Filter& filter,
                                                                  std::stop_token stop) const override {
        auto lists = all->search(queries, all->corpus->rows.size(), filter, stop);
        for (std::size_t q = 0; lists && q < queries.size(); ++q) {
            const auto asker = static_cast<std::uint32_t>(queries[q].vector[1]);
            std::erase_if((*lists)[q], [&](const retrieval::Hit& hit) {
                return hit.row != asker && (hit.row + asker) % every == 0;
            });
            (*lists)[q].resize(std::min((*lists)[q].size(), k));
        }
        return lists;
    }

    base::Result<std::vector<float>> vectorsOf(std::span<const retrieval::Row> rows) const override {
        return all->vectorsOf(rows);
    }
};

} // namespace

class TstSearchRecall : public QObject {
    Q_OBJECT

  private slots:

    void isTheShareOfExactResultsWithoutTheAsker() {
        for (const std::uint64_t seed : {1, 2, 3}) {
            make(seed);
            for (const model::Regime regime : {model::Regime::Open, model::Regime::Filtered}) {
                const auto found = measureSearchRecall(m_test, m_forgetful, m_exact, regime, {});
                QVERIFY(found && *found);
                QCOMPARE((*found)->at, 30);
                const auto [mean, queries] = counted(regime);
                QCOMPARE((*found)->queries, queries);
                QVERIFY2(std::abs((*found)->value - mean) < 1e-12, qPrintable(QString::number(mean)));
                QVERIFY((*found)->value < 1.0);
                QVERIFY((*found)->interval.low < mean && mean < (*found)->interval.high);
            }
        }
    }

    void aSearchThatFindsAllHasRecallOne() {
        make(4);
        const auto found = measureSearchRecall(m_test, m_exact, m_exact, model::Regime::Open, {});
        QVERIFY(found && *found);
        QCOMPARE((*found)->value, 1.0);
        QCOMPARE((*found)->queries, std::uint64_t{200});
        QVERIFY(std::abs((*found)->interval.low - 0.98172466) < 1e-8);
    }

    // The deepest result that is looked at, not ten.
    void depthIsThatOfTheTest() {
        make(5);
        m_test.settings.hitAt = {1, 3};
        m_test.settings.mrrAt = {7};
        const auto found = measureSearchRecall(m_test, m_forgetful, m_exact, model::Regime::Open, {});
        QVERIFY(found && *found);
        QCOMPARE((*found)->at, 7);
    }

    void nothingToAskWithIsNoRecall() {
        make(6);
        m_test.anchors.clear();
        QVERIFY(!*measureSearchRecall(m_test, m_exact, m_exact, model::Regime::Open, {}));
        make(6);
        for (auto& vector : m_source->vectorOf) {
            vector = {0, 0};
        }
        QVERIFY(!*measureSearchRecall(m_test, m_exact, m_exact, model::Regime::Open, {}));
    }

  private:
    void make(std::uint64_t seed) {
        m_corpus = randomCorpus(seed, 60);
        m_source = std::make_unique<RowSource>(m_corpus);
        const std::size_t rows = m_corpus.rows.size();
        for (std::size_t i = 0; i < rows; ++i) {
            m_source->vectorOf.push_back({1, static_cast<float>(i)});
        }
        m_exact = TableSearch();
        m_exact.corpus = &m_corpus;
        m_exact.distance = randomDistances(seed, rows, 500);
        m_exact.of.rows = rows;
        m_exact.of.filters = true;
        m_exact.of.needsVector = true;
        m_forgetful.all = &m_exact;
        m_test = NeighbourTest();
        m_test.columns = &m_corpus.columns;
        m_test.source = m_source.get();
        m_test.settings.mrrAt = {20, 30};
        m_test.anchors.resize(std::min<std::size_t>(rows, 400));
        std::iota(m_test.anchors.begin(), m_test.anchors.end(), 0U);
    }

    // One row after the other, from the table.
    std::pair<double, std::uint64_t> counted(model::Regime regime) const {
        double sum = 0;
        std::uint64_t queries = 0;
        const std::size_t asked = std::min<std::size_t>(200, m_test.anchors.size());
        for (std::size_t i = 0; i < asked; ++i) {
            const std::uint32_t asker = m_test.anchors[i * m_test.anchors.size() / asked];
            std::vector<std::pair<float, std::uint32_t>> due;
            for (std::uint32_t row = 0; row < m_corpus.rows.size(); ++row) {
                const bool prose = m_corpus.rows[row].kind == model::SentenceKind::Prose;
                const bool inSlice = regime == model::Regime::Open ||
                                     m_corpus.columns.slice[row] == m_corpus.columns.slice[asker];
                if (row != asker && prose && inSlice) {
                    due.emplace_back(m_exact.distance[asker][row], row);
                }
            }
            std::ranges::sort(due);
            due.resize(std::min<std::size_t>(due.size(), 30));
            if (due.empty()) {
                continue;
            }
            // What is left after forgetting, and as near as the last that is due.
            std::vector<float> left;
            for (std::uint32_t row = 0; row < m_corpus.rows.size(); ++row) {
                const bool prose = m_corpus.rows[row].kind == model::SentenceKind::Prose;
                const bool inSlice = regime == model::Regime::Open ||
                                     m_corpus.columns.slice[row] == m_corpus.columns.slice[asker];
                if (row != asker && prose && inSlice && (row + asker) % 7 != 0 &&
                    m_exact.distance[asker][row] <= due.back().first) {
                    left.push_back(m_exact.distance[asker][row]);
                }
            }
            sum += std::min(1.0, static_cast<double>(std::min<std::size_t>(left.size(), 30)) /
                                     static_cast<double>(due.size()));
            ++queries;
        }
        return {sum / static_cast<double>(queries), queries};
    }

    SmallCorpus m_corpus;
    std::unique_ptr<RowSource> m_source;
    TableSearch m_exact;
    ForgetfulSearch m_forgetful;
    NeighbourTest m_test;
};

ASSAY_TEST(TstSearchRecall)
#include "tst_search_recall.moc"
