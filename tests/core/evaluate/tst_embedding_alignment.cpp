// Whether vectors are noticed that do not belong to the sentences that they are stored for.
#include "core/base/random.h"
#include "core/evaluate/embeddings/corpus_alignment.h"
#include "tests/core/evaluate/embedding_setting.h"
#include "tests/support/shared_data.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <numeric>
#include <utility>

using namespace assay;
using namespace assay::tests;

namespace {

constexpr int kCompanies = 24;
constexpr int kSections = 3;
constexpr int kThemes = 12; // sentences of a section, each on a theme that other companies write of, too

std::string wordOf(const std::string& kind, std::uint64_t number) {
    std::string word = kind;
    for (int i = 0; i < 3; ++i, number /= 20) {
        word += static_cast<char>('a' + number % 20);
    }
    return word;
}

// Companies write on the same themes in the same sections, each in an order of its own.
std::string filings() {
    base::Random random(11);
    std::string lines;
    for (int company = 1; company <= kCompanies; ++company) {
        for (int section = 1; section <= kSections; ++section) {
            std::vector<int> themes(kThemes);
            std::iota(themes.begin(), themes.end(), 0);
            random.shuffle(std::span(themes));
            for (int position = 0; position < kThemes; ++position) {
                const auto theme = static_cast<std::uint64_t>(100 * section + themes[std::size_t(position)]);
                std::string text;
                for (int i = 0; i < 3; ++i) {
                    text += wordOf("se", static_cast<std::uint64_t>(section) * 10 + random.below(6)) + " ";
                }
                for (int i = 0; i < 5; ++i) {
                    text += wordOf("th", theme * 6 + random.below(6)) + " ";
                }
                text += wordOf("no", random.below(300));
                lines +=
                    nlohmann::json{{"cik_int", company},
                                   {"name", "Company " + std::to_string(company)},
                                   {"report_year", 2020},
                                   {"section_name", std::to_string(section)},
                                   {"sentence_pos", position},
                                   {"sentenceID", std::to_string(company) + "_" + std::to_string(section) +
                                                      "_" + std::to_string(position)},
                                   {"text", text}}
                        .dump() +
                    "\n";
            }
        }
    }
    return lines;
}

std::string npyBytes(const std::vector<std::vector<float>>& rows) {
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

class TstEmbeddingAlignment : public QObject, EmbeddingSetting {
    Q_OBJECT

  private slots:

    // Vectors by LSA, which belong to the sentences, are what the others are made of.
    void initTestCase() {
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
        const std::vector<fs::path> files{m_folder->write("corpus.jsonl", filings())};
        const auto imported =
            workspace::importCorpus(*m_workspace, files, {"filings", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(imported);
        m_corpus = imported->corpus.id;
        retrieval::LsaSettings settings;
        settings.dimension = 40;
        const auto lsa = makeLsaEmbeddings(*m_workspace, making("LSA"), settings, {}, m_progress);
        ASSAY_VERIFY_OK(lsa);
        m_lsa = lsa->set;
        const auto matrix = vectorsOf(lsa->set);
        for (std::size_t i = 0; i < matrix.rows(); ++i) {
            const auto row = matrix.row(static_cast<retrieval::Row>(i));
            m_rows.emplace_back(row.begin(), row.end());
        }
        QCOMPARE(m_rows.size(), std::size_t{kCompanies * kSections * kThemes});
    }

    void cleanupTestCase() { clear(); }

    void vectorsMadeHereAreExempt() {
        const auto stored = storedAlignment(m_lsa);
        QVERIFY(stored && stored->state == AlignmentState::Exempt);
    }

    void alignedVectorsAreFine() {
        const Alignment found = of(m_rows);
        QCOMPARE(std::string(alignmentStateName(found.state)), std::string("aligned"));
        QVERIFY2(*found.value > 0.95, std::to_string(*found.value).c_str());
        QCOMPARE(found.sentences, std::int64_t{500});
        QVERIFY(found.interval && found.interval->low < *found.value && *found.value < found.interval->high);
        QVERIFY(!found.better);
        QCOMPARE(m_issues, std::int64_t{0});
        for (const auto& block : found.blocks) {
            QVERIFY(block && *block > 0.9);
        }
        // Kept with the set, and read back as it was.
        QCOMPARE(alignmentJson(*readAlignment(alignmentJson(found))), alignmentJson(found));
    }

    void shiftedByOneIsNamed() {
        auto rows = m_rows;
        std::rotate(rows.begin(), rows.begin() + 1, rows.end());
        const Alignment found = of(rows);
        QVERIFY(isNamed(found, VectorOrder::Minus1));
        QCOMPARE(found.better->fromRow, retrieval::Row{0});
        QVERIFY(found.better->value > 0.95 && found.better->given < 0.9);
        QCOMPARE(m_issues, std::int64_t{1});
        std::rotate(rows.begin(), rows.end() - 3, rows.end());
        QVERIFY(isNamed(of(rows), VectorOrder::Plus2));
    }

    void aRowDroppedMidwayIsNamedFromThereOn() {
        auto rows = m_rows;
        rows.erase(rows.begin() + 432);
        rows.push_back(rows.back());
        const Alignment found = of(rows);
        QVERIFY(isNamed(found, VectorOrder::Minus1));
        QVERIFY2(found.better->fromRow >= 430 && found.better->fromRow <= 440, // the nearest tenth
                 std::to_string(found.better->fromRow).c_str());
        QVERIFY(*found.blocks[8] < *found.orders[3]); // where it is one place late, it shows
    }

    void sortedIdsAreNamed() {
        const auto reader = m_workspace->reader();
        const auto ids = *workspace::loadSentenceIds(*reader, m_corpus, {});
        std::vector<std::size_t> order(ids.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::sort(order, {}, [&](std::size_t i) { return ids[i]; });
        std::vector<std::vector<float>> rows;
        for (const std::size_t i : order) {
            rows.push_back(m_rows[i]);
        }
        QVERIFY(isNamed(of(rows), VectorOrder::SortedIds));
        QVERIFY(m_lastIssue.expected == "sorted_ids");
    }

    void reversedIsNamed() {
        auto rows = m_rows;
        std::ranges::reverse(rows);
        QVERIFY(isNamed(of(rows), VectorOrder::Reversed));
    }

    void shuffledIsMisalignedWithoutAnOrder() {
        auto rows = m_rows;
        base::Random random(3);
        random.shuffle(std::span(rows));
        const Alignment found = of(rows);
        QVERIFY(found.state == AlignmentState::Misaligned && !found.better);
        QVERIFY2(std::abs(*found.value - 0.5) < 0.06, std::to_string(*found.value).c_str());
        QCOMPARE(m_lastIssue.expected, std::string("misaligned"));
    }

    void shuffledWithinSlicesIsDoubtful() {
        auto rows = m_rows;
        base::Random random(4);
        for (std::size_t slice = 0; slice < rows.size(); slice += kThemes) {
            random.shuffle(std::span(rows).subspan(slice, kThemes));
        }
        const Alignment found = of(rows);
        QVERIFY2(found.state == AlignmentState::Doubtful && !found.better,
                 std::to_string(*found.value).c_str());
        QVERIFY(*found.value < 0.9 && *found.value > 0.6);
        QCOMPARE(m_lastIssue.expected, std::string("doubtful"));
    }

    void randomVectorsAreMisaligned() {
        base::Random random(5);
        std::vector<std::vector<float>> rows(m_rows.size(), std::vector<float>(24));
        for (auto& row : rows) {
            for (float& number : row) {
                number = static_cast<float>(random.normal());
            }
        }
        const Alignment found = of(rows);
        QVERIFY(found.state == AlignmentState::Misaligned && !found.better);
        QVERIFY(std::abs(*found.value - 0.5) < 0.05);
    }

    // Of one sentence whose random rows can only be one: the share of its neighbours that are nearer.
    void theShareIsThatOfCountingPairs() {
        base::Random random(6);
        for (int round = 0; round < 50; ++round) {
            const std::size_t rows = 12;
            const std::size_t dimension = 3;
            std::vector<float> values(rows * dimension);
            for (float& number : values) {
                number = static_cast<float>(random.normal());
            }
            const auto made = retrieval::VectorMatrix::fromRows(values, dimension);
            AlignmentInput input;
            input.matrix = &made->matrix;
            input.rows.resize(rows);
            std::iota(input.rows.begin(), input.rows.end(), 0U);
            input.sortedPlaces.assign(input.rows.begin(), input.rows.end());
            input.random = {4, 9};
            input.queries = {{4, 0, {1, 2, 5, 6, 7}, std::vector<bool>(5, false)}};
            const Alignment found = measureAlignment(input);
            const auto near = [&](retrieval::Row a, retrieval::Row b) {
                double sum = 0;
                for (std::size_t i = 0; i < dimension; ++i) {
                    sum += double{made->matrix.row(a)[i]} * double{made->matrix.row(b)[i]};
                }
                return sum;
            };
            for (const int shift : {0, 1, 2, -1}) {
                double won = 0;
                for (const int neighbour : {1, 2, 5, 6, 7}) {
                    const auto at = [&](int row) { return static_cast<retrieval::Row>(row + shift); };
                    won += near(at(4), at(neighbour)) > near(at(4), at(9)) ? 1 : 0;
                }
                const std::size_t order = shift == 0 ? 0 : shift == 1 ? 4 : shift == 2 ? 5 : 3;
                QCOMPARE(*found.orders[order], won / 5);
            }
            QVERIFY(found.state == AlignmentState::CannotBeJudged); // one sentence
        }
    }

    // Annual reports of two companies, LSA of them, and what may happen to its vectors on the way here.
    void realFilings() {
        ASSAY_REQUIRE_SHARED_DATA(data);
        std::vector<fs::path> files;
        for (const auto& entry : fs::directory_iterator(data / "edgar_filings")) {
            if (entry.path().extension() == ".json") {
                files.push_back(entry.path());
            }
        }
        std::ranges::sort(files);
        files = {files.at(0), files.at(2), files.at(7), files.at(8)};
        const auto imported =
            workspace::importCorpus(*m_workspace, files, {"real", std::nullopt, "Ada"}, {}, m_progress);
        ASSAY_VERIFY_OK(imported);
        const base::RowId made = std::exchange(m_corpus, imported->corpus.id);
        retrieval::LsaSettings settings;
        settings.dimension = 48;
        settings.powerIterations = 1;
        const auto lsa = makeLsaEmbeddings(*m_workspace, making("LSA"), settings, {}, m_progress);
        ASSAY_VERIFY_OK(lsa);
        const auto matrix = vectorsOf(lsa->set);
        std::vector<std::vector<float>> rows;
        for (std::size_t i = 0; i < matrix.rows(); ++i) {
            const auto row = matrix.row(static_cast<retrieval::Row>(i));
            rows.emplace_back(row.begin(), row.end());
        }
        const Alignment aligned = of(rows);
        QVERIFY2(aligned.state == AlignmentState::Aligned, alignmentJson(aligned).c_str());
        auto moved = rows;
        std::rotate(moved.begin(), moved.begin() + 1, moved.end());
        QVERIFY(isNamed(of(moved), VectorOrder::Minus1));
        moved = rows;
        moved.erase(moved.begin() + static_cast<std::ptrdiff_t>(rows.size() / 2));
        moved.push_back(moved.back());
        const Alignment dropped = of(moved);
        QVERIFY2(isNamed(dropped, VectorOrder::Minus1) && dropped.better->fromRow > 0,
                 alignmentJson(dropped).c_str());
        moved = rows;
        base::Random random(1);
        random.shuffle(std::span(moved));
        const Alignment shuffled = of(moved);
        QVERIFY2(shuffled.state == AlignmentState::Misaligned && !shuffled.better,
                 alignmentJson(shuffled).c_str());
        m_corpus = made;
    }

    void theSameInputGivesTheSame() { QCOMPARE(alignmentJson(of(m_rows)), alignmentJson(of(m_rows))); }

    void damagedTextsAreNoAlignment() {
        QVERIFY(!readAlignment("") && !readAlignment("[]") && !readAlignment("{\"state\":\"fine\"}"));
        const auto odd =
            readAlignment("{\"state\":\"aligned\",\"a\":\"x\",\"blocks\":7,\"orders\":[],\"better\":1}");
        QVERIFY(odd && !odd->value && !odd->better);
    }

  private:
    // Imports them in the corpus's order.
    Alignment of(const std::vector<std::vector<float>>& rows) {
        formats::VectorReadingSettings inOrder;
        inOrder.inCorpusOrder = true;
        const auto made = importEmbeddings(*m_workspace, making("set " + std::to_string(++m_sets)),
                                           m_folder->write("v.npy", npyBytes(rows)), inOrder, {}, m_progress);
        if (!made) {
            return {};
        }
        m_issues = made->issues.count(base::IssueCode::OutOfOrder);
        m_lastIssue = {};
        for (const base::Issue& issue : made->issues.issues()) {
            m_lastIssue = issue.code == base::IssueCode::OutOfOrder ? issue : m_lastIssue;
        }
        return storedAlignment(made->set).value_or(Alignment{});
    }

    static bool isNamed(const Alignment& found, VectorOrder order) {
        return found.state == AlignmentState::Misaligned && found.better && found.better->order == order;
    }

    workspace::EmbeddingSet m_lsa;
    std::vector<std::vector<float>> m_rows;
    int m_sets = 0;
    std::int64_t m_issues = 0;
    base::Issue m_lastIssue;
};

ASSAY_TEST(TstEmbeddingAlignment)
#include "tst_embedding_alignment.moc"
