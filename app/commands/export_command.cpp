#include "app/commands/console.h"
#include "app/commands/exit_code.h"
#include "app/commands/failure.h"
#include "app/commands/gold_names.h"
#include "app/commands/issue_json.h"
#include "app/commands/output_folder.h"
#include "app/commands/question_commands.h"
#include "app/commands/workspace_access.h"
#include "core/base/atomic_file.h"
#include "core/formats/bundle_json.h"
#include "core/formats/file_kind.h"
#include "core/formats/question_format.h"
#include "core/store/bundles.h"
#include "core/store/reference_lists.h"
#include "core/store/suites.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>
#include <algorithm>

namespace assay::app {
namespace {

namespace fs = std::filesystem;
using base::ErrorCode;

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::ExportCommand", text);
}

struct Exported {
    std::string kind;
    std::int64_t records = 0;
    std::vector<formats::WrittenFile> files;
    base::IssueList issues;
};

struct Named {
    base::RowId suite = 0;
    base::RowId version = 0; // 0: the suite as it is now
};

base::Result<Named> findNamed(const store::Reader& reader, const std::string& name) {
    const auto suites = store::suites(reader);
    if (!suites) {
        return tl::unexpected(suites.error());
    }
    for (const store::SuiteInfo& suite : *suites) {
        if (suite.name == name) {
            return Named{suite.id, 0};
        }
    }
    for (const store::SuiteInfo& suite : *suites) {
        for (const store::SuiteVersion& version : suite.versions) {
            if (version.name == name) {
                return Named{suite.id, version.id};
            }
        }
    }
    return base::fail(ErrorCode::NotFound, name, reader.path());
}

base::Result<Exported> exportSuite(const store::Reader& reader, const ExportOptions& options, Named named,
                                   std::optional<formats::QuestionKind> kind) {
    auto suite =
        store::suiteForWriting(reader, named.suite, named.version, options.withRetired, interruptToken());
    if (!suite) {
        return tl::unexpected(suite.error());
    }
    if (!kind) {
        kind = suite->files.empty() ? formats::QuestionKind::FinragJson : suite->files.front().kind;
    }
    auto written = formats::writeQuestions(*kind, *suite);
    if (!written) {
        return tl::unexpected(written.error());
    }
    return Exported{std::string(formats::questionKindName(*kind)),
                    static_cast<std::int64_t>(suite->questions.size()), std::move(written->files),
                    std::move(written->issues)};
}

base::Result<Exported> exportBundles(const store::Reader& reader, const std::string& name) {
    const auto set = store::findBundleSet(reader, name);
    if (!set) {
        return tl::unexpected(set.error());
    }
    auto document = store::exportBundles(reader, set->id);
    if (!document) {
        return tl::unexpected(document.error());
    }
    return Exported{
        std::string(formats::kBundleKindName), set->bundles, {{{}, std::move(*document)}}, base::IssueList()};
}

// Lists and answers are given back as the file that they came from.
base::Result<Exported> exportKept(const store::Reader& reader, const std::string& name) {
    auto kept = store::keptFile(reader, name);
    if (!kept) {
        return tl::unexpected(kept.error());
    }
    return Exported{
        std::move(kept->kind), kept->records, {{{}, std::move(kept->content)}}, base::IssueList()};
}

bool isNotFound(const base::Result<Exported>& exported) {
    return !exported && exported.error().code == ErrorCode::NotFound;
}

// Where several things are called so, the kind tells them apart; without one the suite comes first.
base::Result<Exported> exportNamed(const store::Reader& reader, const ExportOptions& options) {
    const auto kind = formats::fileKindFromName(options.kind);
    const auto wanted = [&](formats::FileContent content) { return !kind || kind->content == content; };
    base::Result<Exported> exported = base::fail(ErrorCode::NotFound, options.suite, reader.path());
    if (wanted(formats::FileContent::Questions)) {
        exported = findNamed(reader, options.suite).and_then([&](Named named) {
            return exportSuite(reader, options, named, formats::questionKindFromName(options.kind));
        });
    }
    if (isNotFound(exported) && wanted(formats::FileContent::Bundles)) {
        exported = exportBundles(reader, options.suite);
    }
    if (isNotFound(exported) &&
        (wanted(formats::FileContent::AnswerScores) || wanted(formats::FileContent::ReferenceList))) {
        exported = exportKept(reader, options.suite);
        if (exported && kind && exported->kind != kind->name) {
            return base::fail(ErrorCode::InvalidArgument, kind->name, "--as");
        }
    }
    return exported;
}

// What the thing of that name is; empty when there is none.
std::string kindOfNamed(const store::Reader& reader, ExportOptions options) {
    options.kind.clear();
    const auto exported = exportNamed(reader, options);
    return exported ? exported->kind : std::string();
}

base::Result<> write(const ExportOptions& options, const Exported& exported) {
    if (auto there = requireFolderOf(options.output); !there) {
        return there;
    }
    const bool isFolder = exported.files.size() != 1 || !exported.files.front().name.empty();
    for (const formats::WrittenFile& file : exported.files) {
        const fs::path path = isFolder ? options.output / file.name : options.output;
        std::error_code failed;
        if (path.has_parent_path()) {
            fs::create_directories(path.parent_path(), failed);
        }
        if (failed) {
            return base::fail(ErrorCode::FileNotWritable, failed.message(), path.parent_path().string());
        }
        if (auto written = base::writeFileAtomically(path, file.content); !written) {
            return written;
        }
    }
    return {};
}

} // namespace

