// The forms in which a question is a record of its own: FinRAG, FinSearch, chat JSON lines, Florida,
// FinanceBench and ragas; their fields, and what comes back of a record that was edited.
#include "tests/core/formats/question_fixtures.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <random>
#include <set>

namespace assay {

using base::IssueCode;
using formats::QuestionKind;
using json::Json;
using tests::exported;
using tests::issuesOf;
using tests::kQuestionFixtures;
using tests::readText;
using tests::suiteOf;
using tests::treeOf;

namespace {

// Every path at which two trees differ.
void differences(const Json& a, const Json& b, const std::string& path, std::vector<std::string>& out) {
    if (a.is_structured() && a.type() == b.type()) {
        if (a.is_object()) {
            for (const auto& [key, value] : a.items()) {
                differences(value, b.contains(key) ? b.at(key) : Json("absent"), path + "/" + key, out);
            }
            for (const auto& [key, value] : b.items()) {
                if (!a.contains(key)) {
                    out.push_back(path + "/" + key);
                }
            }
            return;
        }
        if (a.size() == b.size()) {
            for (std::size_t i = 0; i < a.size(); ++i) {
                differences(a[i], b[i], path + "/" + std::to_string(i), out);
            }
            return;
        }
    }
    if (a != b) {
        out.push_back(path);
    }
}

using Random = std::mt19937_64;

Json randomValue(Random& random, int depth = 0) {
    const auto pick = [&random](std::uint64_t n) { return random() % n; };
    switch (pick(depth > 2 ? 8 : 12)) {
    case 0:
        return nullptr;
    case 1:
        return pick(2) == 0;
    case 2:
        return static_cast<std::int64_t>(pick(4000)) - 1000;
    case 3:
        return static_cast<double>(pick(100000)) / 7;
    case 4:
        return "";
    case 5:
        return "TO_FILL_X";
    case 6:
        return UINT64_MAX - pick(3);
    case 7:
        return "text " + std::to_string(pick(10)) + " æ\n\"";
    case 8:
    case 9: {
        Json list = Json::array();
        for (std::uint64_t n = pick(4); n > 0; --n) {
            list.push_back(randomValue(random, depth + 1));
        }
        return list;
    }
    default: {
        constexpr std::array<const char*, 9> kInner{"value", "unit",       "type",  "role",         "content",
                                                    "year",  "source_ids", "a/b~c", "evidence_text"};
        Json object = Json::object();
        for (std::uint64_t n = pick(4); n > 0; --n) {
            object[kInner[pick(kInner.size())]] = randomValue(random, depth + 1);
        }
        return object;
    }
    }
}

const std::vector<std::string>& keysOf(QuestionKind kind) {
    static const std::map<QuestionKind, std::vector<std::string>> kKeys{
        {QuestionKind::FinragJson,
         {"question_id", "cik_int", "company_name", "years", "question_text", "answer_text", "answer_numeric",
          "tolerance", "evidence_sentence_ids", "max_tokens", "citation_required", "messages", "odd"}},
        {QuestionKind::FinsearchJson,
         {"id", "question", "company", "filings", "answer", "category", "is_unanswerable", "odd"}},
        {QuestionKind::NorwegianJsonl,
         {"id", "messages", "metadata", "expected_output", "eval_criteria", "odd"}},
        {QuestionKind::FloridaJson,
         {"id", "question", "expected_statutes", "expected_rules", "expected_answer_contains", "notes",
          "odd"}},
        {QuestionKind::FinancebenchJsonl,
         {"financebench_id", "company", "doc_name", "doc_period", "question", "answer", "evidence", "odd"}},
        {QuestionKind::RagasJsonl,
         {"id", "user_input", "reference", "reference_contexts", "response", "odd"}},
    };
    return kKeys.at(kind);
}

} // namespace

class TestQuestionRecords : public QObject {
    Q_OBJECT

  private slots:

