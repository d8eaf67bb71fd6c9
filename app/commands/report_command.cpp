#include "app/commands/report_command.h"

#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/json_output.h"
#include "app/commands/output_folder.h"
#include "app/commands/shared_options.h"
#include "app/commands/workspace_access.h"
#include "app/commands/workspace_names.h"
#include "app/settings/language.h"
#include "core/base/clock.h"
#include "core/results/report/report_sections.h"
#include "core/results/report/saved_reports.h"
#include "widgets/report/report_files.h"
#include "widgets/text/translated_wording.h"

#include <nlohmann/json.hpp>

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <memory>

namespace assay::app {
namespace {

constexpr std::uintmax_t kMostTemplateBytes = 16 << 20;

// What was asked for may be among those that cannot be read.
QString unreadable(const results::UnreadableReport& report) {
    const QString what = QString::fromStdString(report.why.detail);
    return report.name.empty()
               ? QStringLiteral("A saved report of this workspace cannot be read (%1).").arg(what)
               : QStringLiteral("The saved report %1 cannot be read (%2).")
                     .arg(QString::fromStdString(report.name), what);
}

// The first one that is called so, else the only one that is but for capitals.
std::optional<results::ReportPlan> planNamed(const std::vector<results::ReportPlan>& plans,
                                             const std::string& name) {
    const auto exact = std::ranges::find(plans, name, &results::ReportPlan::name);
    if (exact != plans.end()) {
        return *exact;
    }
    const auto isAlike = [wanted = QString::fromStdString(name)](const results::ReportPlan& plan) {
        return wanted.compare(QString::fromStdString(plan.name), Qt::CaseInsensitive) == 0;
    };
    return std::ranges::count_if(plans, isAlike) == 1 ? std::optional(*std::ranges::find_if(plans, isAlike))
                                                      : std::nullopt;
}

// A file, else a report of the workspace, else a template that comes with the program.
Outcome<results::ReportPlan> planOf(const ReportOptions& options, const workspace::Reader& reader) {
    if (options.plan.empty()) {
        return results::briefPlan();
    }
    std::error_code error;
    if (std::filesystem::is_regular_file(options.plan, error)) {
        if (std::filesystem::file_size(options.plan, error) > kMostTemplateBytes) {
            return failed({base::ErrorCode::InputNotUsable, "too large for a template", options.plan});
        }
        std::ifstream file(options.plan, std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
        if (!file) {
            return failed({base::ErrorCode::FileNotReadable, {}, options.plan});
        }
        auto plan = results::readPlan(text);
        if (!plan) {
            plan.error().where = options.plan; // the sentence names the file
            return failed(plan.error());
        }
        return std::move(*plan);
    }
    auto saved = results::savedReports(reader);
    ASSAY_TRY(saved);
    const std::vector<results::ReportPlan> builtIn = results::builtInPlans();
    saved->plans.insert(saved->plans.end(), builtIn.begin(), builtIn.end());
    if (const auto plan = planNamed(saved->plans, options.plan)) {
        return std::move(*plan);
    }
    for (const results::UnreadableReport& report : saved->unreadable) {
        printMessage(unreadable(report));
    }
    Failure failure = unknownName(reader, NamedKind::Report, options.plan);
    std::vector<std::string> templates;
    for (const results::ReportPlan& plan : builtIn) {
        templates.push_back(plan.name);
    }
    failure.sentence +=
        u'\n' +
        QStringLiteral("Templates that every workspace has: %1; or give a file.").arg(namesText(templates));
    return tl::unexpected(std::move(failure));
}

// The kinds of things that a report can be made of, as core/results calls them when one is not there.
constexpr std::array<std::pair<std::string_view, NamedKind>, 3> kChosenKinds{
    {{"scored set", NamedKind::ScoredSet}, {"suite", NamedKind::Suite}, {"run", NamedKind::Run}}};

// A set, suite or run of the plan that is not in the workspace is told with those that are.
Failure reportFailure(const workspace::Reader& reader, const base::Error& error,
                      const results::ReportPlan& plan, const ReportOptions& options) {
    const auto kind =
        std::ranges::find(kChosenKinds, error.where, &decltype(kChosenKinds)::value_type::first);
    if (error.code != base::ErrorCode::NotFound || kind == kChosenKinds.end()) {
        return failed(error).value();
    }
    Failure failure = unknownName(reader, kind->second, error.detail);
    const bool isOption = kind->second == NamedKind::ScoredSet ? !options.scoredSets.empty()
                          : kind->second == NamedKind::Suite   ? !options.suites.empty()
                                                               : !options.runs.empty();
    if (!isOption) {
        failure.sentence +=
            u'\n' + QStringLiteral("The report \"%1\" asks for it. Change it, or choose others with "
                                   "--set, --suite and --run.")
                        .arg(QString::fromStdString(plan.name));
    }
    return failure;
}

void fill(results::ReportPlan& plan, const ReportOptions& options) {
    const auto take = [](auto& value, const auto& given) {
        if (!given.empty()) {
            value = {given.begin(), given.end()};
        }
    };
    take(plan.title, options.title);
    take(plan.subtitle, options.subtitle);
    take(plan.scoredSets, options.scoredSets);
    take(plan.suites, options.suites);
    take(plan.runs, options.runs);
    if (!options.paper.empty()) {
        plan.paper = options.paper == "Letter" ? results::Paper::Letter : results::Paper::A4;
    }
}

void printSummary(const results::WrittenPack& pack, const ReportOptions& options) {
    if (!options.output.json) {
        printMessage(QStringLiteral("The report is in %1 (%2 files).")
                         .arg(QString::fromStdString(options.folder.string()))
                         .arg(pack.files.size()));
    }
    if (!pack.removed.empty()) {
        printMessage(
            QStringLiteral("Removed, as this report does not have what an earlier one put there: %1.")
                .arg(namesText(pack.removed)));
    }
    if (!pack.kept.empty()) {
        printMessage(
            QStringLiteral("Left there, as changed since an earlier report wrote them: %1. The manifest "
                           "does not name them any more.")
                .arg(namesText(pack.kept)));
    }
}

} // namespace

void addReport(CLI::App& command, ReportOptions& options) {
    addWorkspace(command, options.workspace);
    command.add_option("--output", options.folder, "The folder for the files and manifest.json")->required();
    command.add_option("--format", options.formats, "Of pdf, html, md, csv, json, xlsx, comma-separated")
        ->delimiter(',')
        ->check(CLI::IsMember({"pdf", "html", "md", "csv", "json", "xlsx"}))
        ->capture_default_str();
    command.add_option("--report,--template", options.plan,
                       "A report saved in the workspace, a template (Brief, Review, Thresholds, "
                       "Neighbours, Retrieval, Answers, Curation), or a file with one (default: Brief)");
    command.add_option("--title", options.title, "The title (default: what it shows of the workspace)");
    command.add_option("--subtitle", options.subtitle, "A line below the title");
    command.add_option("--paper", options.paper, "Of the PDF (default: as in the template, else A4)")
        ->check(CLI::IsMember({"A4", "Letter"}));
    command.add_option("--date", options.date,
                       "The report's date, ISO 8601 or now (default: of the newest measurement)");
    command.add_option("--set", options.scoredSets, "Only this scored set; may be repeated");
    command.add_option("--suite", options.suites, "Only this suite; may be repeated");
    command.add_option("--run", options.runs, "Only this neighbour run, by number; may be repeated");
    command.add_option("--language", options.language, "The report's language: en, nb or de (default: en)")
        ->check(CLI::IsMember({"en", "nb", "de"}));
    command.add_flag("--raw-csv", options.rawCsv,
                     "Leave CSV texts that a spreadsheet would run as a formula as they are");
    addOutputOptions(command, options.output);
    command.footer(
        "The same workspace and options give the same bytes. What an earlier report put into the folder\nand "
        "this one does not have is removed, unless somebody changed it since; other files stay.\nExample:\n"
        "  assay report team.assay --format pdf,csv --output review");
}

Outcome<int> runReport(const ReportOptions& options) {
    qInfo("of %s", options.workspace.string().c_str());
    const QDateTime moment = QDateTime::fromString(QString::fromStdString(options.date), Qt::ISODate);
    if (!options.date.empty() && options.date != "now" && !moment.isValid()) {
        return wrongUsage(QStringLiteral("--date needs a date as 2026-03-01T12:30:00Z, or now."));
    }
    ASSAY_TRY(requireFolderOf(options.folder));
    const auto opened = openReader(options.workspace);
    ASSAY_TRY(opened);
    auto plan = planOf(options, opened->reader);
    ASSAY_TRY(plan);
    fill(*plan, options);
    // Numbers as they are usual in that language, not as on this machine: the same bytes everywhere.
    const QString tag = QString::fromStdString(options.language.value_or("en"));
    const auto language = tag == QLatin1String("en") ? nullptr : std::make_unique<LanguageScope>(tag);
    if (language) {
        QLocale::setDefault(QLocale(tag));
    }
    const widgets::TranslatedWording wording;
    ConsoleProgress progress(options.output.quiet);
    const auto made = results::makeReport(opened->reader, options.workspace.stem().string(), *plan, wording,
                                          options.date == "now" ? base::utcNow() : options.date,
                                          interruptToken(), progress);
    progress.clear();
    if (!made) {
        return tl::unexpected(reportFailure(opened->reader, made.error(), *plan, options));
    }
    std::vector<widgets::ReportFormat> formats;
    for (const widgets::ReportFormat format : widgets::allReportFormats()) {
        const std::string name = widgets::formatName(format).toStdString();
        if (std::find(options.formats.begin(), options.formats.end(), name) != options.formats.end()) {
            formats.push_back(format);
        }
    }
    const auto files =
        widgets::reportFiles(*made, wording, plan->paper, formats, {.neutraliseFormulas = !options.rawCsv});
    ASSAY_TRY(files);
    const auto written = results::writePack({made->title, made->date, made->version}, *files, options.folder,
                                            interruptToken());
    ASSAY_TRY(written);
    if (options.output.json) {
        nlohmann::ordered_json document{{"title", made->title}, {"date", made->date}};
        document["files"] = nlohmann::ordered_json::array();
        for (const auto& path : written->files) {
            document["files"].push_back(path.string());
        }
        document["removed"] = written->removed;
        document["kept"] = written->kept;
        printJson(document);
    }
    if (!options.output.quiet) {
        printSummary(*written, options);
    }
    return kExitDone;
}

} // namespace assay::app
