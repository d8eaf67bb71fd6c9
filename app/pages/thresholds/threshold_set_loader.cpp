#include "app/pages/thresholds/threshold_set_loader.h"

#include "app/shell/session.h"
#include "widgets/jobs/job_runner.h"

namespace assay::app {
namespace {

constexpr int kSaveAfterMs = 700; // the view is saved when nothing has moved this long

// What loading a set gives: the data, and what was saved of the page.
struct LoadedSet {
    std::shared_ptr<ThresholdData> data;
    std::string view;
};

base::Result<LoadedSet> loadFrom(const workspace::Workspace& workspace, const workspace::ScoredSetInfo& info,
                                 const std::stop_token& stop, base::ProgressSink& progress) {
    ASSAY_TRY(auto reader, workspace.reader());
    ASSAY_TRY(auto columns, workspace::loadScoredColumns(reader, info.id, stop, progress));
    ASSAY_TRY(auto view, workspace::thresholdView(reader, info.id));
    progress.report(base::Stage::Sorting, 0, 0);
    return LoadedSet{std::make_shared<ThresholdData>(info, std::move(columns), metrics::NliThresholds{}),
                     std::move(view)};
}

} // namespace

ThresholdSetLoader::ThresholdSetLoader(ThresholdController& controller, QObject* parent)
    : QObject(parent)
    , m_controller(controller) {
    m_saveTimer.setSingleShot(true);
    m_saveTimer.setInterval(kSaveAfterMs);
    connect(&m_saveTimer, &QTimer::timeout, this, &ThresholdSetLoader::save);
    for (const auto signal : {&ThresholdController::scopeChanged, &ThresholdController::rulesChanged,
                              &ThresholdController::scoringChanged, &ThresholdController::constraintsChanged,
                              &ThresholdController::costsChanged, &ThresholdController::betaChanged,
                              &ThresholdController::tauChanged, &ThresholdController::pinChanged}) {
        connect(&m_controller, signal, &m_saveTimer, qOverload<>(&QTimer::start));
    }
}

ThresholdSetLoader::~ThresholdSetLoader() {
    if (m_saveTimer.isActive() && m_workspace && !m_workspace->isReadOnly()) {
        // No job outlives the window. An error has nowhere to be shown any more.
        static_cast<void>(workspace::saveThresholdView(*m_workspace, m_controller.data()->info.id,
                                                       m_controller.saveView()));
    }
}

void ThresholdSetLoader::setSession(Session* session) {
    m_session = session;
    connect(session, &Session::workspaceChanged, this, [this] {
        clear();
        follow();
    });
    connect(session, &Session::scoredSetsChanged, this, [this] {
        refreshInfo();
        follow();
    });
    connect(session, &Session::currentScoredSetChanged, this, &ThresholdSetLoader::follow);
    follow();
}

void ThresholdSetLoader::follow() {
    const base::RowId wanted = m_session->currentScoredSetId();
    if (wanted == 0) {
        clear();
    } else if (wanted != m_set) {
        load(wanted);
    }
}

void ThresholdSetLoader::refreshInfo() {
    if (m_controller.hasData() && m_workspace == m_session->workspace()) {
        if (const auto info = m_session->scoredSet(m_controller.data()->info.id)) {
            m_controller.data()->info = *info; // a set may have been renamed
        }
    }
}

void ThresholdSetLoader::load(base::RowId set) {
    const std::optional<workspace::ScoredSetInfo> info = m_session->scoredSet(set);
    const std::shared_ptr<workspace::Workspace> workspace = m_session->workspace();
    if (!info || !workspace) {
        return;
    }
    clear();
    m_set = set;
    const quint64 request = m_request;
    m_loading = m_session->jobs().start<LoadedSet>(
        tr("Loading %1").arg(QString::fromStdString(info->name)),
        [workspace, info = *info](const std::stop_token& stop, base::ProgressSink& progress) {
            return loadFrom(*workspace, info, stop, progress);
        },
        this,
        [this, request, workspace](base::Result<LoadedSet> loaded) {
            if (request != m_request) {
                return; // another set or another workspace was chosen meanwhile
            }
            m_loading = nullptr;
            if (loaded) {
                m_workspace = workspace;
                Q_EMIT workspaceChanged();
                m_controller.setData(std::move(loaded->data), loaded->view);
                m_saveTimer.stop();
            } else if (loaded.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(loaded.error());
            }
            Q_EMIT loadingChanged();
        });
    Q_EMIT loadingChanged();
}

void ThresholdSetLoader::clear() {
    if (m_saveTimer.isActive()) {
        save();
    }
    ++m_request;
    if (m_loading) {
        m_loading->cancel();
        m_loading = nullptr;
    }
    m_set = 0;
    if (m_workspace) {
        m_controller.setData(nullptr);
        m_workspace.reset(); // a workspace that was closed must not stay open here
        Q_EMIT workspaceChanged();
    }
}

void ThresholdSetLoader::save() {
    m_saveTimer.stop();
    if (!m_controller.hasData() || !m_workspace || m_workspace->isReadOnly()) {
        return;
    }
    // What is saved is taken now; writing may have to wait for an import or another program.
    m_session->jobs().startBackground<void>(
        tr("Remembering the thresholds"),
        [workspace = m_workspace, set = m_controller.data()->info.id,
         view = m_controller.saveView()](const std::stop_token&, base::ProgressSink&) {
            return workspace::saveThresholdView(*workspace, set, view);
        },
        this,
        [this](const base::Result<>& saved) {
            if (!saved && saved.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT failed(saved.error());
            }
        });
}

} // namespace assay::app

#include "moc_threshold_set_loader.cpp"
