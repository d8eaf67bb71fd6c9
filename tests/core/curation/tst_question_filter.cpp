// Filtering, counting and sorting of questions, compared with a slow reference that looks at every question
// anew, on random columns; and the order of names.
#include "core/curation/question_columns.h"
#include "core/curation/question_filter.h"
#include "core/text/natural_order.h"
#include "tests/support/test_class.h"

#include <QtTest>
#include <algorithm>
#include <random>

using namespace assay;
using curation::Facet;
using curation::QuestionFilter;
using curation::QuestionOrder;
using workspace::QuestionColumns;

namespace {

std::vector<std::string> suspicionsOf(const curation::FilterContext& context, base::RowId id) {
    const auto found = context.suspicions.find(id);
    return found == context.suspicions.end() ? std::vector<std::string>() : found->second;
}

// The values of a question in a facet; missing is the empty one.
std::set<std::string> valuesOf(const QuestionColumns& columns, const curation::FilterContext& context,
                               std::size_t i, Facet facet) {
    std::set<std::string> values;
    const auto list = [&](const QuestionColumns::Lists& lists) {
        for (const std::uint32_t name : lists.of(i)) {
            values.insert(columns.names[name]);
        }
    };
    switch (facet) {
    case Facet::Suite:
        if (context.suiteNames.contains(columns.suite[i])) {
            values.insert(context.suiteNames.at(columns.suite[i]));
        }
        break;
    case Facet::GoldVersion:
        values.insert(columns.names[columns.goldVersion[i]]);
        break;
    case Facet::Category:
        values.insert(columns.names[columns.category[i]]);
        break;
    case Facet::Difficulty:
        values.insert(columns.names[columns.difficulty[i]]);
        break;
    case Facet::Scope:
        values.insert(columns.names[columns.scope[i]]);
        break;
    case Facet::AnswerType:
        values.insert(columns.names[columns.answerType[i]]);
        break;
    case Facet::Status:
        values.insert(std::string(context.withheld.contains(columns.id[i])
                                      ? curation::kWithheld
                                      : model::questionStatusName(columns.status[i])));
        break;
    case Facet::Company:
        list(columns.companies);
        break;
    case Facet::Year:
        list(columns.years);
        break;
    case Facet::Section:
        list(columns.sections);
        break;
    case Facet::Flag:
        if (context.withheld.contains(columns.id[i])) {
            values.insert(std::string(curation::kWithheld));
        } else {
            list(columns.flags);
        }
        break;
    case Facet::Suspicion:
        for (const std::string& rule : suspicionsOf(context, columns.id[i])) {
            values.insert(rule);
        }
        break;
    }
    return values.empty() ? std::set<std::string>{std::string()} : values;
}

bool passes(const QuestionColumns& columns, const curation::FilterContext& context,
            const QuestionFilter& filter, const std::vector<base::RowId>* found, std::size_t i,
            std::optional<Facet> but) {
    if (found != nullptr && std::find(found->begin(), found->end(), columns.id[i]) == found->end()) {
        return false;
    }
    for (const auto& [facet, chosen] : filter.chosen) {
        if (facet == but || chosen.empty()) {
            continue;
        }
        const std::set<std::string> values = valuesOf(columns, context, i, facet);
        if (std::none_of(values.begin(), values.end(),
                         [&chosen = chosen](const std::string& value) { return chosen.contains(value); })) {
            return false;
        }
    }
    return true;
}

struct RandomQuestions {
    explicit RandomQuestions(unsigned seed, std::size_t count)
        : random(seed) {
        columns.names = {"",     "A",       "B",      "easy",      "hard", "medium",    "2019",  "2020",
                         "2021", "Item 10", "Item 9", "Acme Corp", "zeta", "ambiguous", "other", "7"};
        context.suiteNames = {{1, "P3"}, {2, "tax"}, {4, ""}};
        base::RowId id = 0;
        for (std::size_t i = 0; i < count; ++i) {
            id += 1 + below(3);
            columns.id.push_back(id);
            columns.suite.push_back(1 + below(4));
            columns.questionId.push_back("Q" + std::to_string(below(40)) + (below(2) == 0 ? "a" : "B"));
            columns.questionText.push_back(below(6) == 0 ? "" : "Text " + std::to_string(below(200)));
            columns.status.push_back(static_cast<model::QuestionStatus>(below(4)));
            for (auto* column : {&columns.category, &columns.difficulty, &columns.scope, &columns.answerType,
                                 &columns.goldVersion, &columns.changedBy}) {
                column->push_back(name());
            }
            for (auto* lists : {&columns.companies, &columns.years, &columns.sections, &columns.flags}) {
                const std::uint32_t length = below(4);
                for (std::uint32_t k = 0; k < length; ++k) {
                    lists->values.push_back(1 + below(static_cast<std::uint32_t>(columns.names.size() - 1)));
                }
                lists->begin.push_back(static_cast<std::uint32_t>(lists->values.size()));
            }
            columns.changedAt.push_back("2026-01-0" + std::to_string(1 + below(9)));
            if (below(3) == 0) {
                context.suspicions[id] = {"years", below(2) == 0 ? "duplicate" : "years"};
            }
            if (seed % 3 == 0 && id % 4 == 0) {
                context.withheld.insert(id);
            }
        }
        context.suspicions[id + 5] = {"years"}; // of a question that is not there
    }

