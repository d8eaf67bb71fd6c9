#include "core/base/random.h"
#include "core/curation/coverage.h"
#include "core/formats/questions/question_format.h"
#include "tests/support/shared_data.h"
#include "tests/support/test_class.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace assay;
using namespace assay::curation;
using namespace assay::workspace;
using workspace::NamedQuestion;
using workspace::QuestionColumns;

namespace {

struct Plain {
    std::string category, difficulty, scope, answerType;
    std::vector<std::string> years, companies;
};

std::uint32_t nameOf(QuestionColumns& columns, const std::string& text) {
    const auto found = std::find(columns.names.begin(), columns.names.end(), text);
    if (found == columns.names.end()) {
        columns.names.push_back(text);
        return static_cast<std::uint32_t>(columns.names.size() - 1);
    }
    return static_cast<std::uint32_t>(found - columns.names.begin());
}

void addList(QuestionColumns& columns, QuestionColumns::Lists& lists,
             const std::vector<std::string>& values) {
    for (const std::string& value : values) {
        lists.values.push_back(nameOf(columns, value));
    }
    lists.begin.push_back(static_cast<std::uint32_t>(lists.values.size()));
}

QuestionColumns columnsOf(const std::vector<Plain>& questions) {
    QuestionColumns columns;
    for (const Plain& question : questions) {
        columns.id.push_back(static_cast<base::RowId>(columns.id.size() + 1));
        columns.suite.push_back(1);
        columns.status.push_back(model::QuestionStatus::Draft);
        columns.category.push_back(nameOf(columns, question.category));
        columns.difficulty.push_back(nameOf(columns, question.difficulty));
        columns.scope.push_back(nameOf(columns, question.scope));
        columns.answerType.push_back(nameOf(columns, question.answerType));
        columns.goldVersion.push_back(0);
        addList(columns, columns.years, question.years);
        addList(columns, columns.companies, question.companies);
    }
    return columns;
}

std::vector<std::size_t> allRows(const QuestionColumns& columns) {
    std::vector<std::size_t> rows(columns.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = i;
    }
    return rows;
}

std::set<std::string> plainValues(const Plain& question, CoverageFacet facet) {
    const auto several = [](const std::vector<std::string>& list) {
        return list.empty() ? std::set<std::string>{""} : std::set<std::string>(list.begin(), list.end());
    };
    switch (facet) {
    case CoverageFacet::Category:
        return {question.category};
    case CoverageFacet::Difficulty:
        return {question.difficulty};
    case CoverageFacet::Scope:
        return {question.scope};
    case CoverageFacet::AnswerType:
        return {question.answerType};
    case CoverageFacet::Year:
        return several(question.years);
    case CoverageFacet::Company:
        break;
    }
    return several(question.companies);
}

NamedQuestion named(const std::string& category, const std::string& difficulty, const std::string& version,
                    const std::string& extra = {}) {
    NamedQuestion entry;
    entry.question.category = category;
    entry.question.difficulty = difficulty;
    entry.question.goldVersion = version;
    entry.question.extra = extra;
    return entry;
}

} // namespace

class TestCoverage : public QObject {
    Q_OBJECT

  private slots:
    void againstCountingOneByOne();
    void valuesAreSorted();
    void gaps();
    void facetsMustBeNamedOnce();
    void targets();
    void questionsWithoutCategory();
    void realSuiteReachesItsTarget();
    void targetsWithMetadata();
    void targetsFromColumns();
    void spotChecks();
    void spotCheckIsSpreadOverStrata();
    void spotCheckStays();
    void spotCheckRefusesWrongArguments();
};

