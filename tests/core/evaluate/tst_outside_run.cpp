#include "core/base/random.h"
#include "core/evaluate/neighbours/outside_run.h"
#include "core/formats/rankings/outside_figures.h"
#include "tests/core/workspace/store_fixture.h"
#include "tests/support/std_strings.h"
#include "tests/support/test_class.h"

#include <QtTest/QtTest>

#include <algorithm>
#include <memory>
#include <string>

using namespace assay;
using namespace assay::evaluate;
using assay::tests::explanation;
using assay::tests::outcome;
using assay::tests::StoreFolder;

namespace {

// What of figures can be there, now there and now missing; each regime has at least one.
model::OutsideFigures randomFigures(base::Random& random) {
    const auto perhaps = [&](std::optional<double>& figure) {
        if (random.below(2) == 0) {
            figure = random.normal();
        }
    };
    model::OutsideFigures figures;
    figures.name = random.below(3) == 0 ? "" : "Größe \"1\"";
    figures.source = random.below(3) == 0 ? "" : "a, mail\n";
    if (random.below(2) == 0) {
        figures.anchors = static_cast<std::int64_t>(random.below(1'000'000)); // no count is below 0
    }
    if (random.below(2) == 0) {
        figures.covered = static_cast<std::int64_t>(random.below(60));
    }
    perhaps(figures.coverage);
    for (const char* name : {"filtered", "open", "x y"}) {
        model::OutsideRegime regime;
        regime.name = name;
        regime.mrrAt[30] = random.unit();
        perhaps(regime.selfAt1);
        perhaps(regime.selfAt1TieAware);
        for (std::uint64_t i = random.below(4); i > 0; --i) {
            regime.hitAt[static_cast<int>(1 + random.below(1'000))] = random.unit();
        }
        for (const char* quantile : {"p5", "median", "p95"}) {
            if (random.below(2) == 0) {
                regime.goldDistance[quantile] = random.unit();
            }
        }
        if (random.below(2) == 0) {
            regime.n = static_cast<std::int64_t>(random.below(99));
        }
        figures.regimes.push_back(std::move(regime));
    }
    return figures;
}

} // namespace

class TstOutsideRun : public QObject {
    Q_OBJECT

    std::unique_ptr<StoreFolder> m_folder;
    std::unique_ptr<workspace::Workspace> m_workspace;

    [[nodiscard]] base::Result<workspace::RunInfo> infoOf(base::RowId run) const {
        const auto reader = m_workspace->reader();
        return reader ? workspace::runInfo(*reader, run) : tl::unexpected(reader.error());
    }

  private slots:

    void init() {
        m_folder = std::make_unique<StoreFolder>();
        auto made = workspace::Workspace::create(m_folder->path("w.assay"));
        ASSAY_VERIFY_OK(made);
        m_workspace = std::move(*made);
    }

    void cleanup() {
        m_workspace.reset();
        m_folder.reset();
    }

    void theFrameworksFigures() {
        const auto reading = formats::readOutsideFigures(formats::frameworkFiguresJson(), "framework");
        ASSAY_VERIFY_OK(reading);
        const auto id = keepOutsideFigures(*m_workspace, reading->figures, "Ada");
        ASSAY_VERIFY_OK(id);
        const auto info = infoOf(*id);
        ASSAY_VERIFY_OK(info);
        QCOMPARE(info->kind, std::string(kOutsideRuns));
        QCOMPARE(info->origin, std::string("outside"));
        QCOMPARE(info->name, reading->figures.name);
        QCOMPARE(info->createdBy, std::string("Ada"));
        QVERIFY(info->state == workspace::RunState::Finished && info->corpus == 0 && info->items == 0);
        const auto outside = outsideRun(*info);
        ASSAY_VERIFY_OK(outside);
        QVERIFY(outside->figures == reading->figures); // nothing is corrected
        const auto has = [&](FiguresRule rule, const std::string& regime) {
            return std::ranges::any_of(outside->faults, [&](const FiguresFault& fault) {
                return fault.rule == rule && fault.regime == regime && fault.figure == "mrr_at.30";
            });
        };
        QVERIFY(has(FiguresRule::MrrBelowHitAt1, "filtered"));
        QVERIFY(has(FiguresRule::MrrBelowBound, "open"));
        QVERIFY(has(FiguresRule::MrrFalls, "sensitivity"));
        QCOMPARE(outside->faults.size(), lintFigures(reading->figures).size());
    }

    void figuresComeBack() {
        base::Random random(8);
        for (int i = 0; i < 60; ++i) {
            const model::OutsideFigures figures = randomFigures(random);
            const auto id = keepOutsideFigures(*m_workspace, figures, "Ada");
            ASSAY_VERIFY_OK(id);
            const auto info = infoOf(*id);
            ASSAY_VERIFY_OK(info);
            QVERIFY(!info->name.empty());
            const auto outside = outsideRun(*info);
            ASSAY_VERIFY_OK(outside);
            QVERIFY2(outside->figures == figures, info->figures.c_str());
        }
    }

    void figuresThatHoldHaveNoFault() {
        model::OutsideFigures figures;
        figures.name = "good";
        figures.anchors = 60;
        model::OutsideRegime regime;
        regime.name = "open";
        regime.selfAt1 = 0.983; // 59 of 60
        regime.hitAt = {{1, 0.45}, {3, 0.733}};
        regime.mrrAt = {{3, 0.55}};
        figures.regimes = {regime};
        const auto id = keepOutsideFigures(*m_workspace, figures, "");
        ASSAY_VERIFY_OK(id);
        const auto outside = outsideRun(*infoOf(*id));
        ASSAY_VERIFY_OK(outside);
        QVERIFY(outside->faults.empty());
    }

    void runsOfAnotherKind() {
        workspace::NewRun run;
        run.kind = "neighbours";
        run.name = "mine";
        run.settings = run.inputs = "{}";
        const auto id = workspace::createRun(*m_workspace, run);
        ASSAY_VERIFY_OK(id);
        const auto outside = outsideRun(*infoOf(*id));
        ASSAY_COMPARE_ERROR(outside, InputNotUsable);
        QCOMPARE(outside.error().detail, std::string("neighbours"));
    }

    void figuresThatAreDamaged() {
        model::OutsideFigures figures;
        figures.regimes.resize(1);
        figures.regimes[0].name = "open";
        figures.regimes[0].selfAt1 = 1;
        const auto id = keepOutsideFigures(*m_workspace, figures, "");
        ASSAY_VERIFY_OK(id);
        auto info = infoOf(*id);
        ASSAY_VERIFY_OK(info);
        info->figures = "{}";
        ASSAY_COMPARE_ERROR(outsideRun(*info), InputNotUsable);
        info->figures = "no";
        ASSAY_COMPARE_ERROR(outsideRun(*info), UnknownFormat);
    }
};

ASSAY_TEST(TstOutsideRun)
#include "tst_outside_run.moc"