    std::uint32_t below(std::uint32_t bound) {
        return std::uniform_int_distribution<std::uint32_t>(0, bound - 1)(random);
    }

    std::uint32_t name() { return below(static_cast<std::uint32_t>(columns.names.size())); }

    QuestionFilter filter() {
        QuestionFilter filter;
        for (std::size_t f = 0; f < curation::kFacetCount; ++f) {
            if (below(5) != 0) {
                continue;
            }
            const auto facet = static_cast<Facet>(f);
            std::set<std::string>& chosen = filter.chosen[facet];
            const std::uint32_t count = below(4); // none chosen is no restriction
            for (std::uint32_t k = 0; k < count; ++k) {
                const std::set<std::string> values =
                    valuesOf(columns, context, below(static_cast<std::uint32_t>(columns.size())), facet);
                chosen.insert(*values.begin());
            }
            if (below(6) == 0) {
                chosen.insert("nobody has this");
            }
        }
        return filter;
    }

    QuestionColumns columns;
    curation::FilterContext context;
    std::mt19937 random;
};

} // namespace

class tst_question_filter : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void agreesWithTheReference();
    void sortsAsTheReference_data();
    void sortsAsTheReference();
    void ordersNamesNaturally();
    void listsUsualValuesInTheirOrder();
    void comesBackFromJson();
    void refusesWhatIsNoFilter();
    void knowsFacetsByName();
    void editsColumnsAsIfReadAnew();
};

void tst_question_filter::agreesWithTheReference() {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        RandomQuestions questions(seed, 150);
        const QuestionFilter filter = questions.filter();
        std::vector<base::RowId> found;
        for (const base::RowId id : questions.columns.id) {
            if (questions.below(3) != 0) {
                found.push_back(id);
            }
        }
        found.push_back(questions.columns.id.back() + 100);
        const std::vector<base::RowId>* const searched = seed % 2 == 0 ? &found : nullptr;

        std::vector<std::uint32_t> expected;
        for (std::size_t i = 0; i < questions.columns.size(); ++i) {
            if (passes(questions.columns, questions.context, filter, searched, i, std::nullopt)) {
                expected.push_back(static_cast<std::uint32_t>(i));
            }
        }
        QCOMPARE(curation::filterQuestions(questions.columns, questions.context, filter, searched), expected);

        const curation::FacetCounts counts =
            curation::facetCounts(questions.columns, questions.context, filter, searched);
        for (std::size_t f = 0; f < curation::kFacetCount; ++f) {
            const auto facet = static_cast<Facet>(f);
            std::map<std::string, std::int64_t> wanted;
            if (filter.chosen.contains(facet)) {
                for (const std::string& value : filter.chosen.at(facet)) {
                    wanted[value] = 0;
                }
            }
            for (std::size_t i = 0; i < questions.columns.size(); ++i) {
                if (passes(questions.columns, questions.context, filter, searched, i, facet)) {
                    for (const std::string& value :
                         valuesOf(questions.columns, questions.context, i, facet)) {
                        ++wanted[value];
                    }
                }
            }
            std::map<std::string, std::int64_t> got;
            for (const curation::FacetValue& value : counts[f]) {
                got[value.value] = value.count;
            }
            QCOMPARE(got, wanted);
            QCOMPARE(counts[f].size(), wanted.size()); // none is listed twice
            for (std::size_t k = 0; k + 1 < counts[f].size(); ++k) {
                QVERIFY2(!counts[f][k].value.empty(), "the missing value comes last");
            }
        }
    }
}

