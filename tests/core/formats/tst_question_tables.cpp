// Questions in columns of any names: CSV, and JSON lines with the same fields.
#include "core/base/random.h"
#include "core/formats/questions/question_codec.h"
#include "tests/core/formats/question_folder.h"
#include "tests/support/test_class.h"

using namespace assay;
using namespace assay::formats;
using namespace assay::base;
using namespace assay::tests;
using model::QuestionField;

class TestQuestionTables : public QObject {
    Q_OBJECT

  private slots:
    void csvComesBack();
    void csvCellsBehindTheHeaderStay();
    void csvEdits();
    void csvLists();
    void csvBadRecords();
    void csvFromOtherQuestions();
    void csvRandomCells();
    void jsonLinesComeBack();
    void jsonLinesEdits();
    void suggestions();
    void previews();

  private:
    QuestionFolder m_folder;
};

void TestQuestionTables::csvComesBack() {
    const std::vector<std::string> texts{
        "id,question,answer,years,colour\n1,What?,\"a \"\"b\"\", c\",2019;2020,red\n2,\"Two\nlines?\",,,\n",
        "question;answer;answer;\r\nWhat?;x;y;z\r\nShort?;a\r\nLong?;a;b;c;d;e\r\n",
        "Question\tGold Answer\nHva er 5 %?\t\"[\"\"a\"\",\"\"b\"\"]\"\n",
        "question\nWhat?\n\"\"\nWhy?\n",
    };
    for (const std::string& text : texts) {
        const auto reading = readFile(m_folder.put("plain.csv", text));
        QVERIFY(reading);
        QCOMPARE(reading->kind, QuestionKind::QuestionsCsv);
        QVERIFY(reading->rejected.empty());
        base::IssueList issues;
        QCOMPARE(filesOf(QuestionKind::QuestionsCsv, suiteOf(*reading), &issues)[""], text);
        QCOMPARE(issues.total(), std::int64_t{0});
    }
    const auto reading = readFile(m_folder.put("plain.csv", texts[0]));
    const model::Question& first = reading->questions[0].question;
    QCOMPARE(first.questionId, std::string("1"));
    QCOMPARE(first.answerText, std::vector<std::string>{"a \"b\", c"});
    QCOMPARE(first.years, (std::vector<std::int64_t>{2019, 2020}));
    COMPARE_JSON(Tree::parse(first.extra), Tree::parse(R"({"colour":"red"})"));
    const auto doubled = readFile(m_folder.put("plain.csv", texts[1]));
    QCOMPARE(doubled->issues.count(base::IssueCode::DuplicateId), std::int64_t{1});
    QCOMPARE(doubled->issues.count(base::IssueCode::FewerColumns), std::int64_t{1});
    QCOMPARE(doubled->issues.count(base::IssueCode::ExtraColumns), std::int64_t{1});
    QCOMPARE(doubled->questions[0].question.answerText, std::vector<std::string>{"x"});
    COMPARE_JSON(Tree::parse(doubled->questions[0].question.extra),
                 Tree::parse(R"j({"answer (2)":"y","column 4":"z"})j"));
}

// A column that is added does not take the place of cells that no column names, and the header says the
// separator.
void TestQuestionTables::csvCellsBehindTheHeaderStay() {
    FieldMapping mapping;
    mapping.fields = {{"question", QuestionField::QuestionText}, {"Gold", QuestionField::AnswerText}};
    base::NoProgress progress;
    for (const char* text : {"question,year\nWhat?,2018,x,y\nWhy?\n", "\"a;b;c\",question\n1,What?\n",
                             "\"question;x\"\nWhat?;This\n"}) {
        const auto reading =
            readQuestionsText(text, "t.csv", QuestionKind::QuestionsCsv, &mapping, {}, progress);
        QVERIFY(reading);
        const std::string written = filesOf(QuestionKind::QuestionsCsv, suiteOf(*reading))[""];
        const auto again =
            readQuestionsText(written, "t.csv", QuestionKind::QuestionsCsv, &mapping, {}, progress);
        QVERIFY(again);
        QCOMPARE(again->questions.size(), reading->questions.size());
        for (std::size_t i = 0; i < reading->questions.size(); ++i) {
            QVERIFY2(again->questions[i].question == reading->questions[i].question, written.c_str());
        }
    }
}

