#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/company_names.h"
#include "core/text/sentence_traits.h"
#include "tests/core/evaluate/neighbour_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <map>
#include <numeric>
#include <set>

using namespace assay;
using evaluate::AnchorSampling;
using evaluate::AnchorStrata;
using evaluate::LengthBucket;

class TestAnchorSampling : public QObject {
    Q_OBJECT

  private Q_SLOTS:

    void oneValueAlone() {
        const tests::SmallCorpus corpus = tests::randomCorpus(5, 60);
        const std::size_t rows = corpus.columns.size();
        AnchorSampling sampling;
        sampling.onlyField = "form";
        sampling.onlyValue = "10-Q";
        QVERIFY(!evaluate::drawAnchors(corpus.columns, sampling, {}, {}).has_value()); // it is not said which
        evaluate::AnchorFields fields;
        for (std::size_t row = 0; row < rows; ++row) {
            fields.hasValue.push_back(row % 3 == 0);
        }
        const auto sample = evaluate::drawAnchors(corpus.columns, sampling, {}, {}, fields);
        QVERIFY(sample.has_value() && !sample->rows.empty());
        for (const std::uint32_t row : sample->rows) {
            QVERIFY(row % 3 == 0);
        }
        fields.hasValue.assign(rows, false);
        const auto none = evaluate::drawAnchors(corpus.columns, sampling, {}, {}, fields);
        QVERIFY(!none && none.error().code == base::ErrorCode::InputNotUsable);
    }

    void strataOfAnyField() {
        const tests::SmallCorpus corpus = tests::randomCorpus(5, 60);
        AnchorSampling sampling = evaluate::strataSampling();
        sampling.strata = AnchorStrata::Field;
        sampling.strataField = "segment";
        evaluate::AnchorFields fields;
        fields.strata.values = {"", "retail", "cloud"};
        for (std::size_t row = 0; row < corpus.columns.size(); ++row) {
            fields.strata.code.push_back(static_cast<std::uint32_t>(row % 3));
        }
        const auto sample = evaluate::drawAnchors(corpus.columns, sampling, {}, {}, fields);
        QVERIFY(sample.has_value());
        QCOMPARE(sample->strata.size(), std::size_t(3));
        QCOMPARE(sample->strata.front().name, std::string("cloud"));
        QVERIFY(sample->strata.back().name.empty()); // sentences without a value come last
    }

    void placesAreSharedEvenly_data() {
        QTest::addColumn<int>("strata");
        for (const AnchorStrata strata : {AnchorStrata::None, AnchorStrata::Length, AnchorStrata::Section,
                                          AnchorStrata::Year, AnchorStrata::Company}) {
            QTest::addRow("strata %d", static_cast<int>(strata)) << static_cast<int>(strata);
        }
    }

