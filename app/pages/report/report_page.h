// The report: choose its sections, order and comment them, see the pages as they will print, save them.
#pragma once

#include "app/settings/settings.h"
#include "app/shell/page.h"
#include "core/base/result.h"
#include "core/report/report.h"
#include "core/report/report_plan.h"
#include "widgets/report/report_files.h"

#include <QPointer>
#include <QTimer>
#include <functional>
#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace assay::widgets {
class CuratorField;
class Job;
class JournalActions;
class PagePreview;
class PagedReport;
} // namespace assay::widgets

namespace assay::app {

class ReportEditor;

class ReportPage : public Page {
    Q_OBJECT
  public:
    explicit ReportPage(QWidget* parent = nullptr);
    ~ReportPage() override;

    [[nodiscard]] QString navigationKey() const override;
    [[nodiscard]] QString pageTitle() const override;
    void setSession(Session* session) override;
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] QList<QAction*> runActions() const override;
    [[nodiscard]] QList<QAction*> exportActions() const override;
    [[nodiscard]] QList<QAction*> furtherActions() const override;
    void focusContent() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray& state) override;

    // Writes the formats into the folder, with a manifest; nothing while the pages are being made.
    void writePack(const QString& folder, const std::vector<widgets::ReportFormat>& formats);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    struct Made;
    void makeLayout();
    void makeActions();
    void takeWorkspace();
    void readHoldings();
    void showPlans();
    void choosePlan(int index);
    void takePlan(const report::ReportPlan& plan, bool listed);
    void askBeforeLosing(const std::function<void()>& goOn);
    void followStored();
    [[nodiscard]] QByteArray holdings() const;
    void makeLater();
    void make();
    void take(const base::Result<std::shared_ptr<const Made>>& made);
    void save(const QString& name);
    void askForName();
    void removeSaved();
    void exportTo(widgets::ReportFormat format);
    void writeTo(const QString& path, widgets::ReportFormat format);
    void askForPackFolder();
    void importTemplate();
    void exportTemplate();
    void refreshActions();

    Session* m_session = nullptr;
    Settings m_settings;
    widgets::CuratorField* m_curator = nullptr;
    widgets::JournalActions* m_journal = nullptr;
    QStackedWidget* m_stack = nullptr;
    QLabel* m_emptyText = nullptr;
    QSplitter* m_splitter = nullptr;
    QComboBox* m_plans = nullptr;
    QToolButton* m_more = nullptr;
    QLabel* m_state = nullptr; // of the pages: being made, page n of m
    ReportEditor* m_editor = nullptr;
    widgets::PagePreview* m_preview = nullptr;
    std::vector<report::ReportPlan> m_listed; // in the combo box
    std::size_t m_builtIn = 0;                // of these come with the program
    std::shared_ptr<const Made> m_made;
    QPointer<widgets::Job> m_job;
    QTimer m_later;
    report::ReportPlan m_chosen; // as it was saved or chosen
    bool m_listedPlan = true;    // what is edited is one of m_listed; else it came from a file
    bool m_changed = false;      // since it was saved or chosen
    bool m_fresh = false;        // the pages are what the plan and the workspace say
    QByteArray m_madeOf;         // what the workspace held when the pages were made
    quint64 m_request = 0;       // the newest request for pages wins
    QAction* m_make = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_remove = nullptr;
    QAction* m_pack = nullptr;
    QAction* m_import = nullptr;
    QAction* m_export = nullptr;
    std::vector<QAction*> m_formats;
};

} // namespace assay::app
