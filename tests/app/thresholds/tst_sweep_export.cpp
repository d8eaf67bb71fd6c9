// What the page exports is what the program writes without a window, byte for byte.
#include "app/pages/thresholds/threshold_exports.h"
#include "app/pages/thresholds/thresholds_page.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "core/evaluate/thresholds/dynamic_run.h"
#include "core/workspace/runs/dynamic_runs.h"
#include "core/workspace/scored/judgements.h"
#include "tests/support/sample_generator.h"
#include "tests/support/test_class.h"
#include "widgets/jobs/job_runner.h"

#include <QtTest/QtTest>

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <array>
#include <cmath>
#include <map>

using namespace assay;

namespace {

constexpr const char* kSetName = "June, all of it";

QByteArray number(double value) {
    return std::isnan(value) ? QByteArray("null") : QByteArray::number(value, 'f', 4);
}

// With components and pairs; every ninth sample has no score at all, so that a position is no row.
std::string samples() {
    const model::ScoredColumns columns =
        tests::generateColumns({.count = 900, .scenarios = 3, .components = true, .decimals = 3});
    QByteArray text;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        text += "{\"sample_id\":\"id-" + QByteArray::number(qulonglong{i} * 7 % 900) + "\",\"scenario\":\"" +
                QByteArray::fromStdString(columns.scenarios[columns.scenario[i]]) + "\",\"label\":\"" +
                QByteArray::fromStdString(std::string(model::labelName(columns.label[i]))) +
                "\",\"question\":\"Of which year?\",\"nli\":" + number(columns.nli[i]);
        if (i % 9 != 4) {
            text += ",\"fhri\":" + number(columns.fhri[i]);
            for (std::size_t c = 0; i % 5 != 0 && c < model::kComponentCount; ++c) {
                text += ",\"" + QByteArray::fromStdString(std::string(model::kComponentNames[c])) +
                        "\":" + number(columns.components[c][i]);
            }
        }
        if (columns.pair[i] != model::kNone) {
            text += ",\"pair_id\":" + QByteArray::number(columns.pair[i]);
        }
        text += "}\n";
    }
    return text.toStdString();
}

// By path below the folder.
std::map<QString, QByteArray> contentOf(const QString& folder) {
    std::map<QString, QByteArray> files;
    QDirIterator entries(folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        if (file.open(QIODevice::ReadOnly)) {
            files[QDir(folder).relativeFilePath(file.fileName())] = file.readAll();
        }
    }
    return files;
}

} // namespace

class TstSweepExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    widgets::JobRunner m_jobs;
    app::Session m_session{m_jobs};
    app::ThresholdsPage m_page;

    [[nodiscard]] QString path(const char* name) const {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    [[nodiscard]] bool exportTo(const QString& folder) {
        QSignalSpy notices(&m_page, &app::Page::noticeRaised);
        const app::ThresholdController& controller = m_page.controller();
        m_page.exports().writeSweep(controller.data(), m_session.workspace(), controller.sweepSettings(),
                                    controller.scoring(), folder);
        return QTest::qWaitFor([&] { return notices.count() == 1; }, 60'000);
    }

    [[nodiscard]] bool sweepTo(const QString& folder, const QStringList& arguments) const {
        QProcess process;
        process.start(QStringLiteral(ASSAY_EXECUTABLE),
                      QStringList{QStringLiteral("sweep"), path("team.assay"), QStringLiteral("--output"),
                                  folder, QStringLiteral("--set"), QString::fromUtf8(kSetName)} +
                          arguments);
        return process.waitForFinished(60'000) && process.exitCode() == 0;
    }

    void compareFolders(const QString& page, const QString& command) const {
        const auto ofPage = contentOf(page);
        const auto ofCommand = contentOf(command);
        QCOMPARE(ofPage.size(), ofCommand.size());
        QVERIFY(ofPage.size() > 4 * 11);
        for (const auto& [name, content] : ofCommand) {
            QVERIFY2(ofPage.contains(name), qPrintable(name));
            QVERIFY2(ofPage.at(name) == content, qPrintable(name));
        }
    }

  private Q_SLOTS:
    void initTestCase();
    void untouched();
    void withWeightsLimitsAndConstraints();
};

void TstSweepExport::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("assay-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_sweep_export"));
    QSettings().clear();
    QVERIFY(base::writeFileAtomically(path("samples.jsonl").toStdString(), samples()));
    const auto workspace = workspace::Workspace::create(path("team.assay").toStdString());
    QVERIFY(workspace.has_value());
    base::NoProgress progress;
    const std::array files{std::filesystem::path(path("samples.jsonl").toStdString())};
    const auto set = workspace::importScoredSet(**workspace, kSetName, files, std::nullopt, {}, progress);
    QVERIFY(set.has_value());
    const auto columns = workspace::loadScoredColumns(*(*workspace)->reader(), set->info.id, {}, progress);
    QVERIFY(columns.has_value());
    // A curator has judged some, of them one that the sweep has no score of.
    using model::Verdict;
    std::int64_t row = 0;
    for (std::size_t i = 0; i < columns->size(); i += 11) {
        row = columns->rowId[i];
        QVERIFY(workspace::judge(**workspace, row, static_cast<Verdict>(i % 3), "", "Ada").has_value());
    }
    // And some were asked of the backend.
    const auto plan = evaluate::planDynamicRun(*columns, {4, 7});
    QVERIFY(plan.has_value());
    const auto run = workspace::createDynamicRun(
        **workspace, {set->info.id, "first run", R"({"per_scenario":4,"ask":{"url":"http://localhost:1"}})",
                      7, plan->hash, static_cast<std::int64_t>(plan->items.size())});
    QVERIFY(run.has_value());
    for (std::size_t i = 0; i < plan->items.size(); i += 2) {
        model::DynamicReply reply;
        reply.number = static_cast<std::uint32_t>(i);
        reply.row = plan->items[i].row;
        reply.role = plan->items[i].role;
        reply.outcome.attempts = 1;
        reply.outcome.httpStatus = 200;
        reply.outcome.reply =
            model::AskReply{"Of 2021.", 0.6 + 0.01 * static_cast<double>(i), 0.1, {}, {}, {}};
        QVERIFY(workspace::saveDynamicReply(**workspace, *run, reply).has_value());
    }
    m_page.setSession(&m_session);
    m_page.resize(1'100, 700);
    m_page.show();
    m_session.openWorkspace(path("team.assay"));
    QVERIFY(QTest::qWaitFor([this] { return m_page.controller().hasData(); }, 10'000));
}

void TstSweepExport::untouched() {
    QVERIFY(exportTo(path("page")));
    QVERIFY(sweepTo(path("command"), {}));
    compareFolders(path("page"), path("command"));
    // The comparison is of something: ids, judgements and the run are told.
    QFile file(path("page/sweep.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject json = QJsonDocument::fromJson(file.readAll()).object();
    const QJsonArray band = json[QStringLiteral("pairs")].toObject()[QStringLiteral("soft_band")].toArray();
    QVERIFY(!band.isEmpty());
    QVERIFY(band[0].toObject()[QStringLiteral("sample_id")].toString().startsWith(QStringLiteral("id-")));
    const QJsonObject global =
        json[QStringLiteral("scenarios")].toObject()[QStringLiteral("global")].toObject();
    QVERIFY(global[QStringLiteral("judged")].toObject()[QStringLiteral("judgements")].toInt() > 50);
    const QJsonArray runs = json[QStringLiteral("dynamic_runs")].toArray();
    QCOMPARE(runs.size(), 1);
    QCOMPARE(runs[0].toObject()[QStringLiteral("run")].toString(), QStringLiteral("first run"));
    QVERIFY(runs[0].toObject()[QStringLiteral("not_usable")].isNull());
}

void TstSweepExport::withWeightsLimitsAndConstraints() {
    app::ThresholdController& controller = m_page.controller();
    controller.setNliHard(0.5);
    controller.setNliSoft(0.2);
    controller.setScoring({model::ScoringKind::Weights, {0.1, 0.2, 0.3, 0.4, 0.5}});
    metrics::Constraints constraints;
    constraints.required = {0.6, std::nullopt, 0.75};
    controller.setConstraints(constraints);
    QVERIFY(exportTo(path("page-moved")));
    QStringList arguments{QStringLiteral("--nli-hard"), QStringLiteral("0.5"),
                          QStringLiteral("--nli-soft"), QStringLiteral("0.2"),
                          QStringLiteral("--weights"),  QStringLiteral("0.1,0.2,0.3,0.4,0.5")};
    for (std::size_t i = 0; i < metrics::kConstraintCount; ++i) {
        const auto name = metrics::constraintName(static_cast<metrics::Constraint>(i));
        const auto& required = constraints.required[i];
        arguments += {QStringLiteral("--constraint"),
                      QString::fromStdString(std::string(name)) + QLatin1Char('=') +
                          (required ? QString::number(*required) : QStringLiteral("off"))};
    }
    QVERIFY(sweepTo(path("command-moved"), arguments));
    compareFolders(path("page-moved"), path("command-moved"));
}

ASSAY_TEST(TstSweepExport)
#include "tst_sweep_export.moc"
