#include "app/pages/questions/question_list_model.h"
#include "app/pages/questions/question_text.h"
#include "core/workspace/suites/passages.h"
#include "tests/app/questions/pane_fixture.h"
#include "tests/support/test_class.h"

#include <QAbstractItemModelTester>
#include <map>

using namespace assay;
using namespace Qt::Literals::StringLiterals;
using app::QuestionController;
using app::QuestionListModel;
using tests::PaneFixture;

class TestQuestionTable : public QObject {
    Q_OBJECT

    std::unique_ptr<PaneFixture> m_fixture;
    std::unique_ptr<QuestionListModel> m_model;

    [[nodiscard]] QuestionController& controller() const { return m_fixture->controller(); }

    [[nodiscard]] QString cell(int row, int column, int role = Qt::DisplayRole) const {
        return m_model->index(row, column).data(role).toString();
    }

    [[nodiscard]] QStringList ids() const {
        QStringList all;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            all += cell(row, QuestionListModel::QuestionId);
        }
        return all;
    }

  private Q_SLOTS:

    void init() {
        m_fixture = std::make_unique<PaneFixture>();
        m_fixture->add("q10", "Which <b>risk</b>\nwas named?", [](model::Question& question) {
            question.difficulty = "hard";
            question.answerText = {"The first", "and the second"};
            question.years = {2019, 2020};
            question.companyName = {"Acme", "Borealis"};
            question.answerNumeric = 12.5;
            question.notes = "Read twice.";
            question.evidenceSentenceIds = {"note_1", "note_2"};
            question.extra = R"({"x":1})";
        });
        m_fixture->add("q9", "What were the sales?", [](model::Question& question) {
            question.difficulty = "easy";
            question.answerText.clear();
            question.answerNumeric = 4.5;
            question.answerUnit = "USD";
        });
        m_fixture->add("q1", "Who audits?",
                       [](model::Question& question) { question.difficulty = "medium"; });
        m_fixture->start();
        m_model = std::make_unique<QuestionListModel>(controller());
    }

    void cleanup() {
        m_model.reset();
        m_fixture.reset();
    }

    void cellsSayWhatTheQuestionsHold() {
        const QAbstractItemModelTester tester(m_model.get(),
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(ids(), (QStringList{u"q10"_s, u"q9"_s, u"q1"_s}));
        QCOMPARE(cell(0, QuestionListModel::Text), u"Which <b>risk</b> was named?"_s); // one line
        QCOMPARE(cell(0, QuestionListModel::AnswerText), u"The first and the second"_s);
        QCOMPARE(cell(0, QuestionListModel::AnswerText, widgets::kExportRole),
                 u"The first\nand the second"_s);
        QCOMPARE(cell(1, QuestionListModel::AnswerText), u"4.5 USD"_s); // a figure without text
        QCOMPARE(cell(0, QuestionListModel::Suite), u"P3"_s);
        QCOMPARE(cell(0, QuestionListModel::Status), u"Draft"_s);
        QCOMPARE(cell(0, QuestionListModel::Company), u"Acme, Borealis"_s);
        QCOMPARE(cell(0, QuestionListModel::Years), u"2019, 2020"_s);
        QCOMPARE(cell(1, QuestionListModel::Years), QString());
        QCOMPARE(cell(1, QuestionListModel::ChangedBy), u"Ada"_s);
        // Text from data is no mark-up.
        QVERIFY(cell(0, QuestionListModel::Text, Qt::ToolTipRole).contains(u"<b>"_s)); // shown as it stands
        QCOMPARE(cell(0, QuestionListModel::Text, widgets::kExportRole), u"Which <b>risk</b>\nwas named?"_s);
        QCOMPARE(cell(0, QuestionListModel::Status, widgets::kExportRole), u"draft"_s);
    }

    // Whatever a question has can be a column.
    void everyFieldIsAColumn() {
        const auto columnOf = [this](const QString& title) {
            for (int column = 0; column < m_model->columnCount(); ++column) {
                if (m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString() == title) {
                    return column;
                }
            }
            return -1;
        };
        const std::map<model::QuestionField, int> own{
            {model::QuestionField::QuestionId, QuestionListModel::QuestionId},
            {model::QuestionField::QuestionText, QuestionListModel::Text},
            {model::QuestionField::AnswerText, QuestionListModel::AnswerText},
            {model::QuestionField::Category, QuestionListModel::Category},
            {model::QuestionField::Difficulty, QuestionListModel::Difficulty},
            {model::QuestionField::RetrievalScope, QuestionListModel::Scope},
            {model::QuestionField::AnswerType, QuestionListModel::AnswerType},
            {model::QuestionField::GoldVersion, QuestionListModel::GoldVersion},
            {model::QuestionField::CompanyName, QuestionListModel::Company},
            {model::QuestionField::Years, QuestionListModel::Years},
            {model::QuestionField::SectionHints, QuestionListModel::Sections}};
        for (const model::FieldInfo& info : model::questionFields()) {
            QVERIFY2(own.contains(info.field) ||
                         columnOf(app::fieldTitle(info.field)) >= QuestionListModel::FirstFurther,
                     std::string(info.name).c_str());
        }
        QCOMPARE(cell(0, columnOf(app::fieldTitle(model::QuestionField::Notes))), u"Read twice."_s);
        QCOMPARE(cell(1, columnOf(app::fieldTitle(model::QuestionField::Notes))), QString());
        QCOMPARE(cell(0, columnOf(app::fieldTitle(model::QuestionField::AnswerNumeric))), u"12.5"_s);
        const int evidence = columnOf(app::fieldTitle(model::QuestionField::EvidenceSentenceIds));
        QCOMPARE(cell(0, evidence), u"note_1 note_2"_s);
        QCOMPARE(cell(0, evidence, widgets::kExportRole), u"note_1\nnote_2"_s);
        QCOMPARE(cell(0, columnOf(app::fieldTitle(model::QuestionField::Extra))), uR"({"x":1})"_s);
    }

    // The words of the texts are read when something is searched for first; until then, and beside them, the
    // questions' own words count.
    void searchFindsTextsOfEvidence() {
        QVERIFY(
            workspace::attachPassage(m_fixture->workspace(), "note_1", "Goodwill fell.", "Ada").has_value());
        const auto search = [this](const char* text) {
            controller().setFilter({{}, text});
            return m_fixture->jobs().waitForFinished(tests::kJobsMs);
        };
        QVERIFY(search("goodw"));
        QTRY_COMPARE(ids(), QStringList{u"q10"_s});
        QVERIFY(search("goodwill risk"));
        QTRY_COMPARE(ids(), QStringList{u"q10"_s});
        QVERIFY(search("audits"));
        QTRY_COMPARE(ids(), QStringList{u"q1"_s});
        QVERIFY(search("goodwill"));
        const base::RowId other = controller().columns().id[1];
        QVERIFY(controller().setFieldOfAll({other}, model::QuestionField::EvidenceSentenceIds, {"note_1"}));
        QCOMPARE(ids(), (QStringList{u"q10"_s, u"q9"_s}));
    }

    void sortsByMeaning() {
        m_model->sort(QuestionListModel::QuestionId, Qt::AscendingOrder);
        QCOMPARE(ids(), (QStringList{u"q1"_s, u"q9"_s, u"q10"_s}));
        m_model->sort(QuestionListModel::Difficulty, Qt::AscendingOrder);
        QCOMPARE(ids(), (QStringList{u"q9"_s, u"q1"_s, u"q10"_s}));
        m_model->sort(QuestionListModel::Difficulty, Qt::DescendingOrder);
        QCOMPARE(ids(), (QStringList{u"q10"_s, u"q1"_s, u"q9"_s}));
        m_model->sort(-1, Qt::AscendingOrder);
        QCOMPARE(ids(), (QStringList{u"q10"_s, u"q9"_s, u"q1"_s}));
    }

    void followsEditsAndFilters() {
        QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
        const base::RowId id = controller().idAtRow(1);
        QVERIFY(controller().approve({id}));
        QVERIFY(changed.count() > 0);
        QCOMPARE(cell(1, QuestionListModel::Status), u"Approved"_s);
        QVERIFY(
            !m_model->index(1, QuestionListModel::Status).data(Qt::DecorationRole).value<QIcon>().isNull());
        curation::QuestionFilter filter;
        filter.chosen[curation::Facet::Status] = {"draft"};
        controller().setFilter(filter);
        QCOMPARE(ids(), (QStringList{u"q10"_s, u"q1"_s}));
        QVERIFY(controller().flag({controller().idAtRow(0)}, u"wrong_unit"_s, {}));
        QCOMPARE(ids(), QStringList{u"q1"_s});
        controller().setFilter({});
        QCOMPARE(cell(0, QuestionListModel::Flags), u"Wrong unit"_s);
    }

    void everyColumnHasATitle() {
        std::set<QString> titles;
        for (int column = 0; column < QuestionListModel::ColumnCount; ++column) {
            titles.insert(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        }
        QCOMPARE(titles.size(), std::size_t(QuestionListModel::ColumnCount));
        QVERIFY(!titles.contains(QString()));
    }
};

ASSAY_TEST(TestQuestionTable)
#include "tst_question_table.moc"