void TestCoverage::againstCountingOneByOne() {
    base::Random random(23);
    const std::vector<std::string> categories{"A", "B", "C", ""};
    const std::vector<std::string> few{"x", "y", ""};
    for (int round = 0; round < 40; ++round) {
        std::vector<Plain> questions(random.below(60));
        for (Plain& question : questions) {
            question.category = categories[random.below(4)];
            question.difficulty = few[random.below(3)];
            question.scope = few[random.below(3)];
            question.answerType = few[random.below(3)];
            for (std::uint64_t n = random.below(4); n > 0; --n) {
                question.years.push_back(std::to_string(2016 + random.below(4)));
            }
            for (std::uint64_t n = random.below(3); n > 0; --n) {
                question.companies.push_back("c" + std::to_string(random.below(3)));
            }
        }
        std::vector<CoverageFacet> facets{CoverageFacet::Category, CoverageFacet::Difficulty,
                                          CoverageFacet::Scope,    CoverageFacet::AnswerType,
                                          CoverageFacet::Year,     CoverageFacet::Company};
        random.shuffle(std::span(facets));
        facets.resize(2 + random.below(5));
        const QuestionColumns columns = columnsOf(questions);
        const auto matrix = coverageOf(columns, allRows(columns), facets, nullptr, {});
        QVERIFY(matrix.has_value());

        // For every combination of values, how many questions have all of them.
        std::int64_t total = 0;
        std::int64_t empty = 0;
        CoverageMatrix::Cell cell(facets.size(), 0);
        const bool any = std::none_of(matrix->values.begin(), matrix->values.end(),
                                      [](const auto& values) { return values.empty(); });
        for (bool more = any; more;) {
            std::int64_t count = 0;
            bool wished = true;
            for (std::size_t i = 0; i < facets.size(); ++i) {
                wished &= !matrix->values[i][cell[i]].empty();
            }
            for (const Plain& question : questions) {
                bool all = true;
                for (std::size_t i = 0; i < facets.size(); ++i) {
                    all &= plainValues(question, facets[i]).contains(matrix->values[i][cell[i]]);
                }
                count += all ? 1 : 0;
            }
            QCOMPARE(matrix->count(cell), count);
            total += count;
            empty += wished && count == 0 ? 1 : 0;
            std::size_t facet = facets.size();
            while (facet > 0 && ++cell[facet - 1] == matrix->values[facet - 1].size()) {
                cell[--facet] = 0;
            }
            more = facet > 0;
        }
        std::int64_t kept = 0;
        for (const auto& [key, count] : matrix->cells) {
            kept += count;
        }
        QCOMPARE(kept, total);
        const CoverageGaps gaps = gapsOf(*matrix, 5);
        QCOMPARE(gaps.total, empty);
        QCOMPARE(gaps.cells.size(), static_cast<std::size_t>(std::min<std::int64_t>(5, empty)));
    }
}

void TestCoverage::valuesAreSorted() {
    const QuestionColumns columns =
        columnsOf({{"B", "", "", "", {"999", "2020"}, {}}, {"A", "", "", "", {}, {}}});
    TargetMix target;
    target.cells.push_back({"J", {"J"}, {"hard"}, {}, {}, {}, {}, {}, 3});
    const std::vector<CoverageFacet> facets{CoverageFacet::Year, CoverageFacet::Category,
                                            CoverageFacet::Difficulty};
    const auto matrix = coverageOf(columns, allRows(columns), facets, &target, {});
    QVERIFY(matrix.has_value());
    using Values = std::vector<std::string>;
    QCOMPARE(matrix->values[0], (Values{"999", "2020", ""}));
    QCOMPARE(matrix->values[1], (Values{"A", "B", "J"}));
    QCOMPARE(matrix->values[2], (Values{"hard", ""}));

    const QuestionColumns difficulties = columnsOf({{"hard", "hard", "", "", {}, {}},
                                                    {"easy", "10", "", "", {}, {}},
                                                    {"medium", "medium", "", "", {}, {}},
                                                    {"", "", "", "", {}, {}},
                                                    {"A", "Easy", "", "", {}, {}},
                                                    {"A", "2", "", "", {}, {}},
                                                    {"A", "easy", "", "", {}, {}}});
    const auto usual =
        coverageOf(difficulties, allRows(difficulties), std::vector{CoverageFacet::Difficulty}, nullptr, {});
    QVERIFY(usual.has_value());
    QCOMPARE(usual->values[0], (Values{"easy", "medium", "hard", "2", "10", "Easy", ""}));
    for (std::uint32_t value = 0; value < usual->values[0].size(); ++value) {
        QCOMPARE(usual->count({value}), std::int64_t{1});
    }
    const auto categories =
        coverageOf(difficulties, allRows(difficulties), std::vector{CoverageFacet::Category}, nullptr, {});
    QCOMPARE(categories->values[0], (Values{"A", "easy", "hard", "medium", ""})); // there they mean nothing
}

