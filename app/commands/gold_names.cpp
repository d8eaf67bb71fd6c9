#include "app/commands/gold_names.h"

#include "app/commands/console.h"
#include "app/commands/failure.h"
#include "core/store/answer_scores.h"
#include "core/store/bundles.h"
#include "core/store/reference_lists.h"
#include "core/store/suites.h"

#include <QCoreApplication>
#include <QStringList>

namespace assay::app {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("assay::app::GoldNames", text);
}

// A workspace may hold thousands; a message is read by a person.
constexpr qsizetype kNamed = 12;

void add(QString& sentence, const QString& what, const QStringList& names) {
    if (names.isEmpty()) {
        return;
    }
    QStringList quoted;
    for (const QString& name : names.mid(0, kNamed)) {
        quoted += u'“' + name + u'”';
    }
    if (names.size() > kNamed) {
        quoted += QStringLiteral("…");
    }
    sentence += u' ' + what.arg(quoted.join(QStringLiteral(", ")));
}

// Empty when none of that name is on record.
QString removalText(const store::Reader& reader, const std::string& name) {
    const auto removed = store::removedSuites(reader);
    if (!removed) {
        return {};
    }
    for (const store::RemovedSuite& suite : *removed) {
        if (suite.name == name) {
            const QString when = QString::fromStdString(suite.removedAt);
            return u' ' + (suite.removedBy.empty()
                               ? translated("A suite of that name was removed on %1.").arg(when)
                               : translated("%1 removed a suite of that name on %2.")
                                     .arg(QString::fromStdString(suite.removedBy), when));
        }
    }
    return {};
}

} // namespace

base::Result<NamedSuite> findNamedSuite(const store::Reader& reader, const std::string& name) {
    const auto suites = store::suites(reader);
    if (!suites) {
        return tl::unexpected(suites.error());
    }
    for (const store::SuiteInfo& suite : *suites) {
        if (suite.name == name) {
            return NamedSuite{suite.id, 0};
        }
    }
    for (const store::SuiteInfo& suite : *suites) {
        for (const store::SuiteVersion& version : suite.versions) {
            if (version.name == name) {
                return NamedSuite{suite.id, version.id};
            }
        }
    }
    return base::fail(base::ErrorCode::NotFound, name, reader.path());
}

int printNotRead(const store::Reader& reader, const base::Error& error, const std::string& name) {
    return error.code == base::ErrorCode::NotFound ? printUnknownName(reader, name) : printError(error);
}

int printUnknownName(const store::Reader& reader, const std::string& name) {
    QStringList suiteNames;
    QStringList versionNames;
    if (const auto suites = store::suites(reader)) {
        for (const store::SuiteInfo& suite : *suites) {
            suiteNames += QString::fromStdString(suite.name);
            for (const store::SuiteVersion& version : suite.versions) {
                versionNames += QString::fromStdString(version.name);
            }
        }
    }
    QStringList otherNames;
    if (const auto sets = store::bundleSets(reader)) {
        for (const store::BundleSetInfo& set : *sets) {
            otherNames += QString::fromStdString(set.name);
        }
    }
    if (const auto sets = store::answerSets(reader)) {
        for (const store::AnswerSetInfo& set : *sets) {
            otherNames += QString::fromStdString(set.name);
        }
    }
    if (const auto lists = store::referenceLists(reader)) {
        for (const store::ReferenceListInfo& list : *lists) {
            otherNames += QString::fromStdString(list.name);
        }
    }
    QString sentence = translated("There is no “%1” in %2.")
                           .arg(QString::fromStdString(name), QString::fromStdString(reader.path()));
    sentence += removalText(reader, name);
    const qsizetype bare = sentence.size();
    add(sentence, translated("Suites: %1."), suiteNames);
    add(sentence, translated("Frozen versions: %1."), versionNames);
    add(sentence, translated("Bundles, answers and lists: %1."), otherNames);
    if (sentence.size() == bare) {
        sentence += u' ' + translated("It holds no gold yet; assay import puts some into it.");
    }
    return printFailure(wrongUsage(sentence).value());
}

} // namespace assay::app