    void fixturesComeBackEqual() {
        for (const auto& fixture : kQuestionFixtures) {
            const auto reading = readText(fixture.text);
            QVERIFY2(reading, formats::questionKindName(fixture.kind).data());
            QCOMPARE(static_cast<int>(reading->kind), static_cast<int>(fixture.kind));
            QVERIFY(reading->rejected.empty());
            const std::string text = exported(suiteOf(*reading), fixture.kind);
            QVERIFY2(treeOf(text) == treeOf(fixture.text), text.c_str());
            // Numbers to the digit, also those that no double can hold.
            QCOMPARE(text.find("123456789012345678901234567890") == std::string::npos,
                     fixture.text.find("123456789012345678901234567890") == std::string_view::npos);
            QCOMPARE(text.find("0.10") == std::string::npos,
                     fixture.text.find("0.10") == std::string_view::npos);
        }
    }

    void marksAndLineEndsDoNotMatter() {
        for (const auto& fixture : kQuestionFixtures) {
            std::string text = "\xEF\xBB\xBF";
            for (const char c : fixture.text) {
                text += c == '\n' ? "\r\n" : std::string(1, c);
            }
            const auto reading = readText(text);
            QVERIFY(reading);
            const auto plain = readText(fixture.text);
            QVERIFY(plain);
            QCOMPARE(reading->questions.size(), plain->questions.size());
            for (std::size_t i = 0; i < plain->questions.size(); ++i) {
                QVERIFY(reading->questions[i].question == plain->questions[i].question);
                QCOMPARE(reading->questions[i].line, plain->questions[i].line);
            }
            QVERIFY(reading->issues.issues() == plain->issues.issues());
            QVERIFY(treeOf(exported(suiteOf(*reading), fixture.kind)) == treeOf(fixture.text));
        }
    }

    void finragFieldsAndIssues() {
        const auto reading = readText(tests::kFinragFixture);
        QVERIFY(reading);
        const model::Question& first = reading->questions.at(0).question;
        QCOMPARE(first.questionId, std::string("G-1"));
        QVERIFY(first.years == (std::vector<std::int64_t>{2008, 2009}));
        QVERIFY(first.answerIsList);
        QVERIFY(first.answerText == (std::vector<std::string>{"two ships", "one ferry"}));
        QVERIFY(!first.answerNumeric);
        QCOMPARE(first.curationConfidence.value_or(0), 0.85);
        QVERIFY(first.extra.find("house_key") != std::string::npos);
        QVERIFY(first.category.empty());

        const model::Question& second = reading->questions.at(1).question;
        QVERIFY(second.cikInt.empty());
        QCOMPARE(second.unreadable.at("cik_int"), std::string(R"(["TO_FILL_CIK"])"));
        QVERIFY(second.companyName == std::vector<std::string>{"TO_FILL_COMPANY"});
        QVERIFY(second.years == std::vector<std::int64_t>{2010});
        QCOMPARE(second.unreadable.at("years"), std::string(R"([2010,"soon"])"));
        QVERIFY(!second.answerNumeric);
        QVERIFY(!second.curationConfidence);

        const auto placeholders = issuesOf(reading->issues, IssueCode::Placeholder);
        QCOMPARE(placeholders.size(), std::size_t{3});
        QCOMPARE(placeholders[0].field, std::string("cik_int"));
        QCOMPARE(placeholders[0].line, 28);
        QCOMPARE(placeholders[0].value, std::string("TO_FILL_CIK"));
        QCOMPARE(placeholders[1].field, std::string("company_name"));
        QCOMPARE(placeholders[1].line, 29);
        QCOMPARE(placeholders[2].field, std::string("answer_unit"));
        std::vector<std::string> wrong;
        for (const base::Issue& issue : issuesOf(reading->issues, IssueCode::WrongType)) {
            wrong.push_back(issue.field + ":" + std::to_string(issue.line));
        }
        QVERIFY(wrong == (std::vector<std::string>{"years:30", "answer_text:33", "answer_numeric:34",
                                                   "retrieval_scope:38", "curation_confidence:40"}));
    }

