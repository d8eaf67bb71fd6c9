// What the report page saves: reports in the workspace, templates and the files of a report.
#include "app/pages/report/made_report.h"
#include "app/pages/report/report_editor.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "core/report/report_sections.h"
#include "core/report/review_pack.h"
#include "core/report/saved_reports.h"
#include "widgets/curation/curator_field.h"
#include "widgets/curation/journal_actions.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <algorithm>
#include <filesystem>
#include <variant>

namespace assay::app {
namespace {

constexpr qint64 kMostTemplateBytes = 16 << 20;

// Where it is, and what became of an earlier pack in that folder.
QString packNotice(const report::WrittenPack& pack, const QString& folder) {
    QString text =
        ReportPage::tr("The review pack is in %1 (%n file(s)).", nullptr, static_cast<int>(pack.files.size()))
            .arg(QDir::toNativeSeparators(folder));
    if (!pack.removed.empty()) {
        text += u' ' + ReportPage::tr("%n file(s) of the earlier pack in that folder were removed.", nullptr,
                                      static_cast<int>(pack.removed.size()));
    }
    if (!pack.kept.empty()) {
        constexpr std::size_t kNamed = 3;
        QStringList names;
        for (std::size_t i = 0; i < std::min(pack.kept.size(), kNamed); ++i) {
            names += QString::fromStdString(pack.kept[i]);
        }
        if (pack.kept.size() > kNamed) {
            names += QStringLiteral("…");
        }
        text += u' ' + ReportPage::tr("Left as changed since, and not of this pack: %1.")
                           .arg(names.join(QStringLiteral(", ")));
    }
    return text;
}

} // namespace

base::Result<std::shared_ptr<const ReportPage::Made>>
ReportPage::Made::make(const store::Reader& reader, const std::string& name, const report::ReportPlan& plan,
                       const std::stop_token& stop, base::ProgressSink& progress) {
    auto made = std::make_shared<Made>();
    made->plan = plan;
    auto report = report::makeReport(reader, name, plan, made->wording, {}, stop, progress);
    if (!report) {
        return tl::unexpected(report.error());
    }
    made->report = std::move(*report);
    made->pages = std::make_unique<widgets::PagedReport>(made->report, made->wording, plan.paper);
    return std::shared_ptr<const Made>(std::move(made));
}

void ReportPage::save(const QString& name) {
    if (!m_curator->require()) {
        return;
    }
    report::ReportPlan plan = m_editor->plan();
    plan.name = name.toStdString();
    const auto saved = report::saveReport(*m_session->workspace(), plan, m_curator->name().toStdString());
    if (!saved) {
        Q_EMIT errorRaised(widgets::errorText(saved.error()));
        return;
    }
    takePlan(plan, true);
    readHoldings();
    m_journal->refresh();
    m_madeOf = holdings();
    refreshActions();
    Q_EMIT noticeRaised(tr("The report “%1” is saved in the workspace.").arg(name));
}

void ReportPage::askForName() {
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("reportName"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save report as"));
    dialog->setLabelText(tr("Name of the report; one of that name is replaced"));
    dialog->setTextValue(QString::fromStdString(m_editor->plan().name));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& text) {
        const QString name = text.trimmed();
        const bool taken =
            std::any_of(m_listed.begin(), m_listed.begin() + static_cast<std::ptrdiff_t>(m_builtIn),
                        [&](const auto& plan) { return plan.name == name.toStdString(); });
        if (name.isEmpty() || taken) {
            Q_EMIT errorRaised(name.isEmpty() ? tr("A report needs a name.")
                                              : tr("“%1” is a template of the program.").arg(name));
            return;
        }
        save(name);
    });
    dialog->open();
}

void ReportPage::removeSaved() {
    if (!m_curator->require()) {
        return;
    }
    const std::string name = m_editor->plan().name;
    const auto removed = report::removeReport(*m_session->workspace(), name, m_curator->name().toStdString());
    if (!removed) {
        Q_EMIT errorRaised(widgets::errorText(removed.error()));
        return;
    }
    takePlan(report::defaultPlan(), true);
    readHoldings();
    m_journal->refresh();
    refreshActions();
    make();
    Q_EMIT noticeRaised(
        tr("The report “%1” is removed; Undo brings it back.").arg(QString::fromStdString(name)));
}