void TestQuestionTables::csvEdits() {
    const auto reading = readFile(
        m_folder.put("edit.csv", "question,years,citation_required,colour\nWhat?,2019; 2020,yes,red\n"
                                 "Why?,x,no,\n"));
    QVERIFY(reading);
    QCOMPARE(reading->questions[1].question.unreadable.count("years"), std::size_t{1});
    QCOMPARE(reading->issues.count(base::IssueCode::WrongType), std::int64_t{1});
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[0].question.years = {2019, 2021};
    suite.questions[0].question.citationRequired = false;
    suite.questions[1].question.extra = R"({"colour":"blue"})";
    base::IssueList issues;
    QCOMPARE(
        filesOf(QuestionKind::QuestionsCsv, suite, &issues)[""],
        std::string("question,years,citation_required,colour\nWhat?,2019; 2021,no,red\nWhy?,x,no,blue\n"));
    suite.questions[1].question.difficulty = "hard"; // a column of its own
    suite.questions[1].question.questionText = "a,\"b\"\nc";
    QCOMPARE(filesOf(QuestionKind::QuestionsCsv, suite, &issues)[""],
             std::string("question,years,citation_required,colour,difficulty\nWhat?,2019; 2021,no,red,\n"
                         "\"a,\"\"b\"\"\nc\",x,no,blue,hard\n"));
    QCOMPARE(issues.total(), std::int64_t{0});
}

void TestQuestionTables::csvLists() {
    const auto reading = readFile(m_folder.put(
        "lists.csv",
        "question,company,answer\nWhat?,\"[\"\"A; B\"\", \"\"C\"\"]\",\"[\"\"x\"\"]\"\nWhy?,A|B,y;z\n"));
    QVERIFY(reading);
    QCOMPARE(reading->questions[0].question.companyName, (std::vector<std::string>{"A; B", "C"}));
    QVERIFY(reading->questions[0].question.answerIsList);
    QCOMPARE(reading->questions[1].question.companyName, std::vector<std::string>{"A|B"});
    QCOMPARE(reading->questions[1].question.answerText, std::vector<std::string>{"y;z"});
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[1].question.companyName = {"A", "B; C"}; // does not go without brackets
    QCOMPARE(exported(suite, QuestionKind::QuestionsCsv),
             std::string("question,company,answer\nWhat?,\"[\"\"A; B\"\", \"\"C\"\"]\",\"[\"\"x\"\"]\"\n"
                         "Why?,\"[\"\"A\"\",\"\"B; C\"\"]\",y;z\n"));
    FieldMapping mapping;
    mapping.fields = {{"question", QuestionField::QuestionText}, {"company", QuestionField::CompanyName}};
    mapping.listSeparator = '|';
    const auto mapped = readFile(m_folder.path("lists.csv"), &mapping);
    QVERIFY(mapped);
    QCOMPARE(mapped->questions[1].question.companyName, (std::vector<std::string>{"A", "B"}));
    COMPARE_JSON(Tree::parse(mapped->questions[1].question.extra), Tree::parse(R"({"answer":"y;z"})"));
}

void TestQuestionTables::csvBadRecords() {
    const auto reading =
        readFile(m_folder.put("bad.csv", "question,answer\n\"What?\"x,1\nWhy?,2\n\"never closed,3\n"));
    QVERIFY(reading);
    QCOMPARE(reading->questions.size(), std::size_t{1});
    QCOMPARE(reading->rejected.size(), std::size_t{2});
    QCOMPARE(reading->rejected[0].line, std::int64_t{2});
    QCOMPARE(reading->rejected[1].line, std::int64_t{4});
}

void TestQuestionTables::csvFromOtherQuestions() {
    SuiteForWriting suite;
    model::Question question;
    question.questionId = "n1";
    question.questionText = "Who, \"when\"?";
    question.years = {2019, 2020};
    question.answerText = {"a", "b"};
    question.answerIsList = true;
    question.answerNumeric = 1.5;
    question.companyName = {"A; B"};
    question.extra = R"({"k":[1,{"z":null}],"t":"x"})";
    question.messages = R"([{"role":"user","content":"hi"}])";
    suite.questions.push_back({question, -1, {}, {}});
    for (const QuestionKind kind : {QuestionKind::QuestionsCsv, QuestionKind::QuestionsJsonl}) {
        base::IssueList issues;
        const std::string text = filesOf(kind, suite, &issues)[""];
        QCOMPARE(issues.total(), std::int64_t{0});
        const auto reading = readFile(m_folder.put("made", text), nullptr, kind);
        QVERIFY(reading);
        QCOMPARE(reading->questions.size(), std::size_t{1});
        QVERIFY(model::differingFields(reading->questions[0].question, question).empty());
    }
}