    // One text where a list is wanted is taken as a list of one, and the warning says which type is wanted.
    void aTextIsAListOfOne() {
        const auto reading = readText(
            R"([{"question_id":"a","question_text":"Q?","company_name":"Quay, Inc.","years":[2019]}])");
        QVERIFY(reading);
        QVERIFY(reading->questions.front().question.companyName == std::vector<std::string>{"Quay, Inc."});
        const auto wrong = issuesOf(reading->issues, IssueCode::WrongType);
        QCOMPARE(wrong.size(), std::size_t{1});
        QCOMPARE(wrong.front().field, std::string("company_name"));
        QCOMPARE(wrong.front().expected, std::string("a list of one"));
    }

    void finsearchFields() {
        const auto reading = readText(tests::kFinsearchFixture);
        QVERIFY(reading);
        const auto& questions = reading->questions;
        QCOMPARE(questions[0].question.answerNumeric.value_or(0), 391035.0);
        QCOMPARE(questions[0].question.answerUnit, std::string("million NOK"));
        QCOMPARE(questions[0].question.answerType, std::string("numeric"));
        QVERIFY(questions[0].question.expectedSources == std::vector<std::string>{"havn21.htm"});
        QVERIFY(questions[0].question.years == std::vector<std::int64_t>{2021});
        QVERIFY(questions[1].question.answerText ==
                (std::vector<std::string>{"direct: 38", "indirect: 62.5"}));
        QVERIFY(questions[1].question.extra.find("quarter") != std::string::npos);
        QCOMPARE(questions[2].question.answerType, std::string("no_answer"));
        QVERIFY(questions[2].question.answerText.empty());
        QVERIFY(questions[3].question.unreadable.contains("expected_sources"));
        QVERIFY(questions[3].question.answerIsList);
    }

    void chatFields() {
        const auto reading = readText(tests::kNorwegianFixture);
        QVERIFY(reading);
        const model::Question& first = reading->questions[0].question;
        QCOMPARE(first.questionId, std::string("q1"));
        QCOMPARE(first.questionText, std::string("Hva er moms?"));
        QVERIFY(first.answerText == std::vector<std::string>{"En avgift på omsetning."});
        QVERIFY(first.citationRequired.value_or(false));
        QCOMPARE(first.maxTokens.value_or(0), std::int64_t{300});
        QCOMPARE(first.category, std::string("glossary_define"));
        const model::Question& second = reading->questions[1].question;
        QCOMPARE(second.questionText, std::string("Satsen for mat?"));
        QCOMPARE(Json::parse(second.messages).size(), std::size_t{3});
        QVERIFY(!second.maxTokens);
        QVERIFY(second.unreadable.contains("citation_required"));
    }

    // An edit stays where the id stood, and what else is called so is extra.
    void idsOfChats() {
        const auto reading = readText(
            R"({"sample_id":"tax_0","metadata":{"id":7},"messages":[{"role":"user","content":"A?"}],"expected_output":"a"}
{"id":null,"metadata":{"sample_id":"tax_1","task":"t"},"messages":[{"role":"user","content":"B?"}],"expected_output":"b"}
{"id":"own","metadata":{"id":"other"},"messages":[{"role":"user","content":"C?"}],"expected_output":"c"}
{"metadata":{"id":12},"messages":[{"role":"user","content":"D?"}],"expected_output":"d"}
)");
        QVERIFY(reading && reading->kind == QuestionKind::NorwegianJsonl);
        const auto& questions = reading->questions;
        QCOMPARE(questions.size(), std::size_t{4});
        QCOMPARE(questions[0].question.questionId, std::string("tax_0"));
        QVERIFY(Json::parse(questions[0].question.extra) == Json::parse(R"({"metadata":{"id":7}})"));
        QCOMPARE(questions[1].question.questionId, std::string("tax_1"));
        QVERIFY2(questions[1].question.extra.empty(), questions[1].question.extra.c_str());
        QCOMPARE(questions[2].question.questionId, std::string("own"));
        QVERIFY(Json::parse(questions[2].question.extra) == Json::parse(R"({"metadata":{"id":"other"}})"));
        QCOMPARE(questions[3].question.questionId, std::string("12"));

        formats::SuiteForWriting suite = suiteOf(*reading);
        for (auto& each : suite.questions) {
            each.question.questionId += "b";
        }
        const std::string text = exported(suite, QuestionKind::NorwegianJsonl);
        for (const char* place :
             {R"({"sample_id":"tax_0b","metadata":{"id":7})",
              R"("metadata":{"sample_id":"tax_1b","task":"t"})", R"({"id":"ownb","metadata":{"id":"other"})",
              R"({"metadata":{"id":"12b"})"}) {
            QVERIFY2(text.find(place) != std::string::npos, (text + place).c_str());
        }
    }

