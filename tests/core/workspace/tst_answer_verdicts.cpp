// What people say of answers, and what chat services replied, as a workspace keeps them.
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/runs/answer_verdicts.h"
#include "core/workspace/runs/chat_replies.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <memory>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;

class TstAnswerVerdicts : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    static HumanJudgement judgement(HumanVerdict verdict, std::optional<double> score = std::nullopt) {
        HumanJudgement said;
        said.questionId = "q1";
        said.answerHash = hashOfAnswer("the answer");
        said.reader = "Ada";
        said.verdict = verdict;
        said.score = score;
        said.blind = true;
        return said;
    }

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(*Workspace::create(m_folder->path("w.assay")));
    }

    void oneOfEachReaderIsInForce() {
        ASSAY_VERIFY_OK(saveAnswerVerdict(*m_workspace, judgement(HumanVerdict::Pass, 8.5)));
        ASSAY_VERIFY_OK(saveAnswerVerdict(*m_workspace, judgement(HumanVerdict::Fail, 2)));
        HumanJudgement other = judgement(HumanVerdict::Undetermined);
        other.reader = "Bo";
        ASSAY_VERIFY_OK(saveAnswerVerdict(*m_workspace, other));
        const auto all = answerVerdicts(reader());
        ASSAY_VERIFY_OK(all);
        QCOMPARE(all->size(), std::size_t{2});
        QVERIFY((*all)[0].verdict == HumanVerdict::Fail);
        QCOMPARE(*(*all)[0].score, 2.0);
        QVERIFY((*all)[0].blind);
        QVERIFY(!(*all)[1].score.has_value());
        QCOMPARE(*saveAnswerVerdict(*m_workspace, other), base::RowId{0}); // nothing new
    }

    void undoAndRedoTakeThemBack() {
        ASSAY_VERIFY_OK(saveAnswerVerdict(*m_workspace, judgement(HumanVerdict::Pass, 8)));
        const auto state = journalStateOf(reader(), "Ada");
        ASSAY_VERIFY_OK(state);
        QVERIFY(state->canUndo());
        QCOMPARE(state->undoable->entity, std::string(kAnswerVerdictEntity));
        ASSAY_VERIFY_OK(undoEdit(*m_workspace, state->undoable->id, "Ada"));
        QVERIFY(answerVerdicts(reader())->empty());
        ASSAY_VERIFY_OK(redoEdit(*m_workspace, state->undoable->id, "Ada"));
        QCOMPARE(answerVerdicts(reader())->size(), std::size_t{1});
        ASSAY_VERIFY_OK(removeAnswerVerdict(*m_workspace, "q1", hashOfAnswer("the answer"), "Ada"));
        QVERIFY(answerVerdicts(reader())->empty());
        QCOMPARE(outcome(removeAnswerVerdict(*m_workspace, "q1", hashOfAnswer("the answer"), "Ada")),
                 std::string("not_found"));
    }

    void badOnesAreRefused() {
        HumanJudgement nobody = judgement(HumanVerdict::Pass);
        nobody.reader.clear();
        QCOMPARE(outcome(saveAnswerVerdict(*m_workspace, nobody)), std::string("invalid_argument"));
        QCOMPARE(outcome(saveAnswerVerdict(*m_workspace, judgement(HumanVerdict::Pass, 11))),
                 std::string("invalid_argument"));
        HumanJudgement noHash = judgement(HumanVerdict::Pass);
        noHash.answerHash = "x";
        QCOMPARE(outcome(saveAnswerVerdict(*m_workspace, noHash)), std::string("invalid_argument"));
    }

    void repliesAreKeptByScopeAndRequest() {
        const std::string request = hashOfAnswer("request");
        ASSAY_VERIFY_OK(saveChatReply(*m_workspace, kJudgeScope, {request, "{\"a\":1}", 1.5, ""}));
        ASSAY_VERIFY_OK(saveChatReply(*m_workspace, askScope("run"), {request, "{\"b\":2}", 2, ""}));
        const auto found = findChatReply(reader(), kJudgeScope, request);
        ASSAY_VERIFY_OK(found);
        QVERIFY(found->has_value());
        QCOMPARE((*found)->body, std::string("{\"a\":1}"));
        QVERIFY(!(*found)->answeredAt.empty());
        QVERIFY(!findChatReply(reader(), kJudgeScope, hashOfAnswer("other"))->has_value());
        QCOMPARE(*meanReplySeconds(reader(), kJudgeScope), std::optional<double>(1.5));
        QCOMPARE(*openAskings(reader()), std::vector<std::string>{"run"});
        ASSAY_VERIFY_OK(removeChatReplies(*m_workspace, askScope("run")));
        QVERIFY(openAskings(reader())->empty());
        QCOMPARE(*chatReplyCount(reader(), kJudgeScope), std::int64_t{1});
        QCOMPARE(outcome(saveChatReply(*m_workspace, "", {request, "{}", 1, ""})),
                 std::string("invalid_argument"));
    }

    void oneAsksAtATime() {
        const auto first = claimChatScope(*m_workspace, kJudgeScope);
        ASSAY_VERIFY_OK(first);
        QVERIFY(first->has_value());
        QVERIFY(!claimChatScope(*m_workspace, kJudgeScope)->has_value());
        QVERIFY(claimChatScope(*m_workspace, askScope("run"))->has_value());
    }
};

ASSAY_TEST(TstAnswerVerdicts)
#include "tst_answer_verdicts.moc"