void TestCoverage::gaps() {
    const QuestionColumns columns = columnsOf(
        {{"A", "easy", "", "", {}, {}}, {"B", "hard", "", "", {}, {}}, {"", "easy", "", "", {}, {}}});
    const std::vector<CoverageFacet> facets{CoverageFacet::Category, CoverageFacet::Difficulty};
    const auto matrix = coverageOf(columns, allRows(columns), facets, nullptr, {});
    QVERIFY(matrix.has_value());
    const CoverageGaps found = gapsOf(*matrix, 10);
    QCOMPARE(found.total, std::int64_t{2});
    const std::vector<CoverageMatrix::Cell> wanted{{0, 1}, {1, 0}}; // A hard, B easy
    QVERIFY(found.cells == wanted);
    QCOMPARE(gapsOf(*matrix, 1).cells.size(), std::size_t{1});
}

void TestCoverage::facetsMustBeNamedOnce() {
    const QuestionColumns columns = columnsOf({{"A", "", "", "", {}, {}}});
    QVERIFY(!coverageOf(columns, allRows(columns), {}, nullptr, {}).has_value());
    const std::vector<CoverageFacet> twice{CoverageFacet::Year, CoverageFacet::Year};
    QVERIFY(!coverageOf(columns, allRows(columns), twice, nullptr, {}).has_value());
    for (const std::string_view name : kCoverageFacetNames) {
        QCOMPARE(coverageFacetName(*coverageFacetFromName(name)), name);
    }
    QVERIFY(!coverageFacetFromName("colour"));
}

void TestCoverage::targets() {
    const TargetMix& mix = targetMixPresets()[0];
    std::vector<NamedQuestion> suite;
    const auto add = [&suite](const char* version, const char* scope, const char* answerType) {
        suite.push_back(named("", "easy", version));
        suite.back().question.retrievalScope = scope;
        suite.back().question.answerType = answerType;
    };
    for (int i = 0; i < 13; ++i) {
        add("P3.v2", "local", "span");
    }
    add("P3.v3", "local", "boolean");
    add("P3.v3", "cross_year", "boolean");
    add("P3.v3", "cross_year", "span");
    add("P3.v3", "local", "span");
    add("P3.v1", "local", "span");
    add("P3.v3", "cross_company", "list");
    suite.back().question.status = model::QuestionStatus::Retired;
    const TargetProgress progress = targetProgress(suite, mix);
    std::vector<std::int64_t> have;
    std::vector<std::int64_t> missing;
    for (const TargetState& state : progress.cells) {
        have.push_back(*state.have);
        missing.push_back(*state.missing());
    }
    QCOMPARE(have, (std::vector<std::int64_t>{13, 1, 0, 2, 1}));
    QCOMPARE(missing, (std::vector<std::int64_t>{8, 2, 3, 0, 1}));
    QCOMPARE(*progress.elsewhere, std::int64_t{1});
    QCOMPARE(progress.withoutCategory, std::int64_t{0}); // no cell asks for one
}

