#include "core/evaluate/answers/stored_queues.h"

#include "core/workspace/runs/runs.h"
#include "core/workspace/setting_edits.h"

#include <algorithm>
#include <iterator>

namespace assay::evaluate {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;

// An empty text: none yet.
Result<std::vector<ReadingQueue>> queuesOf(const std::string& stored) {
    if (stored.empty()) {
        return std::vector<ReadingQueue>();
    }
    auto queues = readReadingQueues(stored);
    return queues ? std::move(queues)
                  : Result<std::vector<ReadingQueue>>(
                        fail(ErrorCode::DamagedWorkspace,
                             "reading queues: " + queues.error().where + ": " + queues.error().detail));
}

bool isPresetQueue(const std::string& name) {
    return std::ranges::find(presetReadingQueues(), name, &ReadingQueue::name) != presetReadingQueues().end();
}

} // namespace

Result<std::vector<ReadingQueue>> ownReadingQueues(const workspace::Reader& reader) {
    ASSAY_TRY(const auto stored, workspace::workspaceSetting(reader, workspace::kReadingQueuesSetting));
    return queuesOf(stored.value_or(std::string()));
}

Result<std::vector<ReadingQueue>> storedReadingQueues(const workspace::Reader& reader) {
    const auto presets = presetReadingQueues();
    std::vector<ReadingQueue> queues(presets.begin(), presets.end());
    ASSAY_TRY(auto own, ownReadingQueues(reader));
    std::ranges::move(own, std::back_inserter(queues));
    return queues;
}

Result<> saveReadingQueue(workspace::Workspace& workspace, const ReadingQueue& queue,
                          const std::string& before, const std::string& who) {
    // What could not be read again is not stored.
    ASSAY_TRY(readReadingQueues(readingQueuesJson({&queue, 1})));
    if (isPresetQueue(queue.name)) {
        return fail(ErrorCode::InvalidArgument, queue.name, "name");
    }
    const auto change = [&](const std::string& stored) -> Result<std::string> {
        ASSAY_TRY(auto queues, queuesOf(stored));
        const auto place = std::ranges::find(queues, before, &ReadingQueue::name);
        if (!before.empty() && place == queues.end()) {
            return fail(ErrorCode::NotFound, before);
        }
        const auto taken = std::ranges::find(queues, queue.name, &ReadingQueue::name);
        if (taken != queues.end() && queue.name != before) {
            return fail(ErrorCode::NameTaken, queue.name);
        }
        if (before.empty()) {
            queues.push_back(queue);
        } else {
            *place = queue;
        }
        return readingQueuesJson(queues);
    };
    return workspace::changeReadingQueues(workspace, change, who);
}

Result<> removeReadingQueue(workspace::Workspace& workspace, const std::string& name,
                            const std::string& who) {
    const auto change = [&](const std::string& stored) -> Result<std::string> {
        ASSAY_TRY(auto queues, queuesOf(stored));
        if (std::erase_if(queues, [&](const ReadingQueue& one) { return one.name == name; }) == 0) {
            return fail(ErrorCode::NotFound, name);
        }
        return queues.empty() ? std::string() : readingQueuesJson(queues);
    };
    return workspace::changeReadingQueues(workspace, change, who);
}

} // namespace assay::evaluate
