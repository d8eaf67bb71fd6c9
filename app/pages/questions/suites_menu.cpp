#include "app/pages/questions/suites_menu.h"

#include "app/pages/questions/compare_dialog.h"
#include "app/pages/questions/freeze_dialog.h"
#include "app/pages/questions/question_controller.h"
#include "app/pages/questions/repair_dialog.h"
#include "app/pages/questions/restore_dialog.h"
#include "app/pages/questions/suite_export_dialog.h"
#include "app/pages/questions/suite_removal.h"
#include "app/pages/questions/suite_settings_dialog.h"
#include "core/workspace/suites/suite_setting_edits.h"
#include "core/workspace/suites/suite_versions.h"
#include "widgets/editing/text_question.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"

#include <QAction>
#include <QDialog>
#include <QFontMetrics>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <algorithm>
#include <utility>

namespace assay::app {
namespace {

using base::Result;

QString textOf(const std::string& text) {
    return QString::fromStdString(text);
}

// A reader for as long as the work lasts.
template <typename T>
Result<T> reading(const workspace::Workspace& workspace,
                  const std::function<Result<T>(const workspace::Reader&)>& work) {
    ASSAY_TRY(auto reader, workspace.reader());
    return work(reader);
}

} // namespace

QString nextVersionName(const workspace::SuiteInfo& suite) {
    if (suite.versions.empty()) {
        return QStringLiteral("%1.v1").arg(textOf(suite.name));
    }
    const QString last = textOf(suite.versions.back().name);
    qsizetype digits = 0;
    while (digits < last.size() && digits < 9 && last[last.size() - 1 - digits].isDigit()) {
        ++digits;
    }
    return digits == 0 ? QStringLiteral("%1.v%2").arg(last).arg(suite.versions.size() + 1)
                       : last.chopped(digits) + QString::number(last.right(digits).toInt() + 1);
}

SuitesMenu::SuitesMenu(QuestionController& controller, widgets::JobRunner& jobs, QWidget& host)
    : QObject(&host)
    , m_controller(controller)
    , m_jobs(jobs)
    , m_host(host)
    , m_removal(new SuiteRemoval(controller, jobs, host))
    , m_menu(new QMenu(tr("Suite"), &host))
    , m_new(add(QStringLiteral("suite_new"), tr("New suite…"), &SuitesMenu::makeSuite))
    , m_rename(add(QStringLiteral("suite_rename"), tr("Rename suite…"), &SuitesMenu::rename))
    , m_remove(add(QStringLiteral("suite_remove"), tr("Remove suite…"), &SuitesMenu::askToRemove))
    , m_delete(add(QStringLiteral("suite_delete_removed"), tr("Delete removed suites for good…"), nullptr))
    , m_freeze(add(QStringLiteral("suite_freeze"), tr("Freeze a version…"), &SuitesMenu::freeze))
    , m_compare(add(QStringLiteral("suite_compare"), tr("Compare versions…"), &SuitesMenu::compare))
    , m_restore(
          add(QStringLiteral("suite_restore"), tr("Restore a version or a moment…"), &SuitesMenu::restore))
    , m_export(add(QStringLiteral("suite_export"), tr("Export suite…"), &SuitesMenu::exportSuite))
    , m_settings(add(QStringLiteral("suite_settings"), tr("Years of the corpus…"), &SuitesMenu::editSettings))
    , m_repair(add(QStringLiteral("suite_repair"), tr("Repair the character set…"), &SuitesMenu::repair)) {
    m_compare->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    m_compare->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    host.addAction(m_compare); // a menu that is closed hears no key
    m_menu->setObjectName(QStringLiteral("suitesMenu"));
    m_menu->setToolTipsVisible(true);
    m_menu->addActions({m_new, m_rename, m_remove, m_delete});
    m_menu->addSeparator();
    m_menu->addActions({m_freeze, m_compare, m_restore});
    m_menu->addSeparator();
    m_menu->addActions({m_export, m_settings, m_repair});
    connect(&controller, &QuestionController::suitesChanged, this, &SuitesMenu::refresh);
    connect(&controller, &QuestionController::shownChanged, this, &SuitesMenu::refresh);
    connect(&controller, &QuestionController::columnsChanged, this, &SuitesMenu::refresh);
    connect(&controller, &QuestionController::currentChanged, this, &SuitesMenu::refresh);
    connect(m_delete, &QAction::triggered, m_removal, &SuiteRemoval::askToDelete);
    connect(m_removal, &SuiteRemoval::done, this, &SuitesMenu::tellDone);
    connect(m_removal, &SuiteRemoval::removed, this,
            [this](const QString& name) { refilter(name.toStdString(), {}); });
    refresh();
}

SuitesMenu::~SuitesMenu() = default;

QList<QAction*> SuitesMenu::actions() const {
    return {m_new,     m_rename,  m_remove, m_delete,   m_freeze,
            m_compare, m_restore, m_export, m_settings, m_repair};
}

QAction* SuitesMenu::add(const QString& name, const QString& text, void (SuitesMenu::*act)()) {
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    if (act != nullptr) {
        connect(action, &QAction::triggered, this, act);
    }
    return action;
}

std::optional<workspace::SuiteInfo> SuitesMenu::suite() const {
    const std::vector<workspace::SuiteInfo>& suites = m_controller.suites();
    const auto with = [&suites](const auto& is) -> std::optional<workspace::SuiteInfo> {
        const auto found = std::find_if(suites.begin(), suites.end(), is);
        return found == suites.end() ? std::nullopt : std::optional(*found);
    };
    const auto chosen = m_controller.filter().chosen.find(curation::Facet::Suite);
    if (chosen != m_controller.filter().chosen.end() && chosen->second.size() == 1) {
        return with([&](const workspace::SuiteInfo& each) { return each.name == *chosen->second.begin(); });
    }
    if (suites.size() == 1) {
        return suites.front();
    }
    if (m_controller.current()) {
        return with(
            [&](const workspace::SuiteInfo& each) { return each.id == m_controller.current()->suite; });
    }
    return std::nullopt;
}

void SuitesMenu::refresh() {
    const auto current = suite();
    const bool isOpen = m_controller.workspace() != nullptr;
    const bool isWritable = isOpen && !m_controller.isReadOnly();
    m_new->setEnabled(isWritable);
    m_delete->setEnabled(isWritable);
    m_compare->setEnabled(isOpen && !m_controller.suites().empty());
    m_export->setEnabled(current.has_value());
    const QList<QAction*> changing{m_rename, m_remove, m_freeze, m_restore, m_settings, m_repair};
    for (QAction* action : changing) {
        action->setEnabled(isWritable && current);
    }
    const QString tip = current ? tr("Of the suite “%1”").arg(textOf(current->name))
                                : tr("Choose a suite on the left, or a question of it, first");
    for (QAction* action : changing + QList<QAction*>{m_export}) {
        action->setToolTip(tip);
    }
    // It is a button's text as well, which is to leave room for the others.
    const QFontMetrics metrics = m_host.fontMetrics();
    m_menu->setTitle(current ? tr("Suite %1")
                                   .arg(metrics.elidedText(textOf(current->name), Qt::ElideMiddle,
                                                           metrics.averageCharWidth() * 18))
                             : tr("Suite"));
}

std::string SuitesMenu::who() const {
    return m_controller.curator().toStdString();
}

bool SuitesMenu::isSigned(std::function<void()> again) {
    return m_controller.edits().begin(std::move(again));
}

void SuitesMenu::show(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    closeWithWorkspace(dialog);
    dialog->show();
}

void SuitesMenu::closeWithWorkspace(QDialog* dialog) {
    connect(&m_controller, &QuestionController::suitesChanged, dialog, [this, dialog] {
        if (m_controller.workspace() == nullptr) {
            dialog->close();
        }
    });
}

void SuitesMenu::finish(const Result<>& result, const QString& done) {
    if (!result) {
        if (result.error().code != base::ErrorCode::Cancelled) {
            Q_EMIT m_controller.failed(result.error());
        }
        return;
    }
    tellDone(done);
}

void SuitesMenu::tellDone(const QString& done) {
    m_controller.reload();
    Q_EMIT m_controller.noticed(done);
    Q_EMIT suitesChanged();
}

void SuitesMenu::change(const QString& title, std::function<Result<std::int64_t>(workspace::Workspace&)> work,
                        const QString& done) {
    const auto workspace = m_controller.workspace();
    m_jobs.start<std::int64_t>(
        title,
        [workspace, work = std::move(work)](const std::stop_token&, base::ProgressSink&) {
            return work(*workspace);
        },
        this,
        [this, workspace, done](const Result<std::int64_t>& result) {
            if (workspace == m_controller.workspace()) {
                finish(result.map([](std::int64_t) {}),
                       result ? done.arg(questionsText(*result)) : QString());
            }
        });
}

QString SuitesMenu::questionsText(std::int64_t count) {
    return tr("%1 question(s)", nullptr, static_cast<int>(count)).arg(widgets::countText(count));
}

void SuitesMenu::askForName(const QString& objectName, const QString& title, const QString& name,
                            const std::function<void(const QString&)>& then) {
    QInputDialog* const dialog = widgets::askText(
        m_host, {.title = title, .label = tr("Name of the suite:"), .text = name, .objectName = objectName},
        then);
    closeWithWorkspace(dialog);
    if (auto* edit = dialog->findChild<QLineEdit*>()) {
        edit->setAccessibleName(tr("Name of the suite"));
    }
}

// A filter on a suite that was renamed or removed would let nothing through.
void SuitesMenu::refilter(const std::string& before, const std::string& after) {
    curation::QuestionFilter filter = m_controller.filter();
    const auto chosen = filter.chosen.find(curation::Facet::Suite);
    if (chosen == filter.chosen.end() || chosen->second.erase(before) == 0) {
        return;
    }
    if (!after.empty()) {
        chosen->second.insert(after);
    } else if (chosen->second.empty()) {
        filter.chosen.erase(chosen);
    }
    m_controller.setFilter(filter);
}

void SuitesMenu::makeSuite() {
    askForName(QStringLiteral("suiteNewDialog"), tr("New suite"), {}, [this](const QString& name) {
        const auto workspace = m_controller.workspace();
        if (!workspace) {
            return;
        }
        const auto made = workspace::createSuite(*workspace, name.toStdString(), who());
        finish(made.map([](base::RowId) {}), tr("Made the suite “%1”. It holds no question yet.").arg(name));
        if (made) { // it is what the page speaks of now
            m_controller.setCurrent(0);
            m_controller.setFilter({{{curation::Facet::Suite, {name.toStdString()}}}, {}});
        }
    });
}

void SuitesMenu::rename() {
    const auto renamed = suite();
    if (!renamed) {
        return;
    }
    askForName(QStringLiteral("suiteRenameDialog"), tr("Rename suite"), textOf(renamed->name),
               [this, id = renamed->id, before = textOf(renamed->name)](const QString& name) {
                   const auto workspace = m_controller.workspace();
                   if (workspace && name != before) {
                       const auto result = workspace::renameSuite(*workspace, id, name.toStdString(), who());
                       finish(result, tr("“%1” is now called “%2”.").arg(before, name));
                       if (result) {
                           refilter(before.toStdString(), name.toStdString());
                       }
                   }
               });
}

void SuitesMenu::askToRemove() {
    if (const auto removed = suite()) {
        m_removal->askToRemove(*removed);
    }
}

QuestionOffers SuitesMenu::offersOf(base::RowId suite) const {
    QuestionOffers offers;
    const workspace::QuestionColumns& columns = m_controller.columns();
    for (const std::uint32_t position : m_controller.shown()) {
        if (columns.suite[position] == suite) {
            offers.filtered.push_back(columns.id[position]);
        }
    }
    const auto all = std::ranges::count(columns.suite, suite);
    if (std::ssize(offers.filtered) == all) {
        offers.filtered.clear();
    }
    for (const base::RowId id : m_selected ? m_selected() : std::vector<base::RowId>()) {
        const auto position = m_controller.positionOf(id);
        if (position && columns.suite[*position] == suite) {
            offers.selected.push_back(id);
        }
    }
    return offers;
}

void SuitesMenu::tellUnsettled(base::RowId suite, FreezeDialog& dialog) const {
    if (!m_controller.isComplete()) {
        return; // counts of a part would mislead
    }
    const workspace::QuestionColumns& columns = m_controller.columns();
    const workspace::QuestionChoice choice = dialog.choice();
    FreezeDialog::Unsettled unsettled;
    std::int64_t suspected = 0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const model::QuestionStatus status = columns.status[i];
        if (columns.suite[i] != suite || status == model::QuestionStatus::Retired) {
            continue;
        }
        if (m_controller.hidesDecisionsOf(columns.id[i])) {
            unsettled.hidden += !choice.only || choice.takes(columns.id[i], status) ? 1 : 0;
            continue;
        }
        if (!choice.takes(columns.id[i], status)) {
            continue;
        }
        ++unsettled.questions;
        unsettled.drafts += status == model::QuestionStatus::Draft ? 1 : 0;
        unsettled.flagged += status == model::QuestionStatus::Flagged ? 1 : 0;
        const auto found = m_controller.context().suspicions.find(columns.id[i]);
        suspected += found != m_controller.context().suspicions.end() && !found->second.empty() ? 1 : 0;
    }
    if (m_controller.knowsSuspicions()) {
        unsettled.suspected = suspected;
    }
    dialog.showUnsettled(unsettled);
}