    void passagesOfEvidence() {
        const auto bench = readText(tests::kFinancebenchFixture);
        QVERIFY(bench);
        QCOMPARE(bench->passages.size(), std::size_t{2});
        QCOMPARE(bench->passages[1].id, std::string("fb_01#2"));
        QCOMPARE(bench->passages[1].text, std::string("See note 4"));
        QVERIFY(bench->questions[0].question.evidenceSentenceIds ==
                (std::vector<std::string>{"fb_01#1", "fb_01#2"}));
        const auto ragas = readText(tests::kRagasFixture);
        QVERIFY(ragas);
        QCOMPARE(ragas->passages.size(), std::size_t{2});
        QCOMPARE(ragas->questions[0].question.evidenceSentenceIds[0], ragas->passages[0].id);
        QCOMPARE(ragas->questions[1].question.questionText, std::string("And imports?"));
    }

    // Editing one field changes one place in the record.
    void oneEditChangesOnePlace_data() {
        QTest::addColumn<int>("fixture");
        QTest::addColumn<int>("question");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<QString>("paths");
        const auto row = [](const char* name, int fixture, int question, const char* field,
                            const QStringList& entries, const char* paths) {
            QTest::newRow(name) << fixture << question << field << entries << paths;
        };
        row("finrag text", 0, 0, "question_text", {"New?"}, "/0/question_text");
        row("finrag list", 0, 0, "years", {"2008", "2011"}, "/0/years/1");
        row("finrag unit", 0, 0, "answer_unit", {"USD"}, "/0/answer_unit");
        row("finrag wrong type", 0, 1, "cik_int", {"7"}, "/1/cik_int/0");
        row("finrag emptied", 0, 0, "section_hints", {}, "/0/section_hints");
        row("finrag number", 0, 1, "answer_numeric", {"28.5"}, "/1/answer_numeric");
        row("finsearch number", 1, 0, "answer_numeric", {"5"}, "/0/answer/value");
        row("finsearch entry", 1, 1, "answer_text", {"direct: 40", "indirect: 62.5"},
            "/1/answer/value/direct");
        row("finsearch year", 1, 1, "years", {"2021", "2023"}, "/1/filings/1/year");
        row("finsearch answerable", 1, 2, "answer_type", {"span"}, "/2/answer/type /2/is_unanswerable");
        row("finsearch company", 1, 0, "company_name", {"Vik"}, "/0/company");
        row("chat question", 2, 1, "question_text", {"Og frukt?"}, "/1/messages/2/content");
        row("chat criteria", 2, 0, "max_tokens", {"200"}, "/0/eval_criteria/max_tokens");
        row("chat single", 2, 1, "must_include", {"prosent"}, "/1/eval_criteria/must_include");
        row("florida statute", 3, 0, "expected_citations", {"212.18", "212.07", "12A-1.038"},
            "/questions/0/expected_statutes/1");
        row("florida rule", 3, 1, "expected_citations", {"12A-1.011"}, "/questions/1/expected_rules");
        row("florida notes", 3, 1, "notes", {"Now."}, "/questions/1/notes");
        row("bench answer", 4, 0, "answer_text", {"$13"}, "/0/answer");
        row("bench evidence", 4, 0, "evidence_sentence_ids", {"fb_01#1"}, "/0/evidence");
        row("bench year", 4, 1, "years", {"2021"}, "/1/doc_period");
        row("ragas question", 5, 1, "question_text", {"And now?"}, "/1/user_input/2/content");
        row("ragas reference", 5, 0, "answer_text", {"All"}, "/0/reference");
        row("extra", 5, 1, "extra", {R"({"rubric":{"a":2}})"}, "/1/rubric/a");
        row("chat extra", 2, 0, "extra",
            {R"({"metadata":{"domain":"vat","locale":"nb-NO"},"eval_criteria":{"tone":"formal"}})"},
            "/0/metadata/domain");
    }

