#include "core/endpoint/scorer_child.h"

#include <utility>

#ifndef _WIN32
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

extern char** environ; // of the process, as POSIX declares it
#endif

namespace assay::endpoint {

using base::ErrorCode;
using base::fail;
using base::Result;

#ifdef _WIN32

struct ScorerChild::Handles {};

Result<std::unique_ptr<ScorerChild>> ScorerChild::start(const std::vector<std::string>&,
                                                        const std::string& name) {
    return fail(ErrorCode::RemoteFailure, "external scorers cannot be started on Windows yet", name);
}

Result<ScorerChild::Moved> ScorerChild::exchange(std::string&, std::string&) {
    return Moved::Ended;
}

std::string ScorerChild::end() {
    return m_ending;
}

void ScorerChild::readErrors() {}

#else

namespace {

constexpr int kWaitMs = 100;
constexpr std::size_t kKeptErrorBytes = 4096;
constexpr auto kPatience = std::chrono::milliseconds(200); // to end by itself once its input is closed

std::string systemReason(int number) {
    return std::generic_category().message(number);
}

// A file descriptor that is closed with its owner.
class Descriptor {
  public:
    Descriptor() = default;

    explicit Descriptor(int number)
        : m_number(number) {}

    ~Descriptor() { close(); }

    Descriptor(Descriptor&& other) noexcept
        : m_number(std::exchange(other.m_number, -1)) {}

    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }

    [[nodiscard]] int get() const noexcept { return m_number; }

    [[nodiscard]] bool isOpen() const noexcept { return m_number >= 0; }

    void close() noexcept {
        if (m_number >= 0) {
            ::close(std::exchange(m_number, -1));
        }
    }

  private:
    int m_number = -1;
};

// Ours and the child's end.
struct Ends {
    Descriptor ours;
    Descriptor theirs;
};

#ifdef SOCK_CLOEXEC
constexpr int kCloseInChildren = SOCK_CLOEXEC;
#else
constexpr int kCloseInChildren = 0; // then set afterwards
#endif

// A socket, since writing to a pipe that nobody reads raises a signal for the whole process.
bool connectEnds(Ends& ends) {
    std::array<int, 2> pair{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | kCloseInChildren, 0, pair.data()) != 0) {
        return false;
    }
    ends.ours = Descriptor(pair[0]);
    ends.theirs = Descriptor(pair[1]);
    for (const int each : pair) {
        ::fcntl(each, F_SETFD, FD_CLOEXEC);
    }
    ::fcntl(pair[0], F_SETFL, O_NONBLOCK);
#ifdef SO_NOSIGPIPE
    const int on = 1;
    ::setsockopt(pair[0], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
    return true;
}

#ifdef MSG_NOSIGNAL
constexpr int kSendFlags = MSG_NOSIGNAL;
#else
constexpr int kSendFlags = 0;
#endif

// What can be read now. False: nothing comes any more.
bool readAvailable(const Descriptor& from, std::string& into) {
    std::array<char, 65'536> block{};
    const ssize_t count = ::recv(from.get(), block.data(), block.size(), 0);
    if (count > 0) {
        into.append(block.data(), static_cast<std::size_t>(count));
        return true;
    }
    return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR);
}

// 0, or the system's number of what went wrong.
int spawn(const std::vector<std::string>& arguments, const std::array<int, 3>& descriptors, pid_t& child) {
    std::vector<std::string> copies(arguments);
    std::vector<char*> pointers;
    for (std::string& argument : copies) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    for (int i = 0; i < 3; ++i) {
        posix_spawn_file_actions_adddup2(&actions, descriptors[static_cast<std::size_t>(i)], i);
    }
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    sigaddset(&usual, SIGTERM);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    const int failed =
        posix_spawnp(&child, pointers.front(), &actions, &attributes, pointers.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed;
}

} // namespace

struct ScorerChild::Handles {
    pid_t process = -1;
    Descriptor input;
    Descriptor output;
    Descriptor errors;
};

