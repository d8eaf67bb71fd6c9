#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/schema/schema.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>
#include <SQLiteCpp/SQLiteCpp.h>

using namespace assay;
using namespace assay::workspace;
using namespace assay::tests;
using assay::model::AskFailureKind;
using assay::model::DynamicReply;
using assay::model::DynamicRole;

namespace {

DynamicReply answered(std::uint32_t number) {
    DynamicReply reply;
    reply.number = number;
    reply.row = 100 + number;
    reply.role = number % 2 == 0 ? DynamicRole::Sampled : DynamicRole::Context;
    reply.answeredAt = "2026-03-01T12:30:05Z";
    reply.outcome.attempts = 2;
    reply.outcome.httpStatus = 200;
    reply.outcome.seconds = 1.25;
    reply.outcome.totalSeconds = 3.5;
    model::AskReply& content = reply.outcome.reply.emplace();
    content.answer = "forty-two \xE2\x82\xAC";
    content.fhri = 0.0;
    content.nli = 1.0;
    content.components = {0.1, std::nullopt, 0.3, 0.0, 1.0};
    content.scenario = "";
    content.stages = {{"api_time", 0.1}, {"odd", std::nullopt}};
    return reply;
}

} // namespace

class TstDynamicRuns : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<Workspace> m_workspace;
    base::RowId m_set = 0;

    [[nodiscard]] Reader reader() const { return std::move(*m_workspace->reader()); }

    [[nodiscard]] std::int64_t count(const std::string& table) const {
        return reader().database().execAndGet("SELECT count(*) FROM " + table).getInt64();
    }

    [[nodiscard]] NewDynamicRun newRun(const std::string& name) const {
        return {m_set, name, R"({"per_scenario":20})", 0xFFFFFFFFFFFFFFFFU, "abc", 10};
    }

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        m_workspace = std::move(Workspace::create(m_folder->path("w.assay")).value());
        m_set = storeSet(*m_workspace, "June", randomSamples(1, 5)).value().id;
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void repliesComeBack() {
        const auto run = createDynamicRun(*m_workspace, newRun("one"));
        ASSAY_VERIFY_OK(run);
        std::vector<DynamicReply> replies{answered(0), answered(1)};
        replies[1].outcome.reply.emplace().answer = "bare";
        replies[1].outcome.httpStatus.reset();
        for (std::size_t kind = 0; kind < model::kAskFailureKindCount; ++kind) {
            DynamicReply reply = answered(static_cast<std::uint32_t>(replies.size()));
            reply.outcome.reply.reset();
            reply.outcome.failure = model::AskFailure{static_cast<AskFailureKind>(kind), "why"};
            replies.push_back(reply);
        }
        for (const DynamicReply& reply : replies) {
            ASSAY_VERIFY_OK(saveDynamicReply(*m_workspace, *run, reply));
        }
        const auto back = dynamicReplies(reader(), *run);
        ASSAY_VERIFY_OK(back);
        QVERIFY(*back == replies);
        const auto info = findDynamicRun(reader(), m_set, "one");
        ASSAY_VERIFY_OK(info);
        QCOMPARE(info->seed, 0xFFFFFFFFFFFFFFFFU);
        QCOMPARE(info->settings, std::string(R"({"per_scenario":20})"));
        QCOMPARE(info->planHash, std::string("abc"));
        QCOMPARE(info->items, 10);
        QCOMPARE(info->answered, 2);
        QCOMPARE(info->failed, static_cast<std::int64_t>(model::kAskFailureKindCount));
        QVERIFY(info->state == DynamicRunState::Running);
    }

    void askingAgainReplaces() {
        const auto run = createDynamicRun(*m_workspace, newRun("one"));
        DynamicReply reply = answered(3);
        reply.outcome.reply.reset();
        reply.outcome.failure = model::AskFailure{AskFailureKind::Timeout, {}};
        ASSAY_VERIFY_OK(saveDynamicReply(*m_workspace, *run, reply));
        ASSAY_VERIFY_OK(saveDynamicReply(*m_workspace, *run, answered(3)));
        const auto back = dynamicReplies(reader(), *run);
        QCOMPARE(back->size(), std::size_t{1});
        QVERIFY(back->front() == answered(3));
    }

    void runsAreListedAndRemoved() {
        const auto one = createDynamicRun(*m_workspace, newRun("one"));
        const auto two = createDynamicRun(*m_workspace, newRun("two"));
        ASSAY_VERIFY_OK(saveDynamicReply(*m_workspace, *one, answered(0)));
        ASSAY_VERIFY_OK(setDynamicRunState(*m_workspace, *two, DynamicRunState::Finished));
        const auto runs = dynamicRuns(reader(), m_set);
        QCOMPARE(runs->size(), std::size_t{2});
        QCOMPARE((*runs)[0].name, std::string("two"));
        QVERIFY((*runs)[0].state == DynamicRunState::Finished);
        ASSAY_VERIFY_OK(removeDynamicRun(*m_workspace, *one));
        QCOMPARE(count("dynamic_run"), 1);
        QCOMPARE(count("dynamic_reply"), 0);
    }

    void runsGoWithTheirSet() {
        const auto run = createDynamicRun(*m_workspace, newRun("one"));
        ASSAY_VERIFY_OK(saveDynamicReply(*m_workspace, *run, answered(0)));
        base::NoProgress progress;
        ASSAY_VERIFY_OK(removeScoredSet(*m_workspace, m_set, {}, progress));
        QCOMPARE(count("dynamic_run"), 0);
        QCOMPARE(count("dynamic_reply"), 0);
        ASSAY_COMPARE_ERROR(saveDynamicReply(*m_workspace, *run, answered(1)), NotFound);
        ASSAY_COMPARE_ERROR(createDynamicRun(*m_workspace, newRun("two")), NotFound);
    }

    void mistakesHaveTheirError() {
        ASSAY_VERIFY_OK(createDynamicRun(*m_workspace, newRun("one")));
        ASSAY_COMPARE_ERROR(createDynamicRun(*m_workspace, newRun("one")), NameTaken);
        ASSAY_COMPARE_ERROR(createDynamicRun(*m_workspace, newRun("")), InvalidArgument);
        NewDynamicRun bad = newRun("bad");
        bad.settings = "{";
        ASSAY_COMPARE_ERROR(createDynamicRun(*m_workspace, bad), InvalidArgument);
        ASSAY_COMPARE_ERROR(findDynamicRun(reader(), m_set, "none"), NotFound);
        ASSAY_COMPARE_ERROR(dynamicReplies(reader(), 99), NotFound);
        ASSAY_COMPARE_ERROR(removeDynamicRun(*m_workspace, 99), NotFound);
        ASSAY_COMPARE_ERROR(setDynamicRunState(*m_workspace, 99, DynamicRunState::Stopped), NotFound);
    }
};

ASSAY_TEST(TstDynamicRuns)
#include "tst_dynamic_runs.moc"