int runExport(const ExportOptions& options) {
    qInfo("from %s", options.workspace.string().c_str());
    if (!options.kind.empty()) {
        const auto asked = formats::fileKindFromName(options.kind);
        if (!asked || !formats::isExported(asked->content)) {
            QStringList names;
            for (const std::string_view name : formats::fileKindNames()) {
                if (formats::isExported(formats::fileKindFromName(name)->content)) {
                    names += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
                }
            }
            return printFailure(
                wrongUsage(translated("Nothing can be exported as “%1”; --as takes one of: %2.")
                               .arg(QString::fromStdString(options.kind), names.join(QStringLiteral(", "))))
                    .value());
        }
    }
    auto workspace = openToRead(options.workspace);
    if (!workspace) {
        return printError(workspace.error());
    }
    auto reader = (*workspace)->reader();
    if (!reader) {
        return printError(reader.error());
    }
    const auto exported = exportNamed(*reader, options);
    if (!exported) {
        const bool isUnfit = exported.error().code == ErrorCode::NotFound || exported.error().where == "--as";
        const std::string kind = isUnfit && !options.kind.empty() ? kindOfNamed(*reader, options) : "";
        if (!kind.empty()) {
            return printFailure(
                wrongUsage(translated("“%1” is %2 and cannot be exported as %3.")
                               .arg(QString::fromStdString(options.suite), QString::fromStdString(kind),
                                    QString::fromStdString(options.kind)))
                    .value());
        }
        if (exported.error().code == ErrorCode::NotFound) {
            return printUnknownName(*reader, options.suite);
        }
        return printError(exported.error());
    }
    if (options.output.empty()) {
        if (exported->files.size() != 1 || options.out.json) {
            return printFailure(
                wrongUsage(
                    translated("--output is needed: this export is a folder, or --json prints about it."))
                    .value());
        }
        printOut(exported->files.front().content);
        if (!options.out.quiet) {
            printIssues(exported->issues, {});
        }
        return kExitDone;
    }
    if (auto written = write(options, *exported); !written) {
        return printError(written.error());
    }
    if (options.out.json) {
        nlohmann::ordered_json files = nlohmann::ordered_json::array();
        for (const formats::WrittenFile& file : exported->files) {
            files.push_back((file.name.empty() ? options.output : options.output / file.name).string());
        }
        const nlohmann::ordered_json document{{"kind", exported->kind},
                                              {"name", options.suite},
                                              {"records", exported->records},
                                              {"issues", issuesJson(exported->issues)},
                                              {"files", std::move(files)}};
        printOut(document.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
    }
    if (!options.out.quiet) {
        printIssues(exported->issues, {});
        printMessage(translated("%1: %2 records as %3.")
                         .arg(QString::fromStdString(options.output.string()))
                         .arg(exported->records)
                         .arg(QString::fromStdString(exported->kind)));
    }
    return kExitDone;
}

} // namespace assay::app