Result<std::unique_ptr<ScorerChild>> ScorerChild::start(const std::vector<std::string>& arguments,
                                                        const std::string& name) {
    if (arguments.empty()) {
        return fail(ErrorCode::InvalidArgument, "no program", name);
    }
    Ends input;
    Ends output;
    Ends errors;
    if (!connectEnds(input) || !connectEnds(output) || !connectEnds(errors)) {
        return fail(ErrorCode::RemoteFailure, systemReason(errno), name);
    }
    auto handles = std::make_unique<Handles>();
    const int failed =
        spawn(arguments, {input.theirs.get(), output.theirs.get(), errors.theirs.get()}, handles->process);
    if (failed != 0) {
        return fail(ErrorCode::RemoteFailure,
                    "it cannot be started: " + arguments.front() + ": " + systemReason(failed), name);
    }
    handles->input = std::move(input.ours);
    handles->output = std::move(output.ours);
    handles->errors = std::move(errors.ours);
    return std::unique_ptr<ScorerChild>(new ScorerChild(std::move(handles), name));
}

Result<ScorerChild::Moved> ScorerChild::exchange(std::string& sending, std::string& received) {
    if (!m_handles->output.isOpen()) {
        return Moved::Ended;
    }
    std::array<pollfd, 3> waiting{};
    waiting[0] = {m_handles->output.get(), POLLIN, 0};
    waiting[1] = {m_handles->errors.get(), POLLIN, 0}; // a closed one is -1, which poll() passes over
    waiting[2] = {sending.empty() ? -1 : m_handles->input.get(), POLLOUT, 0};
    if (::poll(waiting.data(), waiting.size(), kWaitMs) < 0 && errno != EINTR) {
        return fail(ErrorCode::RemoteFailure, systemReason(errno), m_name);
    }
    if (waiting[1].revents != 0) {
        readErrors();
    }
    if (waiting[2].revents != 0) {
        const ssize_t count = ::send(m_handles->input.get(), sending.data(), sending.size(), kSendFlags);
        if (count > 0) {
            sending.erase(0, static_cast<std::size_t>(count));
        } else if (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR) {
            m_handles->input.close(); // it reads no more; what it wrote before is still to come
        }
    }
    if (waiting[0].revents != 0 && !readAvailable(m_handles->output, received)) {
        m_handles->output.close();
        return Moved::Ended;
    }
    return Moved::Bytes;
}

void ScorerChild::readErrors() {
    if (!m_handles->errors.isOpen()) {
        return;
    }
    if (!readAvailable(m_handles->errors, m_errorOutput)) {
        m_handles->errors.close();
    }
    if (m_errorOutput.size() > kKeptErrorBytes) {
        m_errorOutput.erase(0, m_errorOutput.size() - kKeptErrorBytes);
    }
}

std::string ScorerChild::end() {
    if (!m_ending.empty()) {
        return m_ending;
    }
    m_handles->input.close();
    // One that has reached the end of its input goes by itself; any other is ended. It is not taken off the
    // list of processes before its group was: the number could be another one's.
    const auto patience = std::chrono::steady_clock::now() + kPatience;
    siginfo_t gone{};
    while (gone.si_pid == 0 && std::chrono::steady_clock::now() < patience) {
        readErrors(); // one that waits for somebody to read its errors could not go
        if (::waitid(P_PID, static_cast<id_t>(m_handles->process), &gone, WEXITED | WNOHANG | WNOWAIT) != 0) {
            break;
        }
        if (gone.si_pid == 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(2));
        }
    }
    ::kill(-m_handles->process, SIGKILL);
    int status = 0;
    while (::waitpid(m_handles->process, &status, 0) < 0 && errno == EINTR) {
    }
    readErrors();
    m_handles->output.close();
    m_handles->errors.close();
    m_ending = WIFEXITED(status) ? "exit code " + std::to_string(WEXITSTATUS(status))
                                 : "signal " + std::to_string(WTERMSIG(status));
    return m_ending;
}

#endif

ScorerChild::ScorerChild(std::unique_ptr<Handles> handles, std::string name)
    : m_handles(std::move(handles))
    , m_name(std::move(name)) {}

ScorerChild::~ScorerChild() {
    if (m_handles) {
        end();
    }
}

} // namespace assay::endpoint