    void placesAreSharedEvenly() {
        QFETCH(int, strata);
        const tests::SmallCorpus corpus = tests::randomCorpus(5, 60);
        for (const std::int64_t count : {1, 7, 60, 200, 100'000, 0}) {
            AnchorSampling sampling = evaluate::strataSampling();
            sampling.count = count;
            sampling.strata = static_cast<AnchorStrata>(strata);
            const auto sample = evaluate::drawAnchors(corpus.columns, sampling, {}, {});
            QVERIFY(sample.has_value());
            QVERIFY(std::ranges::is_sorted(sample->rows));
            QVERIFY(std::ranges::adjacent_find(sample->rows) == sample->rows.end());
            std::int64_t available = 0;
            std::int64_t drawn = 0;
            std::int64_t most = 0;
            for (const evaluate::AnchorStratum& stratum : sample->strata) {
                available += stratum.available;
                drawn += stratum.drawn;
                most = std::max(most, stratum.drawn);
                QVERIFY(stratum.drawn <= stratum.available);
            }
            QCOMPARE(available + sample->excluded, static_cast<std::int64_t>(corpus.rows.size()));
            QCOMPARE(drawn, count == 0 ? available : std::min(count, available));
            QCOMPARE(drawn, static_cast<std::int64_t>(sample->rows.size()));
            for (const evaluate::AnchorStratum& stratum : sample->strata) {
                // Who has fewer than another, less one of the rest, has given all it has.
                QVERIFY(stratum.drawn >= most - 1 || stratum.drawn == stratum.available);
            }
            for (const std::uint32_t row : sample->rows) {
                QCOMPARE(corpus.rows[row].kind, model::SentenceKind::Prose);
            }
            QCOMPARE(evaluate::drawAnchors(corpus.columns, sampling, {}, {})->rows, sample->rows);
        }
    }

    void strataAreDrawnInProportion() {
        const tests::SmallCorpus corpus = tests::randomCorpus(5, 60);
        AnchorSampling sampling;
        QCOMPARE(sampling.count, 2'000);
        for (const std::int64_t count : {7, 60, 200, 100'000, 0}) {
            sampling.count = count;
            const auto sample = evaluate::drawAnchors(corpus.columns, sampling, {}, {});
            QVERIFY(sample.has_value());
            std::int64_t available = 0;
            for (const evaluate::AnchorStratum& stratum : sample->strata) {
                available += stratum.available;
            }
            const auto places = static_cast<double>(sample->rows.size());
            QCOMPARE(std::ssize(sample->rows), count == 0 ? available : std::min(count, available));
            for (const evaluate::AnchorStratum& stratum : sample->strata) {
                const double share =
                    static_cast<double>(stratum.available) * places / static_cast<double>(available);
                QVERIFY(std::abs(static_cast<double>(stratum.drawn) - share) < 1);
            }
            // Together they stand for all sentences of the strata that were drawn from.
            QCOMPARE(sample->weights.size(), sample->rows.size());
            double stoodFor = 0;
            for (const double weight : sample->weights) {
                stoodFor += weight;
            }
            double drawnFrom = 0;
            for (const evaluate::AnchorStratum& stratum : sample->strata) {
                drawnFrom += stratum.drawn > 0 ? static_cast<double>(stratum.available) : 0;
            }
            QVERIFY(std::abs(stoodFor - drawnFrom) < 1e-6);
        }
    }

    void otherSeedsGiveOtherAnchors() {
        const tests::SmallCorpus corpus = tests::randomCorpus(5, 60);
        std::map<std::uint32_t, int> times;
        AnchorSampling sampling;
        sampling.strata = AnchorStrata::None;
        sampling.count = 50;
        constexpr int kDraws = 2'000;
        for (int seed = 0; seed < kDraws; ++seed) {
            sampling.seed = static_cast<std::uint64_t>(seed);
            const auto sample = evaluate::drawAnchors(corpus.columns, sampling, {}, {});
            for (const std::uint32_t row : sample->rows) {
                ++times[row];
            }
        }
        const auto available = std::ranges::count(corpus.columns.kind, model::SentenceKind::Prose);
        QCOMPARE(static_cast<std::int64_t>(times.size()), static_cast<std::int64_t>(available));
        // Each sentence is as likely as another: chi square over the sentences, mean n - 1, deviation
        // sqrt(2n), a little less as draws are without replacement.
        const double expected = 50.0 * kDraws / static_cast<double>(available);
        double chi2 = 0;
        for (const auto& [row, n] : times) {
            chi2 += (n - expected) * (n - expected) / expected;
        }
        const auto n = static_cast<double>(available);
        QVERIFY(std::abs(chi2 - n) < 6 * std::sqrt(2 * n) + 50);
    }

    void aStratumIsDrawnAlikeWhateverTheOthersAre() {
        tests::SmallCorpus corpus;
        for (int company = 0; company < 10; ++company) {
            for (int i = 0; i < 5 + company; ++i) {
                tests::CorpusRow row;
                row.cik = 100 + company;
                row.company = "Company " + std::to_string(company);
                row.position = i;
                corpus.rows.push_back(row);
            }
        }
        corpus.finish();
        tests::SmallCorpus more;
        for (int i = 0; i < 30; ++i) { // a company in front of all others
            tests::CorpusRow row;
            row.cik = 1;
            row.company = "A first one";
            row.position = i;
            more.rows.push_back(row);
        }
        more.rows.insert(more.rows.end(), corpus.rows.begin(), corpus.rows.end());
        more.finish();
        AnchorSampling sampling = evaluate::strataSampling();
        sampling.strata = AnchorStrata::Company;
        sampling.count = 1'000'000;
        const auto all = evaluate::drawAnchors(corpus.columns, sampling, {}, {});
        sampling.count = 3 * static_cast<std::int64_t>(all->strata.size());
        const auto few = evaluate::drawAnchors(corpus.columns, sampling, {}, {});
        sampling.count = 3 * static_cast<std::int64_t>(all->strata.size() + 1);
        const auto fewOfMore = evaluate::drawAnchors(more.columns, sampling, {}, {});
        std::map<std::string, std::int64_t> drawn;
        for (const evaluate::AnchorStratum& stratum : few->strata) {
            drawn[stratum.name] = stratum.drawn;
        }
        std::set<std::uint32_t> before;
        for (const std::uint32_t row : few->rows) {
            before.insert(row);
        }
        // Each has three places in both, the new one too.
        QCOMPARE(fewOfMore->strata.size(), few->strata.size() + 1);
        std::size_t known = 0;
        std::size_t compared = 0;
        for (const evaluate::AnchorStratum& stratum : fewOfMore->strata) {
            QCOMPARE(stratum.drawn, std::int64_t{3});
            if (drawn.contains(stratum.name)) {
                ++known;
                QCOMPARE(drawn[stratum.name], std::int64_t{3});
            }
        }
        QCOMPARE(known, few->strata.size());
        for (const std::uint32_t row : fewOfMore->rows) {
            if (row >= 30) {
                ++compared;
                QVERIFY(before.contains(row - 30));
            }
        }
        QCOMPARE(compared, before.size());
    }

    void settingsExclude() {
        const tests::SmallCorpus corpus = tests::randomCorpus(5, 60);
        std::vector<std::uint32_t> words;
        std::vector<bool> navigational;
        for (const tests::CorpusRow& row : corpus.rows) {
            words.push_back(static_cast<std::uint32_t>(text::wordCount(row.text)));
            navigational.push_back(text::isNavigational(row.text));
        }
        AnchorSampling sampling;
        sampling.count = 0;
        sampling.minSliceLength = 5;
        sampling.minWords = 1;
        sampling.excludeNavigational = true;
        sampling.excluded = {LengthBucket::From40};
        const auto sample = evaluate::drawAnchors(corpus.columns, sampling, words, navigational);
        QVERIFY(sample.has_value());
        std::vector<std::uint32_t> expected;
        for (std::uint32_t row = 0; row < corpus.rows.size(); ++row) {
            int length = 0;
            for (std::size_t other = 0; other < corpus.rows.size(); ++other) {
                length += corpus.columns.slice[other] == corpus.columns.slice[row] &&
                                  corpus.rows[other].kind == model::SentenceKind::Prose
                              ? 1
                              : 0;
            }
            if (corpus.rows[row].kind == model::SentenceKind::Prose && length >= 5 && length < 40 &&
                words[row] >= 1 && !navigational[row]) {
                expected.push_back(row);
            }
        }
        QCOMPARE(sample->rows, expected);
        QVERIFY(!expected.empty() && sample->excluded > 0);

        sampling.minSliceLength = 100'000;
        QCOMPARE(evaluate::drawAnchors(corpus.columns, sampling, words, navigational).error().code,
                 base::ErrorCode::InputNotUsable);
        QCOMPARE(evaluate::drawAnchors(corpus.columns, sampling, {}, navigational).error().where,
                 std::string("words"));
        sampling.count = -1;
        QCOMPARE(evaluate::drawAnchors(corpus.columns, sampling, words, navigational).error().where,
                 std::string("count"));
    }

    void bucketsHaveTheirLimits() {
        for (const auto& [length, name] : std::map<int, std::string>{{0, "<10"},
                                                                     {9, "<10"},
                                                                     {10, "10-19"},
                                                                     {19, "10-19"},
                                                                     {20, "20-39"},
                                                                     {39, "20-39"},
                                                                     {40, "40+"}}) {
            QCOMPARE(std::string(evaluate::lengthBucketName(evaluate::lengthBucket(length))), name);
        }
    }

    void companiesAreCalledByTheirFirstName() {
        tests::SmallCorpus corpus;
        const auto add = [&corpus](std::optional<std::int64_t> cik, const std::string& company) {
            tests::CorpusRow row;
            row.cik = cik;
            row.company = company;
            corpus.rows.push_back(row);
        };
        add(1, "");
        add(1, "Old Name");
        add(1, "New Name");
        add(2, "Twin");
        add(3, "Twin");
        add(4, "");
        add(std::nullopt, "Alone");
        add(std::nullopt, "");
        corpus.finish();
        const evaluate::CompanyNames names(corpus.columns);
        const std::vector<std::string> expected{"Old Name", "Old Name", "Old Name", "Twin (2)",
                                                "Twin (3)", "4",        "Alone",    ""};
        for (std::uint32_t row = 0; row < expected.size(); ++row) {
            QCOMPARE(names.of(row), expected[row]);
        }
        QVERIFY(!names.differ(1, 2));
        QVERIFY(names.differ(3, 4));
        QVERIFY(names.differ(3, 6));
        QVERIFY(!names.differ(5, 6)); // a number only and a name only: not known
        QVERIFY(!names.differ(6, 7));
    }
};

ASSAY_TEST(TestAnchorSampling)
#include "tst_anchor_sampling.moc"
