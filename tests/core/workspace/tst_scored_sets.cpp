#include "core/base/hash.h"
#include "core/base/random.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/scored/scored_sets.h"
#include "core/workspace/scored/staged_scored_set.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
namespace fs = std::filesystem;

class TstScoredSets : public QObject {
    Q_OBJECT

  private slots:
    void init();
    void cleanup();
    void everyFieldComesBack();
    void extremeValuesComeBack();
    void hugeAnswersComeBack();
    void columnsAreThoseOfTheSamples();
    void setWithoutScoredSamples();
    void sixtyFiveThousandScenariosAndNoMore();
    void samplesComeInTheOrderAsked();
    void samplesOfOthersAreNotFound();
    void rejectedRecordsByPages();
    void issuesComeBack();
    void filesAndHashes();
    void sameContentHasTheSameHash();

  private:
    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::NoProgress m_progress;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] std::int64_t countRows(const std::string& table) const {
        return reader().database().execAndGet("SELECT count(*) FROM " + table).getInt64();
    }

    [[nodiscard]] std::vector<std::string> setNames() const {
        std::vector<std::string> names;
        const auto sets = scoredSets(reader());
        for (const ScoredSetInfo& set : sets.value()) {
            names.push_back(set.name);
        }
        return names;
    }

    // The row ids of all samples of a set, scored or not.
    [[nodiscard]] std::vector<base::RowId> rowsOf(const ScoredSetInfo& set) const {
        std::vector<base::RowId> rows;
        for (std::int64_t number = 1; number <= set.records; ++number) {
            rows.push_back(rowKey(set.id, number));
        }
        return rows;
    }
};

void TstScoredSets::init() {
    m_folder = std::make_unique<StoreFolder>();
    m_workspace = std::move(Workspace::create(m_folder->path("w.assay")).value());
}

void TstScoredSets::cleanup() {
    m_workspace.reset();
    m_folder.reset();
}

void TstScoredSets::everyFieldComesBack() {
    const auto samples = randomSamples(7, 1'000);
    const auto set = storeSet(*m_workspace, "set", samples);
    ASSAY_VERIFY_OK(set);
    const auto stored = scoredSamples(reader(), rowsOf(*set));
    ASSAY_VERIFY_OK(stored);
    QCOMPARE(stored->size(), samples.size());
    std::set<std::string> seen;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::string field = difference(samples[i], (*stored)[i]);
        QVERIFY2(field.empty(), (std::to_string(i) + ": " + field).c_str());
        seen.insert(samples[i].fhri ? "fhri" : "no fhri");
        seen.insert(samples[i].sourceWeights ? "weights" : "no weights");
        seen.insert(samples[i].scenario.empty() ? "no scenario" : "scenario");
    }
    QCOMPARE(seen.size(), std::size_t{6}); // the samples do hold both
    QVERIFY(countRows("component_weights") == 4);
}

void TstScoredSets::extremeValuesComeBack() {
    std::vector<model::ScoredSample> samples(1);
    model::ScoredSample& sample = samples[0];
    sample.sampleId = std::string("\0\0", 2);
    sample.scenario = std::string("a\0b", 3);
    sample.fhri = std::numeric_limits<double>::denorm_min();
    sample.nli = std::nextafter(1.0, 0.0);
    sample.components[0] = 0.1 + 0.2;
    sample.sourceWeights = model::ComponentWeights{1e300, 0.0, 1.0 / 3, 5e-324, 1.0};
    sample.pairId = "\xF0\x9F\x91\xBB";
    sample.line = std::numeric_limits<std::int64_t>::max();
    sample.fileIndex = std::numeric_limits<std::int32_t>::max();
    const auto set = storeSet(*m_workspace, "\xF0\x9F\x93\x88 'set'", samples);
    ASSAY_VERIFY_OK(set);
    const auto stored = scoredSamples(reader(), rowsOf(*set));
    ASSAY_VERIFY_OK(stored);
    const std::string field = difference(sample, stored->front());
    QVERIFY2(field.empty(), field.c_str());
    ASSAY_VERIFY_OK(findScoredSet(reader(), "\xF0\x9F\x93\x88 'set'"));
}