void SuitesMenu::freeze() {
    const auto frozen = suite();
    if (!frozen || !isSigned([this] { freeze(); })) {
        return;
    }
    auto* dialog = new FreezeDialog(*frozen, nextVersionName(*frozen), &m_host);
    dialog->setOffers(offersOf(frozen->id));
    tellUnsettled(frozen->id, *dialog);
    connect(dialog, &FreezeDialog::choiceChanged, this,
            [this, dialog, id = frozen->id] { tellUnsettled(id, *dialog); });
    const auto workspace = m_controller.workspace();
    connect(dialog, &FreezeDialog::chosen, this,
            [this, dialog = QPointer(dialog), workspace, id = frozen->id](const QString& name,
                                                                          const QString& note) {
                m_jobs.start<workspace::SuiteVersion>(
                    tr("Freezing %1").arg(name),
                    [workspace, id, version = name.toStdString(), text = note.toStdString(), by = who(),
                     choice = dialog ? dialog->choice() : workspace::QuestionChoice()](const std::stop_token&,
                                                                                       base::ProgressSink&) {
                        return workspace::freezeSuite(*workspace, id, version, text, by, choice);
                    },
                    this,
                    [this, dialog, workspace](const Result<workspace::SuiteVersion>& version) {
                        if (workspace != m_controller.workspace()) {
                            return;
                        }
                        if (!version && dialog) {
                            dialog->showError(version.error());
                            return;
                        }
                        if (dialog) {
                            dialog->close();
                        }
                        finish(version.map([](const workspace::SuiteVersion&) {}),
                               version ? tr("Froze “%1” with %2. It never changes.")
                                             .arg(textOf(version->name), questionsText(version->questions))
                                       : QString());
                    });
            });
    show(dialog);
}