// Any cells: what was read is written again, to the byte once it is in the writer's own way.
void TestQuestionTables::csvRandomCells() {
    base::Random random(5);
    const std::vector<std::string> parts{"a", "\"", ",", ";", "\n", " ", "[", "]", "å", "1", "{}", "null"};
    const std::string header = "question,years,answer,company,tolerance,extra,messages,unknown\n";
    for (int round = 0; round < 300; ++round) {
        std::string text = header;
        for (int record = 0; record < 3; ++record) {
            for (int cell = 0; cell < 8; ++cell) {
                std::string value = cell == 0 ? "x" : "";
                for (auto length = random.below(5); length > 0; --length) {
                    value += parts[static_cast<std::size_t>(random.below(parts.size()))];
                }
                const bool quote = value.find_first_of("\",\n") != std::string::npos;
                text += cell > 0 ? "," : "";
                text += quote
                            ? "\"" + QString::fromStdString(value).replace("\"", "\"\"").toStdString() + "\""
                            : value;
            }
            text += "\n";
        }
        const auto reading = readFile(m_folder.put("random.csv", text), nullptr, QuestionKind::QuestionsCsv);
        QVERIFY(reading);
        QCOMPARE(reading->questions.size(), std::size_t{3});
        QCOMPARE(exported(suiteOf(*reading), QuestionKind::QuestionsCsv), text);
    }
}

void TestQuestionTables::jsonLinesComeBack() {
    const std::string text =
        "{\"id\": 7, \"question\": \"What?\", \"answer\": [\"a\"], \"years\": \"2019\", \"z\": 1.0}\n"
        "{\"question\": \"Why?\", \"answer\": null, \"nested\": {\"a\": [1]}}\n";
    const auto reading = readFile(m_folder.put("plain.jsonl", text));
    QVERIFY(reading);
    QCOMPARE(reading->kind, QuestionKind::QuestionsJsonl);
    QCOMPARE(reading->questions.size(), std::size_t{2});
    QCOMPARE(reading->questions[0].question.questionId, std::string("7"));
    COMPARE_JSON(Tree::parse(reading->questions[1].question.extra), Tree::parse(R"({"nested":{"a":[1]}})"));
    QCOMPARE(exported(suiteOf(*reading), QuestionKind::QuestionsJsonl), text);
}

void TestQuestionTables::jsonLinesEdits() {
    const auto reading =
        readFile(m_folder.put("plain.jsonl", "{\"query\": \"What?\", \"gold\": \"x\", \"k\": 1}\n"));
    QVERIFY(reading);
    SuiteForWriting suite = suiteOf(*reading);
    suite.questions[0].question.answerText = {"y"};
    suite.questions[0].question.difficulty = "easy";
    base::IssueList issues;
    const Tree record = Tree::parse(filesOf(QuestionKind::QuestionsJsonl, suite, &issues)[""]);
    COMPARE_JSON(record, Tree::parse(R"({"query":"What?","gold":"y","k":1,"difficulty":"easy"})"));
    QCOMPARE(issues.total(), std::int64_t{0});
}

void TestQuestionTables::suggestions() {
    const std::vector<std::string> columns{"ID",          "Query",  "Gold Answer", "Company Name",
                                           "fiscal-year", "Colour", "answer_type", "question_type"};
    const FieldMapping mapping = suggestedMapping(columns);
    const std::map<std::string, QuestionField> expected{
        {"ID", QuestionField::QuestionId},          {"Query", QuestionField::QuestionText},
        {"Gold Answer", QuestionField::AnswerText}, {"Company Name", QuestionField::CompanyName},
        {"fiscal-year", QuestionField::Years},      {"answer_type", QuestionField::AnswerType},
        {"question_type", QuestionField::Category}};
    QVERIFY(mapping.fields == expected);
    // No field twice, and the field's own name wins.
    const std::vector<std::string> both{"question", "question_text"};
    QCOMPARE(suggestedMapping(both).fields.size(), std::size_t{1});
    QVERIFY(suggestedMapping(both).fields.contains("question_text"));
}

void TestQuestionTables::previews() {
    std::string csv = "question;answer;answer\n";
    std::string lines;
    for (int i = 0; i < 20; ++i) {
        csv += "\"Q" + std::to_string(i) + "\n?\";a\n";
        lines += "{\"question\": \"Q\", \"n" + std::to_string(i) + "\": [1, 2]}\n";
    }
    const auto table = previewMapping(m_folder.put("preview.csv", csv));
    QVERIFY(table);
    QCOMPARE(table->kind, QuestionKind::QuestionsCsv);
    QCOMPARE(table->columns, (std::vector<std::string>{"question", "answer", "answer (2)"}));
    QCOMPARE(table->rows.size(), std::size_t{10});
    QCOMPARE(table->rows[9], (std::vector<std::string>{"Q9\n?", "a", ""}));
    const auto json = previewMapping(m_folder.put("preview.jsonl", lines), 3);
    QVERIFY(json);
    QCOMPARE(json->kind, QuestionKind::QuestionsJsonl);
    QCOMPARE(json->columns.size(), std::size_t{21});
    QCOMPARE(json->rows.size(), std::size_t{3});
    QCOMPARE(json->rows[0][1], std::string("[1,2]"));
    QCOMPARE(previewMapping("/nonexistent").error().code, base::ErrorCode::FileNotFound);
}

ASSAY_TEST(TestQuestionTables)
#include "tst_question_tables.moc"