// A mix that goes by category says so where questions have none.
void TestCoverage::questionsWithoutCategory() {
    TargetMix mix;
    mix.cells.resize(2);
    mix.cells[0].categories = {"A"};
    mix.cells[1].difficulties = {"hard"};
    const std::vector<NamedQuestion> suite{named("A", "easy", ""), named("", "easy", ""),
                                           named("", "hard", ""), named("B", "easy", "")};
    const TargetProgress progress = targetProgress(suite, mix);
    QCOMPARE(*progress.elsewhere, std::int64_t{2});
    QCOMPARE(progress.withoutCategory, std::int64_t{1});
    const QuestionColumns columns = columnsOf({{"A", "easy", "", "", {}, {}},
                                               {"", "easy", "", "", {}, {}},
                                               {"", "hard", "", "", {}, {}},
                                               {"B", "easy", "", "", {}, {}}});
    const auto fromColumns =
        targetProgress(columns, allRows(columns), mix, [](base::RowId) { return std::string(); });
    QCOMPARE(*fromColumns.elsewhere, std::int64_t{2});
    QCOMPARE(fromColumns.withoutCategory, std::int64_t{1});
}

// The suite that the preset is made for reaches it.
void TestCoverage::realSuiteReachesItsTarget() {
    ASSAY_REQUIRE_SHARED_DATA(data);
    base::NoProgress progress;
    const auto reading = formats::readQuestions(data / "finsights/p3_gold_test_suite_31q.json", std::nullopt,
                                                nullptr, {}, progress);
    QVERIFY(reading.has_value());
    std::vector<NamedQuestion> suite;
    for (const formats::SourceQuestion& source : reading->questions) {
        suite.push_back(named("", "", ""));
        suite.back().question = source.question;
    }
    const TargetProgress target = targetProgress(suite, targetMixPresets()[0]);
    for (const TargetState& state : target.cells) {
        QCOMPARE(*state.have, state.wanted);
    }
    QCOMPARE(*target.elsewhere, std::int64_t{0});
}

void TestCoverage::targetsWithMetadata() {
    const std::string tax = R"({"metadata":{"domain":"tax"}})";
    const std::string accounting = R"({"metadata":{"domain":"accounting"}})";
    const std::vector<NamedQuestion> suite{named("glossary_define", "", "", tax),
                                           named("glossary_define", "", "", accounting),
                                           named("vat_question", "", "", tax),
                                           named("posting_proposal", "", "", tax),
                                           named("conversation", "", ""),
                                           named("glossary_define", "", "", "[]"),
                                           named("glossary_define", "", "", R"({"metadata":"tax"})")};
    const TargetProgress progress = targetProgress(suite, targetMixPresets()[1]);
    std::vector<std::int64_t> have;
    for (const TargetState& state : progress.cells) {
        have.push_back(*state.have);
    }
    QCOMPARE(have, (std::vector<std::int64_t>{2, 1, 1, 1}));
    QCOMPARE(*progress.elsewhere, std::int64_t{2});
}

void TestCoverage::targetsFromColumns() {
    QuestionColumns columns =
        columnsOf({{"A", "easy", "", "", {}, {}}, {"conversation", "", "", "", {}, {}}});
    columns.names.push_back("P3.v2");
    columns.goldVersion[0] = static_cast<std::uint32_t>(columns.names.size() - 1);
    columns.names.push_back("local");
    columns.scope[0] = static_cast<std::uint32_t>(columns.names.size() - 1);
    const auto suiteName = [](base::RowId) { return std::string("P3"); };
    const auto finrag = targetProgress(columns, allRows(columns), targetMixPresets()[0], suiteName);
    QCOMPARE(*finrag.cells[0].have, std::int64_t{1});
    QCOMPARE(*finrag.elsewhere, std::int64_t{1});
    const auto norway = targetProgress(columns, allRows(columns), targetMixPresets()[1], suiteName);
    QVERIFY(!norway.cells[0].have);
    QVERIFY(!norway.cells[0].missing());
    QCOMPARE(*norway.cells[3].have, std::int64_t{1});
    QVERIFY(!norway.elsewhere);
    TargetMix own;
    own.cells.resize(2);
    own.cells[0].suites = {"P3"};
    own.cells[1].suites = {"P4"};
    const auto suites = targetProgress(columns, allRows(columns), own, suiteName);
    QCOMPARE(*suites.cells[0].have, std::int64_t{2});
    QCOMPARE(*suites.cells[1].have, std::int64_t{0});
}