// Suites, each with its frozen versions, then the gold versions that the questions themselves name.
QStringList SuitesMenu::comparable() const {
    QStringList names;
    for (const workspace::SuiteInfo& each : m_controller.suites()) {
        names += textOf(each.name);
        for (const workspace::SuiteVersion& version : each.versions) {
            names += textOf(version.name);
        }
    }
    QStringList gold;
    const workspace::QuestionColumns& columns = m_controller.columns();
    std::vector<bool> seen(columns.names.size());
    for (const std::uint32_t version : columns.goldVersion) {
        if (!seen[version]) {
            seen[version] = true;
            gold += textOf(columns.names[version]);
        }
    }
    gold.sort();
    for (const QString& name : std::as_const(gold)) {
        if (!name.isEmpty() && !names.contains(name)) {
            names += name;
        }
    }
    return names;
}

void SuitesMenu::compare() {
    const auto workspace = m_controller.workspace();
    if (!workspace) {
        return;
    }
    (void)m_controller.edits().finishTyping();
    auto* dialog = new CompareDialog(workspace, m_jobs, comparable(), &m_host);
    if (const auto current = suite(); current && !current->versions.empty()) {
        dialog->choose(textOf(current->versions.back().name), textOf(current->name));
    }
    dialog->setViewer(m_controller.curator());
    connect(&m_controller, &QuestionController::curatorChanged, dialog,
            [this, dialog] { dialog->setViewer(m_controller.curator()); });
    // It stays open while one edits and freezes.
    connect(&m_controller, &QuestionController::suitesChanged, dialog, [this, dialog] {
        if (m_controller.workspace() != nullptr) {
            dialog->setNames(comparable());
        }
    });
    connect(&m_controller, &QuestionController::valuesChanged, dialog, &CompareDialog::compare);
    show(dialog);
}

