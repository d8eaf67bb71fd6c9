// A set of generated samples in a controller, as the tabs of the laboratory are given it.
#pragma once

#include "app/pages/thresholds/threshold_controller.h"
#include "app/shell/session.h"
#include "tests/app/thresholds/workspace_fixture.h"
#include "widgets/jobs/job_runner.h"

#include <QSignalSpy>
#include <QTest>
#include <memory>

namespace assay::tests {

// A workspace that is open in a session, with its set in a controller.
struct Laboratory {
    WorkspaceFixture fixture{{.count = 400, .scenarios = 3}};
    widgets::JobRunner jobs;
    app::Session session{jobs};
    app::ThresholdController controller;
    std::shared_ptr<workspace::Workspace> workspace;

    bool open() {
        if (!fixture.isValid()) {
            return false;
        }
        QSignalSpy changed(&session, &app::Session::currentScoredSetChanged);
        session.openWorkspace(QString::fromStdString(fixture.path().string()));
        if (!QTest::qWaitFor([&] { return session.currentScoredSetId() != 0; })) {
            return false;
        }
        workspace = session.workspace();
        base::NoProgress progress;
        auto reader = workspace->reader();
        auto columns = workspace::loadScoredColumns(*reader, fixture.set().id, {}, progress);
        if (!columns) {
            return false;
        }
        controller.setData(std::make_shared<app::ThresholdData>(
            *session.currentScoredSet(), std::move(*columns), metrics::NliThresholds{}));
        return true;
    }
};

} // namespace assay::tests