void tst_question_filter::sortsAsTheReference_data() {
    QTest::addColumn<int>("order");
    for (int order = 0; order <= static_cast<int>(QuestionOrder::ChangedAt); ++order) {
        QTest::newRow(qPrintable(QString::number(order))) << order;
    }
}

void tst_question_filter::sortsAsTheReference() {
    QFETCH(int, order);
    const auto by = static_cast<QuestionOrder>(order);
    for (unsigned seed = 1; seed <= 10; ++seed) {
        const RandomQuestions questions(seed, 120);
        const QuestionColumns& columns = questions.columns;
        const auto first = [&](const QuestionColumns::Lists& lists, std::uint32_t i) {
            return lists.of(i).empty() ? std::string() : columns.names[lists.of(i).front()];
        };
        const auto textOf = [&](std::uint32_t i) -> std::string {
            switch (by) {
            case QuestionOrder::Id:
                return {};
            case QuestionOrder::QuestionId:
                return columns.questionId[i];
            case QuestionOrder::Text:
                return columns.questionText[i];
            case QuestionOrder::Suite: {
                const auto name = questions.context.suiteNames.find(columns.suite[i]);
                return name == questions.context.suiteNames.end() ? std::string() : name->second;
            }
            case QuestionOrder::Status:
                return questions.context.withheld.contains(columns.id[i])
                           ? std::string()
                           : std::to_string(static_cast<int>(columns.status[i]));
            case QuestionOrder::Category:
                return columns.names[columns.category[i]];
            case QuestionOrder::Difficulty: {
                const std::string& value = columns.names[columns.difficulty[i]];
                return value == "easy" ? "\1" : value == "medium" ? "\2" : value == "hard" ? "\3" : value;
            }
            case QuestionOrder::Scope:
                return columns.names[columns.scope[i]];
            case QuestionOrder::AnswerType:
                return columns.names[columns.answerType[i]];
            case QuestionOrder::GoldVersion:
                return columns.names[columns.goldVersion[i]];
            case QuestionOrder::Company:
                return first(columns.companies, i);
            case QuestionOrder::Year:
                return first(columns.years, i);
            case QuestionOrder::ChangedAt:
                return columns.changedAt[i];
            }
            return {};
        };
        for (const bool descending : {false, true}) {
            std::vector<std::uint32_t> expected(columns.size());
            for (std::uint32_t i = 0; i < expected.size(); ++i) {
                expected[i] = i;
            }
            if (by == QuestionOrder::Id) {
                if (descending) {
                    std::reverse(expected.begin(), expected.end());
                }
            } else {
                std::stable_sort(expected.begin(), expected.end(), [&](std::uint32_t a, std::uint32_t b) {
                    const std::string textA = textOf(a);
                    const std::string textB = textOf(b);
                    if (textA.empty() || textB.empty()) {
                        return !textA.empty() && textB.empty();
                    }
                    return descending ? text::naturallyBefore(textB, textA)
                                      : text::naturallyBefore(textA, textB);
                });
            }
            std::vector<std::uint32_t> positions(columns.size());
            for (std::uint32_t i = 0; i < positions.size(); ++i) {
                positions[i] = static_cast<std::uint32_t>(positions.size()) - 1 - i;
            }
            curation::sortQuestions(positions, columns, questions.context, by, descending);
            QCOMPARE(positions, expected);

            // Some that had other values before, and one that was not there, find the same places.
            const std::vector<std::uint32_t> changed{3, 17, 18, 40, 17};
            std::vector<std::uint32_t> before;
            std::copy_if(expected.begin(), expected.end(), std::back_inserter(before),
                         [](std::uint32_t i) { return i != 3 && i != 17 && i != 18; });
            before.insert(before.begin(), 3);
            before.insert(before.begin() + static_cast<std::ptrdiff_t>(before.size() / 2), 17);
            before.push_back(18);
            std::erase(before, 40U);
            curation::placeQuestions(before, changed, columns, questions.context, by, descending);
            QCOMPARE(before, expected);
        }
    }
}

void tst_question_filter::ordersNamesNaturally() {
    const std::vector<std::string> rising{
        "",        "2",         "007",       "10",       "99999999999999999999999",
        "A",       "a",         "Item 1A",   "Item 9",   "item 9a",
        "Item 10", "P3V2-Q002", "P3V2-Q02x", "P3V2-Q10", "z"};
    for (std::size_t i = 0; i < rising.size(); ++i) {
        for (std::size_t k = 0; k < rising.size(); ++k) {
            QCOMPARE(text::naturallyBefore(rising[i], rising[k]), i < k);
        }
    }
}