void SuitesMenu::restore() {
    const auto restored = suite();
    if (!restored || !isSigned([this] { restore(); })) {
        return;
    }
    auto* dialog = new RestoreDialog(*restored, &m_host);
    connect(dialog, &RestoreDialog::versionChosen, this, [this](qint64 version, const QString& name) {
        change(
            tr("Restoring %1").arg(name),
            [version, by = who()](workspace::Workspace& workspace) {
                return workspace::restoreVersion(workspace, version, by);
            },
            tr("As in “%1” again: %2 changed, in one step of undo.").arg(name, QStringLiteral("%1")));
    });
    connect(dialog, &RestoreDialog::momentChosen, this, [this, id = restored->id](const QString& moment) {
        change(
            tr("Restoring %1").arg(widgets::timeText(moment)),
            [id, at = moment.toStdString(), by = who()](workspace::Workspace& workspace) {
                return workspace::restoreMoment(workspace, id, at, by);
            },
            tr("As on %1 again: %2 changed, in one step of undo.")
                .arg(widgets::timeText(moment), QStringLiteral("%1")));
    });
    show(dialog);
}

void SuitesMenu::exportSuite() {
    const auto exported = suite();
    if (!exported) {
        return;
    }
    (void)m_controller.edits().finishTyping();
    auto* dialog = new SuiteExportDialog(m_controller.workspace(), m_jobs, *exported, &m_host);
    dialog->setOffers(offersOf(exported->id));
    dialog->setViewer(m_controller.curator());
    connect(dialog, &SuiteExportDialog::saved, &m_controller, &QuestionController::noticed);
    show(dialog);
}