    void oneEditChangesOnePlace() {
        QFETCH(int, fixture);
        QFETCH(int, question);
        QFETCH(QString, field);
        QFETCH(QStringList, entries);
        QFETCH(QString, paths);
        const auto& source = kQuestionFixtures[static_cast<std::size_t>(fixture)];
        const auto reading = readText(source.text);
        QVERIFY(reading);
        formats::SuiteForWriting suite = suiteOf(*reading);
        std::vector<std::string> texts;
        for (const QString& entry : entries) {
            texts.push_back(entry.toStdString());
        }
        const auto which = model::questionFieldFromName(field.toStdString());
        QVERIFY(which);
        QVERIFY(
            !model::setField(suite.questions[static_cast<std::size_t>(question)].question, *which, texts));
        base::IssueList issues;
        const std::string text = exported(suite, source.kind, &issues);
        QCOMPARE(issues.total(), 0);
        std::vector<std::string> changed;
        differences(treeOf(source.text), treeOf(text), {}, changed);
        QStringList found;
        for (const std::string& path : changed) {
            found += QString::fromStdString(path);
        }
        QCOMPARE(found.join(' '), paths);
        // What was written is read as it was meant.
        const auto again = readText(text, source.kind);
        QVERIFY(again);
        QVERIFY(model::fieldEntries(again->questions[static_cast<std::size_t>(question)].question, *which) ==
                model::fieldEntries(suite.questions[static_cast<std::size_t>(question)].question, *which));
    }

    void otherKindsAreWrittenAfresh() {
        for (const auto& fixture : kQuestionFixtures) {
            const auto reading = readText(fixture.text);
            QVERIFY(reading);
            for (const auto& target : kQuestionFixtures) {
                if (target.kind == fixture.kind) {
                    continue;
                }
                base::IssueList issues;
                const std::string text = exported(suiteOf(*reading), target.kind, &issues);
                const auto again = readText(text, target.kind);
                QVERIFY2(again, text.c_str());
                QCOMPARE(again->questions.size(), reading->questions.size());
                std::set<std::string> lost;
                for (const base::Issue& issue : issuesOf(issues, IssueCode::LostInFormat)) {
                    lost.insert(issue.field);
                }
                // What is not said to be lost is there.
                for (std::size_t i = 0; i < again->questions.size(); ++i) {
                    const model::Question& was = reading->questions[i].question;
                    const model::Question& is = again->questions[i].question;
                    QCOMPARE(is.questionText, was.questionText);
                    for (const model::FieldInfo& info : model::questionFields()) {
                        if (info.type == model::FieldType::Json || lost.contains(std::string(info.name)) ||
                            model::fieldEntries(was, info.field).empty()) {
                            continue;
                        }
                        auto a = model::fieldEntries(was, info.field);
                        auto b = model::fieldEntries(is, info.field);
                        std::sort(a.begin(), a.end());
                        std::sort(b.begin(), b.end());
                        QVERIFY2(a == b, (std::string(info.name) + " in " +
                                          std::string(formats::questionKindName(target.kind)) + text)
                                             .c_str());
                    }
                }
                QCOMPARE(exported(suiteOf(*reading), target.kind), text); // the same bytes
            }
        }
    }