void TstScoredSets::hugeAnswersComeBack() {
    std::vector<model::ScoredSample> samples(50);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        samples[i].sampleId = std::to_string(i);
        samples[i].answer = std::string(1 << 20, static_cast<char>('a' + i % 26));
        samples[i].fhri = 0.5;
    }
    const auto set = storeSet(*m_workspace, "huge", samples);
    ASSAY_VERIFY_OK(set);
    const auto stored = scoredSamples(reader(), rowsOf(*set));
    ASSAY_VERIFY_OK(stored);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        QVERIFY((*stored)[i].answer == samples[i].answer);
    }
}

void TstScoredSets::columnsAreThoseOfTheSamples() {
    auto samples = randomSamples(3, 50'000); // several transactions, several batches
    const auto set = storeSet(*m_workspace, "set", samples);
    ASSAY_VERIFY_OK(set);
    std::int64_t last = 0;
    WatchedProgress progress([&](base::Stage stage, std::int64_t done, std::int64_t total) {
        if (stage == base::Stage::Loading && total == 50'000 && done >= last) {
            last = done;
        }
    });
    const auto columns = loadScoredColumns(reader(), set->id, {}, progress);
    ASSAY_VERIFY_OK(columns);
    QCOMPARE(last, 50'000);

    // The plain way: a sorted set of names, then one sample after the other.
    std::set<std::string> names;
    std::int64_t unscored = 0;
    for (const auto& sample : samples) {
        if (sample.fhri) {
            names.insert(sample.scenario);
        } else {
            ++unscored;
        }
    }
    QVERIFY(columns->scenarios == std::vector<std::string>(names.begin(), names.end()));
    QCOMPARE(columns->unscored, unscored);
    QCOMPARE(set->unscored, unscored);
    std::size_t at = 0;
    std::map<std::uint32_t, std::string> pairNames;
    const auto ids = scoredSampleIds(reader(), set->id, {});
    ASSAY_VERIFY_OK(ids);
    QCOMPARE(ids->size(), columns->size());
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const auto& sample = samples[i];
        if (!sample.fhri) {
            continue;
        }
        QVERIFY(at < columns->size());
        QCOMPARE(columns->fhri[at], *sample.fhri);
        QCOMPARE((*ids)[at], sample.sampleId);
        QCOMPARE(std::isnan(columns->nli[at]), !sample.nli);
        QVERIFY(!sample.nli || columns->nli[at] == *sample.nli);
        QVERIFY(columns->label[at] == sample.label);
        QVERIFY(columns->scenarios[columns->scenario[at]] == sample.scenario);
        QVERIFY(columns->predicted[at] ==
                (sample.predictedLabel ? static_cast<std::uint8_t>(model::indexOf(*sample.predictedLabel))
                                       : model::kNoPrediction));
        QCOMPARE(columns->rowId[at], rowKey(set->id, static_cast<std::int64_t>(i) + 1));
        for (std::size_t c = 0; c < model::kComponentCount; ++c) {
            const double score = columns->component(static_cast<model::Component>(c), at);
            QCOMPARE(std::isnan(score), !sample.components[c]);
            QVERIFY(!sample.components[c] || score == *sample.components[c]);
        }
        const model::ComponentWeights* const weights = columns->sourceWeights(at);
        QCOMPARE(weights != nullptr, sample.sourceWeights.has_value());
        QVERIFY(!weights || *weights == *sample.sourceWeights);
        const std::uint32_t pair = columns->pairOf(at);
        QCOMPARE(pair == model::kNone, sample.pairId.empty());
        if (!sample.pairId.empty()) {
            QVERIFY(pair < columns->pairs);
            QVERIFY(pairNames.emplace(pair, sample.pairId).first->second == sample.pairId);
        }
        ++at;
    }
    QCOMPARE(columns->size(), at);
    QCOMPARE(pairNames.size(), std::size_t{columns->pairs});

    std::stop_source stop;
    stop.request_stop();
    ASSAY_COMPARE_ERROR(loadScoredColumns(reader(), set->id, stop.get_token(), m_progress), Cancelled);
    ASSAY_COMPARE_ERROR(loadScoredColumns(reader(), set->id + 1, {}, m_progress), NotFound);
}

void TstScoredSets::setWithoutScoredSamples() {
    std::vector<model::ScoredSample> samples(3);
    const auto set = storeSet(*m_workspace, "unscored", samples);
    ASSAY_VERIFY_OK(set);
    const auto columns = loadScoredColumns(reader(), set->id, {}, m_progress);
    ASSAY_VERIFY_OK(columns);
    QCOMPARE(columns->size(), std::size_t{0});
    QVERIFY(columns->scenarios.empty());
    QCOMPARE(columns->unscored, 3);
}

void TstScoredSets::sixtyFiveThousandScenariosAndNoMore() {
    std::vector<model::ScoredSample> samples(65'536);
    for (std::size_t i = 0; i + 1 < samples.size(); ++i) {
        samples[i].scenario = std::to_string(i);
        samples[i].fhri = 0.5;
    }
    samples.back().fhri = 0.5; // without a scenario, which counts as one
    const auto set = storeSet(*m_workspace, "many", samples);
    ASSAY_VERIFY_OK(set);
    const auto columns = loadScoredColumns(reader(), set->id, {}, m_progress);
    ASSAY_VERIFY_OK(columns);
    QCOMPARE(columns->scenarios.size(), std::size_t{65'536});
    QVERIFY(std::is_sorted(columns->scenarios.begin(), columns->scenarios.end()));
    for (const std::size_t i : {std::size_t{0}, std::size_t{9'999}, std::size_t{65'534}}) {
        QVERIFY(columns->scenarios[columns->scenario[i]] == std::to_string(i));
    }

    samples.back().scenario = "one too many";
    ASSAY_COMPARE_ERROR(storeSet(*m_workspace, "too many", samples), InputNotUsable);
    QVERIFY(setNames() == std::vector<std::string>{"many"});
    QCOMPARE(countRows("scored_sample"), 65'536);
}

void TstScoredSets::samplesComeInTheOrderAsked() {
    const auto samples = randomSamples(5, 100);
    const auto set = storeSet(*m_workspace, "set", samples);
    ASSAY_VERIFY_OK(set);
    const std::vector<base::RowId> asked{rowKey(set->id, 17), rowKey(set->id, 3), rowKey(set->id, 17)};
    const auto stored = scoredSamples(reader(), asked);
    ASSAY_VERIFY_OK(stored);
    QVERIFY((*stored)[0].sampleId == "s16");
    QVERIFY((*stored)[1].sampleId == "s2");
    QVERIFY((*stored)[2].sampleId == "s16");
    ASSAY_VERIFY_OK(scoredSamples(reader(), {}));
}

void TstScoredSets::samplesOfOthersAreNotFound() {
    const auto set = storeSet(*m_workspace, "set", randomSamples(5, 10));
    ASSAY_VERIFY_OK(set);
    for (const base::RowId row :
         {base::RowId{0}, base::RowId{-1}, base::RowId{1}, rowKey(set->id, 0), rowKey(set->id, 11),
          rowKey(set->id + 1, 1), std::numeric_limits<base::RowId>::max(),
          std::numeric_limits<base::RowId>::min()}) {
        ASSAY_COMPARE_ERROR(scoredSamples(reader(), std::vector{rowKey(set->id, 1), row}), NotFound);
        ASSAY_COMPARE_ERROR(scoredSamples(reader(), std::vector{row}), NotFound);
    }
    ASSAY_COMPARE_ERROR(scoredSamples(reader(), std::vector<base::RowId>(1'001, rowKey(set->id, 1))),
                        InvalidArgument);
}

void TstScoredSets::rejectedRecordsByPages() {
    std::vector<formats::RejectedRecord> rejected;
    for (int i = 0; i < 25; ++i) {
        rejected.push_back({0, 10 + i,
                            i % 2 == 0 ? base::IssueCode::UnknownLabel : base::IssueCode::NotANumber,
                            i == 3 ? std::string("\xFF\xFE\0not text", 11) : "record " + std::to_string(i)});
    }
    const auto other = storeSet(*m_workspace, "other", randomSamples(1, 5), rejected);
    const auto set = storeSet(*m_workspace, "set", randomSamples(1, 5), rejected);
    ASSAY_VERIFY_OK(other);
    ASSAY_VERIFY_OK(set);
    QCOMPARE(set->rejected, 25);
    std::vector<StoredRejection> all;
    base::RowId after = 0;
    for (int page = 0; page < 4; ++page) {
        const auto found = rejectedRecords(reader(), set->id, after, 10);
        ASSAY_VERIFY_OK(found);
        QCOMPARE(found->size(), std::size_t(page == 0 || page == 1 ? 10 : page == 2 ? 5 : 0));
        if (!found->empty()) {
            after = found->back().row;
        }
        all.insert(all.end(), found->begin(), found->end());
    }
    QCOMPARE(all.size(), rejected.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        QVERIFY(all[i].file == "scores.jsonl");
        QVERIFY(all[i].record.text == rejected[i].text);
        QVERIFY(all[i].record.line == rejected[i].line);
        QVERIFY(all[i].record.reason == rejected[i].reason);
        QVERIFY(setOfRow(all[i].row) == set->id);
    }
    ASSAY_COMPARE_ERROR(rejectedRecords(reader(), set->id, 0, 0), InvalidArgument);
    ASSAY_COMPARE_ERROR(rejectedRecords(reader(), 99, 0, 10), NotFound);
}

void TstScoredSets::issuesComeBack() {
    base::IssueList issues(3);
    for (int i = 0; i < 10; ++i) {
        issues.add({base::Severity::Error, base::IssueCode::UnknownLabel, "f.json", i + 1, "label",
                    "v\xC3\xB8 " + std::to_string(i), ""});
        issues.add({base::Severity::Warning, base::IssueCode::StoredFhriDiffers, "f.json", i + 1, "fhri",
                    "0.5", "0.61"});
    }
    issues.add({base::Severity::Info, base::IssueCode::UnknownScenario, "", 0, "", "", ""});
    const auto set = storeSet(*m_workspace, "set", randomSamples(1, 5), {}, issues);
    ASSAY_VERIFY_OK(set);
    const auto stored = scoredSetIssues(reader(), set->id);
    ASSAY_VERIFY_OK(stored);
    QVERIFY(stored->issues() == issues.issues());
    QVERIFY(stored->countsByCode() == issues.countsByCode());
    QVERIFY(stored->notKept() == issues.notKept());
    QCOMPARE(stored->total(), 21);
    ASSAY_COMPARE_ERROR(scoredSetIssues(reader(), set->id + 1), NotFound);
}

void TstScoredSets::filesAndHashes() {
    auto staged = StagedScoredSet::begin(*m_workspace, "set", {}, m_progress);
    ASSAY_VERIFY_OK(staged);
    auto samples = randomSamples(1, 10);
    formats::ScoredSetReading reading = readingOf(samples);
    reading.files.push_back(reading.files.front());
    reading.files[0].metadata = R"({"model":"x","n":[1,2]})";
    reading.files[1].name = "more \xC3\xA5.csv";
    reading.files[1].kind = formats::ScoredSetKind::Csv;
    reading.files[1].sha256 = base::sha256("more");
    reading.files[1].records = 0;
    ASSAY_VERIFY_OK((*staged)->takeSamples(samples));
    const auto published = (*staged)->publish(reading, {}, m_progress);
    ASSAY_VERIFY_OK(published);
    const auto found = findScoredSet(reader(), "set");
    ASSAY_VERIFY_OK(found);
    QVERIFY(found->dataHash == base::sha256(reading.files[0].sha256 + reading.files[1].sha256));
    QVERIFY(found->dataHash == published->dataHash);
    QVERIFY(found->createdAt == published->createdAt && found->createdAt.size() == 20);
    QCOMPARE(found->id, published->id);
    QCOMPARE(found->records, 10);
    QCOMPARE(found->files.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(found->files[i].name == reading.files[i].name);
        QVERIFY(found->files[i].kind == reading.files[i].kind);
        QVERIFY(found->files[i].sha256 == reading.files[i].sha256);
        QVERIFY(found->files[i].bytes == reading.files[i].bytes);
        QVERIFY(found->files[i].records == reading.files[i].records);
        QVERIFY(found->files[i].metadata == reading.files[i].metadata);
    }
}

void TstScoredSets::sameContentHasTheSameHash() {
    const auto hashOf = [&](const std::string& name) {
        return reader()
            .database()
            .execAndGet("SELECT content_hash FROM scored_set WHERE name = '" + name + "'")
            .getString();
    };
    auto samples = randomSamples(4, 5'000);
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "a", samples));
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "b", samples));
    QVERIFY(hashOf("a").size() == 64);
    QVERIFY(hashOf("a") == hashOf("b"));
    std::swap(samples[0], samples[1]);
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "swapped", samples));
    QVERIFY(hashOf("a") != hashOf("swapped"));
    std::swap(samples[0], samples[1]);
    samples[4'999].nli = samples[4'999].nli ? std::nullopt : std::optional(0.0); // missing is not 0
    ASSAY_VERIFY_OK(storeSet(*m_workspace, "changed", samples));
    QVERIFY(hashOf("a") != hashOf("changed"));
}

ASSAY_TEST(TstScoredSets)
#include "tst_scored_sets.moc"