void tst_question_filter::listsUsualValuesInTheirOrder() {
    RandomQuestions questions(3, 400);
    const curation::FacetCounts counts =
        curation::facetCounts(questions.columns, questions.context, {}, nullptr);
    std::vector<std::string> statuses;
    for (const curation::FacetValue& value : counts[static_cast<std::size_t>(Facet::Status)]) {
        if (value.value != curation::kWithheld) { // the last, where somebody reviews blind
            statuses.push_back(value.value);
        }
    }
    QCOMPARE(statuses, (std::vector<std::string>{"draft", "approved", "flagged", "retired"}));
    const auto& difficulties = counts[static_cast<std::size_t>(Facet::Difficulty)];
    QCOMPARE(difficulties[0].value, std::string("easy"));
    QCOMPARE(difficulties[1].value, std::string("medium"));
    QCOMPARE(difficulties[2].value, std::string("hard"));
}

void tst_question_filter::comesBackFromJson() {
    QuestionFilter filter;
    filter.chosen[Facet::Year] = {"2019", ""};
    filter.chosen[Facet::Company] = {"Ø \"quoted\"\\"};
    filter.text = "net income";
    const std::string json = curation::filterJson(filter);
    QCOMPARE(
        json,
        std::string(R"({"facets":{"company":["Ø \"quoted\"\\"],"year":["","2019"]},"text":"net income"})"));
    QCOMPARE(curation::filterFromJson(json), std::optional(filter));
    QCOMPARE(curation::filterFromJson(curation::filterJson({})), std::optional(QuestionFilter()));
}

void tst_question_filter::refusesWhatIsNoFilter() {
    for (const char* json :
         {"", "[]", "{\"facets\":[]}", "{\"facets\":{\"year\":2019}}", "{\"facets\":{\"year\":[2019]}}",
          "{\"facets\":{\"of_tomorrow\":[\"x\"]}}", "{\"text\":1}"}) {
        QVERIFY2(!curation::filterFromJson(json), json);
    }
}

void tst_question_filter::knowsFacetsByName() {
    for (std::size_t i = 0; i < curation::kFacetCount; ++i) {
        const auto facet = static_cast<Facet>(i);
        QCOMPARE(curation::facetFromName(curation::facetName(facet)), std::optional(facet));
    }
    QVERIFY(!curation::facetFromName("colour"));
}

void tst_question_filter::editsColumnsAsIfReadAnew() {
    const RandomQuestions before(5, 60);
    RandomQuestions other(6, 60);
    curation::EditableColumns edited(before.columns);
    // Take question i of the other ones, under the id that stands at i.
    std::mt19937 random(9);
    for (int k = 0; k < 40; ++k) {
        const auto i = static_cast<std::uint32_t>(random() % 60);
        edited.replace(i, other.columns, i);
        for (std::size_t f = 1; f < curation::kFacetCount; ++f) {
            const auto facet = static_cast<Facet>(f);
            if (facet != Facet::Suspicion) { // goes by id
                QCOMPARE(valuesOf(edited.columns(), before.context, i, facet),
                         valuesOf(other.columns, before.context, i, facet));
            }
        }
        QCOMPARE(edited.columns().questionText[i], other.columns.questionText[i]);
    }
    other.columns.id[7] = edited.columns().id.back() + 1;
    edited.append(other.columns, 7);
    QCOMPARE(edited.columns().size(), std::size_t(61));
    QCOMPARE(edited.positionOf(other.columns.id[7]), std::optional<std::uint32_t>(60));
    QVERIFY(!edited.positionOf(other.columns.id[7] + 1));
    QCOMPARE(valuesOf(edited.columns(), before.context, 60, Facet::Company),
             valuesOf(other.columns, before.context, 7, Facet::Company));
    // Those that were not touched are as they were.
    curation::EditableColumns once(before.columns);
    once.replace(30, other.columns, 31);
    for (std::size_t i = 0; i < 60; ++i) {
        if (i != 30) {
            QCOMPARE(valuesOf(once.columns(), before.context, i, Facet::Section),
                     valuesOf(before.columns, before.context, i, Facet::Section));
            QCOMPARE(valuesOf(once.columns(), before.context, i, Facet::Year),
                     valuesOf(before.columns, before.context, i, Facet::Year));
        }
    }
}

ASSAY_TEST(tst_question_filter)
#include "tst_question_filter.moc"