    void filesOfOneKindAreMerged() {
        const auto reading = readText(tests::kFloridaFixture);
        QVERIFY(reading);
        formats::SuiteForWriting suite = suiteOf(*reading);
        suite.files.push_back(
            {QuestionKind::FloridaJson, R"({"metadata":{"name":"Other"},"questions":[null]})"});
        model::Question further;
        further.questionId = "x";
        suite.questions.push_back({further, 1, R"({"id":"x","question":null})", "/questions/0"});
        model::Question made;
        made.questionId = "new";
        made.questionText = "Why?";
        suite.questions.push_back({made, -1, {}, {}});
        suite.questions.erase(suite.questions.begin()); // gone since
        base::IssueList issues;
        const Json document = Json::parse(exported(suite, QuestionKind::FloridaJson, &issues));
        QCOMPARE(document["questions"].size(), std::size_t{3});
        QCOMPARE(document["questions"][0]["id"].get<std::string>(), std::string("e2"));
        QCOMPARE(document["questions"][1]["id"].get<std::string>(), std::string("x"));
        QCOMPARE(document["questions"][2]["question"].get<std::string>(), std::string("Why?"));
        QCOMPARE(document["metadata"]["name"].get<std::string>(), std::string("Little set"));
        const auto lost = issuesOf(issues, IssueCode::LostInFormat);
        QVERIFY(std::any_of(lost.begin(), lost.end(),
                            [](const base::Issue& issue) { return issue.field == "metadata"; }));
    }

    void randomRecordsSurvive() {
        Random random(20240611);
        for (const auto& fixture : kQuestionFixtures) {
            const formats::QuestionCodec& codec = *formats::codecOf(fixture.kind);
            for (int round = 0; round < 500; ++round) { // each kind of value some 30 times under each key
                Json record = Json::object();
                for (const std::string& key : keysOf(fixture.kind)) {
                    if (random() % 4 != 0) {
                        record[key] = randomValue(random);
                    }
                }
                const std::string raw = record.dump();
                base::IssueList issues;
                formats::RecordIssues sink(&issues, "f", raw, 1);
                const model::Question question = codec.get(record, {}, sink);
                formats::LossCounter losses;
                QCOMPARE(formats::writtenRecord(codec, question, raw, {}, losses), raw);

                // A random edit never touches what is unknown, and its result is read again.
                model::Question edited = question;
                edited.notes = "edited";
                edited.questionText = "Edited?";
                edited.years = {1999};
                edited.answerText = {"x"};
                edited.answerIsList = false;
                edited.unreadable.clear();
                const std::string text = formats::writtenRecord(codec, edited, raw, {}, losses);
                const auto tree = json::parseJson(text);
                QVERIFY(tree && tree->is_object());
                QVERIFY(tree->value("odd", Json("none")) == record.value("odd", Json("none")));
                const model::Question again = codec.get(*tree, {}, sink);
                QCOMPARE(again.questionText, std::string("Edited?"));
                (void)formats::writtenRecord(codec, question, {}, {}, losses);
            }
        }
    }

    void documentsGiveQuestionsBack() {
        for (const auto& fixture : kQuestionFixtures) {
            const auto reading = readText(fixture.text);
            QVERIFY(reading);
            for (const auto& source : reading->questions) {
                model::Question question = source.question;
                question.status = model::QuestionStatus::Flagged;
                question.flags = {{"ambiguous", "two years", "ola", "2024-01-01T00:00:00Z"}};
                const std::string document = formats::questionDocument(question);
                const auto back = formats::readQuestionDocument(document);
                QVERIFY2(back, document.c_str());
                QVERIFY2(*back == question, document.c_str());
            }
        }
        model::Question odd;
        odd.answerText = {"a", "b"}; // no list, two entries
        odd.answerNumeric = 0.1;
        odd.extra = "not json";
        odd.messages = "[ 1 ]";
        QVERIFY(formats::readQuestionDocument(formats::questionDocument(odd)) == odd);
        odd = {};
        odd.answerIsList = true;
        QVERIFY(formats::readQuestionDocument(formats::questionDocument(odd)) == odd);
        QVERIFY(!formats::readQuestionDocument("[]"));
        QVERIFY(!formats::readQuestionDocument(R"({"years":["x"]})"));
    }
};

} // namespace assay

ASSAY_TEST(assay::TestQuestionRecords)
#include "tst_question_records.moc"