void ReportPage::exportTo(widgets::ReportFormat format) {
    if (!m_fresh) {
        return;
    }
    if (format == widgets::ReportFormat::Csv) {
        auto* dialog = new QFileDialog(this, tr("Folder for the CSV tables"), m_settings.lastFolder());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
            m_settings.setLastFolder(folder);
            writePack(folder, {widgets::ReportFormat::Csv});
        });
        dialog->open();
        return;
    }
    const QString ending = widgets::formatName(format);
    const QString name =
        widgets::fileNameFor(QString::fromStdString(m_made->report.title), QStringLiteral("report"));
    widgets::saveFileAs(this, tr("Save the report"), name + QLatin1Char('.') + ending,
                        {QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending)},
                        [this, format](const QString& path, QString*) {
                            writeTo(path, format);
                            return true; // what goes wrong is said when it does
                        });
}

void ReportPage::writeTo(const QString& path, widgets::ReportFormat format) {
    using Done = std::monostate;
    m_session->jobs().start<Done>(
        tr("Writing the report"),
        [made = m_made, format, path](const std::stop_token& stop,
                                      base::ProgressSink&) -> base::Result<Done> {
            const auto files = widgets::reportFiles(made->report, made->wording, made->plan.paper, {format});
            if (!files) {
                return tl::unexpected(files.error());
            }
            const std::filesystem::path target(path.toStdU16String());
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled, {}, target.string());
            }
            return base::writeFileAtomically(target, files->front().content).map([] { return Done(); });
        },
        this,
        [this, path](const base::Result<Done>& done) {
            if (done) {
                Q_EMIT noticeRaised(tr("The report is in %1.").arg(QDir::toNativeSeparators(path)));
            } else if (done.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT errorRaised(widgets::errorText(done.error()));
            }
        });
}

void ReportPage::askForPackFolder() {
    auto* dialog = new QFileDialog(this, tr("Folder for the review pack"), m_settings.lastFolder());
    dialog->setObjectName(QStringLiteral("packFolder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& folder) {
        m_settings.setLastFolder(folder);
        writePack(folder,
                  {widgets::ReportFormat::Pdf, widgets::ReportFormat::Csv, widgets::ReportFormat::Json});
    });
    dialog->open();
}

void ReportPage::writePack(const QString& folder, const std::vector<widgets::ReportFormat>& formats) {
    using Pack = report::WrittenPack;
    if (!m_fresh) {
        return;
    }
    m_session->jobs().start<Pack>(
        tr("Writing the review pack"),
        [made = m_made, formats, target = std::filesystem::path(folder.toStdU16String())](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Pack> {
            const auto files = widgets::reportFiles(made->report, made->wording, made->plan.paper, formats);
            if (!files) {
                return tl::unexpected(files.error());
            }
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled, {}, target.string());
            }
            return report::writePack({made->report.title, made->report.date, made->report.version}, *files,
                                     target);
        },
        this,
        [this, folder](const base::Result<Pack>& pack) {
            if (pack) {
                Q_EMIT noticeRaised(packNotice(*pack, folder));
            } else if (pack.error().code != base::ErrorCode::Cancelled) {
                Q_EMIT errorRaised(widgets::errorText(pack.error()));
            }
        });
}

void ReportPage::importTemplate() {
    auto* dialog = new QFileDialog(this, tr("Open a template"), m_settings.lastFolder());
    dialog->setObjectName(QStringLiteral("templateFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Report templates (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        m_settings.setLastFolder(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            Q_EMIT errorRaised(tr("%1 cannot be read: %2").arg(path, file.errorString()));
            return;
        }
        if (file.size() > kMostTemplateBytes) {
            Q_EMIT errorRaised(tr("%1 is too large for a report template.").arg(path));
            return;
        }
        const auto plan = report::readPlan(file.readAll().toStdString());
        if (!plan) {
            Q_EMIT errorRaised(tr("%1 is not a report template. What is wrong: %2.")
                                   .arg(path, QString::fromStdString(plan.error().detail)));
            return;
        }
        askBeforeLosing([this, read = *plan] {
            takePlan(read, false);
            showPlans();
            make();
        });
    });
    dialog->open();
}

void ReportPage::exportTemplate() {
    const QString name =
        widgets::fileNameFor(QString::fromStdString(m_editor->plan().name), QStringLiteral("template"));
    widgets::saveFileAs(
        this, tr("Save as template file"), name + QStringLiteral(".json"), {tr("Report templates (*.json)")},
        [plan = m_editor->plan()](const QString& path, QString* error) {
            return widgets::writeFile(path, QByteArray::fromStdString(report::planJson(plan)), error);
        });
}

} // namespace assay::app