void TestCoverage::spotChecks() {
    for (const std::size_t n : {1U, 4U, 5U, 15U, 16U, 31U, 100U}) {
        std::vector<SampledQuestion> questions;
        for (std::size_t i = 0; i < n; ++i) {
            questions.push_back(
                {static_cast<base::RowId>(i + 1), std::string(1, static_cast<char>('A' + i % 4))});
        }
        const auto chosen = spotCheck(questions, 0.20, 42);
        QVERIFY(chosen.has_value());
        QCOMPARE(chosen->size(), (n + 4) / 5); // a fifth, rounded up
        QVERIFY(std::is_sorted(chosen->begin(), chosen->end()));
        QCOMPARE(std::set(chosen->begin(), chosen->end()).size(), chosen->size());
        QVERIFY(*spotCheck(questions, 0.20, 42) == *chosen);
        auto turned = questions;
        std::reverse(turned.begin(), turned.end());
        auto again = *spotCheck(turned, 0.20, 42);
        std::reverse(again.begin(), again.end());
        QVERIFY(again == *chosen);
        QCOMPARE(spotCheck(questions, 1, 42)->size(), n);
    }
    std::vector<SampledQuestion> many;
    for (base::RowId id = 1; id <= 500; ++id) {
        many.push_back({id, "A"});
    }
    QVERIFY(*spotCheck(many, 0.2, 1) != *spotCheck(many, 0.2, 2));
    QVERIFY(spotCheck({}, 0.2, 1)->empty());
}

void TestCoverage::spotCheckIsSpreadOverStrata() {
    std::vector<SampledQuestion> questions;
    for (base::RowId id = 1; id <= 100; ++id) {
        questions.push_back({id, id <= 70 ? "A" : id <= 95 ? "B" : "C"});
    }
    std::map<std::string, int> counts;
    const auto chosen = spotCheck(questions, 0.2, 7);
    QVERIFY(chosen.has_value());
    for (const base::RowId id : *chosen) {
        ++counts[id <= 70 ? "A" : id <= 95 ? "B" : "C"];
    }
    QCOMPARE(counts["A"], 14);
    QCOMPARE(counts["B"], 5);
    QCOMPARE(counts["C"], 1);
}

// What was checked stays, whatever becomes of other questions, and most of the rest, too.
void TestCoverage::spotCheckStays() {
    std::vector<SampledQuestion> questions;
    for (base::RowId id = 1; id <= 31; ++id) {
        questions.push_back({id, std::string(1, static_cast<char>('A' + id % 3))});
    }
    const auto before = *spotCheck(questions, 0.2, 42);
    QCOMPARE(before.size(), std::size_t{7});
    for (const base::RowId checked : {before.front(), before.back()}) {
        questions[static_cast<std::size_t>(checked - 1)].isChecked = true;
    }
    for (SampledQuestion& changed : questions) {
        const std::string stratum = std::exchange(changed.stratum, "J");
        const auto after = *spotCheck(questions, 0.2, 42);
        QVERIFY(std::ranges::count(after, before.front()) == 1 &&
                std::ranges::count(after, before.back()) == 1);
        const auto stayed =
            std::ranges::count_if(before, [&](base::RowId id) { return std::ranges::count(after, id) == 1; });
        QVERIFY(stayed >= std::ssize(before) - 3);
        changed.stratum = stratum;
    }
    // More were checked than are asked for: all of them are of the sample.
    for (SampledQuestion& question : questions) {
        question.isChecked = question.id <= 20;
    }
    QCOMPARE(spotCheck(questions, 0.1, 42)->size() >= 20, true);
}

void TestCoverage::spotCheckRefusesWrongArguments() {
    const std::vector<SampledQuestion> twice{{1, "A"}, {1, "B"}};
    QVERIFY(!spotCheck(twice, 0.2, 1).has_value());
    QVERIFY(!spotCheck({}, 0, 1).has_value());
    QVERIFY(!spotCheck({}, 1.1, 1).has_value());
}

ASSAY_TEST(TestCoverage)
#include "tst_coverage.moc"
