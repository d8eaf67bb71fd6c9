#include "core/endpoint/scorer_settings.h"

#include "core/base/guard.h"
#include "core/json/field_list.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <tuple>
#include <utility>

namespace assay::endpoint {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

constexpr int kMostScorerSeconds = 86'400;
constexpr int kMostInFlight = 4'096;

constexpr std::tuple kCommandFields{
    json::required(json::field("name", &ScorerCommand::name)),
    json::required(json::field("command", &ScorerCommand::arguments)),
    json::ranged("start_seconds", &ScorerCommand::startSeconds, 1, kMostScorerSeconds),
    json::ranged("timeout_seconds", &ScorerCommand::timeoutSeconds, 1, kMostScorerSeconds),
    json::ranged("in_flight", &ScorerCommand::inFlight, 1, kMostInFlight)};

// What is wrong with it, and with which member; empty: nothing.
std::pair<std::string, std::string> wrongWith(const ScorerCommand& command) {
    if (command.name.empty()) {
        return {"name", "empty"};
    }
    if (command.arguments.empty() || command.arguments.front().empty()) {
        return {"command", "no program"};
    }
    for (const std::string& argument : command.arguments) {
        if (argument.find('\0') != std::string::npos) {
            return {"command", "a zero byte"};
        }
    }
    const std::filesystem::path program(command.arguments.front());
    if (program.has_parent_path() && !program.is_absolute()) {
        return {"command", "a relative path: " + command.arguments.front()};
    }
    if (const auto outside = json::outOfRange(command, kCommandFields)) {
        return {std::string(outside->name), std::to_string(outside->value)};
    }
    return {};
}

base::Result<std::string> contentOf(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) {
        return fail(ErrorCode::FileNotReadable, {}, file);
    }
    return std::string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

} // namespace

Result<std::vector<ScorerCommand>> readScorerCommands(std::string_view text, const std::string& file) {
    return base::guarded(file, [&]() -> Result<std::vector<ScorerCommand>> {
        const auto invalid = [&](const std::string& member, const std::string& detail) {
            return fail(ErrorCode::InvalidArgument, detail, file + ": " + member);
        };
        const nlohmann::ordered_json document = json::parseSettingsJson(text);
        const nlohmann::ordered_json* const list = base::memberOf(document, "scorers");
        if (list == nullptr || !list->is_array() || document.size() != 1) {
            return invalid("scorers", "no JSON object with a list of scorers alone");
        }
        std::vector<ScorerCommand> commands;
        for (std::size_t i = 0; i < list->size(); ++i) {
            const std::string place = "scorers[" + std::to_string(i) + "]";
            if (!(*list)[i].is_object()) {
                return invalid(place, "no object");
            }
            ScorerCommand command;
            const std::string unread = json::readObject((*list)[i], command, kCommandFields);
            if (!unread.empty()) {
                return invalid(place + "." + unread, "unknown, missing or of another type");
            }
            const auto [member, wrong] = wrongWith(command);
            if (!member.empty()) {
                return invalid(place + "." + member, wrong);
            }
            if (std::ranges::find(commands, command.name, &ScorerCommand::name) != commands.end()) {
                return invalid(place + ".name", "told twice: " + command.name);
            }
            commands.push_back(std::move(command));
        }
        return commands;
    });
}

Result<ScorerCommand> findScorerCommand(const std::string& nameOrFile, const std::string& settingsFile) {
    std::error_code ignored;
    if (std::filesystem::exists(settingsFile, ignored)) {
        ASSAY_TRY(const auto text, contentOf(settingsFile));
        ASSAY_TRY(const auto commands, readScorerCommands(text, settingsFile));
        const auto found = std::ranges::find(commands, nameOrFile, &ScorerCommand::name);
        if (found != commands.end()) {
            return *found;
        }
    }
    if (!std::filesystem::is_regular_file(nameOrFile, ignored)) {
        return fail(ErrorCode::NotFound, nameOrFile, settingsFile);
    }
    ASSAY_TRY(const auto text, contentOf(nameOrFile));
    ASSAY_TRY(const auto commands, readScorerCommands(text, nameOrFile));
    if (commands.size() != 1) {
        return fail(ErrorCode::InvalidArgument, std::to_string(commands.size()) + " scorers instead of one",
                    nameOrFile + ": scorers");
    }
    return commands.front();
}

} // namespace assay::endpoint