void SuitesMenu::editSettings() {
    const auto edited = suite();
    const auto workspace = m_controller.workspace();
    if (!edited || !isSigned([this] { editSettings(); })) {
        return;
    }
    const auto settings = reading<workspace::SuiteSettings>(*workspace, [&](const workspace::Reader& reader) {
        return workspace::suiteSettingsOf(reader, edited->id);
    });
    if (!settings) {
        Q_EMIT m_controller.failed(settings.error());
        return;
    }
    auto* dialog = new SuiteSettingsDialog(*edited, *settings, &m_host);
    connect(dialog, &SuiteSettingsDialog::chosen, this,
            [this, workspace, id = edited->id,
             seen = settings->coverage](const std::optional<workspace::Coverage>& coverage) {
                // They may have changed while the dialog was open.
                const auto change = [&](workspace::SuiteSettings& now) -> base::Result<> {
                    if (now.coverage != seen && now.coverage != coverage) {
                        return base::fail(base::ErrorCode::EditConflict,
                                          tr("The years of the corpus").toStdString());
                    }
                    now.coverage = coverage;
                    return {};
                };
                finish(workspace::changeSuiteSettings(*workspace, id, change, who()),
                       tr("The years are saved."));
            });
    show(dialog);
}

void SuitesMenu::repair() {
    if (const auto repaired = suite()) {
        showRepairs(repaired->id);
    }
}

void SuitesMenu::showRepairs(base::RowId id) {
    const auto workspace = m_controller.workspace();
    const std::vector<workspace::SuiteInfo>& suites = m_controller.suites();
    const auto found =
        std::find_if(suites.begin(), suites.end(), [id](const auto& each) { return each.id == id; });
    if (!workspace || found == suites.end()) {
        return;
    }
    (void)m_controller.edits().finishTyping();
    auto* dialog = new RepairDialog(workspace, m_jobs, found->name, &m_host);
    connect(dialog, &RepairDialog::chosen, this,
            [this, dialog](const std::vector<TextRepair>& repairs) { repair(repairs, dialog); });
    show(dialog);
}

void SuitesMenu::repair(const std::vector<TextRepair>& repairs, QDialog* dialog) {
    if (!isSigned([this, repairs, asking = QPointer(dialog)] {
            if (asking) {
                repair(repairs, asking);
            }
        })) {
        return;
    }
    change(
        tr("Repairing texts"),
        [repairs, by = who()](workspace::Workspace& target) { return applyRepairs(target, repairs, by); },
        tr("Repaired %1, in one step of undo."));
    dialog->close();
}

} // namespace assay::app

#include "moc_suites_menu.cpp"
