// What the report page saves: reports in the workspace, templates and the files of a report.
#include "app/pages/report/pack_dialog.h"
#include "app/pages/report/report_chooser.h"
#include "app/pages/report/report_editor.h"
#include "app/pages/report/report_maker.h"
#include "app/pages/report/report_page.h"
#include "app/shell/session.h"
#include "core/base/atomic_file.h"
#include "core/results/report/review_pack.h"
#include "core/results/report/saved_reports.h"
#include "widgets/curation/draft_keeper.h"
#include "widgets/editing/edit_session.h"
#include "widgets/editing/text_question.h"
#include "widgets/files/file_dialog.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <filesystem>
#include <variant>

namespace assay::app {
namespace {

constexpr qint64 kMostTemplateBytes = 16 << 20;

// Where it is, and what became of an earlier pack in that folder.
QString packNotice(const results::WrittenPack& pack, const QString& folder) {
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

void ReportPage::raiseNotStored(const base::Error& error) {
    Q_EMIT errorRaised(
        error.code == base::ErrorCode::InputNotUsable
            ? tr("Nothing was changed: what is stored under this name cannot be read (%1) and is "
                 "not overwritten. Take another name, or “Save as template file…”.")
                  .arg(QString::fromStdString(error.detail))
            : widgets::errorText(error));
}

void ReportPage::tellStored(const QString& text) {
    m_edits->tellDone({});
    refreshActions();
    Q_EMIT noticeRaised(text);
}

void ReportPage::save(const QString& name) {
    if (!m_edits->begin({})) {
        return;
    }
    results::ReportPlan plan = m_editor->plan();
    plan.name = name.toStdString();
    const auto saved = results::saveReport(*m_session->workspace(), plan, m_edits->curator().toStdString());
    if (!saved) {
        raiseNotStored(saved.error());
        return;
    }
    dropDraft();
    m_edits->drafts().drop(plan.name); // of what it was before
    takePlan(plan, true);
    readHoldings();
    keepChoices();
    m_maker->acceptWorkspace();
    tellStored(tr("The report “%1” is saved in the workspace.").arg(name));
}

bool ReportPage::canBeNamed(const QString& name) {
    if (name.isEmpty() || m_chooser->isBuiltIn(name.toStdString())) {
        Q_EMIT errorRaised(name.isEmpty() ? tr("A report needs a name.")
                                          : tr("“%1” is a template of the program.").arg(name));
        return false;
    }
    return true;
}

QDialog* ReportPage::askForName() {
    return widgets::askText(*this,
                            {.title = tr("Save report as"),
                             .label = tr("Name of the report; one of that name is replaced"),
                             .text = QString::fromStdString(m_editor->plan().name),
                             .objectName = QStringLiteral("reportName"),
                             .mayBeEmpty = true}, // which is refused with a message
                            [this](const QString& name) {
                                if (canBeNamed(name)) {
                                    save(name);
                                }
                            });
}

void ReportPage::askForNewName() {
    const QString name = QString::fromStdString(m_chosen.name);
    widgets::askText(*this,
                     {.title = tr("Rename report"),
                      .label = tr("New name of “%1”").arg(name),
                      .text = name,
                      .objectName = QStringLiteral("reportNewName"),
                      .mayBeEmpty = true},
                     [this](const QString& text) {
                         if (canBeNamed(text)) {
                             rename(text);
                         }
                     });
}

// What is not saved goes with it.
void ReportPage::rename(const QString& name) {
    if (!m_edits->begin({})) {
        return;
    }
    const auto renamed = results::renameReport(*m_session->workspace(), m_chosen.name, name.toStdString(),
                                               m_edits->curator().toStdString());
    if (!renamed) {
        renamed.error().code == base::ErrorCode::NameTaken
            ? Q_EMIT errorRaised(tr("There is a report “%1” already.").arg(name))
            : raiseNotStored(renamed.error());
        return;
    }
    results::ReportPlan edited = m_editor->plan();
    const bool changed = m_changed;
    results::ReportPlan chosen = m_chosen;
    edited.name = chosen.name = name.toStdString();
    dropDraft();
    takePlan(chosen, true);
    m_editor->setPlan(edited);
    m_changed = changed;
    readHoldings();
    keepChoices();
    m_maker->acceptWorkspace();
    tellStored(tr("The report is now “%1”.").arg(name));
}

void ReportPage::removeSaved() {
    if (!m_edits->begin({})) {
        return;
    }
    const std::string name = m_editor->plan().name;
    const auto removed =
        results::removeReport(*m_session->workspace(), name, m_edits->curator().toStdString());
    if (!removed) {
        raiseNotStored(removed.error());
        return;
    }
    dropDraft();
    takePlan(results::briefPlan(), true);
    readHoldings();
    make();
    tellStored(tr("The report “%1” is removed; Undo brings it back.").arg(QString::fromStdString(name)));
}

void ReportPage::exportTo(widgets::ReportFormat format) {
    if (!m_maker->isFresh()) {
        return;
    }
    if (format == widgets::ReportFormat::Csv) {
        askForPackFolder(tr("CSV tables"), {widgets::ReportFormat::Csv});
        return;
    }
    const QString ending = widgets::formatName(format);
    const QString name =
        widgets::fileNameFor(QString::fromStdString(m_maker->made()->report.title), QStringLiteral("report"));
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
        [made = m_maker->made(), format, path](const std::stop_token& stop,
                                               base::ProgressSink&) -> base::Result<Done> {
            ASSAY_TRY(const auto files,
                      widgets::reportFiles(made->report, made->wording, made->plan.paper, {format}));
            const std::filesystem::path target(path.toStdU16String());
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled, {}, target.string());
            }
            return base::writeFileAtomically(target, files.front().content).map([] { return Done(); });
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

void ReportPage::askForPackFolder(const QString& title, const std::vector<widgets::ReportFormat>& formats) {
    if (!m_maker->isFresh()) {
        return;
    }
    const QString name =
        widgets::fileNameFor(QString::fromStdString(m_maker->made()->report.title), QStringLiteral("report"));
    auto* dialog = new PackDialog(
        title,
        QDir(widgets::lastFolder(widgets::FilePurpose::Report)).filePath(name + QStringLiteral("-report")),
        formats, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        widgets::keepFolder(widgets::FilePurpose::Report, QFileInfo(dialog->folder()).path());
        if (!m_maker->isFresh()) {
            Q_EMIT errorRaised(tr("Nothing was written: the pages are not those of the present choices."));
            return;
        }
        writePack(dialog->folder(), dialog->formats(), dialog->csv());
    });
    dialog->open();
}

void ReportPage::writePack(const QString& folder, const std::vector<widgets::ReportFormat>& formats,
                           const results::CsvOptions& csv) {
    using Pack = results::WrittenPack;
    if (!m_maker->isFresh()) {
        return;
    }
    m_session->jobs().start<Pack>(
        tr("Writing the review pack"),
        [made = m_maker->made(), formats, csv, target = std::filesystem::path(folder.toStdU16String())](
            const std::stop_token& stop, base::ProgressSink&) -> base::Result<Pack> {
            ASSAY_TRY(const auto files,
                      widgets::reportFiles(made->report, made->wording, made->plan.paper, formats, csv));
            return results::writePack({made->report.title, made->report.date, made->report.version}, files,
                                      target, stop);
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
    auto* dialog = new widgets::FileDialog(this, tr("Open a template"), widgets::FilePurpose::Report);
    dialog->setObjectName(QStringLiteral("templateFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Report templates (*.json)"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            Q_EMIT errorRaised(tr("%1 cannot be read: %2").arg(path, file.errorString()));
            return;
        }
        if (file.size() > kMostTemplateBytes) {
            Q_EMIT errorRaised(tr("%1 is too large for a report template.").arg(path));
            return;
        }
        const auto plan = results::readPlan(file.readAll().toStdString());
        if (!plan) {
            Q_EMIT errorRaised(tr("%1 is not a report template. What is wrong: %2.")
                                   .arg(path, QString::fromStdString(plan.error().detail)));
            return;
        }
        askBeforeLosing([this, read = *plan] {
            dropDraft();
            takePlan(read, false);
            keepChoices();
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
            return widgets::writeFile(path, QByteArray::fromStdString(results::planJson(plan)), error);
        });
}

} // namespace assay::app
